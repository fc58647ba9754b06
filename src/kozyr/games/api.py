"""What every game offers, so that matches, bots, tables and environments need to know none of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar, Self

import msgspec

from kozyr.cards import Pack
from kozyr.engine import State
from kozyr.games.option import Option
from kozyr.games.refusal import Refusal
from kozyr.games.words import Shape, Words
from kozyr.games.worlds import Sampler, Worlds


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a complete deal came to."""

    scores: list[int]
    """What the deal adds to each seat's total; a row for all seats of the match."""
    details: Any
    """The game's own struct, as ``kozyr replay`` prints it; None for a deal thrown in."""
    redealt: bool = False


class Course(ABC):
    """The course of a match between deals: dealers, totals, who is out, who has won."""

    low_wins: ClassVar[bool] = False
    """Whether low totals are good."""

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        """The dealer of the deal that is on or comes next."""
        self.totals = [0] * seats
        self.finished = False

    @abstractmethod
    def rules(self) -> Any:
        """What the next deal is played by, as the game's ``Rules``."""

    @abstractmethod
    def settle(self, deal: Any, rules: Any) -> Outcome:
        """Count a deal that is over: totals, the next dealer, whether the match is finished."""

    def out(self) -> list[int]:
        """The seats that play in no later deal."""
        return []

    def leaders(self) -> list[int]:
        """The seats with the highest total."""
        best = max(self.totals)
        return [seat for seat, total in enumerate(self.totals) if total == best]

    def winners(self) -> list[int]:
        """Who has won a finished match; several share it."""
        return self.leaders()

    def settlement(self) -> list[int] | None:
        """What the finished match is settled by, where the game says so (OD-DOUBLE)."""
        return None

    def copy(self) -> Self:
        """A course of its own at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: value[:] if isinstance(value, list) else value for name, value in self.__dict__.items()
        }
        return twin


class Story(ABC):
    """What has been seen in one deal, told action by action.

    It holds more than one seat may know; ``view`` picks from it. Lists hold frozen things only, so that
    a copy is shallow.
    """

    def __init__(self, deal: Any, rules: Any) -> None:
        self.starter: int | None = None
        """The seat that moved first (donkey: led the first trick)."""

    @abstractmethod
    def note(self, deal: Any, rules: Any, seat: int, action: int) -> None:
        """Add an action that was just carried out; ``deal`` is the state after it."""

    def copy(self) -> Self:
        """A story of its own at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: value[:] if isinstance(value, list) else value for name, value in self.__dict__.items()
        }
        return twin


@dataclass
class Run:
    """One deal of a match, under way or complete."""

    deck: list[int]
    dealer: int
    rules: Any
    deal: Any
    story: Any
    actions: list[tuple[int, int]] = field(default_factory=list)
    """(seat, action number) in order."""
    outcome: Outcome | None = None

    def copy(self) -> Run:
        """A run of its own; a complete one never changes and is shared."""
        if self.outcome is not None:
            return self
        return Run(
            self.deck,
            self.dealer,
            self.rules,
            self.deal.copy(),
            self.story.copy(),
            self.actions[:],
            self.outcome,
        )


@dataclass
class Progress:
    """A match so far: what a view is made from. Not for bots: they get the view."""

    options: Mapping[str, Any]
    seats: int
    course: Any
    runs: list[Run] = field(default_factory=list)

    @property
    def current(self) -> Run | None:
        """The deal under way."""
        return self.runs[-1] if self.runs and self.runs[-1].outcome is None else None


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal as all saw it; games add what was shown."""

    dealer: int
    starter: int | None
    redealt: bool
    scores: list[int]


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What all at the table know of a match; games add ``deals`` (complete) and ``deal`` (under way)."""

    seats: int
    options: dict[str, Any]
    totals: list[int]
    finished: bool
    winners: list[int]
    settlement: list[int] | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know; each game has its own typed ``public`` and ``private``."""

    seat: int | None
    """None for a spectator."""
    hand: list[str | None] | None
    """The seat's cards in order, None for each card that it may not see; None for a spectator or no deal."""
    to_act: int | None
    legal: list[str]
    """The legal actions, only when this seat is to act; else empty."""


def known_to_all(progress: Progress) -> dict[str, Any]:
    """The fields of ``Public`` that all games share."""
    course = progress.course
    return {
        "seats": progress.seats,
        "options": {
            name: value[:] if isinstance(value, list) else value for name, value in progress.options.items()
        },
        "totals": course.totals[:],
        "finished": course.finished,
        "winners": course.winners() if course.finished else [],
        "settlement": course.settlement() if course.finished else None,
    }


def asked(progress: Progress, seat: int | None, menu: Callable[[Any, Any], list[str]]) -> dict[str, Any]:
    """The fields of ``View`` that say who looks, who is to act, and what that seat may do."""
    run = progress.current
    if run is None:
        return {"seat": seat, "to_act": None, "legal": []}
    to_act = run.deal.to_act
    return {"seat": seat, "to_act": to_act, "legal": menu(run.deal, run.rules) if seat == to_act else []}


@dataclass(frozen=True)
class Game:
    """A game: everything that differs from one to another, behind one set of names.

    ``engine`` is the module of the deal's rules. Its functions run as written or compiled:
    ``start(deal, rules, deck, dealer)``, ``legal(deal, rules) -> choices``,
    ``count(deal, rules, choices) -> int``, ``pick(deal, rules, choices, k) -> action`` with actions that
    grow with k, ``apply(deal, rules, action)``, ``score(deal, rules, scores)``; its states ``Deal`` (with
    ``to_act``, -1 when the deal is over) and ``Rules``.
    """

    name: str
    pack: Pack
    seats: Callable[[Mapping[str, Any]], range]
    """The numbers of seats that options (as given) allow."""
    options: tuple[Option, ...]
    engine: ModuleType
    course: type[Course]
    story: type[Story]
    verbs: Mapping[str, Shape | tuple[str, ...]]
    encode: Callable[[Words], int]
    """Words -> action number; injective on words without repeats."""
    text: Callable[[int], str]
    """Action number -> the record's spelling, cards sorted where their order means nothing."""
    menu: Callable[[Any, Any], list[str]]
    """Every legal action in the record's spelling, sorted by code point; ranges as ``bet LOW..HIGH``."""
    explain: Callable[[Any, Any, Words], Refusal]
    """Why words that are not legal for the seat to act are refused."""
    view: Callable[..., View]
    """``view(progress, seat, shared)``: what a seat may know; ``shared`` is the public part where it is made
    already, as for another seat at the same moment."""
    worlds: Sampler[Worlds]
    """``worlds(run, seat)``: all deals that could be, as far as the seat, or a spectator (None), has seen."""
    closed: Callable[[Run, int], list[str]] = lambda run, seat: []
    """The cards that a seat holds and may not see itself yet, for those who look back at a match."""
    open_verbs: frozenset[str] = frozenset()
    """The verbs whose actions all at the table see in full; of others they see that something was done."""
    told: Mapping[str, int] = field(default_factory=dict)
    """The verbs whose actions one other seat sees too: how many seats on from the actor it sits (C-SEAT)."""
    tries: Callable[[Any], list[str]] = lambda _: []
    """``tries(view)``: what the seat to act could try alone, legal or not; clients say why not."""
    endless: Mapping[str, Any] = field(default_factory=dict)
    """Values of options under which a deal at random may never end."""
    early: bool = False
    """Whether the rest of a deal is often certain before its last action, so that players may end it."""
    steps: Any = None
    """The module that breaks actions into small numbered steps for environments; None: there are none."""
    tensor: Any = None
    """The module that lays out what a seat sees as a row of numbers."""
    hand: Any = None
    """``hand(run, seat)``: the hand of a seat as its view has it, for environments; None: there are none."""
    private: Any = None
    """``private(run, seat)``: the private part of a view in the same way; between deals the run is None."""
    forms: tuple[Mapping[str, Any], ...] = ({},)
    """Options of each form of the game, for tests and benchmarks that go over all of them."""

    @property
    def deal_state(self) -> type[State]:
        """The class of the deal's state."""
        state: type[State] = self.engine.Deal
        return state


def actions(game: Game, deal: Any, rules: Any) -> list[int]:
    """All legal action numbers of the seat to act, growing; empty at the end of the deal."""
    engine = game.engine
    choices = engine.legal(deal, rules)
    return [engine.pick(deal, rules, choices, k) for k in range(engine.count(deal, rules, choices))]


def is_legal(game: Game, deal: Any, rules: Any, action: int) -> bool:
    """Whether an action number is among the legal ones, found without listing them."""
    engine = game.engine
    choices = engine.legal(deal, rules)
    low, high = 0, engine.count(deal, rules, choices)
    while low < high:
        middle = (low + high) // 2
        found = engine.pick(deal, rules, choices, middle)
        if found == action:
            return True
        if found < action:
            low = middle + 1
        else:
            high = middle
    return False


def menu_of(game_text: Callable[[int], str], engine: ModuleType) -> Callable[[Any, Any], list[str]]:
    """The ``menu`` of a game whose legal actions can all be listed one by one."""

    def menu(deal: Any, rules: Any) -> list[str]:
        choices = engine.legal(deal, rules)
        total = engine.count(deal, rules, choices)
        return sorted(game_text(engine.pick(deal, rules, choices, k)) for k in range(total))

    return menu


def cards_with(verbs: Mapping[str, str]) -> Callable[[Any], list[str]]:
    """The ``tries`` of a game whose cards are laid one by one: every card of the hand that the seat sees.

    Args:
        verbs: by phase of the view's deal, the verb that cards go with.
    """

    def tries(view: Any) -> list[str]:
        verb = verbs.get(view.public.deal.phase)
        return [f"{verb} {card}" for card in view.hand or [] if card is not None] if verb else []

    return tries

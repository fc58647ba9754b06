"""A deal or a match as a fold over numbers: cards from chance nodes, and actions of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from kozyr.envs.openspiel.numbers import NUMBERS
from kozyr.envs.openspiel.settings import Settings
from kozyr.games.api import Run
from kozyr.match import Match

CHANCE = -1
OVER = -4
"""Who is to act when no seat is, as OpenSpiel numbers them."""


class Play:
    """What has happened so far. Cards come one by one, no more of them than the deal uses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game = settings.game
        self.numbers = NUMBERS[settings.game.name]
        self.match = Match.from_data(settings.record())
        self.start = self.match.totals
        self.drawn: list[int] = []
        """Cards of the deal that is being dealt."""
        self.hands: list[tuple[Any, ...]] = [()] * settings.players
        """By seat, its hand before each action of its own in this deal."""
        self.past: list[tuple[Run, list[tuple[Any, ...]]]] = []
        """The complete deals, each with ``hands`` when it was over."""
        self.kept: dict[Any, Any] = {}
        """What is made of this very moment, by what it is; forgotten with the next action."""
        self._wait()

    def _wait(self) -> None:
        """No deal is under way: the next one comes, or there is none; one thrown in doesn't count."""
        runs = self.match.progress.runs
        played = any(run.outcome is not None and not run.outcome.redealt for run in runs[-1:])
        over = self.match.finished or (played and not self.settings.match)
        self.turn = OVER if over else CHANCE
        """The seat to act, ``CHANCE`` or ``OVER``."""
        self.used = 0 if over else int(self.game.engine.used(self.match.progress.course.rules()))
        """How many cards the next deal uses."""

    # What is so

    @property
    def over(self) -> bool:
        """Whether the match is over, or the one deal that is played."""
        return self.turn == OVER

    @property
    def dealing(self) -> bool:
        """Whether chance is to act."""
        return self.turn == CHANCE

    @property
    def current(self) -> Run:
        """The deal under way."""
        return self.match.progress.runs[-1]

    def chances(self) -> list[int]:
        """What chance may do, all of it equally likely: the next card, or one of the agreed decks."""
        if self.settings.decks:
            return list(range(len(self.settings.decks)))
        return self._undealt()

    def _undealt(self) -> list[int]:
        drawn = set(self.drawn)
        return [card for card in range(self.game.pack.size) if card not in drawn]

    def legal(self) -> list[int]:
        """What the seat to act may do, growing."""
        found: list[int] | None = self.kept.get("legal")
        if found is None:
            run = self.current
            found = self.kept["legal"] = self.numbers.legal(self.game, run.deal, run.rules)
        return found[:]

    def text(self, number: int) -> str:
        """An action of the seat to act in the record's spelling."""
        return self.game.text(self.numbers.action(self.current.deal, number))

    def chance_text(self, number: int) -> str:
        """A card or a deck that chance brings."""
        return f"deck {number}" if self.settings.decks else self.game.pack.text(number)

    def returns(self) -> list[float]:
        """What the play has brought each seat, the more the better; nothing before it is over."""
        if not self.over:
            return [0.0] * self.settings.players
        totals = zip(self.match.totals, self.start, strict=True)
        sign = -1 if self.game.course.low_wins else 1
        scores = [sign * (total - before) for total, before in totals]
        if not self.settings.margin:
            return [float(score) for score in scores]
        others = len(scores) - 1
        return [score - (sum(scores) - score) / others for score in scores]

    # What is done

    def deal(self, number: int) -> None:
        """Take the next card or one of the agreed decks."""
        self.take(self.settings.decks[number] if self.settings.decks else [number])

    def take(self, cards: Sequence[int]) -> None:
        """Take the next cards; begin the deal when it has all that it uses."""
        self.kept.clear()
        self.drawn += cards
        if len(self.drawn) < self.used:
            return
        self.match.deal([*self.drawn, *self._undealt()])
        self.drawn = []
        self._go_on(self.current)

    def act(self, number: int) -> None:
        """Carry out an action of the seat to act."""
        listed = number in self.kept.get("legal", ())
        self.carry_out(self.numbers.action(self.current.deal, number), listed=listed)

    def carry_out(self, action: int, *, listed: bool) -> None:
        """Carry out an action of the engine; ``listed``: it is known to be legal."""
        run, seat = self.current, self.turn
        hand = self.game.hand(run, seat)
        self.match.act(action, listed=listed)
        self.kept.clear()
        self.hands[seat] += (hand,)
        self._go_on(run)

    def _go_on(self, run: Run) -> None:
        """Whose turn it is now; keep what a view forgets of a deal that is over."""
        self.turn = run.deal.to_act
        if self.turn < 0:
            self.past.append((run, self.hands))
            self.hands = [()] * self.settings.players
            self._wait()

    # What is seen

    def public(self) -> bytes:
        """What all know."""
        return msgspec.json.encode(self.match.view(None).public)  # type: ignore[attr-defined]

    def private(self, seat: int, recall: bool) -> bytes:
        """What a seat alone knows: now, or also what it knew before."""
        run, game = self.match.progress.current, self.game
        now = (seat, None if run is None else game.hand(run, seat), game.private(run, seat))
        if not recall:
            return msgspec.json.encode(now)
        past = [(hands[seat], game.hand(run, seat), game.private(run, seat)) for run, hands in self.past]
        return msgspec.json.encode((*now, self.hands[seat], past))

    def copy(self) -> Self:
        """A play of its own at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__ = dict(self.__dict__)
        twin.kept = {}
        twin.match = self.match.copy()
        twin.drawn = self.drawn[:]
        twin.hands = self.hands[:]
        twin.past = self.past[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.settings, [number for _, number in self.history()])

    def history(self) -> list[tuple[int, int]]:
        """All numbers so far, each with who chose it."""
        found: list[tuple[int, int]] = []
        number, decks = self.numbers.number, self.settings.decks
        for run in self.match.progress.runs:
            cards = run.deck[: self.game.engine.used(run.rules)]
            chances = [decks.index(tuple(cards))] if decks else cards
            found += [(CHANCE, chance) for chance in chances]
            found += [(seat, number(action)) for seat, action in run.actions]
        return found + [(CHANCE, card) for card in self.drawn]


def replayed(settings: Settings, history: list[int]) -> Play:
    """The play that a history leads to."""
    play = Play(settings)
    for number in history:
        (play.deal if play.dealing else play.act)(number)
    return play

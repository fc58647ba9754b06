"""A deal or a match as a fold over numbers: cards from chance nodes, and actions of seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

import msgspec

from kozyr.envs.openspiel.numbers import NUMBERS
from kozyr.envs.openspiel.settings import Settings
from kozyr.games.api import Progress, Run, View, actions
from kozyr.match import Match


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
        self.hands: list[list[Any]] = [[] for _ in range(settings.players)]
        """By seat, its hand before each action of its own in this deal."""
        self.past: list[list[Any]] = [[] for _ in range(settings.players)]
        """By seat, what it alone knew of each complete deal when that was over."""
        self.kept: dict[int, Any] = {}
        """What others have made of this very moment, by seat; forgotten with the next action."""
        self._count_cards()

    def _count_cards(self) -> None:
        self.used = 0 if self.over else int(self.game.engine.used(self.match.progress.course.rules()))

    # What is so

    @property
    def over(self) -> bool:
        """Whether the match is over, or the one deal that is played; one thrown in doesn't count."""
        runs = self.match.progress.runs
        played = any(run.outcome is not None and not run.outcome.redealt for run in runs[-1:])
        return self.match.finished or (played and not self.settings.match)

    @property
    def dealing(self) -> bool:
        """Whether chance is to act."""
        return self.match.to_act is None and not self.over

    @property
    def current(self) -> Run:
        """The deal under way."""
        return self.match.progress.runs[-1]

    def chances(self) -> list[int]:
        """What chance may do, all of it equally likely: the next card, or one of the agreed decks."""
        if self.settings.decks:
            return list(range(len(self.settings.decks)))
        return [card for card in range(self.game.pack.size) if card not in self.drawn]

    def legal(self) -> list[int]:
        """What the seat to act may do, growing."""
        run = self.current
        return sorted(map(self.numbers.number, actions(self.game, run.deal, run.rules)))

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
        """Take the next card or a whole deck; begin the deal when it has all that it uses."""
        self.kept = {}
        self.drawn += self.settings.decks[number] if self.settings.decks else [number]
        if len(self.drawn) < self.used:
            return
        rest = [card for card in range(self.game.pack.size) if card not in self.drawn]
        self.match.deal(self.game.pack.join([*self.drawn, *rest]))
        self.drawn = []
        self.hands = [[] for _ in self.hands]
        self._close()

    def act(self, number: int) -> None:
        """Carry out an action of the seat to act."""
        self.kept = {}
        run = self.current
        seat = run.deal.to_act
        action = self.numbers.action(run.deal, number)
        hand = self.own(seat).hand
        self.match.act(action)
        self.hands[seat].append(hand)
        self._close()

    def _close(self) -> None:
        """Keep what the seats alone know of a deal that is over: a view forgets it."""
        if self.match.progress.current is None:
            run = replace(self.current, outcome=None)
            for seat, kept in enumerate(self.past):
                view = self.own(seat, run)
                kept.append((self.hands[seat], view.hand, view.private))  # type: ignore[attr-defined]
            self.hands = [[] for _ in self.hands]
            self._count_cards()

    # What is seen

    def own(self, seat: int, run: Run | None = None) -> View:
        """A view with all but its public part; of another deal than the last one, if that is given."""
        progress = self.match.progress
        if run is not None:
            progress = Progress(progress.options, progress.seats, progress.course, [run])
        return self.game.view(progress, seat, NOTHING)

    def public(self) -> bytes:
        """What all know."""
        return msgspec.json.encode(self.match.view(None).public)  # type: ignore[attr-defined]

    def private(self, seat: int, recall: bool) -> bytes:
        """What a seat alone knows: now, or also what it knew before."""
        view = self.own(seat)
        now = (seat, view.hand, view.private)  # type: ignore[attr-defined]
        return msgspec.json.encode((*now, self.hands[seat], self.past[seat]) if recall else now)

    def copy(self) -> Self:
        """A play of its own at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__ = dict(self.__dict__)
        twin.kept = {}
        twin.match = self.match.copy()
        twin.drawn = self.drawn[:]
        twin.hands = [kept[:] for kept in self.hands]
        twin.past = [kept[:] for kept in self.past]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.settings, self.history())

    def history(self) -> list[int]:
        """All numbers so far, those of chance too."""
        found: list[int] = []
        for run in self.match.progress.runs:
            cards = run.deck[: self.game.engine.used(run.rules)]
            found += [self.settings.decks.index(tuple(cards))] if self.settings.decks else cards
            found += [self.numbers.number(action) for _, action in run.actions]
        return found + self.drawn


def replayed(settings: Settings, history: list[int]) -> Play:
    """The play that a history leads to."""
    play = Play(settings)
    for number in history:
        (play.deal if play.dealing else play.act)(number)
    return play


NOTHING = object()
"""Stands for the public part of a view that nobody will read."""

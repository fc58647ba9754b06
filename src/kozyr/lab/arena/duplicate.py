"""One deal played with every rotation of the bots, so that each of them holds every hand once.

The chance that a bot draws by is that of its seat in the deal, the same in every rotation.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from kozyr.bots import PREFIX, SEARCHING, Bot, ask, bot
from kozyr.bots.outside import Outsider, Programs
from kozyr.bots.program import Misbehaved, program_at
from kozyr.bots.registry import Thinker
from kozyr.envs.policy import Policy, decide
from kozyr.lab.arena.line import Line
from kozyr.match import Match

STEP = 2 ** (1 / 8)
"""Each bucket of times reaches so many times further than the one before."""
SHORTEST = 1e-6


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a result follows from it and the number of deals alone, but for times."""

    game: str
    options: dict[str, Any]
    """Every option with its value."""
    seed: str
    """Hex."""
    match: bool
    """Whether whole matches are played, not first deals."""
    bots: list[str]
    """By seat before the first rotation: levels, programs (``exec:PATH``) and names of policies."""

    @property
    def names(self) -> list[str]:
        """The bots without repeats: who is named twice is one bot with two seats."""
        return list(dict.fromkeys(self.bots))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in all its rotations. Rows are by name, sums over rotations and seats of the bot."""

    deal: int
    scores: list[int]
    won: list[float]
    """Matches won, where whole ones are played; several winners share one."""
    moves: list[dict[int, int]]
    """How many moves fell into which bucket of time; answers that were there already take none."""
    seconds: list[float]
    faults: list[dict[str, int]]
    """How many moves a program owed, by the reason."""


def bucket_of(seconds: float) -> int:
    """The bucket of a time."""
    return max(0, math.ceil(math.log(max(seconds, SHORTEST) / SHORTEST, STEP)))


def longest_in(bucket: int) -> float:
    """The longest time of a bucket in seconds."""
    return float(SHORTEST * STEP**bucket)


class Player(NamedTuple):
    """Who plays a seat."""

    begin: Callable[[Match], Callable[[], str]]
    """A match in, and then, by the clock, an action out."""
    thinker: Thinker | None = None
    """The level that thinks, if it is one."""


class Arena:
    """Plays deals of a setting; programs run until they are closed."""

    def __init__(self, setting: Setting, programs: Programs, policies: Mapping[str, Policy]) -> None:
        self._setting = setting
        self._programs = programs
        self._policies = policies
        self._seats = len(setting.bots)
        self._thinks = not set(SEARCHING).isdisjoint(setting.bots)

    def _stream(self, what: str) -> bytes:
        """Bytes that follow from the seed for one use."""
        return hashlib.sha256(f"kozyr arena {self._setting.seed} {what}".encode()).digest()

    def _player(self, name: str, seed: bytes, faults: Counter[str]) -> Player:
        if name in self._policies:
            return Player(lambda match: lambda: decide(match, self._policies[name]))
        asked = self._bot(name, seed, faults)
        thinker = asked if isinstance(asked, Thinker) else None
        return Player(lambda match: lambda: ask(asked, match), thinker)

    def _bot(self, name: str, seed: bytes, faults: Counter[str]) -> Bot:
        if not name.startswith(PREFIX):
            return bot(name, self._setting.game, seed)

        def told(_: str, fault: Misbehaved, again: bool) -> None:
            faults[fault.why] += 1

        return Outsider(program_at(name), self._setting.game, seed, self._programs, told)

    def play(self, number: int) -> Played:
        """Deal ``number``, as many times as there are seats."""
        names = self._setting.names
        scores, won, seconds = [0] * len(names), [0.0] * len(names), [0.0] * len(names)
        moves: list[Counter[int]] = [Counter() for _ in names]
        faults: list[Counter[str]] = [Counter() for _ in names]
        begun = Line()
        for rotation in range(self._seats):
            places = [
                names.index(self._setting.bots[(seat + rotation) % self._seats])
                for seat in range(self._seats)
            ]
            players = [
                self._player(names[place], self._stream(f"bot {number} {seat}"), faults[place])
                for seat, place in enumerate(places)
            ]

            def timed(seat: int, act: Callable[[], str], places: list[int] = places) -> str:
                began = perf_counter()
                action = act()
                took = perf_counter() - began
                moves[places[seat]][bucket_of(took)] += 1
                seconds[places[seat]] += took
                return action

            added, winners = self._once(number, players, timed, begun)
            for seat, place in enumerate(places):
                scores[place] += added[seat]
                won[place] += 1 / len(winners) if seat in winners else 0
        return Played(
            deal=number,
            scores=scores,
            won=won,
            moves=[dict(sorted(counts.items())) for counts in moves],
            seconds=[round(value, 6) for value in seconds],
            faults=[dict(sorted(counts.items())) for counts in faults],
        )

    def _once(
        self,
        number: int,
        players: list[Player],
        timed: Callable[[int, Callable[[], str]], str],
        line: Line,
    ) -> tuple[list[int], list[int]]:
        """The scores by seat, and who has won the match, of one rotation."""
        match = Match(
            self._setting.game,
            seats=self._seats,
            seed=self._stream(f"deal {number}"),
            options=self._setting.options,
        )
        first = match.progress.runs[0]
        while match.to_act is not None and (self._setting.match or first.outcome is None):
            seat = match.to_act
            begin, thinker = players[seat]
            action = line.answer(thinker) if thinker else None
            if action is None:
                action = timed(seat, begin(match))
                if thinker:
                    line.keep(thinker, action)
            match.apply(action)
            line = line.on(action) if self._thinks else line
        if self._setting.match:
            return match.totals, match.winners
        assert first.outcome is not None
        return first.outcome.scores, []

"""Matches of bots among themselves that follow from one seed: samples to count, to learn from, to replay."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kozyr.bots import ask, bot, usual
from kozyr.games.checks import in_range, seed_bytes, whole
from kozyr.games.option import OptionError, read_options
from kozyr.games.registry import GAMES, known_game
from kozyr.lab import follow
from kozyr.match import Match
from kozyr.records import Record

SEATS = 4
"""How many sit at a table where nothing is said and the game allows it."""
ACTIONS = 100_000
"""A match that is longer than this is left as it stands; its record is one of a match that goes on."""


@dataclass(frozen=True)
class Table:
    """Who plays what.

    Raises:
        OptionError: no such game, a number of seats, levels or an option out of range.
    """

    game: str
    seats: int = 0
    """0: four, where the game allows it."""
    options: Mapping[str, Any] = field(default_factory=dict)
    levels: Sequence[str] = ()
    """One for all seats, or one for each; none: the strongest of the game that answers at once."""

    def __post_init__(self) -> None:
        game = known_game(self.game)
        allowed = game.seats(self.options)
        seats = self.seats or (SEATS if SEATS in allowed else allowed.start)
        in_range("seats", seats, allowed)
        read_options(game.options, self.options, seats)
        levels = list(self.levels) or [usual(self.game)]
        if len(levels) not in (1, seats):
            raise OptionError("bots", f"one level or {seats} are needed, not {len(levels)}")
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "levels", levels * seats if len(levels) == 1 else levels)
        for level in levels:
            bot(level, self.game, 0)


def every_game() -> list[Table]:
    """A table for each game, as it is played where nothing is agreed."""
    return [Table(game) for game in GAMES]


def play(table: Table, seed: bytes, number: int) -> Match:
    """Match ``number`` of a table's evening, from 0; its decks and the bots' chance follow from the seed."""
    own = hashlib.sha256(b"%s %d " % (table.game.encode(), number) + seed).digest()
    match = Match.from_data(
        Record(
            game=table.game,
            seats=table.seats,
            seed=own[:16],
            options=dict(table.options),
            names=[f"{level} {seat}" for seat, level in enumerate(table.levels)],
        )
    )
    bots = [bot(level, table.game, own + b"%d" % seat) for seat, level in enumerate(table.levels)]
    for _ in range(ACTIONS):
        if match.to_act is None:
            break
        match.apply(ask(bots[match.to_act], match))
    return match


def _record(work: tuple[Table, bytes, int]) -> tuple[str, str]:
    table, seed, number = work
    return f"{table.game}-{number + 1:05}", play(table, seed, number).to_record()


def selfplay(
    tables: Sequence[Table], matches: int, seed: bytes, workers: int = 1
) -> Iterator[tuple[str, str]]:
    """Play matches at tables in turn.

    Args:
        tables: match k is played at ``tables[k % len(tables)]``.
        matches: how many in all.
        seed: any bytes.
        workers: processes; what comes out doesn't depend on it.

    Yields:
        The name of each match, as ``odessa-00012``, and its record.

    Raises:
        OptionError: not a number of matches or workers.
    """
    whole("matches", matches)
    whole("workers", workers, lowest=1)
    seed_bytes(seed)
    turns = [(tables[k % len(tables)], seed, k // len(tables)) for k in range(matches)]
    if workers == 1:
        yield from map(_record, turns)
        return
    with follow.workers(workers) as pool:
        yield from pool.map(_record, turns, chunksize=4)

"""What came of an arena: means, differences with their intervals, times."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Any, Literal

import msgspec

from kozyr.games.registry import GAMES
from kozyr.lab.arena.duplicate import Played, Setting, longest_in

CONFIDENCE = 0.95
FEWEST = 5
"""Deals from which on an interval is given."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """How much more a bot scores than others: a mean over deals, each counted once for all its rotations."""

    mean: float
    low: float | None
    high: float | None
    """The 95 % interval; None for too few deals."""


class BotResult(msgspec.Struct, frozen=True, kw_only=True):
    """A bot; scores are of one seat in one deal, or in a match where whole ones are played."""

    name: str
    seats: int
    """How many seats it has in each rotation."""
    mean: float | None
    field: Difference | None
    """Against the mean of all others; None where there are none, or no deals."""
    first: Difference | None
    """Against the bot that was named first."""
    won: float | None
    """The part of its matches that it has won; None where single deals are played."""
    faults: dict[str, int]
    """Moves that a program owed and ``steady`` played, by the reason."""


class Moves(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's moves by the clock on the wall, in seconds; None without a move."""

    name: str
    moves: int
    mean: float | None
    p95: float | None
    """95 of 100 moves took no longer, to within 9 %."""


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """All that another run of the same arena may have otherwise."""

    seconds: float
    """From the beginning, without what an earlier run had done."""
    workers: int
    moves: list[Moves]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an arena; all but ``times`` follows from the setting and the number of deals."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    match: bool
    deals: int
    better: Literal["high", "low"]
    """Whether high or low scores are good (donkey: few banki)."""
    bots: list[BotResult]
    times: Times


def quantile(freedom: int) -> float:
    """Student's t at 97.5 % (Cornish and Fisher's expansion; within 0.01 from 4 degrees of freedom on)."""
    z, v = NormalDist().inv_cdf((1 + CONFIDENCE) / 2), freedom
    terms = (
        z,
        (z**3 + z) / (4 * v),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4),
    )
    return math.fsum(terms)


def difference(values: Sequence[float]) -> Difference | None:
    """The mean of a value per deal, with its interval."""
    if not values:
        return None
    mean = math.fsum(values) / len(values)
    if len(values) < FEWEST:
        return Difference(mean=mean, low=None, high=None)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = quantile(len(values) - 1) * math.sqrt(variance / len(values))
    return Difference(mean=mean, low=mean - reach, high=mean + reach)


def result_of(setting: Setting, played: Iterable[Played], seconds: float, workers: int) -> Result:
    """The result of deals, in any order."""
    rows = sorted(played, key=lambda row: row.deal)
    names, seats = setting.names, len(setting.bots)
    held = [setting.bots.count(name) for name in names]
    times = [seats * count for count in held]
    bots = []
    for place, name in enumerate(names):
        own = [row.scores[place] / times[place] for row in rows]
        field = None
        if len(names) > 1:
            others = seats * (seats - held[place])
            field = difference(
                [
                    mine - (sum(row.scores) - row.scores[place]) / others
                    for mine, row in zip(own, rows, strict=True)
                ]
            )
        first = difference([mine - row.scores[0] / times[0] for mine, row in zip(own, rows, strict=True)])
        won = math.fsum(row.won[place] for row in rows)
        faults: Counter[str] = Counter()
        for row in rows:
            faults.update(row.faults[place])
        bots.append(
            BotResult(
                name=name,
                seats=held[place],
                mean=math.fsum(own) / len(rows) if rows else None,
                field=field,
                first=first if place else None,
                won=won / (times[place] * len(rows)) if setting.match and rows else None,
                faults=dict(sorted(faults.items())),
            )
        )
    return Result(
        game=setting.game,
        seats=seats,
        options=setting.options,
        seed=setting.seed,
        match=setting.match,
        deals=len(rows),
        better="low" if GAMES[setting.game].course.low_wins else "high",
        bots=bots,
        times=Times(
            seconds=round(seconds, 3),
            workers=workers,
            moves=[moves_of(name, place, rows) for place, name in enumerate(names)],
        ),
    )


def moves_of(name: str, place: int, rows: Sequence[Played]) -> Moves:
    """How long a bot thought."""
    buckets: Counter[int] = Counter()
    for row in rows:
        buckets.update(row.moves[place])
    count = buckets.total()
    if not count:
        return Moves(name=name, moves=0, mean=None, p95=None)
    left = math.ceil(0.95 * count)
    for bucket in sorted(buckets):
        left -= buckets[bucket]
        if left <= 0:
            break
    seconds = math.fsum(row.seconds[place] for row in rows)
    return Moves(name=name, moves=count, mean=seconds / count, p95=longest_in(bucket))

"""The mean of what was measured, and how sure it is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, low and high end of its 95 % interval; of one value nobody knows how far off it is."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    reach = 1.96 * math.sqrt(
        math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
    )
    return mean, mean - reach, mean + reach


def named(values: list[float]) -> dict[str, float]:
    """A mean and its 95 % interval."""
    return dict(zip(("mean", "low", "high"), interval(values), strict=True))


def counted(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Points a deal that ours does more, where each deal is played twice.

    Args:
        rows: of each deal the ``odd`` seat, and the ``scores`` with that seat alone ours, then alone theirs.
        seats: how many.
    """
    alone, against, same = [], [], []
    for row in rows:
        odd = row["odd"]
        first, second = row["scores"]
        others = [seat for seat in range(seats) if seat != odd]
        alone.append(first[odd] - statistics.fmean(first[seat] for seat in others))
        against.append(statistics.fmean(second[seat] for seat in others) - second[odd])
        same.append((first[odd] - second[odd] + sum(second[s] - first[s] for s in others)) / seats)
    return {
        "same_hands": named(same),
        "one_of_ours_over_three_of_theirs": named(alone),
        "three_of_ours_over_one_of_theirs": named(against),
    }

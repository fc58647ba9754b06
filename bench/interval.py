"""The mean of what was measured, and how sure it is."""

from __future__ import annotations

import math
from collections.abc import Sequence


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean, low and high end of its 95 % interval; of one value nobody knows how far off it is."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    reach = 1.96 * math.sqrt(
        math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
    )
    return mean, mean - reach, mean + reach

"""Whether what is drawn comes as often as it should: Pearson's test, on full enumerations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import sqrt

TOO_FAR = 4.0
"""So many standard deviations of chi-square from what is expected are no chance (the seeds are fixed)."""


def assert_even(drawn: Iterable[Hashable], ways: Mapping[Hashable, int], parts: int = 0) -> None:
    """Compare draws with the number of ways in which each thing can be.

    Args:
        drawn: the things, each as often as it was drawn.
        ways: every thing that can be, and in how many ways.
        parts: where there are many things, so many parts are made of them and compared.
    """
    counts = Counter(drawn)
    assert not set(counts) - set(ways), "something was drawn that can't be"
    total, all_ways = counts.total(), sum(ways.values())
    seen: Counter[int] = Counter()
    expected: Counter[int] = Counter()
    for place, thing in enumerate(sorted(ways, key=repr)):
        part = place * 7919 % parts if parts else place
        seen[part] += counts[thing]
        expected[part] += ways[thing]
    chi = sum(
        (seen[part] - total * share / all_ways) ** 2 / (total * share / all_ways)
        for part, share in expected.items()
    )
    freedom = len(expected) - 1
    assert total / len(expected) >= 5, "too few were drawn to say anything"
    assert freedom == 0 or (chi - freedom) / sqrt(2 * freedom) < TOO_FAR, f"chi-square {chi:.0f} of {freedom}"


def assert_alike(one: Sequence[Hashable], other: Sequence[Hashable]) -> None:
    """Compare as many draws of two kinds with each other."""
    counts, others = Counter(one), Counter(other)
    assert counts.total() == others.total()
    common = [thing for thing in counts | others if counts[thing] + others[thing] >= 10]
    chi = sum((counts[thing] - others[thing]) ** 2 / (counts[thing] + others[thing]) for thing in common)
    freedom = max(1, len(common) - 1)
    assert common, "too few were drawn to say anything"
    assert (chi - freedom) / sqrt(2 * freedom) < TOO_FAR, f"chi-square {chi:.0f} of {freedom}"

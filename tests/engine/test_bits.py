"""Sets as bits, written and compiled."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kozyr.engine import bit, either, lowest, nth_bit, popcount


def samples() -> list[int]:
    """Sets of every size, up to the highest place that is allowed."""
    draw = random.Random(1)
    masks = [1 << place for place in (0, 1, 35, 51, 61)] + [(1 << 62) - 1, (1 << 36) - 1]
    for size in range(1, 27):
        masks += [sum(1 << place for place in draw.sample(range(62), size)) for _ in range(5)]
    return masks


def test_bits_as_written() -> None:
    for mask in samples():
        members = [place for place in range(62) if mask >> place & 1]
        assert popcount(mask) == len(members)
        assert lowest(mask) == members[0]
        assert [nth_bit(mask, n) for n in range(len(members))] == members
        assert sum(map(bit, members)) == mask
    assert popcount(0) == 0
    assert either(1, 5, 9) == 5
    assert either(0, 5, 9) == 9


@pytest.mark.compiled
@pytest.mark.parametrize("way", ["as used here", "arithmetic", "pdep"])
def test_bits_compiled_are_the_same(way: str) -> None:
    import numba

    from kozyr.engine import twin

    if way == "pdep" and not twin.FAST_PDEP:
        return  # the processor has no such instruction, and the first case is the second
    functions = {"arithmetic": twin._nth_bit, "pdep": twin._nth_bit_pdep}
    nth = numba.njit(functions[way]) if way in functions else twin.compiled(nth_bit)
    count, first = twin.compiled(popcount), twin.compiled(lowest)
    for mask in samples():
        word = np.int64(mask)
        assert count(word) == popcount(mask)
        assert first(word) == lowest(mask)
        assert [nth(word, n) for n in range(popcount(mask))] == [
            nth_bit(mask, n) for n in range(popcount(mask))
        ]


def caller(x: Any) -> Any:
    """Names another function, to be bound anew."""
    return helper(x) + 1


def helper(x: Any) -> Any:
    """What ``caller`` names."""
    return x * 10


@pytest.mark.compiled
def test_names_are_bound_anew_for_an_entry() -> None:
    import numba

    from kozyr.engine.twin import entry

    assert caller(2) == 21
    assert entry(caller, "bound", {"helper": numba.njit(lambda x: x * 100)})(2) == 201

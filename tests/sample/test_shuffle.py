"""Cards in any order: the same ones from a stream of Python's own and from anything that is like it."""

from __future__ import annotations

import random
from collections import Counter

from kozyr.games.worlds import shuffle


class Like:
    """Chance that has no more than is asked of it."""

    def __init__(self, seed: int) -> None:
        self.stream = random.Random(seed)

    def randrange(self, stop: int, /) -> int:
        """An even choice."""
        return self.stream.randrange(stop)


def test_the_short_way_gives_the_same_cards() -> None:
    """For every length, and the stream stands where it would stand."""
    for length in range(37):
        stream, like = random.Random(length), Like(length)
        assert shuffle(list(range(length)), stream) == shuffle(list(range(length)), like)
        assert stream.random() == like.stream.random()


def test_every_order_is_as_likely() -> None:
    """Four cards: 24 orders, each about as often."""
    chance = random.Random(4)
    times = Counter(tuple(shuffle([0, 1, 2, 3], chance)) for _ in range(24_000))
    assert len(times) == 24
    assert all(abs(count - 1000) < 160 for count in times.values())

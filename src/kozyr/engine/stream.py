"""Streams of random numbers for compiled loops, and shuffling with them.

The stream of deal ``number`` is SplitMix64 started at ``mix(seed + mix(number))``: a stream of its own for
every deal, so that a result doesn't depend on who plays which deals. It is not C-SHUFFLE, which costs more
than the deal.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
LOW = np.uint64(0xFFFFFFFF)


def mix(x: Any) -> Any:
    """SplitMix64's finaliser on uint64."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def below(state: Any, size: Any) -> Any:
    """(next state, a number 0..size-1, all equally likely); size < 2**32 (Lemire's method)."""
    state += GOLDEN
    wide = np.uint64(size)
    product = (mix(state) >> np.uint64(32)) * wide
    if product & LOW < wide:
        floor = (np.uint64(1 << 32) - wide) % wide
        while product & LOW < floor:
            state += GOLDEN
            product = (mix(state) >> np.uint64(32)) * wide
    return state, np.int64(product >> np.uint64(32))


def three_below(state: Any, size: Any) -> Any:
    """(next state, numbers below size, size - 1 and size - 2), all triples equally likely.

    One word gives all three (batched ranged integers, Brackett-Rozinsky and Lemire); size is 3 to 1,000.
    """
    wide = np.uint64(size)
    triples = wide * (wide - np.uint64(1)) * (wide - np.uint64(2))
    while True:
        state += GOLDEN
        first = (mix(state) >> np.uint64(32)) * wide
        second = (first & LOW) * (wide - np.uint64(1))
        third = (second & LOW) * (wide - np.uint64(2))
        if third & LOW >= triples:
            break
        floor = (np.uint64(1 << 32) - triples) % triples
        if third & LOW >= floor:
            break
    return (
        state,
        np.int64(first >> np.uint64(32)),
        np.int64(second >> np.uint64(32)),
        np.int64(third >> np.uint64(32)),
    )


def swap(deck: Any, one: Any, other: Any) -> None:
    """Two cards change places."""
    card = deck[one]
    deck[one] = deck[other]
    deck[other] = card


def shuffle(state: Any, deck: Any, cards: Any) -> Any:
    """The next state; the deck in canonical order is shuffled as far as its first ``cards`` places."""
    pack = deck.size
    for place in range(pack):
        deck[place] = place
    for place in range(0, min(cards, pack - 1), 3):
        state, first, second, third = three_below(state, pack - place)
        swap(deck, place, place + first)
        swap(deck, place + 1, place + 1 + second)
        swap(deck, place + 2, place + 2 + third)
    return state


def seed_number(seed: bytes) -> np.uint64:
    """The number that stands for a seed of any bytes."""
    return np.uint64(int.from_bytes(hashlib.sha256(seed).digest()[:8], "big"))

"""How good a hand in progress is: a place from 0 to ``BUCKETS - 1`` among all hands of so many cards.

A hand of four cards stands at the part of all hands that it beats, shared ones counted half. A hand of two or
three cards is worth the mean over what it may become; against several rivals that of the power, since all of
them are to be beaten. Cards that are gone are not counted here: the search counts them in its worlds.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.engine import bit, popcount
from kozyr.games.oko.hands import judge

PACK = 24
RIVALS = 5
"""Rivals up to which hands are ordered."""
BUCKETS = 16
FINER = 0.7
"""Below 1: good hands are told apart more finely than bad ones."""
HANDS = PACK**4 + PACK**3 + PACK**2
"""Places for hands, cards in order from low to high, read as a number of so many digits."""


def place_of_hand(hand: Any) -> Any:
    """The place of a hand of two to four cards in a table of ``HANDS``."""
    place = 0
    base = 0
    size = popcount(hand)
    if size > 2:
        base += PACK**2
    if size > 3:
        base += PACK**3
    for card in range(PACK):
        if hand & bit(card) != 0:
            place = place * PACK + card
    return base + place


def fill_worth(worth: Any) -> None:
    """Fill float64 (rivals, places): the chance to beat so many rivals whose hands are any."""
    counts = np.zeros(2048, np.int64)
    total = 0
    for a in range(PACK):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    counts[judge(bit(a) | bit(b) | bit(c) | bit(d))] += 1
                    total += 1
    beats = np.zeros(2048, np.float64)
    below = 0
    for strength in range(2048):
        beats[strength] = (below + 0.5 * counts[strength]) / total
        below += counts[strength]
    for a in range(PACK):
        for b in range(a):
            two = bit(a) | bit(b)
            pair = place_of_hand(two)
            for c in range(PACK):
                if two & bit(c) != 0:
                    continue
                triple = place_of_hand(two | bit(c))
                for rivals in range(RIVALS):
                    worth[rivals, triple] = 0.0
                for d in range(PACK):
                    four = two | bit(c) | bit(d)
                    if (two | bit(c)) & bit(d) != 0:
                        continue
                    part = beats[judge(four)]
                    power = 1.0
                    for rivals in range(RIVALS):
                        power *= part
                        worth[rivals, place_of_hand(four)] = power
                        worth[rivals, triple] += power / 21
                for rivals in range(RIVALS):
                    worth[rivals, pair] += worth[rivals, triple] / 22


def buckets_of(worth: Any) -> Any:
    """int8 (rivals, places): where each hand stands among all of its size."""
    buckets = np.zeros(worth.shape, np.int8)
    for low, high in ((0, PACK**2), (PACK**2, PACK**2 + PACK**3), (PACK**2 + PACK**3, HANDS)):
        for rivals in range(RIVALS):
            row = worth[rivals, low:high]
            real = np.flatnonzero(row)
            values = np.sort(row[real])
            below, not_above = (np.searchsorted(values, row[real], side) for side in ("left", "right"))
            middle = (below + not_above) / 2
            part = 1 - (1 - middle / values.size) ** FINER
            buckets[rivals, low + real] = np.minimum(part * BUCKETS, BUCKETS - 1).astype(np.int8)
    return buckets

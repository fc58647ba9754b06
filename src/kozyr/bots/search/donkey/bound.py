"""The search's loops compiled, and the policy's mind: tables, weights and room to think."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any

import numpy as np

from kozyr.bots.search.donkey import ending, loop
from kozyr.bots.search.donkey.policy import MANY, WEIGHTS
from kozyr.bots.search.donkey.weights import solo_rows, weight_rows
from kozyr.engine.twin import entry
from kozyr.games.donkey.state import Deal, Rules
from kozyr.games.donkey.tables import PACK, SEATS

MIND = np.dtype(
    [
        ("beaten", np.int64, (SEATS * PACK,)),
        ("void", np.int64, (SEATS,)),
        ("worth", np.float64, (PACK,)),
        ("some", np.float64, ((PACK + 1) * (PACK + 1) * MANY,)),
        ("weights", np.float64, (3, WEIGHTS)),
        ("solo", np.float64, (4, PACK + 1)),
    ]
)
"""``beaten``: place ``seat * 36 + card``, the cards that the card beats when that seat lays it; ``void``: the
cards that each seat has shown not to hold; ``worth``: room for what each card of a hand is worth; ``some``:
place ``(size * 37 + wanted) * 15 + held``, the chance that so many cards, drawn from ``size``, have one of
those wanted; ``weights``: by role (nobody plays alone, soloist, partner); ``solo``: by way of the talon what
a soloist makes with each card, then what it misses of each."""


@cache
def some() -> Any:
    """The chances of ``MIND``."""
    found = np.zeros((PACK + 1, PACK + 1, MANY))
    for size in range(1, PACK + 1):
        for wanted in range(size + 1):
            for held in range(MANY):
                of = min(held, size)
                found[size, wanted, held] = 1 - comb(size - wanted, of) / comb(size, of)
    return found.reshape(-1)


def beaten(rules: Rules) -> list[int]:
    """Which cards each card beats, from which cards beat it."""
    found = [0] * (SEATS * PACK)
    for seat in range(SEATS):
        for card in range(PACK):
            for other in range(PACK):
                if rules.beats[seat * PACK + card] >> other & 1:
                    found[seat * PACK + other] |= 1 << card
    return found


def mind_of(rules: Rules) -> Any:
    """The mind of the policy for a deal, as words."""
    mind = np.zeros(1, MIND)
    mind["beaten"][0] = beaten(rules)
    mind["some"][0] = some()
    mind["weights"][0] = weight_rows(rules)
    mind["solo"][0] = solo_rows(rules)
    return mind.view(np.int64)


@cache
def _names() -> dict[str, Any]:
    return {"DEAL": Deal.dtype(), "RULES": Rules.dtype(), "MIND": MIND}


@cache
def reach() -> Any:
    """``loop.reach``."""
    return entry(loop.reach, "search", _names())


@cache
def explore() -> Any:
    """``loop.explore``."""
    return entry(loop.explore, "search", _names())


@cache
def verdict() -> Any:
    """``ending.verdict``, compiled at once by no ways at all: not in the middle of a match."""
    found = entry(ending.verdict, "search", {})
    rows = [np.zeros(shape, np.int64) for shape in ((0, SEATS), Rules.width(), 0, (0, 1 + loop.PLANNED))]
    found(np.zeros(Deal.width(), np.int64), *rows, np.zeros(0, np.int64), np.zeros((0, 4), np.int64))
    return found

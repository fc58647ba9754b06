"""Donkey: each action in many worlds, played out by a quick policy; the average decides.

In the last tricks an action that is never worse and sometimes better in every way the cards may lie, whoever
plays them, comes before one that only seems as good (`certain`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from kozyr.bots.api import Advice, Budget
from kozyr.games.api import View
from kozyr.games.worlds import Prospect

BUDGETS = {
    "strong": Budget(samples=800, seconds=0.3),
    "master": Budget(samples=6000, seconds=1.2),
}


def advise(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """The action worth most, and what the others are worth: banki fewer than the others get.

    A point more or less than an even share counts for 0.15 of a banka besides.
    """
    from kozyr.bots.search.donkey.search import search

    return search(view, prospect, rng, budget, also)

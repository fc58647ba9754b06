"""The search for Odessa: what each bid or card comes to in deals that could be, played on by good players.

1. Worlds are drawn evenly, and those in which the others would hardly have bid and played as they did are
   mostly dropped.
2. In each world every choice is tried and the deal played to its end by players who have taught themselves;
   each goes by what its own seat may know (`mind`).
3. In the last tricks a card that is never worse and sometimes better, whatever the others hold and
   do, is preferred to one that only seems as good (`ending`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from kozyr.bots.api import Advice, Budget
from kozyr.games.api import View
from kozyr.games.worlds import Prospect


class Limits(Budget, frozen=True, kw_only=True):
    """A budget, and how carefully it is spent."""

    pool: int = 2
    """Worlds drawn for each one that is kept."""
    steps: int = 20
    """Moves of each of them to a world beside it."""
    spite: float = 0.5
    """How many of its own points it would give for one of the others, on average: the highest total wins
    (measured)."""

    @classmethod
    def of(cls, budget: Budget) -> Limits:
        """A budget that says no more."""
        return cls(samples=budget.samples, seconds=budget.seconds)


BUDGETS = {
    "strong": Limits(samples=800, pool=3),
    "master": Limits(samples=4000, pool=3, steps=60),
}
"""How long each level thinks."""


def advise(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """What the seat to act should do, and what each choice is worth; ``also`` are weighed to the end."""
    from kozyr.bots.search.odessa.search import Search, get_ready
    from kozyr.games.odessa.view import View as OdessaView

    assert isinstance(view, OdessaView)
    get_ready()
    return Search(view, prospect, rng, budget, also).advice()

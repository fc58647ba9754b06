"""The exchange game, thought on: how often each card to part with leads to a won deal.

Worlds hold the exchanges out of sight too, so where a card can be is exact. They are weighed by how well
those exchanges go with collecting quartets, and played on to the end by what costs each seat least.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from kozyr.bots.api import Advice, Budget, Reason, Worth
from kozyr.cards import PACK52
from kozyr.games.api import View
from kozyr.games.worlds import Prospect

BUDGETS = {
    "strong": Budget(samples=600),
    "master": Budget(samples=3000),
}
PORTION = 100
TIMES = 4
"""How often each world is played on."""
BELIEF = 1.0
"""How much a cost makes a hidden choice of others less likely."""
COSTS = (0.0, 0.0, 0.7, 3.0, 1000.0, 0.0, 0.5, 1.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0)
"""What guides all seats, see ``policy``."""
CLEAR = 2.5
"""By how many standard errors a rank must be behind to be tried no more."""
PRIOR = 0.01
"""How much a cost counts against what came out: differences are small and chance in them isn't."""
FEWEST = 0.4
"""The part of the worlds that must at least count for something."""


@cache
def thinker() -> Any:
    """``think.think``, compiled."""
    from kozyr.bots.search.exchange import think
    from kozyr.engine.twin import entry
    from kozyr.games.exchange.deal import Deal, Rules

    names = {"DEAL": Deal.dtype(), "RULES": Rules.dtype(), "WIDTH": Deal.width()}
    return entry(think.think, "exchange", {**names, "carry_out": entry(think.carry, "exchange", {})})


def winning(view: Any) -> str | None:
    """The card to return that wins the deal at once, if there is one (EX-WIN)."""
    from kozyr.games.exchange.deal import quartets

    if view.public.deal.phase == "give":
        return None
    hand = PACK52.mask([PACK52.parse(card) for card in view.hand])
    for action in view.legal:
        left = hand & ~(1 << PACK52.parse(action.split()[1]))
        if quartets(left).bit_count() >= view.public.options["target"]:
            return str(action)
    return None


def advise(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """What to part with, and how often each card leads to a won deal.

    Args:
        view: what the seat may know.
        prospect: the deal as it may think it on.
        rng: where chance comes from.
        budget: worlds, or seconds.
        also: actions to weigh in all worlds.
    """
    won = winning(view)
    if won is not None and not also:
        certain = [Worth(action=won, value=1.0, error=0.0)]
        return Advice(action=won, values=certain, reason=Reason(code="exchange-wins"))
    import numpy as np

    from kozyr.bots.search.common import drawn, portions

    ranks = {action: PACK52.parse(action.split()[1]) % 13 for action in view.legal}
    race = Race(set(ranks.values()), [ranks[action] for action in also])
    rule_words, costs = np.array([*prospect.rules.words()], np.int64), np.array(COSTS)
    for size in portions(budget, PORTION):
        decks, moves = drawn(prospect, rng, size)
        weights, values = np.zeros(size), np.zeros((size, 13))
        thinker()(
            np.uint64(rng.getrandbits(64)), prospect.dealer, rule_words, decks, moves, TIMES, race.tried,
            costs, BELIEF, weights, values, race.prices,
        )  # fmt: skip
        race.add(weights, values)
    found = {rank: race.worth(rank) for rank in ranks.values()}
    worth = [
        Worth(action=action, value=found[rank][0], error=found[rank][1], apart=found[rank][2])
        for action, rank in ranks.items()
    ]
    best = race.best() if won is None else ranks[won]
    worth.sort(key=lambda one: (ranks[one.action] != best, -one.value))
    if won is not None:
        return Advice(
            action=won, values=worth, samples=len(race.weights), reason=Reason(code="exchange-wins")
        )
    chosen = rng.choice([action for action, rank in ranks.items() if rank == best])
    return Advice(action=chosen, values=worth, samples=len(race.weights))


class Race:
    """Ranks that are tried in more and more worlds, as long as each may still be the best one."""

    def __init__(self, ranks: set[int], asked: Sequence[int]) -> None:
        import numpy as np

        self.left = ranks
        self.asked = asked
        """Those that are tried in all worlds; differences are to the first of them."""
        self.weights, self.values = np.zeros(0), np.zeros((0, 13))
        self.worlds = dict.fromkeys(ranks, 0)
        """In how many of the worlds, from the first on, each was tried."""
        self.prices = np.zeros(13)

    @property
    def tried(self) -> int:
        """Those left, as bits."""
        return sum(1 << rank for rank in self.left)

    def add(self, weights: Any, values: Any) -> None:
        """Take in what came of more worlds; leave out what is clearly behind in the same worlds."""
        import numpy as np

        self.weights = np.concatenate([self.weights, weights])
        self.values = np.concatenate([self.values, values])
        for rank in self.left:
            self.worlds[rank] = len(self.weights)
        share, best = shares(self.weights), self.best()
        behind = self.values[:, [best]] - self.values
        means = share @ behind
        errors = (share**2 @ (behind - means) ** 2) ** 0.5
        self.left = {
            rank for rank in self.left if means[rank] <= CLEAR * errors[rank] or rank in (best, *self.asked)
        }

    def best(self) -> int:
        """The rank that wins most, a little corrected by what it costs."""
        share = shares(self.weights)
        return max(
            sorted(self.left), key=lambda rank: share @ self.values[:, rank] - PRIOR * self.prices[rank]
        )

    def worth(self, rank: int) -> tuple[float, float | None, float | None]:
        """How often parting with a rank wins, its standard error, and that of the difference asked for."""
        worlds = self.worlds[rank]
        share = shares(self.weights[:worlds])
        values = self.values[:worlds, rank]

        def spread(row: Any) -> float | None:
            if worlds < 2:
                return None
            return round(float((share**2 @ (row - share @ row) ** 2) ** 0.5), 9)

        apart = spread(values - self.values[:worlds, self.asked[0]]) if self.asked else None
        return round(float(share @ values), 9), spread(values), apart


def shares(logs: Any) -> Any:
    """How much each world counts: as likely as it is, evened out until enough of them count."""
    import numpy as np

    power = 1.0
    while True:
        share = np.exp(power * (logs - logs.max()))
        share /= share.sum()
        if 1 / (share**2).sum() >= FEWEST * len(share) or power < 1e-3:
            return share
        power *= 0.8

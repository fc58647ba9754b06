"""The exchange game, thought on: how often each card to part with leads to a won deal.

Worlds hold the exchanges out of sight too, so where a card can be is exact. They are weighed by how well
those exchanges go with collecting quartets, and played on to the end by what costs each seat least.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from kozyr.bots.api import Advice, Budget, Reason, Worth
from kozyr.cards import PACK52
from kozyr.games.api import View
from kozyr.games.worlds import Prospect

BUDGETS = {
    "strong": Budget(samples=200),
    "master": Budget(samples=1000),
}
PORTION = 100
TIMES = 5
"""How often each world is played on."""
BELIEF = 1.0
"""How much a cost makes a hidden choice of others less likely."""
COSTS = (0.0, 0.0, 0.7, 3.0, 1000.0, 0.0, 0.5, 1.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0)
"""What guides all seats, see ``policy``."""
FEWEST = 0.2
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


def advise(view: View, prospect: Prospect, rng: random.Random, budget: Budget) -> Advice:
    """What to part with, and how often each card leads to a won deal.

    Args:
        view: what the seat may know.
        prospect: the deal as it may think it on.
        rng: where chance comes from.
        budget: worlds, or seconds.
    """
    won = winning(view)
    if won is not None:
        values = [Worth(action=won, value=1.0, error=0.0)]
        return Advice(action=won, values=values, reason=Reason(code="exchange-wins"))
    import numpy as np

    from kozyr.bots.search.common import drawn, portions

    rule_words = np.array([*prospect.rules.words()], np.int64)
    weights, values = [], []
    for size in portions(budget, PORTION):
        decks, moves = drawn(prospect, rng, size)
        weight, value = np.zeros(size), np.zeros((size, 13))
        seed = np.uint64(rng.getrandbits(64))
        thinker()(
            seed, prospect.dealer, rule_words, decks, moves, TIMES, np.array(COSTS), BELIEF, weight, value
        )
        weights.append(weight)
        values.append(value)
    share = shares(np.concatenate(weights))
    ranks = [PACK52.parse(action.split()[1]) % 13 for action in view.legal]
    every = np.concatenate(values)
    means = share @ every
    errors = (share**2 @ (every - means) ** 2) ** 0.5
    worth = [
        Worth(action=action, value=float(means[rank]), error=float(errors[rank]))
        for action, rank in zip(view.legal, ranks, strict=True)
    ]
    best = max(one.value for one in worth)
    chosen = rng.choice([one.action for one in worth if one.value == best])
    return Advice(action=chosen, values=sorted(worth, key=lambda one: -one.value), samples=len(share))


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

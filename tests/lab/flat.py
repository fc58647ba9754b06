"""A search as small as can be: every action is followed by random play, in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from kozyr.bots import Advice, Budget
from kozyr.bots.search.common import weighed
from kozyr.games.api import View, actions
from kozyr.games.registry import GAMES
from kozyr.games.worlds import Prospect

BUDGETS = {"strong": Budget(samples=20), "master": Budget(samples=40)}


def advise(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """Flat Monte Carlo over all legal actions."""
    game = GAMES[str(view.__struct_config__.tag)]
    engine, rules = game.engine, prospect.rules
    assert view.seat is not None
    assert budget.samples is not None
    menu: list[int] = []
    worth = []
    for _ in range(budget.samples):
        world = prospect.worlds.draw(rng)
        deal = engine.Deal()
        engine.start(deal, rules, world.deck, prospect.dealer)
        for _, number in world.actions:
            engine.apply(deal, rules, number)
        menu = actions(game, deal, rules)
        chance = rng.randrange(1 << 60)
        row = []
        for number in menu:
            twin, stream, scores = deal.copy(), random.Random(chance), [0] * rules.seats
            engine.apply(twin, rules, number)
            while twin.to_act >= 0:
                engine.apply(twin, rules, stream.choice(actions(game, twin, rules)))
            engine.score(twin, rules, scores)
            row.append(-scores[view.seat] if game.course.low_wins else scores[view.seat])
        worth.append(row)
    values = weighed([game.text(number) for number in menu], np.array(worth, np.float64), also)
    return Advice(action=values[0].action, values=values, samples=budget.samples)

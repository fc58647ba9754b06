"""Oko, thought on: what each bet comes to, in worlds that go with what the others have bet.

A policy for every seat was learned by playing against itself (`learn`); it mixes, so that a bet doesn't tell
the hand. A search plays each choice on by that policy in worlds drawn evenly and weighed by how likely the
others would have bet in them as they did, and leans towards what comes out better.
"""

from __future__ import annotations

import math
import random
from itertools import combinations
from typing import Any

from kozyr.bots.api import Advice, Budget, Reason, Worth
from kozyr.cards import PACK24
from kozyr.games.api import View
from kozyr.games.oko.hands import judge
from kozyr.games.worlds import Prospect

BUDGETS = {
    "strong": Budget(samples=400),
    "master": Budget(samples=4000),
}
PORTION = 400
LEAN = 0.15
"""The part of the pot that a choice must be better by to be taken about three times as often."""


def advise(view: View, prospect: Prospect, rng: random.Random, budget: Budget) -> Advice:
    """What to do, and what each choice is worth in chips of the deal.

    Args:
        view: what the seat may know.
        prospect: the deal as it may think it on.
        rng: where chance comes from.
        budget: worlds, or seconds.
    """
    if view.legal == ["open", "stand"]:
        return Advice(action="open", reason=Reason(code="oko-open"))
    import numpy as np

    from kozyr.bots.search.common import drawn, portions
    from kozyr.bots.search.oko import bound
    from kozyr.bots.search.oko.situation import CHOICES
    from kozyr.games.oko.actions import text

    rule_words = np.array([*prospect.rules.words()], np.int64)
    actions, chances = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    weights, values = [], []
    for size in portions(budget, PORTION):
        decks, moves = drawn(prospect, rng, size)
        weight, value = np.zeros(size), np.zeros((size, CHOICES))
        bound.thinker()(
            np.uint64(rng.getrandbits(64)), prospect.dealer, rule_words, decks, moves[0],
            *bound.learned(), weight, value, actions, chances,
        )  # fmt: skip
        weights.append(weight)
        values.append(value)
    found = [choice for choice in range(CHOICES) if actions[choice] >= 0]
    worth = weighed(
        [text(int(actions[choice])) for choice in found],
        np.concatenate(values)[:, found],
        np.concatenate(weights),
    )
    deal: Any = view.public.deal
    scale = LEAN * (deal.pot + min(deal.highest - deal.bets[view.seat], deal.chips[view.seat]))
    best = max(one.value for one in worth)
    best_hand = unbeatable(view)
    if best_hand:
        chances[0] = 0.0
    leaning = [
        chances[choice] * math.exp((one.value - best) / scale)
        for choice, one in zip(found, worth, strict=True)
    ]
    if not sum(leaning):
        leaning = [float(one.value == best) for one in worth]
    (chosen,) = rng.choices(worth, leaning)
    return Advice(
        action=chosen.action,
        values=sorted(worth, key=lambda one: -one.value),
        samples=sum(map(len, weights)),
        reason=Reason(code="oko-best") if best_hand else None,
    )


def unbeatable(view: Any) -> bool:
    """Whether nobody can have a better hand; so only hands of four cards of a kind can be."""
    if view.private.kind not in ("four_suit", "four_rank"):
        return False
    mine = [PACK24.parse(card) for card in view.hand]
    strength = judge(PACK24.mask(mine))
    unseen = [card for card in range(PACK24.size) if card not in mine]
    return all(judge(PACK24.mask(cards)) <= strength for cards in combinations(unseen, len(mine)))


def weighed(actions: list[str], values: Any, weights: Any) -> list[Worth]:
    """Weighted mean and standard error of each action, in their order."""
    share = weights / weights.sum()
    means = share @ values
    errors = ((share**2) @ (values - means) ** 2) ** 0.5
    return [
        Worth(action=action, value=round(float(mean), 9), error=round(float(error), 9))
        for action, mean, error in zip(actions, means, errors, strict=True)
    ]

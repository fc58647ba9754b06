"""Oko, thought on: what each bet comes to, in worlds that go with what the others have bet.

A policy for every seat was learned by playing against itself (`learn`); it mixes, so that a bet doesn't tell
the hand. A search plays each choice on by that policy in worlds drawn evenly and weighed by how likely the
others would have bet in them as they did, and leaves out what comes out clearly worse.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from kozyr.bots.api import Advice, Budget, Reason, Worth
from kozyr.cards import PACK24
from kozyr.games.api import View
from kozyr.games.oko.actions import NUMBERS, text
from kozyr.games.oko.deal import VERB
from kozyr.games.oko.hands import judge
from kozyr.games.oko.sample import OkoWorlds
from kozyr.games.worlds import Prospect

BUDGETS = {
    "strong": Budget(samples=400),
    "master": Budget(samples=4000),
}
PORTION = 400
LEAN = 1.0
"""A choice that is clearly worse by that part of the pot is taken a third as often as the policy says."""
CLEAR = 3.0
"""Standard errors that a choice must be behind before that."""


def advise(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """What to do, and what each choice is worth in chips of the deal.

    Args:
        view: what the seat may know.
        prospect: the deal as it may think it on.
        rng: where chance comes from.
        budget: worlds, or seconds.
        also: actions to weigh in any case.
    """
    opening = "open" in view.legal
    if opening and not also:
        return Advice(action="open", reason=Reason(code="oko-open"))
    import numpy as np

    from kozyr.bots.search.common import portions
    from kozyr.bots.search.oko import bound
    from kozyr.bots.search.oko.situation import CHOICES

    extra = np.array([number_of(action) for action in (*also, *view.legal[: 2 * opening])], np.int64)
    rule_words = np.array([*prospect.rules.words()], np.int64)
    actions, chances = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    worlds: Any = prospect.worlds
    moves = np.array([number for _, number in worlds.actions], np.int64)
    weights, values = [], []
    for size in portions(budget, PORTION):
        decks = drawn(worlds, rng, size)
        weight, value = np.zeros(size), np.zeros((size, CHOICES + extra.size))
        bound.thinker()(
            np.uint64(rng.getrandbits(64)), prospect.dealer, rule_words, decks, moves, extra,
            *bound.learned(), weight, value, actions, chances,
        )  # fmt: skip
        weights.append(weight)
        values.append(value)
    columns = {
        text(int(number)): column
        for column, number in enumerate([*actions.tolist(), *extra.tolist()])
        if number >= 0
    }
    worth = weighed(columns, np.concatenate(values), np.concatenate(weights), also)
    samples = sum(map(len, weights))
    if opening:
        return Advice(action="open", values=worth, samples=samples, reason=Reason(code="oko-open"))
    best_hand = unbeatable(view)
    if best_hand and len(worth) > 1:
        chances[0] = 0.0
    chosen = leaning(
        view, {text(int(actions[c])): chances[c] for c in range(CHOICES) if actions[c] >= 0}, worth
    )
    (action,) = rng.choices([*chosen], [*chosen.values()])
    reason = Reason(code="oko-best") if best_hand else None
    return Advice(action=action, values=worth, samples=samples, reason=reason)


def drawn(worlds: OkoWorlds, rng: random.Random, count: int) -> Any:
    """Decks of worlds, int64 (count, pack): drawn as ``OkoWorlds.draw`` does it, but all of them at once."""
    import numpy as np

    decks = np.tile(np.array(worlds.deck, np.int64), (count, 1))
    unseen = np.tile(np.array(worlds.unseen, np.int64), (count, 1))
    decks[:, worlds.places] = np.random.default_rng(rng.getrandbits(64)).permuted(unseen, axis=1)
    return decks


def number_of(action: str) -> int:
    """The number of an action in the record's spelling."""
    verb, _, amount = action.partition(" ")
    return NUMBERS[verb] << VERB | int(amount or 0)


def leaning(view: Any, chances: dict[str, float], worth: list[Worth]) -> dict[str, float]:
    """What the policy would do, without most of what is clearly worse than that on the whole.

    Nothing is done more often because it came out well: what comes out best of several is mostly luck where
    all the chips are at stake, and who only does what is best can be read.
    """
    deal = view.public.deal
    scale = LEAN * (deal.pot + min(deal.highest - deal.bets[view.seat], deal.chips[view.seat]))
    mean = sum(chances.get(one.action, 0.0) * one.value for one in worth) / (sum(chances.values()) or 1)
    found = {}
    for one in worth:
        if one.action in chances:
            behind = max(0.0, mean - one.value - CLEAR * (one.error or 0.0))
            found[one.action] = chances[one.action] * math.exp(-behind / scale)
    if not any(found.values()):
        return {next(one.action for one in worth if one.action in chances): 1.0}
    return found


def unbeatable(view: Any) -> bool:
    """Whether nobody can have a better hand; so only hands of four cards of a kind can be."""
    if view.private.kind not in ("four_suit", "four_rank"):
        return False
    mine = [PACK24.parse(card) for card in view.hand]
    strength = judge(PACK24.mask(mine))
    unseen = [card for card in range(PACK24.size) if card not in mine]
    return all(judge(PACK24.mask(cards)) <= strength for cards in combinations(unseen, len(mine)))


def weighed(columns: dict[str, int], values: Any, weights: Any, also: Sequence[str]) -> list[Worth]:
    """Weighted mean and standard error of each action, the best first.

    Args:
        columns: by action, its place in the rows of ``values``.
        values: shape (worlds, columns).
        weights: how much each world counts.
        also: ``apart`` is that of the difference to the first of them.
    """
    share = weights / weights.sum()

    def error_of(row: Any) -> float | None:
        if len(row) < 2:
            return None
        return round(float((share**2 @ (row - share @ row) ** 2) ** 0.5), 9)

    found = [
        Worth(
            action=action,
            value=round(float(share @ values[:, column]), 9),
            error=error_of(values[:, column]),
            apart=error_of(values[:, column] - values[:, columns[also[0]]]) if also else None,
        )
        for action, column in columns.items()
    ]
    return sorted(found, key=lambda one: -one.value)

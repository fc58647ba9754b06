"""How the policy of ``policy.npz`` is learned: counterfactual regrets in deals against itself.

In every deal one seat tries all its choices wherever it is asked, each played on to the end with the same
cards; regrets are kept by situation, and the policy is the mean over time of what the regrets called for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.oko.situation import CHOICES
from kozyr.engine import bit
from kozyr.engine.stream import GOLDEN, below, mix, shuffle
from kozyr.games.oko.deal import OPEN, VERB, start
from kozyr.games.oko.state import OPENING, SEATS

# Bound before compiling, see ``kozyr.bots.search.oko.bound``.
DEAL: Any = None
RULES: Any = None
WIDTH: Any = None
RULES_WIDTH: Any = None
carry_out: Any = None
look: Any = None
play_on: Any = None

EXPLORE = 0.25


def unit(state: Any) -> Any:
    """(next state, a number from 0 to 1)."""
    state += GOLDEN
    return state, (mix(state) >> np.uint64(11)) * (1.0 / (1 << 53))


def match_regrets(regrets: Any, actions: Any, chances: Any) -> None:
    """Fill the chance of each choice: in proportion to its regret above 0."""
    total = 0.0
    legal = 0
    for choice in range(CHOICES):
        chances[choice] = 0.0
        if actions[choice] >= 0:
            legal += 1
            chances[choice] = max(regrets[choice], 0.0)
            total += chances[choice]
    for choice in range(CHOICES):
        if actions[choice] >= 0:
            chances[choice] = chances[choice] / total if total > 0 else 1.0 / legal


def drawn(chances: Any, at: float) -> Any:
    """The choice that a number from 0 to 1 falls on."""
    last = 0
    for choice in range(CHOICES):
        if chances[choice] > 0:
            last = choice
            at -= chances[choice]
            if at < 0:
                return choice
    return last


def prepare(state: Any, rules: Any) -> Any:
    """Rules of a deal: so many seats and stacks as come up at tables; the next state."""
    state, kind = below(state, 8)
    seats = 2 if kind < 2 else 6 if kind < 5 else kind - 2
    state, even = unit(state)
    state, at = unit(state)
    common = 100 if even < 0.5 else int(np.exp(1.6 + 3.7 * at))
    rules.seats = seats
    rules.playing = seats
    rules.ante = 1
    rules.min_bet = 1
    rules.reraise = 0
    rules.at_two = 0
    for seat in range(SEATS):
        rules.after[seat] = (seat + 1) % seats
        rules.stacks[seat] = 0
        if seat < seats:
            state, at = unit(state)
            rules.stacks[seat] = common if even < 0.7 else 1 + int(common * 2 * at)
    return state


def learn(seed: Any, first: Any, deals: Any, weight: float, regrets: Any, sums: Any, buckets: Any) -> None:
    """Play deals ``first`` and on; regrets and the sums of the policy are added to.

    Args:
        seed: uint64.
        first: number of the first deal.
        deals: how many.
        weight: how much these deals count.
        regrets: float32 (situations, choices).
        sums: float32 (situations, choices).
        buckets: where hands stand.
    """
    rule_words = np.zeros(RULES_WIDTH, np.int64)
    rules = rule_words.view(RULES)[0]
    words = np.zeros(WIDTH, np.int64)
    deal = words.view(DEAL)[0]
    other_words = np.zeros(WIDTH, np.int64)
    other = other_words.view(DEAL)[0]
    deck: Any = np.arange(24)
    actions = np.zeros(CHOICES, np.int64)
    chances = np.zeros(CHOICES, np.float64)
    values = np.zeros(CHOICES, np.float64)
    for number in range(first, first + deals):
        state = mix(np.uint64(seed) + mix(np.uint64(number)))
        state = prepare(state, rules)
        state, dealer = below(state, rules.seats)
        state, learner = below(state, rules.seats)
        state = shuffle(state, deck, 24)
        start(deal, rules, deck, dealer)
        while deal.to_act >= 0 and deal.live & bit(learner) != 0:
            if deal.phase == OPENING:
                carry_out(deal, rules, OPEN << VERB)
                continue
            place = look(deal, rules, buckets, actions)
            match_regrets(regrets[place], actions, chances)
            state, at = unit(state)
            choice = drawn(chances, at)
            if deal.to_act == learner:
                mean = 0.0
                for tried in range(CHOICES):
                    if actions[tried] >= 0:
                        other_words[:] = words
                        carry_out(other, rules, actions[tried])
                        state = play_on(state, other, rules, regrets, buckets)
                        values[tried] = other.won[learner] - other.paid[learner]
                        mean += chances[tried] * values[tried]
                legal = 0
                for tried in range(CHOICES):
                    if actions[tried] >= 0:
                        legal += 1
                        regrets[place, tried] += weight * (values[tried] - mean)
                        sums[place, tried] += weight * chances[tried]
                state, at = unit(state)
                if at < EXPLORE:
                    state, k = below(state, legal)
                    for tried in range(CHOICES):
                        if actions[tried] >= 0:
                            if k == 0:
                                choice = tried
                            k -= 1
            carry_out(deal, rules, actions[choice])


def play_to_end(state: Any, deal: Any, rules: Any, policy: Any, buckets: Any) -> Any:
    """Play a deal on, everybody by the policy (regrets, or chances); the next state of the stream."""
    actions = np.zeros(CHOICES, np.int64)
    chances = np.zeros(CHOICES, np.float64)
    while deal.to_act >= 0:
        if deal.phase == OPENING:
            carry_out(deal, rules, OPEN << VERB)
            continue
        place = look(deal, rules, buckets, actions)
        match_regrets(policy[place], actions, chances)
        state, at = unit(state)
        carry_out(deal, rules, actions[drawn(chances, at)])
    return state

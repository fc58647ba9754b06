"""Worlds weighed by what was bet in them, and each choice played on to the end."""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.oko.learn import match_regrets
from kozyr.bots.search.oko.situation import CHOICES, choice_like
from kozyr.engine.stream import mix
from kozyr.games.oko.deal import start
from kozyr.games.oko.state import BETTING

# Bound before compiling, see ``kozyr.bots.search.oko.bound``.
DEAL: Any = None
RULES: Any = None
WIDTH: Any = None
carry_out: Any = None
look: Any = None
play_on: Any = None

DOUBT = 0.15
"""How often others are thought to do just anything instead of what the policy says."""


def think(
    seed: Any,
    dealer: Any,
    rule_words: Any,
    decks: Any,
    moves: Any,
    extra: Any,
    policy: Any,
    buckets: Any,
    weights: Any,
    values: Any,
    actions: Any,
    chances: Any,
) -> Any:
    """Fill what each choice comes to in each world; answers with the situation of the seat to act.

    Args:
        seed: uint64.
        dealer: of the deal.
        rule_words: the words of the game's ``Rules``.
        decks: int64 (worlds, pack).
        moves: int64 (moves,), those made so far; all of them are public.
        extra: int64 (more,), other actions to play on as well.
        policy: float32 (situations, choices).
        buckets: where hands stand.
        weights: float64 (worlds,), filled: how well each world goes with what the others did in it.
        values: float64 (worlds, choices and more), filled: chips won or lost.
        actions: int64 (choices,), filled: the action of each choice, or -1.
        chances: float64 (choices,), filled: what the policy would do.
    """
    rules = rule_words.view(RULES)[0]
    words = np.zeros(WIDTH, np.int64)
    deal = words.view(DEAL)[0]
    other_words = np.zeros(WIDTH, np.int64)
    other = other_words.view(DEAL)[0]
    others = np.zeros((moves.size, CHOICES), np.float64)
    kinds = np.zeros(moves.size, np.int64)
    actors = np.zeros(moves.size, np.int64)
    place = 0
    for world in range(decks.shape[0]):
        state = mix(np.uint64(seed) + mix(np.uint64(world)))
        start(deal, rules, decks[world], dealer)
        for number in range(moves.size):
            kinds[number] = -1
            if deal.phase == BETTING:
                actors[number] = deal.to_act
                place = look(deal, rules, buckets, actions)
                match_regrets(policy[place], actions, others[number])
                kinds[number] = choice_like(deal, rules, actions, moves[number])
            carry_out(deal, rules, moves[number])
        weight = 1.0
        for number in range(moves.size):
            if kinds[number] >= 0 and actors[number] != deal.to_act:
                weight *= (1 - DOUBT) * others[number, kinds[number]] + DOUBT / CHOICES
        weights[world] = weight
        actions[:] = -1
        if deal.phase == BETTING:
            place = look(deal, rules, buckets, actions)
        for choice in range(CHOICES + extra.size):
            action = actions[choice] if choice < CHOICES else extra[choice - CHOICES]
            if action >= 0:
                other_words[:] = words
                carry_out(other, rules, action)
                state = play_on(state, other, rules, policy, buckets)
                values[world, choice] = other.won[deal.to_act] - other.paid[deal.to_act]
    match_regrets(policy[place], actions, chances)
    return place

"""The last tricks, searched to the end in each world: what a card comes to at least and at most. Compiled.

A card's worth in one world is a pair: the points when all others play to hinder the seat, and when all play
to help it. Once it is found with open eyes, and once for each order in which the seat lays the rest of its
hand without looking (`kozyr.study.proof` says it in full).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.odessa.rollout import begin
from kozyr.engine import bit, lowest
from kozyr.games.odessa import deal as engine
from kozyr.games.odessa.deal import OVER, PLAYING, apply, higher, required, score

DEAL, RULES, WIDTH = engine.Deal.dtype(), engine.Rules.dtype(), engine.Deal.width()
DEEP = 3
"""Tricks that are searched to the end."""
PLANS = 6
"""Cards of three in any order."""
ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


def distinct(deal: Any, rules: Any, choices: Any) -> Any:
    """The choices without neighbours: two cards with none of another hand between them do the same."""
    others = 0
    for seat in range(rules.seats):
        if seat != deal.to_act:
            others |= deal.hands[seat]
    found = 0
    last = -1
    left = choices
    while left:
        card = lowest(left)
        left &= left - 1
        if last >= 0 and higher(last) >> card & 1:
            between = higher(last) & ~higher(card) & ~bit(card)
            if between & others == 0 and deal.winning >> last & 1 == deal.winning >> card & 1:
                found &= ~bit(last)
        found |= bit(card)
        last = card
    return found


def tried(deal: Any, rules: Any, me: Any, plan: Any) -> Any:
    """The cards to be tried: of the seat itself the first of its plan that is legal, if it has one."""
    choices = required(deal, deal.hands[deal.to_act])
    if choices & (choices - 1) == 0:
        return choices
    if deal.to_act == me and plan.size > 0:
        for card in plan:
            if choices >> card & 1:
                return bit(card)
    return distinct(deal, rules, choices)


def extremes(rules: Any, me: Any, plan: Any, stack: Any, left: Any, pairs: Any, scores: Any) -> None:
    """The pair of the deal in the first row of ``stack``, put into the first row of ``pairs``."""
    depth = 0
    deal = stack[0].view(DEAL)[0]
    left[0] = 0 if deal.phase == OVER else tried(deal, rules, me, plan)
    if deal.phase == OVER:
        score(deal, rules, scores)
        pairs[0, 0] = scores[me]
        pairs[0, 1] = scores[me]
        return
    pairs[0, 0] = -1000 if deal.to_act == me else 1000
    pairs[0, 1] = -1000
    while depth >= 0:
        deal = stack[depth].view(DEAL)[0]
        over = deal.phase == OVER
        if over:
            score(deal, rules, scores)
            pairs[depth, 0] = scores[me]
            pairs[depth, 1] = scores[me]
        if over or left[depth] == 0:
            depth -= 1
            if depth >= 0:
                above = stack[depth].view(DEAL)[0]
                low = pairs[depth + 1, 0]
                if above.to_act == me:
                    pairs[depth, 0] = max(pairs[depth, 0], low)
                else:
                    pairs[depth, 0] = min(pairs[depth, 0], low)
                pairs[depth, 1] = max(pairs[depth, 1], pairs[depth + 1, 1])
            continue
        card = lowest(left[depth])
        left[depth] &= left[depth] - 1
        stack[depth + 1] = stack[depth]
        depth += 1
        after = stack[depth].view(DEAL)[0]
        apply(after, rules, PLAYING | card)
        if after.phase != OVER:
            left[depth] = tried(after, rules, me, plan)
            pairs[depth, 0] = -1000 if after.to_act == me else 1000
            pairs[depth, 1] = -1000


def finish(
    words: Any,
    dealer: Any,
    me: Any,
    decks: Any,
    moves: Any,
    cards: Any,
    orders: Any,
    opened: Any,
    planned: Any,
) -> None:
    """Search the end of each world.

    Args:
        words: the words of ``Rules``.
        dealer: who dealt.
        me: the seat to act.
        decks: int64 (worlds, cards of the pack).
        moves: int64 (worlds, actions so far).
        cards: int64, the cards to try.
        orders: int64 (cards, plans, rest of the hand): the orders of the rest after each card.
        opened: int64 (worlds, cards, 2), filled.
        planned: int64 (worlds, cards, plans, 2), filled.
    """
    rules = words.view(RULES)[0]
    kept = np.zeros(WIDTH, np.int64)
    deal = kept.view(DEAL)[0]
    voids = np.zeros(6, np.int64)
    stack = np.zeros((DEEP * 6 + 2, WIDTH), np.int64)
    left = np.zeros(DEEP * 6 + 2, np.int64)
    pairs = np.zeros((DEEP * 6 + 2, 2), np.int64)
    scores = np.zeros(6, np.int64)
    free = np.zeros(0, np.int64)
    for world in range(decks.shape[0]):
        begin(deal, rules, decks[world], dealer, moves[world], voids)
        for number in range(cards.size):
            stack[0] = kept
            apply(stack[0].view(DEAL)[0], rules, PLAYING | cards[number])
            extremes(rules, me, free, stack, left, pairs, scores)
            opened[world, number] = pairs[0]
            for plan in range(orders.shape[1]):
                stack[0] = kept
                apply(stack[0].view(DEAL)[0], rules, PLAYING | cards[number])
                extremes(rules, me, orders[number, plan], stack, left, pairs, scores)
                planned[world, number, plan] = pairs[0]

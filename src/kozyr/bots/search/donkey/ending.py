"""The last tricks, searched to the end in every way the unseen cards may lie: what is never worse? Compiled.

A choice's worth in one way is a pair: the points of the own side when all foes play to hinder it, and when
all play to help; partners do their best in both (`kozyr.study.donkey_proof` says it in full).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.donkey.loop import planned
from kozyr.bots.search.donkey.policy import first_of
from kozyr.engine import bit
from kozyr.games.donkey.banki import side, side_points
from kozyr.games.donkey.deal import apply, legal
from kozyr.games.donkey.state import ACT_PLAY, Deal, Rules
from kozyr.games.donkey.tables import SEATS

DEAL, RULES = Deal.dtype(), Rules.dtype()
DEEP = 16
"""Cards that are laid to the end at most: four in each hand."""
LOW, HIGH = 0, 1
ALIVE, BETTER, FIRM, SWEPT = 0, 1, 2, 3
"""What is noted of a plan: it is never worse than another choice; it is sometimes better; at its worst it is
no worse than another at its best; foes take nothing more."""


def verdict(
    begun: Any, hands: Any, rule_words: Any, actions: Any, plans: Any, takers: Any, verdicts: Any
) -> None:
    """Compare plans with all choices but their own, in each way until no plan is left.

    Args:
        begun: int64, words of the deal as the seat to act has seen it.
        hands: int64 (ways, seats): who holds what.
        rule_words: of the deal's ``Rules``.
        actions: int64: the legal actions.
        plans: int64 (plans, 1 + PLANNED): an action and the cards of a plan, as ``loop.explore`` has them.
        takers: int64, by action the set of seats that may take the trick now on the table; filled.
        verdicts: int64 (plans, 4), filled.
    """
    rules = rule_words.view(RULES)[0]
    stack = np.zeros((DEEP + 1, begun.size), np.int64)
    left = np.zeros(DEEP + 1, np.int64)
    pairs = np.zeros((DEEP + 1, 2), np.int64)
    opened = np.zeros((actions.size, 2), np.int64)
    free = np.full(plans.shape[1], -1, np.int64)
    verdicts[:, ALIVE] = 1
    verdicts[:, BETTER] = 0
    verdicts[:, FIRM] = 1
    verdicts[:, SWEPT] = 1
    takers[:] = 0
    for way in range(hands.shape[0]):
        for place in range(actions.size):
            enter(stack, begun, hands[way], rules, actions[place])
            takers[place] |= taken_by(stack, left, rules)
            enter(stack, begun, hands[way], rules, actions[place])
            extremes(begun, rules, free, stack, left, pairs)
            opened[place] = pairs[0]
        some = False
        for number in range(plans.shape[0]):
            if verdicts[number, ALIVE] == 1:
                enter(stack, begun, hands[way], rules, plans[number, 0])
                swept = extremes(begun, rules, plans[number], stack, left, pairs)
                verdicts[number, SWEPT] &= swept
                compare(pairs[0], plans[number, 0], opened, actions, verdicts[number])
                some = some or verdicts[number, ALIVE] == 1
        if not some:
            return


def compare(pair: Any, action: Any, opened: Any, actions: Any, noted: Any) -> None:
    """Note how a plan's pair in one way stands to those of the other actions."""
    for place in range(actions.size):
        if actions[place] != action:
            low = opened[place, LOW]
            high = opened[place, HIGH]
            noted[ALIVE] &= pair[LOW] >= low and pair[HIGH] >= high
            noted[BETTER] |= pair[LOW] > low or pair[HIGH] > high
            noted[FIRM] &= pair[LOW] >= high


def enter(stack: Any, begun: Any, hands: Any, rules: Any, action: Any) -> None:
    """Put the deal into the first row, the cards lying like this, after an action."""
    stack[0] = begun
    deal = stack[0].view(DEAL)[0]
    for seat in range(SEATS):
        deal.hands[seat] = hands[seat]
    apply(deal, rules, action)


def taken_by(stack: Any, left: Any, rules: Any) -> Any:
    """The seats that may take the trick on the table, of the deal in the first row."""
    deal = stack[0].view(DEAL)[0]
    if deal.laid == 0:
        return bit(deal.taker)
    found = 0
    depth = 0
    left[0] = legal(deal, rules)
    while depth >= 0:
        deal = stack[depth].view(DEAL)[0]
        if left[depth] == 0:
            depth -= 1
            continue
        cards, left[depth] = first_of(deal, deal.hands[deal.to_act], left[depth])
        stack[depth + 1] = stack[depth]
        after = stack[depth + 1].view(DEAL)[0]
        apply(after, rules, ACT_PLAY | cards)
        if after.laid == 0:
            found |= bit(after.taker)
        else:
            depth += 1
            left[depth] = legal(after, rules)
    return found


def extremes(begun: Any, rules: Any, plan: Any, stack: Any, left: Any, pairs: Any) -> Any:
    """Put the pair of the deal in the first row into the first row of ``pairs``.

    Args:
        begun: words of the deal before its seat to act has laid.
        rules: of the deal.
        plan: how that seat goes on; -1 in its second place where it may do what it likes.
        stack: (rows, words).
        left: what is still to be tried in each row.
        pairs: (rows, 2), filled.

    Returns:
        1 where foes take nothing more, whatever is done; else 0.
    """
    before = begun.view(DEAL)[0]
    me = before.to_act
    allies = side(before, rules, me)
    swept = 1
    depth = 0
    open_row(rules, allies, stack, left, pairs, 0)
    while depth >= 0:
        deal = stack[depth].view(DEAL)[0]
        over = deal.to_act < 0
        if over:
            points = side_points(deal, rules, me)
            pairs[depth, LOW] = points
            pairs[depth, HIGH] = points
            for seat in range(SEATS):
                if allies >> seat & 1 == 0 and deal.piles[seat] != before.piles[seat]:
                    swept = 0
        if over or left[depth] == 0:
            depth -= 1
            if depth >= 0:
                low = pairs[depth + 1, LOW]
                ours = allies >> stack[depth].view(DEAL)[0].to_act & 1 == 1
                pairs[depth, LOW] = max(pairs[depth, LOW], low) if ours else min(pairs[depth, LOW], low)
                pairs[depth, HIGH] = max(pairs[depth, HIGH], pairs[depth + 1, HIGH])
            continue
        if deal.to_act == me and plan[1] >= 0:
            action = planned(deal, rules, plan)
            left[depth] = 0
        else:
            cards, left[depth] = first_of(deal, deal.hands[deal.to_act], left[depth])
            action = ACT_PLAY | cards
        stack[depth + 1] = stack[depth]
        depth += 1
        apply(stack[depth].view(DEAL)[0], rules, action)
        open_row(rules, allies, stack, left, pairs, depth)
    return swept


def open_row(rules: Any, allies: Any, stack: Any, left: Any, pairs: Any, depth: Any) -> None:
    """Prepare a row: everything legal is to be tried, nothing is known yet."""
    deal = stack[depth].view(DEAL)[0]
    if deal.to_act >= 0:
        left[depth] = legal(deal, rules)
        pairs[depth, LOW] = -1000 if allies >> deal.to_act & 1 == 1 else 1000
        pairs[depth, HIGH] = -1000

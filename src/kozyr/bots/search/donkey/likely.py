"""How likely what a seat did is, by what the rollouts' policy makes of its choices.

Nobody plays just as the policy would: the better a choice seems the likelier it is, and a share of all
choices tells nothing.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

import numpy as np

from kozyr.bots.search.donkey.policy import FULL, HALF, first_of, hope, judged, prospects, weighed
from kozyr.engine import bit, lowest, popcount
from kozyr.games.donkey.deal import legal
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_SOLO,
    ACT_TALON,
    AUCTION,
    BURY,
    BURYING,
    DIGIT,
    GIFT,
    PLAY,
    RETURNING,
    SINGLE,
    TALON,
    VERB,
    WHAT,
)
from kozyr.games.donkey.tables import SEATS

BID = 5.0
"""Points by which a soloist has to hope for less to be e times as unlikely to play alone."""
GIVEN = 2.0
"""Points by which a card has to be missed more to be e times as rarely buried or given away."""
LAID = 2.0
"""Points by which cards have to be worth less to be laid e times as rarely."""
FLOOR = 0.1
"""The share of choices that tells nothing."""


def told(deal: Any, rules: Any, mind: Any, action: Any) -> Any:
    """The logarithm of the chance that the seat to act does this, in the deal as it is; never above 0."""
    phase = deal.phase
    hand = deal.hands[deal.to_act]
    if phase in (PLAY, SINGLE):
        return told_by_play(deal, rules, mind, action & WHAT)
    if phase == AUCTION:
        return of_two(hope(rules, mind, hand) - HALF, action == ACT_SOLO)
    if phase == TALON:
        more = prospects(rules, mind, hand, GIFT) - prospects(rules, mind, hand, BURY)
        return of_two(more, action == ACT_TALON | GIFT)
    if phase == RETURNING:
        return -log(popcount(legal(deal, rules)))
    cards = parted(rules, action)
    if phase == BURYING:
        return told_by_parting(mind, BURY, hand, cards)
    orders = 1
    for place in range(rules.players - 1):
        orders *= place + 1
    return told_by_parting(mind, GIFT, hand, cards) - log(orders)


def parted(rules: Any, action: Any) -> Any:
    """The cards that are buried, or given away."""
    if action >> VERB << VERB == ACT_BURY:
        return action & FULL
    cards = 0
    for place in range(rules.players - 1):
        cards |= bit((action >> DIGIT * place & (1 << DIGIT) - 1) - 1)
    return cards


def of_two(more: Any, first: Any) -> Any:
    """How likely the first of two ways is taken, or else the other; the first brings so many points more."""
    chance = 1 / (1 + exp(-more / BID))
    return log((1 - FLOOR) * (chance if first else 1 - chance) + FLOOR / 2)


def told_by_parting(mind: Any, way: Any, hand: Any, cards: Any) -> Any:
    """How likely just these of a hand's cards are buried, or given away, of all sets as large."""
    size = popcount(cards)
    sums = np.zeros(SEATS + 1)
    sums[0] = 1.0
    ways = sums.copy()
    chance = 1.0
    while hand != 0:
        one = hand & -hand
        hand ^= one
        ease = exp(-mind.solo[2 + way][lowest(one)] / GIVEN)
        if cards & one != 0:
            chance *= ease
        for held in range(size, 0, -1):
            sums[held] += sums[held - 1] * ease
            ways[held] += ways[held - 1]
    return log((1 - FLOOR) * chance / sums[size] + FLOOR / ways[size])


def told_by_play(deal: Any, rules: Any, mind: Any, laid: Any) -> Any:
    """How likely these cards are laid, of all that may be."""
    hand = deal.hands[deal.to_act]
    choices = legal(deal, rules)
    number = 0
    best = -1e9
    total = 0.0
    chance = 0.0
    mean, unseen = weighed(deal, rules, mind)
    while choices != 0:
        cards, choices = first_of(deal, hand, choices)
        worth = judged(deal, rules, mind, cards, mean, unseen) / LAID
        if worth > best:
            total *= exp(best - worth)
            chance *= exp(best - worth)
            best = worth
        total += exp(worth - best)
        if cards == laid:
            chance = exp(worth - best)
        number += 1
    return log((1 - FLOOR) * chance / total + FLOOR / number)

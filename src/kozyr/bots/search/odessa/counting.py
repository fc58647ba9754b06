"""Players who count: what a card-counting player at a club would choose. Compiled.

The chances are those of the steady bot (``kozyr.bots.odessa``), in the form that rollouts use.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.odessa import EAGER, LENGTH, LUCK, RUFF, RUFFS
from kozyr.bots.search.odessa.patterns import SUITS
from kozyr.bots.search.odessa.sight import gone, survival
from kozyr.engine import bit, lowest, popcount
from kozyr.games.odessa.deal import ALL, RANKS, required, suit_of

TIE = 1e-5
"""Tens of points that a rank, or a trick beside what is counted, is worth between equal choices."""


def later(deal: Any, rules: Any, card: Any, hand: Any, unseen: Any, voids: Any) -> Any:
    """The chance that a card takes one of the tricks to come."""
    led = suit_of(card)
    leading = 1.0
    for seat in range(rules.seats):
        if seat != deal.to_act:
            leading *= survival(deal, seat, card, led, unseen, voids)
    company = popcount(hand & led) - 1
    if bit(card) & deal.trumps == 0:
        return (leading + (1 - leading) * LUCK / rules.seats) * (1 - LENGTH * company)
    held = 0
    for suit in range(SUITS):
        group = suit_of(suit * RANKS)
        held += hand & group != 0 or group == deal.trumps
    ruff = min(RUFFS, RUFF * (company + SUITS - held))
    return ruff + (1 - ruff) * np.sqrt(max(leading, 0.0))


def now(deal: Any, rules: Any, card: Any, unseen: Any, voids: Any) -> Any:
    """The chance that a card takes the trick on the table."""
    if deal.winning >> card & 1 == 0:
        return 0.0
    led = suit_of(card) if deal.laid == 0 else deal.following
    chance = 1.0
    seat = deal.to_act
    for _ in range(rules.seats - deal.laid - 1):
        seat += 1
        if seat == rules.seats:
            seat = 0
        chance *= 1 - EAGER * (1 - survival(deal, seat, card, led, unseen, voids))
    return chance


def worth(bid: Any, taken: Any, shares: Any, size: Any, bonus: Any) -> Any:
    """Tens of points to expect from a bid, by how likely each number of further tricks is."""
    total = 0.0
    for more in range(size + 1):
        came = taken + more
        exact = 10 * bid if bid > 0 else bonus
        points = exact if came == bid else came if came > bid else 10 * (came - bid)
        total += shares[more] * points
    return total / 10


def spread(chances: Any, size: Any, shares: Any) -> None:
    """How likely each number of tricks is where each card takes one by its own chance."""
    shares[:] = 0
    shares[0] = 1
    for place in range(size):
        for more in range(place + 1, 0, -1):
            shares[more] = shares[more] * (1 - chances[place]) + shares[more - 1] * chances[place]
        shares[0] *= 1 - chances[place]


def counted_bids(deal: Any, rules: Any, voids: Any, count: Any, values: Any) -> None:
    """Tens of points for each bid."""
    chances, shares = count[0], count[1]
    hand = deal.hands[deal.to_act]
    unseen = ALL & ~(hand | gone(deal, rules))
    size = 0
    total = 0.0
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        chances[size] = later(deal, rules, card, hand, unseen, voids)
        total += chances[size]
        size += 1
    spread(chances, size, shares)
    for bid in range(size + 1):
        values[bid] = worth(bid, 0, shares, size, rules.zero_bonus) - TIE * abs(bid - total)


def counted_cards(deal: Any, rules: Any, voids: Any, count: Any, values: Any) -> Any:
    """Tens of points for each card that may be laid without a revoke, from the lowest on."""
    chances, shares = count[0], count[1]
    me = deal.to_act
    hand = deal.hands[me]
    cards = required(deal, hand)
    unseen = ALL & ~(hand | gone(deal, rules))
    bid = deal.bids[me]
    taken = deal.tricks[me]
    size = popcount(hand)
    every = bid - taken == size
    if not every:
        left = hand
        at = 0
        while left:
            card = lowest(left)
            left &= left - 1
            chances[at] = later(deal, rules, card, hand, unseen, voids)
            at += 1
    left = hand
    at = 0
    place = 0
    while left:
        card = lowest(left)
        left &= left - 1
        if cards & bit(card):
            strength = TIE * (card % RANKS + RANKS * (bit(card) & deal.trumps != 0))
            chance = now(deal, rules, card, unseen, voids)
            if every:
                values[place] = chance + strength
            else:
                kept = chances[at]
                chances[at] = chance
                spread(chances, size, shares)
                chances[at] = kept
                values[place] = worth(bid, taken, shares, size, rules.zero_bonus)
                values[place] += -strength if taken < bid else strength
            place += 1
        at += 1
    return cards

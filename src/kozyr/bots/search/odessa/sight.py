"""What a player of a rollout goes by, as rows of numbers: its own hand and what all have seen.

Everything here is read by the acting seat alone: its hand, the cards that are gone, suits that others have
shown they don't hold, bids and tricks. Compiled; a row is filled in place.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from kozyr.engine import bit, lowest, popcount
from kozyr.games.odessa.deal import PACK, RANKS, higher, required, suit_of

SIZE = 6
SEATS = 6

STATE = 127
"""How many numbers describe a moment of play."""
CARD = 66
"""How many describe a card that may be laid then."""
BIDS = 127
"""How many describe a moment of bidding."""

NONE = np.array(
    [
        [[comb(max(u - x, 0), n) / max(comb(u, n), 1) for n in range(SIZE + 1)] for x in range(PACK + 1)]
        for u in range(PACK + 1)
    ],
    np.float32,
)
"""The chance that ``n`` cards out of ``u`` are none of ``x``."""

NOTCHES = np.array([0.0, 0.4, 0.8, 1.3, 2.0, 3.0, 5.0], np.float32)
"""Between these a number is spread over seven places."""


def notch(row: Any, at: Any, value: Any, weight: Any) -> None:
    """Spread a number over the seven places from ``at``."""
    if value >= NOTCHES[6]:
        row[at + 6] += weight
        return
    place = 0
    while value >= NOTCHES[place + 1]:
        place += 1
    part = (value - NOTCHES[place]) / (NOTCHES[place + 1] - NOTCHES[place])
    row[at + place] += weight * (np.float32(1) - part)
    row[at + place + 1] += weight * part


def gone(deal: Any, rules: Any) -> Any:
    """The cards that all have seen: laid ones, and the turned one where it isn't dealt."""
    cards = 0
    dealt = 0
    for seat in range(rules.seats):
        dealt |= deal.dealt[seat]
        cards |= deal.dealt[seat] & ~deal.hands[seat]
    return cards | (bit(deal.turned) & ~dealt)


def learn_void(deal: Any, card: Any, voids: Any) -> None:
    """Note what a card that is about to be laid tells of the hand that it comes from."""
    seat = deal.to_act
    if deal.laid == 0 or bit(card) & deal.following:
        return
    if required(deal, deal.hands[seat]) & bit(card) == 0:
        return
    voids[seat] |= deal.following
    if bit(card) & deal.trumps == 0:
        voids[seat] |= deal.trumps


def survival(deal: Any, seat: Any, card: Any, led: Any, unseen: Any, voids: Any) -> Any:
    """The chance that a seat that answers later can't beat a card."""
    pool = unseen & ~voids[seat]
    size = popcount(pool)
    cards = popcount(deal.hands[seat])
    trumps = popcount(pool & deal.trumps)
    if bit(card) & deal.trumps:
        over = popcount(pool & higher(card))
        if led == deal.trumps:
            return NONE[size, over, cards]
        void = NONE[size, popcount(pool & led), cards]
        return np.float32(1) - void * (np.float32(1) - NONE[size, over, cards])
    above = NONE[size, popcount(pool & led & higher(card)), cards]
    void = NONE[size, popcount(pool & led), cards]
    return above - void * (np.float32(1) - NONE[size, trumps, cards])


def taking(deal: Any, rules: Any, card: Any, unseen: Any, voids: Any) -> Any:
    """The chance that a card takes the trick if all beat it who can."""
    if deal.winning >> card & 1 == 0:
        return np.float32(0)
    led = suit_of(card) if deal.laid == 0 else deal.following
    chance = np.float32(1)
    seat = deal.to_act
    for _ in range(rules.seats - deal.laid - 1):
        seat += 1
        if seat == rules.seats:
            seat = 0
        chance *= max(np.float32(0), survival(deal, seat, card, led, unseen, voids))
    return chance


def see_moment(deal: Any, rules: Any, unseen: Any, voids: Any, row: Any) -> None:
    """Describe a moment of play to the seat to act."""
    row[:] = 0
    seats = rules.seats
    me = deal.to_act
    hand = deal.hands[me]
    row[seats - 2] = 1
    row[4 + deal.left] = 1
    need = deal.bids[me] - deal.tricks[me]
    slack = deal.left - need
    row[11 + min(max(need, -1), 6) + 1] = 1
    row[19 + min(max(slack, -1), 6) + 1] = 1
    row[27] = deal.bids[me] / 6
    if deal.bids[me] == 0:
        row[28] = min(rules.zero_bonus, 30) / 10
    row[29 + deal.laid] = 1
    row[35] = (seats - deal.laid - 1) / 5
    wanted = 0
    if deal.laid > 0:
        other = deal.bids[deal.taker] - deal.tricks[deal.taker]
        row[38 + (0 if other > 0 else 1 if other == 0 else 2)] = 1
    else:
        row[41] = 1
    held = 0
    seat = me
    for step in range(1, seats):
        seat += 1
        if seat == seats:
            seat = 0
        held += popcount(deal.hands[seat])
        other = deal.bids[seat] - deal.tricks[seat]
        wanted += max(0, other)
        place = 46 + 3 * (step - 1)
        if other > 0:
            row[place] = 1
        if other == 0:
            row[place + 1] = 1
        if other >= deal.left:
            row[place + 2] = 1
        place = 92 + 7 * (step - 1)
        row[place + min(max(other, -1), 3) + 1] = 1
        if deal.bids[seat] == 0:
            row[place + 5] = 1
        if step < seats - deal.laid:
            row[place + 6] = 1
        if step < seats - deal.laid:
            if other > 0:
                row[42] += 0.2
            if other == 0:
                row[43] += 0.2
            if voids[seat] & deal.trumps == deal.trumps:
                row[44] += 0.2
            if deal.laid > 0 and voids[seat] & deal.following == deal.following:
                row[45] += 0.2
    row[36] = (wanted - deal.left) / 4
    row[37] = (wanted + max(0, need) - deal.left) / 4
    pool = popcount(unseen)
    share = held / max(pool, 1)
    row[61] = popcount(hand & deal.trumps) / 3
    row[62] = popcount(unseen & deal.trumps) / 6
    row[63] = popcount(unseen & deal.trumps) * share / 4
    for suit in range(4):
        cards = 511 << suit * RANKS
        if cards != deal.trumps and hand & cards == 0:
            row[64] += 0.5
    if deal.laid > 0:
        if deal.following == deal.trumps:
            row[65] = 1
        if hand & deal.following:
            row[66] = 1
        elif hand & deal.trumps:
            row[67] = 1
        # How many cards that others hold would take the trick as it stands.
        strong = popcount(unseen & deal.winning & ~deal.trumps) * share
        notch(row, 68, strong, np.float32(1))
        strong = popcount(unseen & deal.winning & deal.trumps) * share
        notch(row, 75, strong, np.float32(1))
        if deal.winning & ~deal.trumps == 0:
            row[82] = 1
    row[83] = share
    row[84] = rules.size / 6
    row[85] = 1
    # Which seat leads next matters: who is last in the trick, who has many bids to make.
    row[86] = need / max(deal.left, 1)
    if need > 0 and need == deal.left:
        row[87] = 1
    if need > deal.left:
        row[88] = 1
    row[89] = wanted / max(deal.left, 1) / 2
    row[90] = deal.bids[me] - deal.tricks[me] < 0
    row[91] = deal.bids[me] == 0


def worth_later(strength: Any, trump: Any) -> Any:
    """About the chance that a card takes a trick later, by how many higher cards of its suit others hold."""
    if trump:
        return np.exp(np.float32(-0.35) * strength)
    return np.float32(0.75) * np.exp(np.float32(-1.1) * strength)


def see_card(deal: Any, rules: Any, card: Any, unseen: Any, voids: Any, row: Any) -> None:
    """Describe a card that the seat to act may lay."""
    row[:] = 0
    me = deal.to_act
    hand = deal.hands[me] & ~bit(card)
    need = deal.bids[me] - deal.tricks[me]
    held = 0
    for seat in range(rules.seats):
        if seat != me:
            held += popcount(deal.hands[seat])
    share = np.float32(held / max(popcount(unseen), 1))
    trump = bit(card) & deal.trumps != 0
    chance = taking(deal, rules, card, unseen, voids)
    strength = popcount(unseen & higher(card)) * share
    if trump:
        row[0] = 1
        notch(row, 9, strength, np.float32(1))
    else:
        notch(row, 2, strength, np.float32(1))
    if deal.winning >> card & 1:
        row[1] = 1
    row[16] = chance
    if chance > 0.999:
        row[17] = 1
    if chance < 0.001:
        row[18] = 1
    if need > 0:
        row[20] = chance
        if need >= deal.left:
            row[23] = chance
    elif need == 0:
        row[21] = chance
    else:
        row[22] = chance
    company = popcount(hand & suit_of(card))
    row[25 + min(company, 3)] = 1
    row[29] = popcount(unseen & suit_of(card) & ~higher(card)) * share / 4
    if company == 0 and not trump and hand & deal.trumps:
        row[30] = 1
    later = np.float32(0)
    rest = hand
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        strength = popcount(unseen & higher(other)) * share
        also = bit(other) & deal.trumps != 0
        notch(row, 38 if also else 31, strength, np.float32(0.5))
        later += worth_later(strength, also)
    row[45] = popcount(hand & deal.trumps) / 3
    for suit in range(4):
        cards = 511 << suit * RANKS
        if cards != deal.trumps and hand & cards == 0:
            row[46] += 0.5
    place = chance * 5
    low = min(int(place), 4)
    row[47 + low] += low + 1 - place
    row[48 + low] += place - low
    short = min(max(need - later - chance, np.float32(-2.9)), np.float32(2.9)) + 3
    low = int(short)
    row[53 + low] += low + 1 - short
    row[54 + low] += short - low
    row[60] = 1 if deal.laid == 0 else 0
    if deal.laid == 0:
        row[61] = chance
    row[62] = (card % RANKS) / 8
    if trump:
        row[63] = (card % RANKS) / 8
    if need == 0 and deal.winning >> card & 1:
        row[64] = 1
    row[65] = popcount(unseen & suit_of(card)) * share / 4


def see_bidding(deal: Any, rules: Any, row: Any) -> None:
    """Describe a moment of bidding to the seat to act."""
    row[:] = 0
    seats = rules.seats
    me = deal.to_act
    hand = deal.hands[me]
    if rules.blind == 1:
        hand &= bit(deal.turned)
    row[seats - 2] = 1
    row[4 + rules.size] = 1
    made = 0
    for seat in range(seats):
        if deal.bids[seat] >= 0:
            made += 1
    row[11 + seats - 1 - made] = 1
    row[17] = deal.ordered / rules.size
    row[18] = (deal.ordered - rules.size * made / seats) / 2
    row[19] = made / 5
    row[20 + min(max(rules.size - deal.ordered, -1), 6) + 1] = 1
    trump = lowest(deal.trumps) // RANKS
    for rank in range(RANKS):
        if hand >> (trump * RANKS + rank) & 1:
            row[28 + rank] = 1
    row[37 + deal.turned % RANKS] = 1
    row[55 + min(popcount(hand & deal.trumps), 5)] = 1
    bare = 0
    for suit in range(4):
        if suit == trump:
            continue
        cards = hand >> suit * RANKS & 511
        length = popcount(cards)
        if length == 0:
            bare += 1
        for rank in range(RANKS):
            if cards >> rank & 1:
                row[46 + rank] += 0.5
                if length == 1:
                    row[65 + rank] += 0.5
                if length >= 3:
                    row[74 + rank] += 0.5
    row[61 + bare] = 1
    row[83] = rules.blind
    row[84] = min(rules.zero_bonus, 30) / 10
    seat = me
    for step in range(1, seats):
        seat = seat - 1 if seat > 0 else seats - 1
        if deal.bids[seat] >= 0:
            row[85 + step - 1] = deal.bids[seat] / rules.size
            row[92 + 7 * (step - 1) + min(deal.bids[seat], 6)] = 1
    row[90] = 1
    row[91] = rules.seats * rules.size / PACK

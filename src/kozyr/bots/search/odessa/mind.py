"""Two small networks: by how many points each bid, and each card, is better than the rest.

Their weights were learned by play with their like and with players who count (tools/odessa_learn.py). They
lead the players of rollouts, and tell how likely a bid or a card is from a hand. Compiled; ``mind`` is a
tuple of arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.odessa.patterns import (
    BASE,
    BID_ROWS,
    CARD_ROWS,
    ROWS,
    SUITS,
    bid_rows,
    card_rows,
    moment_rows,
)
from kozyr.bots.search.odessa.sight import BIDS, CARD, STATE, gone, see_bidding, see_card, see_moment
from kozyr.engine import bit, lowest
from kozyr.games.odessa.deal import ALL, RANKS, higher, required

FIRST = 128
SECOND = 32
CHOICES = 7

SHAPES = (
    (STATE + CARD, FIRST),
    (FIRST,),
    (FIRST, SECOND),
    (SECOND,),
    (SECOND,),
    (BIDS, FIRST),
    (FIRST,),
    (FIRST, SECOND),
    (SECOND,),
    (SECOND, CHOICES),
    (CHOICES,),
    (CARD_ROWS, FIRST),
    (BID_ROWS, FIRST),
)
"""The arrays of a mind: three layers for cards, three for bids, each with its constants; then what the
patterns of suits add to the first layers."""


def add_rows(row: Any, matrix: Any, first: Any, out: Any) -> None:
    """Add what a row of numbers gives, from row ``first`` of the matrix on."""
    for i in range(row.size):
        x = row[i]
        if x != 0:
            line = matrix[first + i]
            for j in range(out.size):
                out[j] += x * line[j]


def cut(row: Any, out: Any) -> None:
    """Nothing below zero."""
    for j in range(row.size):
        out[j] = max(row[j], np.float32(0))


def bid_values(deal: Any, rules: Any, mind: Any, room: Any, values: Any) -> None:
    """Tens of points for each bid of the seat to act, compared; also for those that the rules forbid it."""
    sight = room[0]
    first = room[3]
    second = room[5]
    see_bidding(deal, rules, sight)
    first[:] = mind[6]
    bid_rows(deal, rules, room[6])
    for place in range(SUITS):
        first += mind[12][room[6][place]]
    add_rows(sight, mind[5], 0, first)
    cut(first, first)
    second[:] = mind[8]
    add_rows(first, mind[7], 0, second)
    cut(second, second)
    values[:CHOICES] = mind[10]
    add_rows(second, mind[9], 0, values[:CHOICES])


def alike(deal: Any, card: Any, above: Any, unseen: Any) -> Any:
    """Whether two cards of a hand do the same: nothing that another seat may hold or has laid is between."""
    if higher(card) >> above & 1 == 0:
        return False
    between = higher(card) & ~higher(above) & ~bit(above)
    return between & unseen == 0 and deal.winning >> card & 1 == deal.winning >> above & 1


def card_values(deal: Any, rules: Any, voids: Any, mind: Any, room: Any, values: Any) -> Any:
    """Tens of points for each card that the seat to act may lay without a revoke, compared.

    Returns:
        The cards; ``values`` holds their worth from the lowest on.
    """
    hand = deal.hands[deal.to_act]
    cards = required(deal, hand)
    unseen = ALL & ~(hand | gone(deal, rules))
    moment = room[1]
    sight = room[2]
    base = room[3]
    first = room[4]
    second = room[5]
    see_moment(deal, rules, unseen, voids, moment)
    base[:] = mind[1]
    before = room[6]
    rows = room[7]
    moment_rows(deal, hand, unseen, before)
    for row in range(BASE):
        if before[row] > 0:
            base += mind[11][before[row]]
    add_rows(moment, mind[0], 0, base)
    left = cards
    place = 0
    last = -1
    while left:
        card = lowest(left)
        left &= left - 1
        if last >= 0 and alike(deal, last, card, unseen):
            values[place] = values[place - 1]
            last = card
            place += 1
            continue
        last = card
        see_card(deal, rules, card, unseen, voids, sight)
        card_rows(deal, card, hand, unseen, before, rows)
        suit = card // RANKS
        was = mind[11][before[suit]]
        will_be = mind[11][rows[suit]]
        moved = mind[11][rows[BASE]]
        for j in range(FIRST):
            first[j] = base[j] - was[j] + will_be[j] + moved[j]
        add_rows(sight, mind[0], STATE, first)
        cut(first, first)
        second[:] = mind[3]
        add_rows(first, mind[2], 0, second)
        value = np.float32(0)
        for j in range(SECOND):
            value += max(second[j], np.float32(0)) * mind[4][j]
        values[place] = value
        place += 1
    return cards


def room_for() -> Any:
    """Arrays to work in."""
    sizes = (BIDS, STATE, CARD, FIRST, FIRST, SECOND)
    rows = (BASE, ROWS)
    return (*(np.zeros(size, np.float32) for size in sizes), *(np.zeros(size, np.int64) for size in rows))

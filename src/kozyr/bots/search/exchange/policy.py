"""How the seats are thought to play on: each parts with the rank that costs it least, as far as it has seen.

A seat remembers which cards went to its neighbours, and which ranks each of them let go of:
``held[seat, side]`` are the cards that it knows with the next seat (side 0) and the one before (side 1),
``let_go[seat, side]`` the ranks.
"""

from __future__ import annotations

import math
from typing import Any

from kozyr.engine import bit, nth_bit, popcount
from kozyr.engine.stream import below
from kozyr.games.exchange.deal import GIVE, RANKS, WHAT, after

NEXT = 0
BEFORE = 1
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four twos; those of rank r are ``RANK << r``."""
KEEP = 0
"""Where in the costs those of parting with a rank begin, by how many of it the hand holds, 0 to 4."""
FEED = 5
"""By how many of the rank the other seat is known to hold, 0 to 3, with the one that it gets the quartet."""
BLOCKED = 9
"""For each card of the rank that is known with a neighbour, by how many the hand holds, 0 to 4."""
UNWANTED = 14
"""Where the other seat has let go of that rank."""
WIDE = 15
"""How much of the least cost a cost may be above it and still be chosen: chance for the rest."""
COSTS = 16


def side_of(deal: Any) -> Any:
    """Which neighbour gets the card of the seat to act."""
    return NEXT if deal.phase == GIVE else BEFORE


def cost(hand: int, theirs: int, others: int, unwanted: int, rank: int, costs: Any) -> Any:
    """What parting with a card of a rank costs."""
    own = popcount(hand & RANK << rank)
    known = popcount(theirs & RANK << rank)
    seen = known + popcount(others & RANK << rank)
    total = costs[KEEP + own] + costs[FEED + min(known, 3)] + seen * costs[BLOCKED + own]
    return total + costs[UNWANTED] * (unwanted >> rank & 1)


def choose(state: Any, deal: Any, held: Any, let_go: Any, choices: int, costs: Any) -> Any:
    """(next state, the card to part with) of the seat to act."""
    seat = deal.to_act
    side = side_of(deal)
    hand = deal.hands[seat]
    best = 1e30
    ranks = 0
    for rank in range(RANKS):
        if choices & RANK << rank == 0:
            continue
        price = cost(hand, held[seat, side], held[seat, 1 - side], let_go[seat, side], rank, costs)
        if price < best:
            best = price
            ranks = 0
        if price == best:
            ranks |= bit(rank)
    state, which = below(state, popcount(ranks))
    cards = choices & RANK << nth_bit(ranks, which)
    state, which = below(state, popcount(cards))
    return state, nth_bit(cards, which)


def remember(deal: Any, rules: Any, held: Any, let_go: Any, action: int) -> None:
    """Note an action that is about to be carried out, for the two seats that see it."""
    seat = deal.to_act
    card = bit(action & WHAT)
    rank = bit((action & WHAT) % RANKS)
    side = side_of(deal)
    other = after(rules, seat) if deal.phase == GIVE else deal.giver
    held[seat, side] |= card
    held[seat, 1 - side] &= ~card
    held[other, 1 - side] &= ~card
    held[other, side] &= ~card
    let_go[other, 1 - side] |= rank
    let_go[seat, side] &= ~rank


def forget(held: Any, let_go: Any) -> None:
    """Nothing was seen yet."""
    held[:] = 0
    let_go[:] = 0


def likeness(deal: Any, held: Any, let_go: Any, choices: int, costs: Any, belief: float, rank: int) -> Any:
    """The logarithm of how likely the seat to act parts with a rank, the less the more it costs."""
    seat = deal.to_act
    side = side_of(deal)
    hand = deal.hands[seat]
    total = 0.0
    own = 0.0
    for other in range(RANKS):
        cards = popcount(choices & RANK << other)
        if cards == 0:
            continue
        price = cost(hand, held[seat, side], held[seat, 1 - side], let_go[seat, side], other, costs)
        total += cards * math.exp(-belief * price)
        if other == rank:
            own = -belief * price
    return own - math.log(total)

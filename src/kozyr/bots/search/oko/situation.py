"""What a seat that is to bet looks at, as one number; and the few amounts that it thinks about.

Bets are thought of as parts of the pot. The number says how many are in, how many cards are open, what a call
costs for what can be won, how much was put in already, how much is left to bet, and who is still to speak.
"""

from __future__ import annotations

from typing import Any

from kozyr.bots.search.oko.strength import BUCKETS, place_of_hand
from kozyr.engine import bit, popcount
from kozyr.games.oko.deal import (
    BET,
    CALL,
    PASS,
    VERB,
    WHAT,
    amounts_of,
    legal,
    lowest_of,
    opened_cards,
    verbs_of,
)
from kozyr.games.oko.state import SEATS

CHOICES = 7
"""Pass, call, the lowest bet, half the pot, the pot, twice the pot, all."""
FIRST_BET = 2
ALL_IN = 6
SITUATIONS = 5 * 3 * 7 * 2 * 4 * 4 * 3 * BUCKETS


def pot_for(deal: Any, seat: int, total: int) -> Any:
    """The chips put in that a seat plays for when it has put in ``total`` (OK-POTS)."""
    pot = 0
    for other in range(SEATS):
        pot += min(deal.paid[other], total)
    return pot


def cost_of(deal: Any, seat: int) -> Any:
    """What a call costs."""
    return min(deal.highest - deal.bets[seat], deal.left[seat])


def amount_of(deal: Any, seat: int, choice: int) -> Any:
    """The bet that a choice means, before it is fitted to what is allowed."""
    owed = cost_of(deal, seat)
    pot = owed
    for other in range(SEATS):
        pot += deal.paid[other]
    if choice == FIRST_BET:
        return 0
    if choice == ALL_IN:
        return deal.bets[seat] + deal.left[seat]
    part = pot // 2 if choice == 3 else pot * (choice - 3)
    return deal.highest + max(part, 1)


def choices_of(deal: Any, rules: Any, actions: Any) -> None:
    """Fill the action of each choice, -1 where it isn't legal or the same as another."""
    seat = deal.to_act
    found = legal(deal, rules)
    verbs = verbs_of(found)
    actions[0] = PASS << VERB
    actions[1] = CALL << VERB if verbs & bit(CALL) != 0 else -1
    last = -1
    low = lowest_of(found)
    high = low + amounts_of(found) - 1
    for choice in range(FIRST_BET, CHOICES):
        actions[choice] = -1
        if high >= low:
            amount = min(max(amount_of(deal, seat, choice), low), high)
            if amount > last:
                actions[choice] = BET << VERB | amount
                last = amount


def choice_like(deal: Any, rules: Any, actions: Any, action: int) -> Any:
    """The choice that is nearest to an action that somebody took; ``actions`` as ``choices_of`` fills it."""
    if action >> VERB == PASS:
        return 0
    if action >> VERB == CALL:
        return 1
    amount = action & WHAT
    best = FIRST_BET
    least = -1.0
    for choice in range(FIRST_BET, CHOICES):
        if actions[choice] < 0:
            continue
        other = actions[choice] & WHAT
        apart = max(amount, other) / min(amount, other)
        if least < 0 or apart < least:
            best = choice
            least = apart
    return best


def step_of(value: float, first: float, second: float, third: float) -> Any:
    """0 to 3: how many of the bounds a value reaches."""
    return int(value >= first) + int(value >= second) + int(value >= third)


def situation_of(deal: Any, rules: Any, buckets: Any) -> Any:
    """The number of what the seat to act looks at."""
    seat = deal.to_act
    live = popcount(deal.live)
    table = 0 if deal.closed == 1 else min(live, 5) - 1
    pot = 0
    antes = 0
    behind = 0
    rest = 0
    for other in range(SEATS):
        pot += deal.paid[other]
        antes += min(rules.ante, rules.stacks[other])
        if deal.live & bit(other) != 0 and other != seat:
            rest = max(rest, deal.left[other] + deal.bets[other] - deal.highest)
            if deal.left[other] > 0 and (deal.acted & bit(other) == 0 or deal.bets[other] < deal.highest):
                behind += 1
    asked = 0
    acted = 0
    cost = cost_of(deal, seat)
    if deal.highest > 0:
        odds = cost / (pot_for(deal, seat, deal.paid[seat] + cost) + cost)
        asked = 1 + step_of(odds, 0.09, 0.18, 0.27) + step_of(odds, 0.36, 0.43, 2.0)
        acted = int(deal.acted & bit(seat) != 0)
    history = step_of(pot / max(antes, 1), 1.7, 4.0, 12.0)
    room = min(rest, deal.left[seat] - cost) / (pot + cost)
    depth = step_of(room, 0.4, 1.2, 4.0)
    number = table * 3 + deal.opened[seat] - 2
    number = (number * 7 + asked) * 2 + acted
    number = (number * 4 + history) * 4 + depth
    number = number * 3 + min(behind, 2)
    return number * BUCKETS + buckets[live - 2, place_of_hand(opened_cards(deal, seat))]

"""One deal of High Card (HC-DEAL, HC-SHOW). Cards are places in the pack of 24: rank = card % 6."""

from typing import Annotated

from kozyr.engine import State, bit, nth_bit, popcount

SEATS = 6
RANKS = 6
HAND = 3

SHOW = 1
VERB = 40
SHOWING = SHOW << VERB
WHAT = (1 << VERB) - 1


class Rules(State):
    """What one deal is played by."""

    seats: int


class Deal(State):
    """One deal: whose turn it is, the hands, the best card of the round."""

    to_act: int
    dealer: int
    hands: Annotated[list[int], SEATS]
    points: Annotated[list[int], SEATS]
    laid: int
    """Cards shown in this round."""
    best: int
    """The highest rank among them; -1 before the first."""
    taker: int
    """Who showed it."""


def after(rules: Rules, seat: int) -> int:
    """The next seat (C-SEAT)."""
    return 0 if seat + 1 == rules.seats else seat + 1


def start(deal: Deal, rules: Rules, deck: list[int], dealer: int) -> None:
    """Deal three cards each (HC-DEAL)."""
    deal.dealer = dealer
    for seat in range(SEATS):
        deal.hands[seat] = 0
        deal.points[seat] = 0
    seat = dealer
    for place in range(HAND * rules.seats):
        seat = after(rules, seat)
        deal.hands[seat] |= bit(deck[place])
    deal.to_act = after(rules, dealer)
    begin_round(deal)


def begin_round(deal: Deal) -> None:
    """Nothing shown yet."""
    deal.laid = 0
    deal.best = -1
    deal.taker = 0


def legal(deal: Deal, rules: Rules) -> int:
    """The cards of the hand to act (HC-SHOW); none at the end."""
    return deal.hands[deal.to_act] if deal.to_act >= 0 else 0


def count(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions a set of choices holds."""
    return popcount(choices)


def pick(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    return SHOWING | nth_bit(choices, k)


def apply(deal: Deal, rules: Rules, action: int) -> None:
    """Show a card; the last of a round gives the point to the highest, the first of equals (HC-SHOW)."""
    card = action & WHAT
    seat = deal.to_act
    deal.hands[seat] &= ~bit(card)
    if card % RANKS > deal.best:
        deal.best = card % RANKS
        deal.taker = seat
    deal.laid += 1
    deal.to_act = after(rules, seat)
    if deal.laid == rules.seats:
        deal.points[deal.taker] += 1
        deal.to_act = deal.taker if deal.hands[deal.taker] != 0 else -1
        begin_round(deal)


def score(deal: Deal, rules: Rules, scores: list[int]) -> None:
    """The points (HC-MATCH)."""
    for seat in range(rules.seats):
        scores[seat] = deal.points[seat]


def used(rules: Rules) -> int:
    """How many cards from the top of the deck the deal looks at."""
    return HAND * rules.seats

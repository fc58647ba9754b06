"""One deal of the exchange game: card against card with the next seat, until a seat has its quartets (EX).

Cards are places in the canonical pack of 52: suit = card // 13, rank = card % 13. So the four cards of a
rank are 13 places apart, and a hand laid over itself three times, 13 places on each time, shows its quartets.
"""

from typing import Annotated

from kozyr.engine import State, bit, nth_bit, popcount

SEATS = 13
RANKS = 13
PACK = 52
ALL_RANKS = (1 << RANKS) - 1

GIVE = 1
RETURN = 2
OVER = 0

VERB = 40
"""An action is ``verb << VERB | card``."""
GIVING = GIVE << VERB
RETURNING = RETURN << VERB
WHAT = (1 << VERB) - 1


class Rules(State):
    """What one deal is played by."""

    seats: int
    target: int
    """Quartets that win."""
    max_exchanges: int
    """Whole exchanges that end the deal without a winner; 0: no end (EX-STALL)."""


class Deal(State):
    """One deal: whose turn it is, the hands, the exchange under way."""

    phase: int
    to_act: int
    """The seat to act, -1 when the deal is over."""
    dealer: int
    hands: Annotated[list[int], SEATS]
    """A card that was given is in the receiver's hand at once."""
    giver: int
    """The seat that gives in the exchange under way."""
    offered: int
    """The card that waits for one in return; -1 where none does."""
    exchanges: int
    """Whole exchanges done."""


def after(rules: Rules, seat: int) -> int:
    """The next seat (C-SEAT)."""
    return 0 if seat + 1 == rules.seats else seat + 1


def quartets(hand: int) -> int:
    """The ranks, as bits from the two upwards, of which a hand holds all four cards (EX-TARGET)."""
    return hand & hand >> RANKS & hand >> 2 * RANKS & hand >> 3 * RANKS & ALL_RANKS


def has_won(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether a seat has its quartets (EX-WIN)."""
    return popcount(quartets(deal.hands[seat])) >= rules.target


def start(deal: Deal, rules: Rules, deck: list[int], dealer: int) -> None:
    """Deal the cards, the rest aside; who has its quartets wins at once (EX-DEAL, EX-TURN, EX-WIN)."""
    deal.dealer = dealer
    for seat in range(SEATS):
        deal.hands[seat] = 0
    seat = dealer
    for place in range(PACK // rules.seats * rules.seats):
        seat = after(rules, seat)
        deal.hands[seat] |= bit(deck[place])
    deal.exchanges = 0
    begin_exchange(deal, rules, after(rules, dealer))


def begin_exchange(deal: Deal, rules: Rules, giver: int) -> None:
    """Let a seat give, unless the deal is over."""
    deal.giver = giver
    deal.to_act = giver
    deal.offered = -1
    deal.phase = GIVE
    finish(deal, rules)


def finish(deal: Deal, rules: Rules) -> None:
    """End the deal when a seat has won (EX-WIN) or the players have blocked each other (EX-STALL)."""
    over = deal.exchanges == rules.max_exchanges and rules.max_exchanges > 0
    for seat in range(rules.seats):
        over = over or has_won(deal, rules, seat)
    if over:
        deal.phase = OVER
        deal.to_act = -1


def legal(deal: Deal, rules: Rules) -> int:
    """The cards that the seat to act may part with (EX-GIVE); none at the end."""
    if deal.phase == OVER:
        return 0
    hand = deal.hands[deal.to_act]
    return hand if deal.phase == GIVE else hand & ~bit(deal.offered)


def count(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions a set of choices holds."""
    return popcount(choices)


def pick(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    return deal.phase << VERB | nth_bit(choices, k)


def move(deal: Deal, giver: int, receiver: int, card: int) -> None:
    """Hand a card over."""
    deal.hands[giver] &= ~bit(card)
    deal.hands[receiver] |= bit(card)


def apply(deal: Deal, rules: Rules, action: int) -> None:
    """Carry out a legal action (EX-GIVE); who returned a card is the next mover."""
    card = action & WHAT
    seat = deal.to_act
    if deal.phase == GIVE:
        deal.offered = card
        deal.to_act = after(rules, seat)
        deal.phase = RETURN
        move(deal, seat, deal.to_act, card)
    else:
        move(deal, seat, deal.giver, card)
        deal.exchanges += 1
        begin_exchange(deal, rules, seat)


def score(deal: Deal, rules: Rules, scores: list[int]) -> None:
    """A point for each winner of the deal (EX-MATCH)."""
    for seat in range(rules.seats):
        scores[seat] = int(has_won(deal, rules, seat))


def used(rules: Rules) -> int:
    """How many cards from the top of the deck the deal looks at."""
    return PACK // rules.seats * rules.seats

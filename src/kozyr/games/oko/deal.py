"""One deal of Oko: betting, opening cards, the showdown (OK-ANTE to OK-TWO)."""

from kozyr.engine import bit, nth_bit, popcount
from kozyr.games.oko.hands import judge
from kozyr.games.oko.pots import settle
from kozyr.games.oko.state import ALL, BETTING, CARDS, OFF, OPENING, OVER, SEATS, SEEN, Deal, Rules

__all__ = ["Deal", "Rules", "apply", "count", "legal", "pick", "score", "start"]

PASS = 1
CALL = 2
OPEN = 3
STAND = 4
BET = 5
VERB = 40
"""An action is ``verb << VERB | amount``; the amount is 0 but for a bet."""
WHAT = (1 << VERB) - 1

LOWEST = 8
AMOUNTS = 32
"""Choices are bits of the verbs below ``BET``, the lowest bet and the number of bets: chips of all seats
are at most 6,000,000 < 2**23."""

# Who may do what


def start(deal: Deal, rules: Rules, deck: list[int], dealer: int) -> None:
    """Put in the antes, deal the cards, begin to bet (OK-ANTE, OK-DEAL)."""
    deal.dealer = dealer
    deal.to_act = dealer
    deal.stage = SEEN
    deal.closed = 0
    deal.live = 0
    deal.stood = 0
    for seat in range(SEATS):
        stack = rules.stacks[seat]
        ante = min(rules.ante, stack)
        deal.left[seat] = stack - ante
        deal.paid[seat] = ante
        deal.live |= bit(seat) if stack > 0 else 0
        deal.opened[seat] = SEEN if stack > 0 else 0
        deal.strength[seat] = 0
        deal.won[seat] = 0
    for place in range(SEATS * CARDS):
        deal.cards[place] = 0
    seat = dealer
    for place in range(rules.playing * CARDS):
        seat = rules.after[seat]
        deal.cards[seat * CARDS + place // rules.playing] = deck[place]
    begin_round(deal)
    ask(deal, rules)


def with_chips(deal: Deal) -> int:
    """The live seats that have chips left."""
    seats = 0
    for seat in range(SEATS):
        if deal.left[seat] > 0:
            seats |= deal.live & bit(seat)
    return seats


def reach(deal: Deal, seat: int) -> int:
    """The most that a seat can have in this round, with all its chips."""
    return deal.bets[seat] + deal.left[seat]


def barred(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether a seat has acted in this round, was raised since and may not raise again (OK-BET)."""
    return rules.reraise == 0 and deal.acted & bit(seat) != 0


def may_raise(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether a seat that owes may raise (OK-BET, OK-TWO)."""
    rivals = with_chips(deal) & ~bit(seat)
    return (
        deal.closed == 0
        and not barred(deal, rules, seat)
        and rivals != 0
        and reach(deal, seat) > deal.highest
    )


def lowest_bet(deal: Deal, rules: Rules, seat: int) -> int:
    """The least amount of a first bet or of a raise (OK-BET)."""
    if deal.highest == 0:
        return min(rules.min_bet, deal.left[seat])
    return deal.highest + 1


def legal(deal: Deal, rules: Rules) -> int:
    """The legal choices: verbs as bits, and the range of bets; 0 at the end."""
    if deal.phase == OPENING:
        return bit(OPEN) | bit(STAND)
    if deal.phase == OVER:
        return 0
    seat = deal.to_act
    verbs = bit(PASS) if deal.highest == 0 else bit(PASS) | bit(CALL)
    if deal.highest > 0 and not may_raise(deal, rules, seat):
        return verbs
    low = lowest_bet(deal, rules, seat)
    return verbs | low << LOWEST | reach(deal, seat) - low + 1 << AMOUNTS


def verbs_of(choices: int) -> int:
    """The verbs among the choices, a bet apart, as bits."""
    return choices & (1 << LOWEST) - 1


def lowest_of(choices: int) -> int:
    """The lowest bet among the choices."""
    return choices >> LOWEST & (1 << AMOUNTS - LOWEST) - 1


def amounts_of(choices: int) -> int:
    """How many bets the choices hold, one chip apart."""
    return choices >> AMOUNTS


def count(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions a set of choices holds, each amount one."""
    return popcount(verbs_of(choices)) + amounts_of(choices)


def pick(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    verbs = verbs_of(choices)
    if k < popcount(verbs):
        return nth_bit(verbs, k) << VERB
    return BET << VERB | lowest_of(choices) + k - popcount(verbs)


# What happens


def apply(deal: Deal, rules: Rules, action: int) -> None:
    """Carry out a legal action."""
    seat = deal.to_act
    verb = action >> VERB
    if verb == OPEN:
        deal.opened[seat] += 1
    elif verb == STAND:
        deal.stood |= bit(seat)
    elif verb == PASS:
        leave(deal, rules, seat)
    elif verb == CALL:
        put_in(deal, seat, min(deal.highest, reach(deal, seat)))
    else:
        put_in(deal, seat, action & WHAT)
    ask(deal, rules)


def leave(deal: Deal, rules: Rules, seat: int) -> None:
    """Pass; the last seat takes the pot, the last two may end the betting (OK-LAST, OK-TWO)."""
    deal.live &= ~bit(seat)
    if popcount(deal.live) == 1:
        settle(deal, rules)
    elif popcount(deal.live) == 2 and rules.at_two != OFF:
        # One has passed and two are left: the deal began with three or more.
        deal.closed = 1


def put_in(deal: Deal, seat: int, amount: int) -> None:
    """Make ``amount`` the seat's chips in this round (OK-BET)."""
    added = amount - deal.bets[seat]
    deal.left[seat] -= added
    deal.paid[seat] += added
    deal.bets[seat] = amount
    deal.highest = max(deal.highest, amount)
    deal.acted |= bit(seat)


def ask(deal: Deal, rules: Rules) -> None:
    """Find the seat to act; rounds and openings with nothing to ask are gone through (OK-STAGES)."""
    seat = next_asked(deal, rules)
    while seat < 0 and deal.phase != OVER:
        advance(deal, rules)
        seat = next_asked(deal, rules)
    deal.to_act = seat


def next_asked(deal: Deal, rules: Rules) -> int:
    """The first seat after the one that acted which has something to say, or -1."""
    able = with_chips(deal)
    seat = deal.to_act
    for _ in range(rules.playing):
        seat = rules.after[seat]
        if asked(deal, able, seat):
            return seat
    return -1


def asked(deal: Deal, able: int, seat: int) -> bool:
    """Whether a seat is asked for its next card, for a difference or for the first bet.

    ``able`` are the live seats that have chips: for one alone there is no first bet (OK-BET).
    """
    if deal.phase == OPENING:
        return deal.live & ~deal.stood & bit(seat) != 0 and deal.opened[seat] < deal.stage
    if deal.phase == OVER or able & bit(seat) == 0:
        return False
    if deal.highest > 0:
        return deal.bets[seat] < deal.highest
    return deal.closed == 0 and popcount(able) > 1


def advance(deal: Deal, rules: Rules) -> None:
    """Go from a round to the next openings or the showdown, from openings to a round (OK-STAGES)."""
    deal.to_act = deal.dealer
    if deal.phase == OPENING:
        begin_round(deal)
    elif deal.stage == CARDS or deal.closed == 1:
        showdown(deal, rules)
    else:
        deal.stage += 1
        deal.phase = OPENING


def begin_round(deal: Deal) -> None:
    """Nobody has bet in this round (OK-BET)."""
    deal.phase = BETTING
    deal.highest = 0
    deal.acted = 0
    for seat in range(SEATS):
        deal.bets[seat] = 0


def opened_cards(deal: Deal, seat: int) -> int:
    """The cards that a seat has opened, as a set."""
    hand = 0
    for number in range(deal.opened[seat]):
        hand |= bit(deal.cards[seat * CARDS + number])
    return hand


def showdown(deal: Deal, rules: Rules) -> None:
    """Judge the live hands; two that are left may have to open the rest first (OK-TWO, OK-HAND)."""
    for seat in range(SEATS):
        if deal.live & bit(seat) == 0:
            continue
        if deal.closed == 1 and rules.at_two == ALL and deal.stood & bit(seat) == 0:
            deal.opened[seat] = CARDS
        deal.strength[seat] = judge(opened_cards(deal, seat))
    settle(deal, rules)


def score(deal: Deal, rules: Rules, scores: list[int]) -> None:
    """The chips that each seat has won or lost in the deal."""
    for seat in range(rules.seats):
        scores[seat] = deal.won[seat] - deal.paid[seat]


def used(rules: Rules) -> int:
    """How many cards from the top of the deck the deal looks at."""
    return rules.playing * CARDS

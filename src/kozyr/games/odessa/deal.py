"""One deal of Odessa: bidding for exact tricks, then play (OD-ORDER to OD-REVOKE).

Cards are places in the canonical pack of 36: suit = card // 9, and a higher rank is a higher place.
"""

from typing import Annotated

from kozyr.engine import State, bit, either, nth_bit, popcount

SEATS = 6
RANKS = 9
PACK = 36
ALL = (1 << PACK) - 1

BID = 1
PLAY = 2
OVER = 0

VERB = 40
"""An action is ``verb << VERB | what``: a number of tricks or a card."""
BIDDING = BID << VERB
PLAYING = PLAY << VERB
WHAT = (1 << VERB) - 1

REVOKES = 2
"""How often a seat may revoke in a deal under ``revoke = "penalty"`` (OD-REVOKE)."""


class Rules(State):
    """What one deal is played by."""

    seats: int
    size: int
    blind: int
    zero_bonus: int
    penalty: int
    """1 under ``revoke = "penalty"``."""


class Deal(State):
    """One deal: whose turn it is, the cards, the bids, the trick on the table."""

    phase: int
    to_act: int
    """The seat to act, -1 when the deal is over."""
    dealer: int
    turned: int
    """The card that shows the trump suit."""
    trumps: int
    """All cards of that suit."""
    dealt: Annotated[list[int], SEATS]
    hands: Annotated[list[int], SEATS]
    bids: Annotated[list[int], SEATS]
    """-1 before the seat has bid."""
    ordered: int
    """Sum of the bids made."""
    tricks: Annotated[list[int], SEATS]
    revokes: Annotated[list[int], SEATS]
    left: int
    """Tricks still to be finished."""
    laid: int
    """Cards in the trick on the table."""
    following: int
    """The cards that follow to it: the suit led; all cards while nothing lies."""
    winning: int
    """The cards that would win it as it stands."""
    taker: int
    """Who wins it as it stands."""


def suit_of(card: int) -> int:
    """All cards of a card's suit."""
    return 511 << card // RANKS * RANKS


def higher(card: int) -> int:
    """The cards of its suit above a card."""
    return suit_of(card) & -2 << card


def after(rules: Rules, seat: int) -> int:
    """The next seat (C-SEAT)."""
    seat += 1
    return 0 if seat == rules.seats else seat


def start(deal: Deal, rules: Rules, deck: list[int], dealer: int) -> None:
    """Deal the cards and turn the trump (C-DEAL, OD-TRUMP)."""
    deal.dealer = dealer
    for seat in range(SEATS):
        deal.hands[seat] = 0
        deal.bids[seat] = -1
        deal.revokes[seat] = 0
    seat = dealer
    cards = rules.seats * rules.size
    for place in range(cards):
        seat = after(rules, seat)
        deal.hands[seat] |= bit(deck[place])
    for seat in range(SEATS):
        deal.dealt[seat] = deal.hands[seat]
    deal.turned = deck[min(cards, PACK - 1)]
    deal.trumps = suit_of(deal.turned)
    deal.ordered = 0
    begin_play(deal, rules)
    deal.phase = BID


def begin_play(deal: Deal, rules: Rules) -> None:
    """No trick taken yet, the seat after the dealer to act (OD-LEAD)."""
    for seat in range(SEATS):
        deal.tricks[seat] = 0
    deal.left = rules.size
    deal.taker = 0
    clear_table(deal)
    deal.to_act = after(rules, deal.dealer)
    deal.phase = PLAY


def clear_table(deal: Deal) -> None:
    """No card on the table: every card may be led and would win."""
    deal.laid = 0
    deal.following = ALL
    deal.winning = ALL


def required(deal: Deal, hand: int) -> int:
    """The cards that OD-LEAD, OD-FOLLOW, OD-TRUMPING and OD-FREE leave of a hand."""
    follow = hand & deal.following
    trumps = hand & deal.trumps
    others = trumps if trumps != 0 else hand
    return follow if follow != 0 else others


def legal(deal: Deal, rules: Rules) -> int:
    """The legal choices as a set: numbers of tricks while bidding, else cards; empty at the end."""
    if deal.phase == PLAY:
        hand = deal.hands[deal.to_act]
        if rules.penalty == 1 and deal.revokes[deal.to_act] < REVOKES:
            return hand
        return required(deal, hand)
    if deal.phase == OVER:
        return 0
    bids = (2 << rules.size) - 1
    forbidden = rules.size - deal.ordered
    if deal.to_act == deal.dealer and forbidden >= 0:
        bids &= ~bit(forbidden)
    return bids


def count(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions a set of choices holds."""
    return popcount(choices)


def pick(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    return deal.phase << VERB | nth_bit(choices, k)


def apply(deal: Deal, rules: Rules, action: int) -> None:
    """Carry out a legal action."""
    if deal.phase == PLAY:
        play(deal, rules, action & WHAT)
    else:
        seat = deal.to_act
        deal.bids[seat] = action & WHAT
        deal.ordered += action & WHAT
        if seat == deal.dealer:
            begin_play(deal, rules)
        else:
            deal.to_act = after(rules, seat)


def play(deal: Deal, rules: Rules, card: int) -> None:
    """Lay a card; the last card of a trick gives it to its taker (OD-TRICK)."""
    seat = deal.to_act
    hand = deal.hands[seat]
    if rules.penalty == 1 and required(deal, hand) & bit(card) == 0:
        deal.revokes[seat] += 1
        for other in range(rules.seats):
            deal.hands[other] = deal.dealt[other]
        begin_play(deal, rules)
        return
    deal.hands[seat] = hand & ~bit(card)
    if deal.laid == 0:
        deal.following = suit_of(card)
    wins = deal.winning >> card & 1
    trumps = deal.trumps if bit(card) & deal.trumps == 0 else 0
    deal.winning = either(wins, higher(card) | trumps, deal.winning)
    deal.taker = either(wins, seat, deal.taker)
    deal.laid += 1
    if deal.laid < rules.seats:
        deal.to_act = after(rules, seat)
    else:
        end_trick(deal)


def end_trick(deal: Deal) -> None:
    """The taker leads the next trick, or the deal is over."""
    clear_table(deal)
    deal.tricks[deal.taker] += 1
    deal.to_act = deal.taker
    deal.left -= 1
    if deal.left == 0:
        deal.to_act = -1
        deal.phase = OVER


def score(deal: Deal, rules: Rules, scores: list[int]) -> None:
    """What the deal adds to each seat's total (OD-SCORE, OD-REVOKE)."""
    for seat in range(rules.seats):
        bid = deal.bids[seat]
        taken = deal.tricks[seat]
        exact = 10 * bid if bid > 0 else rules.zero_bonus
        missed = taken if taken > bid else -10 * (bid - taken)
        points = exact if taken == bid else missed
        scores[seat] = points - 50 * deal.revokes[seat]


def used(rules: Rules) -> int:
    """How many cards from the top of the deck the deal looks at."""
    return min(rules.seats * rules.size + 1, PACK)

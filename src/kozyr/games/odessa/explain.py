"""Why an action of Odessa is refused."""

from kozyr.cards import PACK36, SUITS
from kozyr.engine import bit, lowest, popcount
from kozyr.games.odessa.deal import BID, RANKS, REVOKES, Deal, Rules
from kozyr.games.refusal import Refusal, illegal
from kozyr.games.words import Words


def explain(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """The rule that an illegal action of the seat to act breaks."""
    if (words.verb == "play") == (deal.phase == BID):
        if deal.phase == BID:
            return illegal("OD-BID", "od-bid-first")
        return illegal("OD-LEAD", "od-bids-are-made")
    if deal.phase == BID:
        if words.number > rules.size:
            return illegal("OD-BID", "od-bid-too-high", number=words.number, size=rules.size)
        others = deal.ordered
        return illegal("OD-HOOK", "od-hook", number=words.number, others=others, size=rules.size)
    card = words.cards[0]
    hand = deal.hands[deal.to_act]
    if hand & bit(card) == 0:
        return illegal("C-ILLEGAL", "not-held", card=PACK36.text(card))
    led = SUITS[lowest(deal.following) // RANKS]
    needed = hand & deal.following
    if needed:
        rule, code, suit = "OD-FOLLOW", "od-follow", led
    else:
        rule, code, suit = "OD-TRUMPING", "od-trump", SUITS[deal.turned // RANKS]
        needed = hand & deal.trumps
    if rules.penalty and deal.revokes[deal.to_act] >= REVOKES:
        rule, code = "OD-REVOKE", code + "-again"
    return illegal(rule, code, card=PACK36.text(card), led=led, suit=suit, count=popcount(needed))

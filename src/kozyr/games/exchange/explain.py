"""Why an action of the exchange game is refused."""

from kozyr.cards import PACK52
from kozyr.engine import bit
from kozyr.games.exchange.deal import GIVE, Deal, Rules
from kozyr.games.refusal import Refusal, illegal
from kozyr.games.words import Words


def explain(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """The rule that an illegal action of the seat to act breaks."""
    card = PACK52.text(words.cards[0])
    if deal.phase == GIVE and words.verb == "return":
        return illegal("EX-GIVE", "ex-nothing-to-return", card=card)
    if deal.phase != GIVE and words.verb == "give":
        return illegal("EX-GIVE", "ex-return-first", card=card, seat=deal.giver)
    if deal.hands[deal.to_act] & bit(words.cards[0]) == 0:
        return illegal("C-ILLEGAL", "not-held", card=card)
    return illegal("EX-GIVE", "ex-just-received", card=card, seat=deal.giver)

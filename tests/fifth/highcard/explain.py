"""Why an action of High Card is refused."""

from kozyr.cards import PACK24
from kozyr.games.refusal import Refusal, illegal
from kozyr.games.words import Words

from .deal import Deal, Rules


def explain(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """There is one way to go wrong: a card that isn't held."""
    return illegal("C-ILLEGAL", "not-held", card=PACK24.text(words.cards[0]))

"""Actions of the exchange game: ``give 7C``, ``return KD``."""

from collections.abc import Mapping

from kozyr.cards import PACK52
from kozyr.games.api import menu_of
from kozyr.games.exchange import deal as engine
from kozyr.games.exchange.deal import GIVING, RETURNING, WHAT
from kozyr.games.words import Shape, Words

VERBS: Mapping[str, Shape | tuple[str, ...]] = {"give": "card", "return": "card"}


def encode(words: Words) -> int:
    """The number of an action."""
    verb = GIVING if words.verb == "give" else RETURNING
    return verb | words.cards[0]


def text(action: int) -> str:
    """The record's spelling of an action number."""
    verb = "give" if action & GIVING else "return"
    return f"{verb} {PACK52.text(action & WHAT)}"


menu = menu_of(text, engine)

"""Actions of Odessa: ``bid 2``, ``pass`` (reads as ``bid 0``), ``play 7H``."""

from collections.abc import Mapping

from kozyr.cards import PACK36
from kozyr.games.api import menu_of
from kozyr.games.odessa import deal as engine
from kozyr.games.odessa.deal import BIDDING, PLAYING, WHAT
from kozyr.games.words import Shape, Words

VERBS: Mapping[str, Shape | tuple[str, ...]] = {"bid": "number", "pass": "nothing", "play": "card"}


def encode(words: Words) -> int:
    """The number of an action."""
    if words.verb == "play":
        return PLAYING | words.cards[0]
    return BIDDING | words.number


def text(action: int) -> str:
    """The record's spelling of an action number."""
    if action & PLAYING:
        return f"play {PACK36.text(action & WHAT)}"
    return f"bid {action & WHAT}"


menu = menu_of(text, engine)

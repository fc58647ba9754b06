"""Actions of High Card: ``show 9C``."""

from collections.abc import Mapping

from kozyr.cards import PACK24
from kozyr.games.api import menu_of
from kozyr.games.words import Shape, Words

from . import deal as engine
from .deal import SHOWING, WHAT

VERBS: Mapping[str, Shape | tuple[str, ...]] = {"show": "card"}


def encode(words: Words) -> int:
    """The number of an action."""
    return SHOWING | words.cards[0]


def text(action: int) -> str:
    """The record's spelling of an action number."""
    return f"show {PACK24.text(action & WHAT)}"


menu = menu_of(text, engine)

"""Actions of donkey: ``play 7H 8H`` in every form.

With a soloist also ``solo``, ``pass``, ``talon gift``, ``bury 6C 7C 9H``, ``give 6C 7D``, ``return AS``.
"""

from collections.abc import Mapping

from kozyr.cards import PACK36
from kozyr.games.api import menu_of
from kozyr.games.donkey import deal as engine
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETURN,
    ACT_SOLO,
    ACT_TALON,
    BURY,
    DIGIT,
    GIFT,
    VERB,
    WHAT,
)
from kozyr.games.words import Shape, Words

VERBS: Mapping[str, Shape | tuple[str, ...]] = {
    "play": "cards",
    "solo": "nothing",
    "pass": "nothing",
    "talon": ("gift", "bury"),
    "bury": "cards",
    "give": "cards",
    "return": "card",
}
NAMES = {
    ACT_PLAY: "play",
    ACT_BURY: "bury",
    ACT_RETURN: "return",
    ACT_PASS: "pass",
    ACT_SOLO: "solo",
    ACT_TALON: "talon",
    ACT_GIVE: "give",
}
NUMBERS = {name: number for number, name in NAMES.items()}


def encode(words: Words) -> int:
    """The number of an action."""
    number = NUMBERS[words.verb]
    if words.verb == "give":
        digits = 0
        for card in words.cards:
            digits = digits << DIGIT | card + 1
        return number + digits
    if words.verb == "return":
        return number | words.cards[0]
    if words.verb == "talon":
        return number | (GIFT if words.word == "gift" else BURY)
    return number | PACK36.mask(words.cards)


def given_cards(action: int) -> list[int]:
    """The cards of a ``give`` in the order of the opponents after the soloist."""
    digits = action & WHAT
    cards: list[int] = []
    while digits:
        cards.insert(0, (digits & (1 << DIGIT) - 1) - 1)
        digits >>= DIGIT
    return cards


def cards_of(action: int) -> list[int]:
    """The cards that an action names: in canonical order, those of a ``give`` in their own."""
    verb, what = action >> VERB << VERB, action & WHAT
    if verb == ACT_GIVE:
        return given_cards(action)
    if verb == ACT_RETURN:
        return [what]
    return PACK36.of_mask(what) if verb in (ACT_PLAY, ACT_BURY) else []


def text(action: int) -> str:
    """The record's spelling of an action number."""
    verb, what = action >> VERB << VERB, action & WHAT
    if verb == ACT_TALON:
        return "talon gift" if what == GIFT else "talon bury"
    return " ".join([NAMES[verb], *map(PACK36.text, cards_of(action))])


menu = menu_of(text, engine)

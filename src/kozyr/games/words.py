"""Reading the words of an action, ``VERB ARGUMENTS``, the same way in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from kozyr.cards import SUITS, CardError, Pack
from kozyr.games.refusal import malformed, refused
from kozyr.records.text import is_control

Shape = Literal["nothing", "number", "card", "cards", "word"]

LARGEST = 10**9
"""A larger number is read as this one: no rule allows either."""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """An action as it was written: known verb, cards of the pack, a number; legal or not."""

    verb: str
    cards: tuple[int, ...] = ()
    """Places in the pack, in the order written."""
    number: int = 0
    word: str = ""

    @property
    def twice(self) -> int | None:
        """The first card that is named twice."""
        for place, card in enumerate(self.cards):
            if card in self.cards[:place]:
                return card
        return None


def read_words(text: str, verbs: Mapping[str, Shape | tuple[str, ...]], pack: Pack) -> Words:
    """Read an action.

    Args:
        text: the action without its seat, as in a record.
        verbs: the verbs of the game and what follows each; a tuple lists the words that may follow.
        pack: the pack of the game.

    Raises:
        Malformed: no such verb, card or number, or too many or too few of them; or more than one line.
    """
    check_line(text)
    verb, *rest = text.split() or [""]
    shape = verbs.get(verb)
    if shape is None:
        raise refused(malformed("unknown-verb", word=verb[:20]))
    if shape == "nothing":
        if rest:
            raise refused(malformed("nothing-follows", word=verb))
        return Words(verb=verb)
    if shape in ("card", "cards"):
        cards = tuple(_card(word, pack) for word in rest)
        if not cards or (shape == "card" and len(cards) > 1):
            raise refused(malformed("card-needed" if shape == "card" else "cards-needed", word=verb))
        return Words(verb=verb, cards=cards)
    if len(rest) != 1:
        raise refused(malformed("one-word-needed", word=verb))
    if shape == "number":
        return Words(verb=verb, number=_number(rest[0]))
    if rest[0] not in shape:
        raise refused(malformed("unknown-word", word=rest[0][:20]))
    return Words(verb=verb, word=rest[0])


def check_line(text: str) -> None:
    """Nothing, if a text is one line: white space around it doesn't count, and tabs are spaces.

    Raises:
        Malformed: a line break or another control character is inside.
    """
    if not text.isprintable() and any(is_control(char) and char != "\t" for char in text.strip()):
        raise refused(malformed("control-character"))


def _card(word: str, pack: Pack) -> int:
    try:
        return pack.parse(word)
    except CardError:
        known = len(word) == 2 and word[1] in SUITS and word[0] in "23456789TJQKA"
        raise refused(malformed("not-in-pack" if known else "unknown-card", word=word[:20])) from None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or (word[0] == "0" and len(word) > 1):
        raise refused(malformed("unknown-number", word=word[:20]))
    return min(int(word[:12]), LARGEST)

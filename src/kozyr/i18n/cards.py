"""Cards as people see and type them (C-CARD): 10♥, В♣ in Russian and Ukrainian, J♣ in English."""

from __future__ import annotations

from kozyr.cards import RANKS, SUITS
from kozyr.i18n.catalogue import Catalogue

SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))

COURT = "TJQKA"
"""The ranks that languages write differently, in the order of the message ``ranks``."""

_RANKS_TYPED = {"10": "T"} | dict(zip("ВДКТ", "JQKA", strict=True))
_SUITS_TYPED = (
    {sign: suit for suit, sign in SIGNS.items()}
    | dict(zip("♧♢♡♤", SUITS, strict=True))
    | dict(zip("ТБЧП", SUITS, strict=True))
    | dict(zip("СН", "CH", strict=True))
)
"""Signs, letters that suits begin with in Russian and Ukrainian, Cyrillic letters like Latin ones."""


def rank_names(catalogue: Catalogue) -> dict[str, str]:
    """How a language writes each rank."""
    return {rank: rank for rank in RANKS} | dict(zip(COURT, catalogue.say("ranks").split(), strict=True))


def typed_card(word: str) -> str | None:
    """The record's spelling of a card as somebody typed it, or None for another word.

    ``7h``, ``10♥``, ``th``, ``В♣`` and ``дп`` are cards. The Latin T is the ten, the Cyrillic Т the ace.
    """
    word = word.upper().replace("\ufe0f", "")
    rank, suit = word[:-1], word[-1:]
    rank = _RANKS_TYPED.get(rank, rank)
    suit = _SUITS_TYPED.get(suit, suit)
    if len(rank) == 1 and rank in RANKS and len(suit) == 1 and suit in SUITS:
        return rank + suit
    return None

"""A hand in words: sorted, its suits or ranks set apart."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from kozyr.cli.show.ask import card_key
from kozyr.cli.show.pen import Pen


def by_suit(cards: Iterable[str | None], pen: Pen, order: str) -> str:
    """Cards by suit and rank with a gap between suits; then the backs of those that can't be seen."""
    cards = list(cards)
    known = sort_by_suit((card for card in cards if card is not None), order)
    groups = [pen.cards(group) for _, group in groupby(known, key=lambda card: card[1])]
    hidden = [card for card in cards if card is None]
    return "  ".join([*groups, *([pen.cards(hidden)] if hidden else [])])


def sort_by_suit(cards: Iterable[str], order: str) -> list[str]:
    """Cards by suit C D H S and then by rank, low to high."""
    return sorted(cards, key=lambda card: card_key(card, order))


def sort_by_rank(cards: Iterable[str], order: str) -> list[str]:
    """Cards by rank, low to high, and then by suit."""
    return sorted(cards, key=lambda card: tuple(reversed(card_key(card, order))))

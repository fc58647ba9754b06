"""Cards and packs (C-CARD, C-DECK).

Inside the engine a card is an int: its place in the canonical order of its pack, so that sorting cards is
sorting ints and a set of cards is an int mask with bit `card` set.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

Thing = TypeVar("Thing")

RANKS = "23456789TJQKA"
"""Every rank from low to high (C-CARD)."""

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades: the canonical order of suits (C-DECK)."""


class CardError(ValueError):
    """A text, number or mask that is not a card or cards of the pack. The message is one plain sentence."""


@dataclass(frozen=True)
class Pack:
    """A pack of cards: some ranks in each of the four suits, in canonical order (C-DECK).

    Attributes:
        ranks: the ranks of the pack from low to high, for instance "6789TJQKA".
    """

    ranks: str

    def __post_init__(self) -> None:
        """Checks that the ranks are known, different and in order.

        Raises:
            CardError: they are not.
        """
        if not self.ranks or self.ranks != "".join(rank for rank in RANKS if rank in self.ranks):
            raise CardError(f"{self.ranks!r} are not ranks in the order {RANKS}")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The text of every card, by its int (C-CARD): ("6C", "7C", …, "AS")."""
        return tuple(rank + suit for suit in SUITS for rank in self.ranks)

    @cached_property
    def size(self) -> int:
        """Number of cards in the pack."""
        return len(self.names)

    @cached_property
    def _cards(self) -> dict[str, int]:
        return {name: card for card, name in enumerate(self.names)}

    def _checked(self, card: int) -> int:
        if not 0 <= card < self.size:
            raise CardError(f"{card} is not a card of the pack of {self.size}")
        return card

    def text(self, card: int) -> str:
        """The text of a card, rank then suit (C-CARD): "7H".

        Raises:
            CardError: no such card in the pack.
        """
        return self.names[self._checked(card)]

    def parse(self, text: str) -> int:
        """The card that a text names (C-CARD), spelled exactly: "7H".

        Raises:
            CardError: the text is not a card, or the card is not in this pack.
        """
        card = self._cards.get(text)
        if card is not None:
            return card
        if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
            raise CardError(f"{text} is not in the pack of {self.size}")
        shown = text if len(text) <= 12 else text[:12] + "…"
        raise CardError(f"{shown!r} is not a card")

    def parse_many(self, text: str) -> list[int]:
        """The cards that a text names, separated by white space, in the order written; "" is no card.

        Raises:
            CardError: a word is not a card of this pack. A card may be there twice.
        """
        return [self.parse(word) for word in text.split()]

    def join(self, cards: Iterable[int]) -> str:
        """The text of cards in the order given: "7H 8H".

        Raises:
            CardError: no such card in the pack.
        """
        return " ".join(self.text(card) for card in cards)

    def of_mask(self, mask: int) -> list[int]:
        """The cards of a mask in canonical order (C-DECK).

        Raises:
            CardError: the mask has bits that are no card of the pack.
        """
        return self._each(mask, range(self.size))

    def texts(self, mask: int) -> list[str]:
        """The texts of the cards of a mask in canonical order (C-DECK): ["7H", "8H"].

        Raises:
            CardError: the mask has bits that are no card of the pack.
        """
        return self._each(mask, self.names)

    def _each(self, mask: int, things: Sequence[Thing]) -> list[Thing]:
        """What belongs to each card of a mask, of a row with one thing for every card."""
        if not 0 <= mask < 1 << self.size:
            raise CardError(f"the mask has bits outside the pack of {self.size}")
        found = []
        while mask:
            lowest = mask & -mask
            found.append(things[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def mask(self, cards: Iterable[int]) -> int:
        """The mask with the bits of these cards; a card named twice counts once.

        Raises:
            CardError: no such card in the pack.
        """
        mask = 0
        for card in cards:
            mask |= 1 << self._checked(card)
        return mask

    def suit(self, card: int) -> int:
        """The suit of a card as a place in SUITS, 0..3.

        Raises:
            CardError: no such card in the pack.
        """
        return self._checked(card) // len(self.ranks)

    def rank(self, card: int) -> int:
        """The rank of a card as a place in this pack's `ranks`, 0 for the lowest.

        Raises:
            CardError: no such card in the pack.
        """
        return self._checked(card) % len(self.ranks)


PACK24 = Pack("9TJQKA")
PACK36 = Pack("6789TJQKA")
PACK52 = Pack(RANKS)

_PACKS = {pack.size: pack for pack in (PACK24, PACK36, PACK52)}


def pack_for(size: int) -> Pack:
    """The pack with that many cards: 24, 36 or 52 (C-DECK).

    Raises:
        CardError: there is no such pack.
    """
    if size not in _PACKS:
        raise CardError(f"there is no pack of {size} cards, only of 24, 36 and 52")
    return _PACKS[size]

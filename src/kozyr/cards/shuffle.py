"""The verifiable shuffle (C-SHUFFLE): a deck that anyone can recompute from the match seed."""

import hashlib
import struct

from kozyr.cards.card import Pack

LOT = 2**32 - 1
"""The number that takes a deal's place in the stream of the lot for the first dealer; no deal has it."""

_WORDS = 2**32  # how many values a word can have
_BLOCK = struct.Struct(">8I")  # SHA-256 gives 32 bytes: eight big-endian u32 words
_U32BE = struct.Struct(">I")


class Stream:
    """The stream of u32 words that belongs to a seed and a deal (C-SHUFFLE)."""

    def __init__(self, seed: bytes, deal: int) -> None:
        """Starts the stream at its first word.

        Args:
            seed: the match seed, any bytes, also none.
            deal: number of the deal from 0, or LOT.

        Raises:
            ValueError: the deal's number is not in 0..2**32-1.
        """
        if not 0 <= deal < _WORDS:
            raise ValueError(f"{deal} is not a deal's number")
        self._start = hashlib.sha256(seed + _U32BE.pack(deal))
        self._blocks = 0
        self._words: list[int] = []  # what is left of the last block, next word at the end

    def word(self) -> int:
        """The next word, 0..2**32-1."""
        if not self._words:
            block = self._start.copy()
            block.update(_U32BE.pack(self._blocks))
            self._blocks += 1
            self._words = list(reversed(_BLOCK.unpack(block.digest())))
        return self._words.pop()

    def uniform(self, count: int) -> int:
        """An even choice from 0..count-1; words that would favour the low numbers are passed over.

        Args:
            count: how many answers there are, 1..2**32.

        Raises:
            ValueError: the count is outside that range.
        """
        if not 1 <= count <= _WORDS:
            raise ValueError(f"cannot choose evenly among {count}")
        limit = _WORDS // count * count
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % count


def deck(pack: Pack, seed: bytes, deal: int) -> list[int]:
    """The deck of a deal (C-SHUFFLE).

    Args:
        pack: the game's pack.
        seed: the match seed, any bytes.
        deal: number of the deal from 0; a redeal counts as a deal.

    Returns:
        Every card of the pack once; place 0 is the top of the deck.

    Raises:
        ValueError: the deal's number is not in 0..2**32-2.
    """
    if deal == LOT:
        raise ValueError(f"{deal} is not a deal's number")
    stream = Stream(seed, deal)
    cards = list(range(pack.size))
    for i in range(pack.size - 1, 0, -1):
        j = stream.uniform(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def first_dealer(seed: bytes, seats: int) -> int:
    """The seat that the lot makes dealer of the first deal (C-SHUFFLE, C-DEALER).

    Args:
        seed: the match seed, any bytes.
        seats: number of seats at the table, at least 1.

    Raises:
        ValueError: there is no seat to draw.
    """
    return Stream(seed, LOT).uniform(seats)

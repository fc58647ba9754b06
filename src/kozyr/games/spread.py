"""Unseen cards spread over those who may hold them, every possible way equally likely.

Ways are counted, not tried: cards that all holders may hold alike are one group, and for each holder and each
number of cards left in the groups there is the number of ways to go on (a void seen in play bars a suit, a
revoke says that at least one card of a suit is there).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import comb, prod
from typing import NamedTuple

from kozyr.games.worlds import Chance, Lot, bits, shuffle

Counts = tuple[int, ...]
"""So many cards of each group."""


class Holder(NamedTuple):
    """Somebody who holds unseen cards; sets of cards are masks."""

    room: int
    """How many."""
    barred: int = 0
    """The cards that can't be among them."""
    some: tuple[int, ...] = ()
    """Sets of which at least one card is among them."""


class Spread:
    """The ways to spread cards over holders; what nobody holds is left over.

    Args:
        cards: the unseen cards, a mask.
        holders: who holds some of them.
    """

    def __init__(self, cards: int, holders: Sequence[Holder]) -> None:
        self.holders = holders
        self.tied = [i for i, holder in enumerate(holders) if holder.barred or holder.some]
        """Those who can't hold just any cards, and only those need counting."""
        self.free = [i for i in range(len(holders)) if i not in self.tied]
        groups: dict[tuple[bool, ...], list[int]] = {}
        for card in bits(cards):
            groups.setdefault(tuple(_marks(holders, self.tied, card)), []).append(card)
        self.groups = list(groups.values())
        self.marks = list(groups)
        self.sizes: Counts = tuple(map(len, self.groups))
        self._lots: dict[tuple[int, Counts], Lot[Counts]] = {}
        self.ways = self._lot(0, self.sizes).total if self.tied else 1
        """How many ways there are for the holders that are tied: 0 where something contradicts."""

    def _lot(self, place: int, left: Counts) -> Lot[Counts]:
        """What the tied holder of that place may take, by group, when so many cards are left."""
        key = place, left
        found = self._lots.get(key)
        if found is None:
            takes = list(self._takes(place, left))
            found = Lot(takes, [self._weight(place, left, take) for take in takes])
            self._lots[key] = found
        return found

    def _weight(self, place: int, left: Counts, take: Counts) -> int:
        ways = prod(map(comb, left, take))
        if place + 1 == len(self.tied):
            return ways
        return ways * self._lot(place + 1, tuple(a - b for a, b in zip(left, take, strict=True))).total

    def _takes(self, place: int, left: Counts) -> Iterator[Counts]:
        holder = self.holders[self.tied[place]]
        start = sum(1 + len(self.holders[i].some) for i in self.tied[:place])
        barred = [mark[start] for mark in self.marks]
        most = [0 if bar else count for bar, count in zip(barred, left, strict=True)]
        for take in _compositions(holder.room, most):
            if all(
                any(count for count, mark in zip(take, self.marks, strict=True) if mark[start + 1 + number])
                for number in range(len(holder.some))
            ):
                yield take

    def draw(self, chance: Chance) -> tuple[list[list[int]], list[int]]:
        """The cards of each holder, and those left over; each list in any order."""
        piles = [shuffle(group[:], chance) for group in self.groups]
        hands: list[list[int]] = [[] for _ in self.holders]
        left = self.sizes
        for place, holder in enumerate(self.tied):
            take = self._lot(place, left).draw(chance)
            for pile, count in zip(piles, take, strict=True):
                if count:
                    hands[holder] += pile[-count:]
                    del pile[-count:]
            left = tuple(map(len, piles))
        rest = piles[0] if len(piles) == 1 else shuffle([card for pile in piles for card in pile], chance)
        for holder in self.free:
            room = self.holders[holder].room
            hands[holder] = rest[len(rest) - room :]
            del rest[len(rest) - room :]
        return hands, rest


def _marks(holders: Sequence[Holder], tied: Iterable[int], card: int) -> Iterator[bool]:
    """What tells a card from others: who can't hold it, whose sets it is in."""
    for i in tied:
        for cards in (holders[i].barred, *holders[i].some):
            yield bool(cards >> card & 1)


def _compositions(total: int, most: Sequence[int]) -> Iterator[Counts]:
    """All rows with that sum and no number above its bound."""
    if not most:
        if total == 0:
            yield ()
        return
    rest = sum(most[1:])
    for count in range(max(0, total - rest), min(total, most[0]) + 1):
        for row in _compositions(total - count, most[1:]):
            yield (count, *row)

"""The swap of three_vs_one out of sight: which cards can have gone each way (DK-S-SWAP).

An opponent returned the highest card of its oldest group, so what it held afterwards is no older, but for the
card that it was given. Ways are counted card by card from the oldest down: where the card is, and whether it
is one that was returned. An opponent may hold one card that is older than the one it returned, and then that
is the one it was given; else it was given any of its cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

from kozyr.games.donkey.tables import PACK, group, seniority
from kozyr.games.worlds import Chance, Lot, bits, shuffle

Flags = tuple[int, ...]
State = tuple[tuple[int, ...], Flags]
"""Room left in each bin; what is known of each opponent, a sum of the following."""

OPEN = 0
GIVEN = 1
"""It holds a card older than what it returned."""
RETURNED = 2
"""The card that it returned has been gone past."""


def age(card: int) -> tuple[int, int]:
    """The card's place in the order in which cards are returned."""
    return group(card), seniority(card)


@cache
def older(card: int) -> int:
    """The cards that would have been returned before this one."""
    return sum(1 << other for other in range(PACK) if age(other) > age(card))


class Step(NamedTuple):
    """Where the cards of one age go."""

    bins: tuple[int, ...]
    """By card of that age."""
    returned: tuple[int, ...]
    """By opponent, the card that it returned, or -1."""


class Swapped(NamedTuple):
    """One way."""

    bins: list[list[int]]
    """The cards in each bin that weren't known."""
    returned: list[int]
    """By opponent, the card that it returned, and the one that it was given; -1: any of its cards."""
    given: list[int]


class Swap:
    """The ways, counted.

    Args:
        known: by bin, the cards that are there for certain. Bin 0 is the soloist's hand as the play began,
            bins 1, 2, … those of the opponents; bins after these have no part in the swap.
        where: card that isn't known -> the bins in which it can be.
        room: how many of these go into each bin.
        opponents: how many opponents swapped.
        spoken_for: cards of the soloist that others returned.
    """

    def __init__(
        self,
        known: Sequence[int],
        where: Mapping[int, tuple[int, ...]],
        room: Sequence[int],
        opponents: int,
        spoken_for: int,
    ) -> None:
        self.known = {card: place for place, cards in enumerate(known) for card in bits(cards)}
        ages: dict[tuple[int, int], list[int]] = {}
        for card in sorted([*self.known, *where], key=age, reverse=True):
            ages.setdefault(age(card), []).append(card)
        self.units = list(ages.values())
        self.where, self.opponents, self.spoken_for = where, opponents, spoken_for
        self.sizes = [known[1 + i].bit_count() + room[1 + i] for i in range(opponents)]
        self.left: list[list[int]] = [[]]
        """By unit, the cards from it on that aren't known."""
        self.alike: list[tuple[int, ...] | None] = [()]
        """The bins in which all of them can be, None where they differ in that."""
        for unit in reversed(self.units):
            mine = [card for card in unit if card in where]
            places = {where[card] for card in mine} | ({self.alike[0]} if self.left[0] else set())
            self.left.insert(0, mine + self.left[0])
            self.alike.insert(0, None if len(places) > 1 else places.pop() if places else ())
        self.first: State = tuple(room), (OPEN,) * opponents
        self._lots: dict[tuple[int, State], Lot[tuple[Step, State]]] = {}
        self.ways = self._ways(0, self.first)

    def _settled(self, unit: int, flags: Flags) -> bool:
        """Whether the rest may lie as it will, but for bins that are barred to all of it."""
        return self.alike[unit] is not None and min(flags) >= RETURNED

    def _ways(self, unit: int, state: State) -> int:
        room, flags = state
        if not self._settled(unit, flags):
            return self._lot(unit, state).total if unit < len(self.units) else 0
        places = self.alike[unit]
        assert places is not None
        ways, left = 1, len(self.left[unit])
        for place in places:
            ways *= comb(left, room[place])
            left -= room[place]
        if sum(room) != sum(room[place] for place in places):
            return 0
        for flag, size in zip(flags, self.sizes, strict=True):
            ways *= size if flag == RETURNED else 1
        return ways

    def _lot(self, unit: int, state: State) -> Lot[tuple[Step, State]]:
        found = self._lots.get((unit, state))
        if found is None:
            steps = list(self._steps(unit, *state))
            found = Lot(steps, [self._ways(unit + 1, after) for _, after in steps])
            self._lots[unit, state] = found
        return found

    def _steps(self, unit: int, room: tuple[int, ...], flags: Flags) -> Iterator[tuple[Step, State]]:
        cards = self.units[unit]
        options = [(self.known[card],) if card in self.known else self.where[card] for card in cards]
        for bins in product(*options):
            left = room
            for card, place in zip(cards, bins, strict=True):
                if card not in self.known:
                    left = (*left[:place], left[place] - 1, *left[place + 1 :])
            if min(left) < 0:
                continue
            for returned in self._returned(cards, bins, flags):
                after = _after(flags, bins, returned)
                if after is not None:
                    yield Step(bins, returned), (left, after)

    def _returned(self, cards: Sequence[int], bins: Sequence[int], flags: Flags) -> Iterator[tuple[int, ...]]:
        """Which of the soloist's cards of an age which opponent may have returned."""
        nothing = (-1,) * len(flags)
        yield nothing
        offers = [
            card
            for card, place in zip(cards, bins, strict=True)
            if place == 0 and not self.spoken_for >> card & 1
        ]
        if not offers:
            return
        for returned in product(*([-1, *offers] if flag < RETURNED else [-1] for flag in flags)):
            taken = [card for card in returned if card >= 0]
            if taken and len(set(taken)) == len(taken):
                yield returned

    def draw(self, chance: Chance) -> Swapped:
        """One of the ways."""
        bins: list[list[int]] = [[] for _ in self.first[0]]
        returned, given = [-1] * self.opponents, [-1] * self.opponents
        unit, state = 0, self.first
        while not self._settled(unit, state[1]):
            step, after = self._lot(unit, state).draw(chance)
            for card, place in zip(self.units[unit], step.bins, strict=True):
                if card not in self.known:
                    bins[place].append(card)
                number = place - 1
                if 0 <= number < self.opponents and (state[1][number], after[1][number]) == (OPEN, GIVEN):
                    given[number] = card
            returned = [max(pair) for pair in zip(returned, step.returned, strict=True)]
            unit, state = unit + 1, after
        rest = shuffle(self.left[unit][:], chance)
        for place, count in enumerate(state[0]):
            bins[place] += rest[len(rest) - count :]
            del rest[len(rest) - count :]
        return Swapped(bins, returned, given)


def _after(flags: Flags, bins: tuple[int, ...], returned: tuple[int, ...]) -> Flags | None:
    """What is known of the opponents after the cards of an age; None where one would hold too old a card."""
    after = []
    for number, (flag, card) in enumerate(zip(flags, returned, strict=True)):
        if card >= 0:
            flag += RETURNED
        elif flag < RETURNED:
            flag += bins.count(number + 1)
            if flag >= RETURNED:
                return None
        after.append(flag)
    return tuple(after)

"""Worlds: deals that could be, as far as one seat or a spectator has seen.

A world of a deal is everything in it that somebody doesn't see: the order of the whole deck, and the choices
that were made out of sight (a card exchanged between two others, a buried card). It is drawn evenly: all
pairs of a deck and hidden choices that would have shown the seat exactly what it was shown, from the first
card of the deal on, are equally likely, and nothing else ever comes up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Thing = TypeVar("Thing")


class Chance(Protocol):
    """Where chance comes from: ``random.Random`` with a seed, or anything like it."""

    def randrange(self, stop: int, /) -> int:
        """An even choice from 0 to ``stop - 1``; ``stop`` may be a number of any size."""


class World(NamedTuple):
    """One deal that could be."""

    deck: list[int]
    """The whole pack, top card first."""
    actions: list[tuple[int, int]]
    """(seat, action number) from the beginning of the deal up to now, the hidden choices filled in."""


class Worlds(ABC):
    """All worlds of a deal at one moment, for one seat or a spectator; made once, drawn from often.

    It is made from what was shown alone: the true deal is not in it.
    """

    even = True
    """Whether they are drawn evenly; not in exchanges so long that their ways can't be counted any more."""

    @abstractmethod
    def draw(self, chance: Chance) -> World:
        """One of them, each equally likely."""


Found_co = TypeVar("Found_co", bound=Worlds, covariant=True)


class Sampler(NamedTuple, Generic[Found_co]):
    """How a game finds the worlds of a deal, in two steps; the second may take a while."""

    seen: Callable[[Any, int | None], Any]
    """``seen(run, seat)``: picks from a deal what a seat, or a spectator (None), has seen of it."""
    made: Callable[[Any], Found_co]
    """Their worlds, from what was seen alone."""

    def __call__(self, run: Any, seat: int | None) -> Found_co:
        """The worlds of a deal as a seat, or a spectator (None), has seen it."""
        return self.made(self.seen(run, seat))


class Prospect(NamedTuple):
    """The deal under way as one seat may think it on: what a search starts from.

    Nothing is in it that the seat hasn't seen, so it may be given to a bot, and sent to another process.
    """

    rules: Any
    """What the deal is played by, as the game's ``Rules``."""
    dealer: int
    worlds: Worlds


class Outlook(NamedTuple):
    """What a prospect is made of: picked at once, sent where the search is, and its worlds counted there.

    It is to be sent or made use of before the deal goes on.
    """

    rules: Any
    dealer: int
    seen: Any
    made: Callable[[Any], Worlds]

    def prospect(self) -> Prospect:
        """Count the worlds."""
        return Prospect(self.rules, self.dealer, self.made(self.seen))


def shuffle(cards: list[int], chance: Chance) -> list[int]:
    """Put the cards of a list in any order, in place; answers with the list."""
    number = getattr(chance, "getrandbits", None)
    if number is not None:
        # What the randrange of random.Random does, without the calls: searches draw worlds by the thousand.
        for last in range(len(cards) - 1, 0, -1):
            size = (last + 1).bit_length()
            place = number(size)
            while place > last:
                place = number(size)
            cards[last], cards[place] = cards[place], cards[last]
        return cards
    for last in range(len(cards) - 1, 0, -1):
        place = chance.randrange(last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def bits(mask: int) -> list[int]:
    """The members of a set, from low to high."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


class Lot(Generic[Thing]):
    """A choice among things that are likely in proportion to whole numbers."""

    def __init__(self, things: Sequence[Thing], weights: Sequence[int]) -> None:
        self.things: list[Thing] = []
        self.sums: list[int] = []
        self.total = 0
        for thing, weight in zip(things, weights, strict=True):
            if weight:
                self.total += weight
                self.things.append(thing)
                self.sums.append(self.total)

    def draw(self, chance: Chance) -> Thing:
        """One of the things."""
        return self.things[bisect_right(self.sums, chance.randrange(self.total))]

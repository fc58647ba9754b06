"""Which card beats which (3.1), and which sets of cards may be led: readable rules turned into masks.

A card is its place in the pack of 36: suit = card // 9, rank = card % 9 as a place in ``6789TJQKA``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from kozyr.cards import PACK36
from kozyr.engine import popcount

SEATS = 4
RANKS = 9
PACK = 36
HAND = 4
"""Cards in a full hand where there is a stock (DK-DEAL)."""

CLUBS = 511
DIAMONDS = 511 << 9
HEARTS = 511 << 18
SPADES = 511 << 27

TEN = 4
ACE = 8


def seniority(card: int) -> int:
    """The card's place in the order 6 7 8 9 J Q K T A, from 0."""
    rank = card % RANKS
    if rank == TEN:
        return ACE - 1
    return rank - 1 if TEN < rank < ACE else rank


def by_seniority(ranks: int) -> int:
    """A suit's cards as bits 0..8 in the order of seniority; ``ranks`` has them in the pack's order."""
    return ranks & 0b100001111 | (ranks & 0b011100000) >> 1 | (ranks & 0b000010000) << 3


def group_cards(card: int) -> int:
    """All cards of the card's group: hearts and clubs, diamonds, or spades (DK-S-GROUP)."""
    suit = card // RANKS
    if suit == 1:
        return DIAMONDS
    return SPADES if suit == 3 else CLUBS | HEARTS


class Beating(NamedTuple):
    """What decides whether one card beats another; the values are those of the options."""

    trump: str
    suits: tuple[str, ...]
    """``trump_suits``; for ``own`` by seat."""
    by: str
    """The option ``beating``."""
    soloist: bool
    """Whether the deal is played by the soloist forms' rules."""


def rank_of(card: int) -> str:
    """The letter of the card's rank."""
    return PACK36.text(card)[0]


def suit_of(card: int) -> str:
    """The letter of the card's suit."""
    return PACK36.text(card)[1]


def group(card: int) -> int:
    """0 for ordinary cards, 1 for junior trumps, 2 for senior ones (DK-S-GROUP)."""
    return {"H": 0, "C": 0, "D": 1, "S": 2}[suit_of(card)]


def beats_by_rank(b: int, a: int, agreed: Beating) -> bool:
    """DK-BEAT-RANK: the same rank; with a soloist not from a lower group (DK-S-GROUP)."""
    return rank_of(b) == rank_of(a) and b != a and (not agreed.soloist or group(b) >= group(a))


def beats_by_suit(b: int, a: int, agreed: Beating) -> bool:
    """DK-BEAT-SUIT, and DK-BEAT-SIX and DK-BEAT-EIGHT, which overrule it."""
    if suit_of(b) != suit_of(a) or b == a:
        return False
    if rank_of(b) == "6":
        return rank_of(a) not in "8Q"
    if rank_of(b) == "8":
        return rank_of(a) not in "KQ"
    if agreed.by == "next_lower":
        return seniority(b) == seniority(a) - 1
    if agreed.by == "any_lower":
        return seniority(b) < seniority(a)
    return seniority(b) > seniority(a)


def beats_by_trump(b: int, a: int, seat: int, agreed: Beating) -> bool:
    """DK-BEAT-TRUMP: a card of another suit."""
    if suit_of(b) == suit_of(a) or agreed.trump == "none":
        return False
    if agreed.trump == "own":
        return suit_of(b) == agreed.suits[seat]
    if agreed.trump == "ranked":
        return group(b) > group(a)
    return suit_of(b) in agreed.suits and suit_of(a) not in agreed.suits


def beats(b: int, a: int, seat: int, agreed: Beating) -> bool:
    """Whether card b, laid by the seat, beats card a (DK-BEAT)."""
    return beats_by_rank(b, a, agreed) or beats_by_suit(b, a, agreed) or beats_by_trump(b, a, seat, agreed)


@cache
def beating_cards(agreed: Beating, seats: int) -> list[int]:
    """Place ``seat * 36 + a``: the set of cards that beat card a when that seat lays them."""
    table = [0] * (SEATS * PACK)
    for seat in range(seats):
        for a in range(PACK):
            table[seat * PACK + a] = PACK36.mask(b for b in range(PACK) if beats(b, a, seat, agreed))
    return table


# A choice of cards of a hand of up to four is a number 1..15: bit p for the p-th card in the pack's order. A
# greater choice is a greater set of cards. A list of choices is written as a number of hexadecimal digits,
# the least choice as the lowest digit: 0x421 lists the choices of one card from a hand of three.


def listed(choices: Iterable[int]) -> int:
    """A list of choices as digits."""
    return sum(choice << 4 * place for place, choice in enumerate(sorted(choices)))


@cache
def choices_of_size() -> list[int]:
    """Place ``held * 5 + size``: the choices of so many cards, at least one, of ``held``."""
    return [
        listed(choice for choice in range(1, 1 << held) if popcount(choice) == size)
        for held in range(HAND + 1)
        for size in range(HAND + 1)
    ]


@cache
def choices_of_suit() -> list[int]:
    """Place ``((clubs * 5 + diamonds) * 5 + hearts) * 5 + spades``: the choices of cards of one suit.

    The numbers of cards of each suit that a hand holds name the place; in those that no hand holds is 0.
    """
    return [
        listed(suit_choices(counts)) if sum(counts) <= HAND else 0
        for counts in product(range(HAND + 1), repeat=4)
    ]


def suit_choices(counts: tuple[int, ...]) -> Iterator[int]:
    """The choices of cards of one suit from a hand with so many of each suit."""
    first = 0
    for count in counts:
        yield from (choice << first for choice in range(1, 1 << count))
        first += count

"""What a hand of opened cards is worth (OK-HAND).

Cards are places in the canonical pack of 24: suit = card // 6, rank = card % 6, from the nine to the ace.
"""

from kozyr.engine import popcount

SUITS = 4
RANKS = 6

KINDS = ("high", "two_suit", "three_suit", "three_rank", "four_suit", "four_rank")
"""The kinds from weak to strong, by number, in the record's spelling."""

HIGH = 0
TWO_SUIT = 1
SUIT_KIND = (HIGH, HIGH, TWO_SUIT, 2, 4)
"""The kind that so many cards of one suit make."""
RANK_KIND = (HIGH, HIGH, HIGH, 3, 5)
"""The kind that so many cards of one rank make."""

POINTS = (9, 10, 10, 10, 10, 11)
"""The points of a card by its rank."""
ACE = 5
TWO_ACES = 22
"""The value of two aces of any suits."""

VALUE = 8
"""A strength is ``kind << VALUE | value``, so the higher of two strengths is the better hand."""

SUIT_CARDS = 63
"""All cards of suit 0; those of suit s are ``SUIT_CARDS << 6 * s``."""
RANK_CARDS = 1 | 1 << 6 | 1 << 12 | 1 << 18
"""All cards of rank 0; those of rank r are ``RANK_CARDS << r``."""


def strength_of(kind: int, value: int) -> int:
    """A kind and its value as one number that grows with both."""
    return kind << VALUE | value


def points(hand: int, suit: int) -> int:
    """The points of the cards of one suit."""
    total = 0
    for rank in range(RANKS):
        total += POINTS[rank] * (hand >> suit * RANKS + rank & 1)
    return total


def judge(hand: int) -> int:
    """The strength of two to four opened cards: the best kind, then the highest value."""
    best = 0
    for suit in range(SUITS):
        size = popcount(hand & SUIT_CARDS << suit * RANKS)
        best = max(best, strength_of(SUIT_KIND[size], points(hand, suit)))
    for rank in range(RANKS):
        size = popcount(hand & RANK_CARDS << rank)
        if rank == ACE and size == 2:
            best = max(best, strength_of(TWO_SUIT, TWO_ACES))
        if RANK_KIND[size] != HIGH:
            best = max(best, strength_of(RANK_KIND[size], rank))
    return best


def kind_of(strength: int) -> str:
    """The kind in the record's spelling."""
    return KINDS[strength >> VALUE]


def value_of(strength: int) -> int:
    """The sum of the points, or for the rank kinds the rank's place, 0..5 from 9 to A."""
    return strength & (1 << VALUE) - 1

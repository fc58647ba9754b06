"""What hands are worth (OK-HAND)."""

from collections import Counter
from itertools import combinations

import pytest

from kozyr.cards import PACK24
from kozyr.games.oko.hands import judge, kind_of, value_of


def judged(cards: str) -> tuple[str, int]:
    """Kind and value of cards given as text."""
    strength = judge(PACK24.mask(PACK24.parse_many(cards)))
    return kind_of(strength), value_of(strength)


HANDS = [
    ("9C TD", "high", 10),
    ("9C 9D", "high", 9),
    ("KC AD", "high", 11),
    ("JC JD QH", "high", 10),
    ("9C TC", "two_suit", 19),
    ("TH JH", "two_suit", 20),
    ("AS KS", "two_suit", 21),
    ("AS 9S", "two_suit", 20),
    ("AC AD", "two_suit", 22),
    ("AC AD KC QD", "two_suit", 22),
    ("9C TC AD KD", "two_suit", 21),
    ("AS KS 9H 9D", "two_suit", 21),
    ("9H TH JH", "three_suit", 29),
    ("AD KD QD", "three_suit", 31),
    ("AH AS KS TS", "three_suit", 31),
    ("9C TC JC AD", "three_suit", 29),
    ("9C 9D 9H", "three_rank", 0),
    ("AC AD AH", "three_rank", 5),
    ("9C 9D 9H TC", "three_rank", 0),
    ("QC QD QS AS", "three_rank", 3),
    ("9D TD JD QD", "four_suit", 39),
    ("TS JS QS KS", "four_suit", 40),
    ("9H TH JH AH", "four_suit", 40),
    ("AC KC QC JC", "four_suit", 41),
    ("9C 9D 9H 9S", "four_rank", 0),
    ("TC TD TH TS", "four_rank", 1),
    ("JC JD JH JS", "four_rank", 2),
    ("KC KD KH KS", "four_rank", 4),
    ("AC AD AH AS", "four_rank", 5),
]


@pytest.mark.parametrize(("cards", "kind", "value"), HANDS)
def test_OK_HAND_judges_the_best_kind_and_its_value(cards: str, kind: str, value: int) -> None:
    assert judged(cards) == (kind, value)


def test_OK_HAND_orders_kinds_from_weak_to_strong_and_by_value_within_a_kind() -> None:
    rising = [
        "9C 9D",
        "TC JD",
        "TC AD",
        "9C TC",
        "TC JC",
        "AC KC",
        "AC AD",
        "9C TC JC",
        "AC KC QC",
        "9C 9D 9H",
        "AC AD AH",
        "9C TC JC QC",
        "AC KC QC JC",
        "9C 9D 9H 9S",
        "AC AD AH AS",
    ]
    strengths = [judge(PACK24.mask(PACK24.parse_many(cards))) for cards in rising]
    assert strengths == sorted(set(strengths))


def by_hand(cards: tuple[str, ...]) -> tuple[int, int]:
    """Kind by its place from weak to strong, and value, told the way that the rules tell it."""
    points = dict.fromkeys("TJQK", 10) | {"A": 11, "9": 9}
    found = [(0, points[card[0]]) for card in cards]
    for size in range(2, len(cards) + 1):
        for group in combinations(cards, size):
            ranks, suits = {card[0] for card in group}, {card[1] for card in group}
            if len(suits) == 1:
                found.append(((1, 2, 4)[size - 2], sum(points[card[0]] for card in group)))
            if len(ranks) == 1 and size > 2:
                found.append(((3, 5)[size - 3], "9TJQKA".index(group[0][0])))
            if ranks == {"A"} and size == 2:
                found.append((1, 22))
    return max(found)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_OK_HAND_agrees_with_a_count_by_hand_for_all_hands(size: int) -> None:
    kinds = ["high", "two_suit", "three_suit", "three_rank", "four_suit", "four_rank"]
    for cards in combinations(PACK24.names, size):
        kind, value = judged(" ".join(cards))
        assert (kinds.index(kind), value) == by_hand(cards), cards


def test_OK_HAND_has_as_many_hands_of_each_kind_as_there_are() -> None:
    seen = Counter(judged(" ".join(cards))[0] for cards in combinations(PACK24.names, 4))
    # High: one card of every suit, but neither three or four of a rank nor exactly two aces.
    high = 6**4 - 6 - 6 * 4 * 5 - 6 * 5 * 5
    assert seen == {
        "four_rank": 6,
        "four_suit": 4 * 15,
        "three_rank": 6 * 4 * 20,
        "three_suit": 4 * 20 * 18,
        "two_suit": 10_626 - 6 - 60 - 480 - 1_440 - high,
        "high": high,
    }

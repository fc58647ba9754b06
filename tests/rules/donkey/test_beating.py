"""Which card beats which (DK-BEAT and its parts, DK-S-GROUP)."""

from itertools import permutations
from random import Random

import pytest

from kozyr.cards import PACK36
from kozyr.games.donkey.deal import beating_choices, chosen, threes_of
from kozyr.games.donkey.tables import (
    Beating,
    beating_cards,
    beats,
    by_seniority,
    choices_of_size,
    choices_of_suit,
    group,
    group_cards,
    listed,
    seniority,
    suit_choices,
)
from tests.rules.donkey.table import fresh, mask

IN_SUIT = {
    "next_lower": {
        "6": "79JKTA",
        "7": "8",
        "8": "679JTA",
        "9": "J",
        "J": "Q",
        "Q": "K",
        "K": "T",
        "T": "A",
        "A": "",
    },
    "any_lower": {
        "6": "79JKTA",
        "7": "89JQKTA",
        "8": "679JTA",
        "9": "JQKTA",
        "J": "QKTA",
        "Q": "KTA",
        "K": "TA",
        "T": "A",
        "A": "",
    },
    "any_higher": {
        "6": "79JKTA",
        "7": "6",
        "8": "679JTA",
        "9": "678",
        "J": "6789",
        "Q": "6789J",
        "K": "6789JQ",
        "T": "6789JQK",
        "A": "6789JQKT",
    },
}
"""The ranks that each rank beats in its own suit."""

NAMES = PACK36.names


def agreed(trump: str = "none", *suits: str, by: str = "next_lower", soloist: bool = False) -> Beating:
    return Beating(trump, suits, by, soloist)


def beaten_by(card: str, seat: int, how: Beating) -> set[str]:
    """All cards that a card beats."""
    b = PACK36.parse(card)
    return {NAMES[a] for a in range(36) if beats(b, a, seat, how)}


def of_rank(rank: str) -> set[str]:
    return {rank + suit for suit in "CDHS"}


def of_suits(suits: str) -> set[str]:
    return {name for name in NAMES if name[1] in suits}


def in_suit(card: str, by: str) -> set[str]:
    return {rank + card[1] for rank in IN_SUIT[by][card[0]]}


@pytest.mark.parametrize("by", list(IN_SUIT))
def test_DK_BEAT_SUIT_without_trumps(by: str) -> None:
    for card in NAMES:
        expected = in_suit(card, by) | of_rank(card[0]) - {card}
        for seat in range(4):
            assert beaten_by(card, seat, agreed(by=by)) == expected


@pytest.mark.parametrize("by", list(IN_SUIT))
def test_DK_BEAT_SIX_beats_its_suit_but_the_eight_and_the_queen(by: str) -> None:
    assert beaten_by("6H", 0, agreed(by=by)) - of_rank("6") == {"7H", "9H", "JH", "KH", "TH", "AH"}


@pytest.mark.parametrize("by", list(IN_SUIT))
def test_DK_BEAT_EIGHT_beats_its_suit_but_the_king_and_the_queen(by: str) -> None:
    assert beaten_by("8S", 0, agreed(by=by)) - of_rank("8") == {"6S", "7S", "9S", "JS", "TS", "AS"}


def test_DK_BEAT_RANK_holds_for_an_ordinary_card_on_a_trump() -> None:
    assert of_rank("9") - {"9C"} < beaten_by("9C", 0, agreed("one", "S"))
    assert of_rank("9") - {"9C"} < beaten_by("9C", 0, agreed("two", "D", "S"))
    assert of_rank("9") - {"9C"} < beaten_by("9C", 0, agreed("ranked"))


def test_DK_BEAT_TRUMP_own_goes_by_the_seat_that_lays() -> None:
    suits = ("H", "S", "C")
    for seat, suit in enumerate(suits):
        for card in NAMES:
            expected = in_suit(card, "next_lower") | of_rank(card[0]) - {card}
            if card[1] == suit:
                expected |= of_suits("CDHS".replace(suit, ""))
            assert beaten_by(card, seat, agreed("own", *suits)) == expected


@pytest.mark.parametrize(("trump", "suits"), [("one", "S"), ("one", "C"), ("two", "DS"), ("two", "HC")])
def test_DK_BEAT_TRUMP_one_and_two_beat_what_is_no_trump(trump: str, suits: str) -> None:
    for card in NAMES:
        expected = in_suit(card, "next_lower") | of_rank(card[0]) - {card}
        if card[1] in suits:
            expected |= of_suits("CDHS") - of_suits(suits)
        assert beaten_by(card, 2, agreed(trump, *suits)) == expected


BELOW = {"C": "", "H": "", "D": "CH", "S": "CDH"}


def test_DK_BEAT_TRUMP_ranked_beats_the_groups_below() -> None:
    for card in NAMES:
        expected = in_suit(card, "next_lower") | of_rank(card[0]) - {card} | of_suits(BELOW[card[1]])
        assert beaten_by(card, 0, agreed("ranked")) == expected


@pytest.mark.parametrize("by", list(IN_SUIT))
def test_DK_S_GROUP_nothing_beats_a_higher_group(by: str) -> None:
    for card in NAMES:
        reach = of_suits(BELOW[card[1]] + ("CH" if card[1] in "CH" else card[1]))
        same_rank = (of_rank(card[0]) - {card}) & reach
        expected = in_suit(card, by) | same_rank | of_suits(BELOW[card[1]])
        assert beaten_by(card, 0, agreed("ranked", by=by, soloist=True)) == expected


def test_DK_S_GROUP_hearts_and_clubs_then_diamonds_then_spades() -> None:
    assert [group(PACK36.parse(card)) for card in ("AH", "AC", "6D", "6S")] == [0, 0, 1, 2]
    ordinary = mask(" ".join(of_suits("CH")))
    assert group_cards(PACK36.parse("6C")) == group_cards(PACK36.parse("AH")) == ordinary
    assert group_cards(PACK36.parse("AC")) == group_cards(PACK36.parse("6H")) == ordinary
    assert group_cards(PACK36.parse("6D")) == group_cards(PACK36.parse("AD")) == mask(" ".join(of_suits("D")))
    assert group_cards(PACK36.parse("6S")) == group_cards(PACK36.parse("AS")) == mask(" ".join(of_suits("S")))


def test_seniority_has_the_ten_between_king_and_ace() -> None:
    for suit in "CDHS":
        assert [seniority(PACK36.parse(rank + suit)) for rank in "6789JQKTA"] == list(range(9))


def test_a_suit_is_sorted_by_seniority() -> None:
    assert [by_seniority(mask(f"{rank}C")) for rank in "6789JQKTA"] == [1 << place for place in range(9)]
    assert by_seniority(511) == 511
    assert by_seniority(mask("6C TC JC AC")) == 0b110010001


def test_the_table_has_a_row_for_each_seat() -> None:
    how = agreed("own", "C", "S", "D")
    rows = beating_cards(how, 3)
    assert len(rows) == 4 * 36
    assert rows[3 * 36 :] == [0] * 36
    for seat in range(3):
        for a in range(36):
            assert rows[seat * 36 + a] == sum(1 << b for b in range(36) if beats(b, a, seat, how))


def digits(choices: int) -> list[int]:
    """A list of choices, lowest digit first."""
    return [int(digit, 16) for digit in reversed(f"{choices:x}")] if choices else []


def test_choices_of_a_size() -> None:
    rows = choices_of_size()
    assert len(rows) == 25
    assert [digits(rows[4 * 5 + size]) for size in range(5)] == [
        [],
        [1, 2, 4, 8],
        [3, 5, 6, 9, 10, 12],
        [7, 11, 13, 14],
        [15],
    ]
    assert [digits(rows[3 * 5 + size]) for size in range(5)] == [[], [1, 2, 4], [3, 5, 6], [7], []]
    assert [digits(rows[1 * 5 + size]) for size in range(5)] == [[], [1], [], [], []]
    assert [digits(rows[size]) for size in range(5)] == [[], [], [], [], []]


def test_a_list_of_choices_is_digits_the_least_lowest() -> None:
    assert listed([8, 1, 12]) == 0xC81
    assert listed([]) == 0
    assert listed(range(1, 16)) == 0xFEDCBA987654321


@pytest.mark.parametrize(
    ("counts", "choices"),
    [
        ((1, 1, 1, 1), [1, 2, 4, 8]),
        ((2, 0, 1, 1), [1, 2, 3, 4, 8]),
        ((0, 1, 3, 0), [1, 2, 4, 6, 8, 10, 12, 14]),
        ((0, 0, 0, 2), [1, 2, 3]),
        ((0, 0, 0, 0), []),
    ],
)
def test_choices_of_one_suit_by_suit(counts: tuple[int, ...], choices: list[int]) -> None:
    assert list(suit_choices(counts)) == choices


def test_choices_of_one_suit() -> None:
    rows = choices_of_suit()
    assert len(rows) == 625

    def at(clubs: int, diamonds: int, hearts: int, spades: int) -> list[int]:
        return digits(rows[clubs * 125 + diamonds * 25 + hearts * 5 + spades])

    assert at(0, 0, 0, 0) == []
    assert at(1, 1, 1, 1) == [1, 2, 4, 8]
    assert at(4, 0, 0, 0) == at(0, 0, 4, 0) == list(range(1, 16))
    assert at(2, 0, 1, 1) == [1, 2, 3, 4, 8]
    assert at(0, 1, 3, 0) == [1, 2, 4, 6, 8, 10, 12, 14]
    assert at(0, 2, 0, 2) == [1, 2, 3, 4, 8, 12]
    assert at(0, 0, 1, 0) == [1]
    assert at(2, 1, 1, 1) == []


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("7C 7D 7H 9S", "7C"),
        ("7C 7D 7S 9S", "7C"),
        ("7C 7H 7S 9S", "7C"),
        ("7D 7H 7S 9S", "7C"),
        ("6C 6D 6H 6S", "6C"),
        ("AC AD AH AS", "AC"),
        ("AC AD AH 6C", "AC"),
        ("6S 7S AH AS", ""),
        ("7C 7D 9H 9S", ""),
        ("7C 7H 9D 9S", ""),
        ("7C 7S 9D 9H", ""),
        ("6C 6D", ""),
        ("6H 6S 7C 7D", ""),
        ("AC 6D 6H", ""),
    ],
)
def test_DK_LEAD_finds_three_of_a_rank(cards: str, ranks: str) -> None:
    assert threes_of(mask(cards)) == mask(ranks)


@pytest.mark.parametrize("rank", "6789TJQKA")
def test_DK_LEAD_finds_three_of_every_rank_whichever_suit_is_missing(rank: str) -> None:
    for missing in "CDHS":
        cards = " ".join(rank + suit for suit in "CDHS" if suit != missing)
        assert threes_of(mask(cards)) == mask(f"{rank}C"), cards


def matched(how: Beating, seat: int, laid: tuple[int, ...], standing: tuple[int, ...]) -> bool:
    """Whether cards can be matched one to one with standing cards, tried in every order."""
    return any(
        all(beats(b, a, seat, how) for b, a in zip(order, standing, strict=True))
        for order in permutations(laid)
    )


def test_DK_ANSWER_is_a_matching_one_to_one() -> None:
    match = fresh(4, trump_suits=["H", "D", "C", "S"])
    rules = match.progress.course.rules()
    how = agreed("own", "H", "D", "C", "S")
    draw = Random(4)
    found = [0, 0, 0, 0, 0]
    for _ in range(1500):
        size = draw.randint(1, 4)
        held = draw.randint(size, 4)
        # One suit, so that sets of cards beat often enough.
        standing = tuple(sorted(draw.sample(range(9, 18), size)))
        suit = [card for card in range(36) if card not in standing and (card // 9 < 2 or draw.random() < 0.2)]
        cards = sorted(draw.sample(suit, held))
        seat = draw.randrange(4)
        hand = sum(1 << card for card in cards)
        mine = beating_choices(rules, seat, hand, sum(1 << card for card in standing))
        for choice in range(16):
            laid = tuple(card for place, card in enumerate(cards) if choice >> place & 1)
            expected = choice < 1 << held and len(laid) == size and matched(how, seat, laid, standing)
            assert bool(mine >> choice & 1) == expected
            found[size] += expected
            if choice < 1 << held:
                assert chosen(hand, choice) == sum(1 << card for card in laid)
    assert min(found[1:]) > 20


@pytest.mark.parametrize(
    ("laid", "on", "holds"),
    [
        ("9C", "9H", True),  # rank
        ("9H", "JH", True),  # one lower in suit
        ("JH", "9H", False),  # higher in suit
        ("7C", "AH", True),  # the laying seat's trump
        ("7D", "AH", False),  # another seat's trump
        ("7S", "AH", False),  # an ordinary card of another suit
    ],
)
def test_DK_BEAT_is_by_rank_in_suit_or_by_trump_and_nothing_else(laid: str, on: str, holds: bool) -> None:
    how = agreed("own", "C", "D", "H", "S")
    assert beats(PACK36.parse(laid), PACK36.parse(on), 0, how) == holds

"""What a deal costs (DK-TABLE-2 to DK-SIDE, DK-S-SCORE)."""

from typing import Any

import pytest

from kozyr.cards import PACK36
from kozyr.games.donkey.banki import by_table, points_of
from kozyr.games.donkey.match import Details
from tests.rules.donkey.table import ended, fresh, mask

NO_POINTS = "7C 8C 9C 7D 8D 9D 7H 8H 9H 7S 8S 9S"


def details(outcome: Any) -> Details:
    found: Details = outcome.details
    return found


def test_points_of_the_cards() -> None:
    worth = {"A": 12, "T": 10, "K": 5, "Q": 3, "J": 1, "9": 0, "8": 0, "7": 0, "6": -1}
    for card, name in enumerate(PACK36.names):
        assert points_of(1 << card) == worth[name[0]]
    assert points_of((1 << 36) - 1) == 120
    assert points_of(mask("AC AH TD KS QH QD JC 6C 6S")) == 44
    assert points_of(0) == 0


@pytest.mark.parametrize("cards", [0, 9, 36])
def test_DK_TABLE_2(cards: int) -> None:
    expected = {range(-4, 0): 6, range(1, 15): 4, range(15, 30): 3, range(30, 45): 2, range(45, 60): 1}
    for points in (*range(-4, 0), *range(1, 125)):
        banki = next((value for row, value in expected.items() if points in row), 0)
        assert by_table(2, points, cards) == banki


@pytest.mark.parametrize("cards", [0, 9, 36])
def test_DK_TABLE_3(cards: int) -> None:
    expected = {range(-4, 0): 6, range(1, 10): 4, range(10, 20): 3, range(20, 30): 2, range(30, 40): 1}
    for points in (*range(-4, 0), *range(1, 125)):
        banki = next((value for row, value in expected.items() if points in row), 0)
        assert by_table(3, points, cards) == banki


@pytest.mark.parametrize("cards", [0, 9, 36])
def test_DK_TABLE_4(cards: int) -> None:
    expected = {
        range(-4, 0): 6,
        range(1, 2): 5,
        range(2, 9): 4,
        range(9, 16): 3,
        range(16, 23): 2,
        range(23, 30): 1,
    }
    for points in (*range(-4, 0), *range(1, 125)):
        banki = next((value for row, value in expected.items() if points in row), 0)
        assert by_table(4, points, cards) == banki


@pytest.mark.parametrize(("sides", "pairs"), [(2, 5), (3, 4), (4, 3)])
def test_DK_PAIRS_COUNT_decides_at_no_points(sides: int, pairs: int) -> None:
    for cards in range(37):
        assert by_table(sides, 0, cards) == (4 if cards // 2 >= pairs else 5)


def test_DK_PAIRS_COUNT_counts_the_cards_taken() -> None:
    outcome = ended(fresh(4), ["", "7C 8C 9C 7D 8D", "7H 8H 9H 7S 8S 9S", "AC AD AH"])
    assert details(outcome).banki == outcome.scores == [5, 5, 4, 0]
    assert details(outcome).cards == [0, 5, 6, 3]
    outcome = ended(fresh(3), ["7C 8C 9C 7D 8D 9D 7H", "7H 8H 9H 7S 8S 9S 7D 8D", "AC AD AH TC"])
    assert details(outcome).banki == [5, 4, 0]
    outcome = ended(fresh(2), ["7C 8C 9C 7D 8D 9D 7H 8H 9H", "AC AD AH TC TD TH"])
    assert details(outcome).banki == [5, 0]
    outcome = ended(fresh(2), ["7C 8C 9C 7D 8D 9D 7H 8H 9H 7S", "AC AD AH TC TD TH"])
    assert details(outcome).banki == [4, 0]


def test_a_deal_of_four_for_themselves() -> None:
    outcome = ended(fresh(4), ["AC TC JC", "AD TD JD", "AH TH QH", "AS TS KS KD"])
    assert details(outcome) == Details(
        form="ffa",
        points=[23, 23, 25, 32],
        cards=[3, 3, 3, 4],
        banki=[1, 1, 1, 0],
        extra=[0, 0, 0, 0],
        eggs=[],
        soloist=None,
        talon=None,
    )
    assert outcome.scores == [1, 1, 1, 0]
    assert not outcome.redealt


def test_DK_SIDE_partners_get_what_their_side_took() -> None:
    outcome = ended(fresh(4, form="pairs"), ["AC TC", "AD 6C", "AH", "TD"])
    assert details(outcome) == Details(
        form="pairs",
        points=[22, 11, 12, 10],
        cards=[2, 2, 1, 1],
        banki=[2, 3, 2, 3],
        extra=[0] * 4,
        eggs=[],
        soloist=None,
        talon=None,
    )
    # Ten cards without points on one side, nine on the other.
    outcome = ended(
        fresh(4, form="pairs"), ["7C 8C 9C 7D 8D", "7S 8S 9S 7H", "9D 7H 8H 9H AC 6C AS", "6S JS"]
    )
    assert details(outcome).banki[1::2] == [5, 5]
    outcome = ended(fresh(4, form="pairs"), ["7C 8C 9C 7D 8D", "7S", "9D 7H 8H 9H 8S", "AC"])
    assert details(outcome).banki == [4, 4, 4, 4]
    assert details(outcome).points == [0, 0, 0, 12]


@pytest.mark.parametrize(("soloist", "banki"), [(0, [1, 3, 3, 3]), (1, [1, 4, 1, 1]), (3, [0, 0, 0, 6])])
def test_DK_S_SCORE_the_soloist_against_the_sum_of_the_others(soloist: int, banki: list[int]) -> None:
    piles = ["AC AD TC TD KC", "AH JC JD", "TH", "6C"]
    points = [49, 14, 10, -1]
    outcome = ended(fresh(4, form="three_vs_one"), piles, soloist=soloist)
    assert details(outcome).points == points
    assert details(outcome).banki == outcome.scores == banki
    assert (details(outcome).form, details(outcome).soloist) == ("three_vs_one", soloist)


def test_DK_S_SCORE_counts_the_pairs_of_a_side() -> None:
    outcome = ended(
        fresh(3, form="two_vs_one"), ["7C 8C 9C 7D 8D", "AC AD AS TC TD TS", "7S 8S 9S 9D 9H"], soloist=1
    )
    assert details(outcome).banki == [4, 0, 4]
    assert details(outcome).form == "two_vs_one"


def test_DK_S_NOBODY_counts_each_for_himself() -> None:
    piles = ["AC AD", "AH TC JC", "TD"]
    assert ended(fresh(3, form="two_vs_one"), piles).scores == [2, 2, 3]
    assert details(ended(fresh(3, form="two_vs_one"), piles)).soloist is None
    assert details(ended(fresh(3, form="two_vs_one"), piles)).talon is None
    assert ended(fresh(4, form="three_vs_one"), [*piles, "AS"]).scores == [1, 1, 3, 3]


@pytest.mark.parametrize(("way", "name"), [(0, "gift"), (1, "bury")])
def test_DK_S_TALON_the_way_is_told(way: int, name: str) -> None:
    assert details(ended(fresh(3, form="two_vs_one"), ["AC"], soloist=2, way=way)).talon == name


SIXTY = ["AC AD AH AS TC 6C 6D KC KD", "TD TH TS KH KS QC QD QH QS JC JD JH JS 6H 6S"]


def test_DK_TABLE_2_eggs_are_half_of_the_points() -> None:
    assert [points_of(mask(cards)) for cards in SIXTY] == [66, 54]
    halves = ["AC AD AH AS TC JC JD", "TD TH TS KC KD KH KS QC QH JH JS 6C 6D QD QS 6H 6S"]
    assert [points_of(mask(cards)) for cards in halves] == [60, 60]
    outcome = ended(fresh(2), halves)
    assert (details(outcome).eggs, outcome.scores) == ([0, 1], [0, 0])
    assert details(ended(fresh(2), SIXTY)).eggs == []
    pairs = [halves[0], "TD TH TS", "", halves[1][9:]]
    assert details(ended(fresh(4, form="pairs"), pairs)).eggs == [0, 1, 2, 3]
    assert details(
        ended(fresh(3, form="two_vs_one"), [*pairs[1:2], halves[0], halves[1][9:]], soloist=1)
    ).eggs == [
        0,
        1,
        2,
    ]


def test_DK_TABLE_3_eggs_are_forty() -> None:
    forty = "TC TD TH TS"
    outcome = ended(fresh(3), [forty, "AC AD AH JC JD JH", "AS KC KD KH KS QC"])
    assert details(outcome).points == [40, 39, 35]
    assert (details(outcome).eggs, outcome.scores) == ([0], [0, 1, 1])
    assert details(ended(fresh(2), [forty, ""])).eggs == []
    assert details(ended(fresh(4), [forty, "", "", ""])).eggs == []


def test_DK_TABLE_4_eggs_are_thirty() -> None:
    thirty = "TC TD TH"
    outcome = ended(fresh(4), [thirty, "AC AD KC JC", "TS AS KD QC", "AH JD"])
    assert details(outcome).points == [30, 30, 30, 13]
    assert (details(outcome).eggs, outcome.scores) == ([0, 1, 2], [0, 0, 0, 3])
    assert details(ended(fresh(3), [thirty, "", ""])).eggs == []


def test_DK_EGGS_where_only_some_had_them_each_pays_for_a_banka() -> None:
    piles = ["AC AD TC", "AH TD", "AS TH", "KC"]
    outcome = ended(fresh(4, eggs=[0, 1, 3]), piles)
    assert details(outcome).banki == [0, 2, 2, 4]
    assert details(outcome).extra == [0, 1, 0, 1]
    assert outcome.scores == [0, 3, 2, 5]
    assert ended(fresh(4, eggs=[2]), piles).scores == [0, 2, 3, 4]
    assert ended(fresh(4, eggs=[0]), piles[::-1]).scores == [5, 2, 2, 0]
    assert ended(fresh(4, eggs=[1, 2]), ["AC AD TC", "AH TD JD", "AS TH", "KC"]).scores == [0, 2, 3, 4]


@pytest.mark.parametrize(
    ("piles", "extra"),
    [
        (["AC AD TC", "AH TD", "AS TH", "KC"], [0, 0, 0, 1]),
        (["AC AD TC", "KH", "AS TH", "KC"], [0, 1, 0, 1]),
        (["AC AD AH", "AS TC TD", "TH TS KC KD", "KH KS QC QD QH QS"], [0, 0, 0, 1]),
        (["6C", "6D", "AS TH", "KC"], [1, 1, 0, 0]),
    ],
)
def test_DK_EGGS_where_all_had_them_the_last_pays(piles: list[str], extra: list[int]) -> None:
    outcome = ended(fresh(4, eggs=[0, 1, 2, 3]), piles)
    assert details(outcome).extra == extra
    assert outcome.scores == [a + b for a, b in zip(details(outcome).banki, extra, strict=True)]


def test_DK_EGGS_all_means_all_in_play() -> None:
    piles = {0: "AC AD TC", 2: "AH TD", 3: "AS"}
    match = fresh(4, eggs=[0, 2, 3], playing=[0, 2, 3], totals=[0, 10, 0, 0])
    outcome = ended(match, piles)
    assert (details(outcome).banki, details(outcome).extra) == ([1, 0, 2, 3], [0, 0, 0, 1])
    assert outcome.scores == [1, 0, 2, 4]


def test_DK_EGGS_the_last_pays_even_without_a_banka() -> None:
    # Seats 0 and 1 share the last place at 40.
    outcome = ended(
        fresh(3, eggs=[0, 1, 2]), ["TC TD TH TS", "AC AD AH JC QC", "AS KC KD KH KS QD QH QS JD 6C"]
    )
    assert details(outcome).points == [40, 40, 41]
    assert (details(outcome).banki, details(outcome).extra) == ([0, 0, 0], [1, 1, 0])


@pytest.mark.parametrize(
    ("piles", "extra"),
    [(["AC AD AH AS TC JC", "TD"], [1, 1]), (["AC AD AH AS TC JC JD", "TD"], [0, 1]), (["", "TD"], [1, 1])],
)
def test_DK_EGGS_with_two_sides_nobody_pays_at_half(piles: list[str], extra: list[int]) -> None:
    assert details(ended(fresh(2, eggs=[0, 1]), piles)).extra == extra


def test_DK_EGGS_the_side_with_fewer_points_pays() -> None:
    pairs = ["AC AD AH", "AS", "TC TD KC KD", "JC"]
    assert details(ended(fresh(4, form="pairs", eggs=[0, 1, 2, 3]), pairs)).extra == [0, 1, 0, 1]
    solo = fresh(4, form="three_vs_one", eggs=[0, 1, 2, 3])
    assert details(ended(solo, pairs, soloist=1)).extra == [0, 1, 0, 0]
    solo = fresh(4, form="three_vs_one", eggs=[0, 1, 2, 3])
    others = ["AC AD AH", "AS TC TD TH TS KC KD", "KH", "JC"]
    assert details(ended(solo, others, soloist=1)).extra == [1, 0, 1, 1]
    nobody = fresh(4, form="three_vs_one", eggs=[0, 1, 2, 3])
    assert details(ended(nobody, others)).extra == [0, 0, 0, 1]
    some = fresh(3, form="two_vs_one", eggs=[1, 2])
    assert details(ended(some, ["AC", "AD", "AH TC TD TH TS KC KD"], soloist=0)).extra == [0, 0, 0]
    some = fresh(3, form="two_vs_one", eggs=[1, 2])
    assert details(ended(some, ["AC TC TD", "AD", "AH KC"], soloist=0)).extra == [0, 1, 1]


def test_DK_EGGS_count_in_the_next_deal_only() -> None:
    match = fresh(4, eggs=[1])
    ended(match, ["AC AD TC", "AH TD", "AS TH", "KC"])
    assert match.progress.course.eggs == []
    assert details(ended(match, ["AC AD TC", "AH TD", "AS TH", "KC"])).extra == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("piles", "extra"),
    [
        (["AC AD TC", "AH TD", "AS TH", "KC"], [0, 1, 1, 1]),
        (["AC TC", "AH TD", "AS", "KC"], [0, 0, 0, 0]),
        (["AC TC", "AH", "AS", "TD AD"], [0, 0, 0, 0]),
        (["AC AD TC", "AH TD JD", "AS TH", "KC"], [0, 1, 1, 1]),
    ],
)
def test_DK_SEVENS_cost_each_opponent_of_a_winner_one_more(piles: list[str], extra: list[int]) -> None:
    outcome = ended(fresh(4), piles, sevens=0)
    assert details(outcome).extra == extra
    assert outcome.scores == [a + b for a, b in zip(details(outcome).banki, extra, strict=True)]


def test_DK_SEVENS_led_by_nobody_or_by_a_loser_cost_nothing() -> None:
    piles = ["AC AD TC", "AH TD", "AS TH", "KC"]
    assert details(ended(fresh(4), piles)).extra == [0, 0, 0, 0]
    for seat in (1, 2, 3):
        assert details(ended(fresh(4), piles, sevens=seat)).extra == [0, 0, 0, 0]


def test_DK_SEVENS_win_for_a_side() -> None:
    piles = ["AC", "AD TC", "AH TD", "KC"]
    for seat, extra in ((0, [0, 1, 0, 1]), (2, [0, 1, 0, 1]), (1, [0] * 4), (3, [0] * 4)):
        assert details(ended(fresh(4, form="pairs"), piles, sevens=seat)).extra == extra
    even = ["AC", "AD TC", "AH TD", "AS"]
    for seat in range(4):
        assert details(ended(fresh(4, form="pairs"), even, sevens=seat)).extra == [0] * 4


def test_DK_SEVENS_cost_seats_in_play_only() -> None:
    match = fresh(4, playing=[0, 2, 3], totals=[0, 10, 0, 0])
    outcome = ended(match, {0: "AC", 2: "AD TC", 3: "KC"}, sevens=2)
    assert (details(outcome).extra, outcome.scores) == ([1, 0, 0, 1], [4, 0, 2, 5])


def test_DK_SEVENS_and_eggs_add_up() -> None:
    outcome = ended(fresh(2, eggs=[0, 1]), ["AC AD AH AS TC TD", "TH TS"], sevens=0)
    assert (details(outcome).banki, details(outcome).extra) == ([0, 3], [0, 2])
    assert outcome.scores == [0, 5]

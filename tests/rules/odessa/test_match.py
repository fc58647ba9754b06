"""Scores, totals, settlement, dealers (OD-SCORE, OD-SIZES, OD-DOUBLE, C-DEALER)."""

import pytest

from kozyr.cards import PACK36
from kozyr.games.odessa.deal import Deal, score
from kozyr.match import Match
from tests.rules.odessa.table import act, at, playing, rules, shown
from tests.support import played, stacked

WON = ("0 bid 1", "1 bid 1", "0 play 9C", "1 play 7C")
ONE = ("9C", "7C")


@pytest.mark.parametrize(
    ("bid", "taken", "points"),
    [
        (0, 0, 0),
        (1, 1, 10),
        (2, 2, 20),
        (6, 6, 60),
        (0, 1, 1),
        (0, 6, 6),
        (1, 2, 2),
        (2, 5, 5),
        (1, 0, -10),
        (3, 1, -20),
        (6, 0, -60),
    ],
)
def test_OD_SCORE_counts_tricks_against_the_bid(bid: int, taken: int, points: int) -> None:
    deal, row = Deal(), [77] * 3
    deal.bids[1], deal.tricks[1] = bid, taken
    score(deal, rules(3, 6), row)
    assert row == [0, points, 0]


@pytest.mark.parametrize(
    ("bid", "taken", "revokes", "points"),
    [
        (0, 0, 0, 7),
        (0, 1, 0, 1),
        (1, 1, 0, 10),
        (2, 1, 0, -10),
        (0, 0, 1, -43),
        (1, 1, 2, -90),
        (1, 0, 1, -60),
    ],
)
def test_OD_SCORE_a_made_pass_earns_the_bonus(bid: int, taken: int, revokes: int, points: int) -> None:
    deal, row = Deal(), [0] * 2
    deal.bids[0], deal.tricks[0], deal.revokes[0] = bid, taken, revokes
    score(deal, rules(2, 6, zero_bonus=7), row)
    assert row == [points, 7]


@pytest.mark.parametrize("seats", range(2, 7))
def test_OD_SCORE_counts_the_seats_at_the_table_only(seats: int) -> None:
    deal, row = Deal(), [77] * 6
    score(deal, rules(seats, 1), row)
    assert row == [0] * seats + [77] * (6 - seats)


def test_OD_SCORE_of_a_whole_deal() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", zero_bonus=5)
    act(match, "2 play TS", "0 play 7C", "1 play 8S", "2 play 6H", "0 play KH", "1 play 6D")
    summary = match.summary()
    assert summary.deals[0].scores == summary.totals == [10, -10, 20]
    details = summary.deals[0].details
    assert (details.size, details.trump, details.blind) == (3, "S", False)
    assert (details.bids, details.tricks, details.revokes) == ([1, 1, 2], [1, 0, 2], [0, 0, 0])
    assert (summary.deals[0].starter, summary.deals[0].complete, summary.deals[0].redealt) == (0, True, False)


def test_OD_SCORE_the_bonus_is_an_option_of_the_match() -> None:
    match = at("0 bid 0", "1 bid 0", "0 play 9C", "1 play 7C", hands=ONE, zero_bonus=30)
    assert match.totals == [1, 30]


def deck(first: str, second: str, dealer: int) -> str:
    return stacked(PACK36, [first, second], dealer, 2, "KS")


def test_OD_SIZES_deals_follow_each_other_and_totals_add_up() -> None:
    decks = [deck("9C", "7C", 1), deck("9C 9D", "7C 7D", 0), deck("9H", "7H", 1)]
    second = ["1 bid 2", "0 bid 2", "1 play 7C", "0 play 9C", "0 play 9D", "1 play 7D"]
    match = played("odessa", 2, decks, [WON, second, ["0 bid 1"]], dealer=1, sizes=[1, 2, 1])
    assert [entry.scores for entry in match.summary().deals] == [[10, -10], [20, -20], None]
    assert match.totals == [30, -30]
    assert not match.finished
    assert match.winners == []
    assert match.summary().settlement is None
    act(match, "1 bid 1", "0 play 9H", "1 play 7H")
    assert match.finished
    assert match.totals == [40, -40]


def test_OD_SIZES_the_match_ends_with_its_last_deal() -> None:
    match = at(*WON, hands=ONE, sizes=[1])
    assert match.finished
    match = at(*WON, hands=ONE, sizes=[1, 1])
    assert (match.finished, match.to_act) == (False, None)


@pytest.mark.parametrize("seats", [2, 6])
def test_OD_SIZES_a_whole_match_goes_by_the_ladder(seats: int) -> None:
    match = Match("odessa", seats=seats, seed=b"ladder", options={"max_deals": 1, "blind_deals": 2})
    while not match.finished:
        match.apply(match.legal()[-1])
    details = [entry.details for entry in match.summary().deals]
    assert [one.size for one in details] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 6, 6]
    assert [one.blind for one in details] == [False] * 11 + [True] * 2
    assert all(sum(one.tricks) == one.size for one in details)


def test_C_DEALER_the_next_seat_deals() -> None:
    match = Match("odessa", seats=3, seed=b"x", dealer=1, options={"sizes": [1] * 5})
    while not match.finished:
        match.apply(match.legal()[0])
    summary = match.summary()
    assert [entry.dealer for entry in summary.deals] == [1, 2, 0, 1, 2]
    assert [entry.starter for entry in summary.deals] == [2, 0, 1, 2, 0]


def test_OD_DOUBLE_a_negative_total_counts_twice() -> None:
    match = at(*WON, hands=ONE)
    assert match.totals == [10, -10]
    assert match.summary().settlement == [10, -20]
    assert match.winners == [0]
    assert shown(match, None)["public"]["settlement"] == [10, -20]


def test_OD_DOUBLE_nought_stays_nought() -> None:
    match = at("0 bid 0", "1 bid 0", "0 play 9C", "1 play 7C", hands=ONE)
    assert match.summary().settlement == [1, 0]


def test_OD_DOUBLE_is_counted_at_the_end_of_the_match_only() -> None:
    match = at(*WON, hands=ONE, sizes=[1, 1])
    assert match.totals == [10, -10]
    assert match.summary().settlement is None


def test_OD_DOUBLE_equals_share_the_match() -> None:
    plays = ("0 play 9C", "1 play 7C", "2 play 6H", "0 play 8D", "1 play AD", "2 play 7H")
    match = at("0 bid 1", "1 bid 1", "2 bid 1", *plays, hands=("9C 8D", "7C AD", "6H 7H"))
    assert match.totals == [10, 10, -10]
    assert match.winners == [0, 1]
    assert match.summary().settlement == [10, 10, -20]


def test_OD_DOUBLE_the_highest_total_wins_even_below_nought() -> None:
    match = at(
        "0 bid 2", "1 bid 2", "0 play 9C", "1 play AC", "1 play AD", "0 play 9D", hands=("9C 9D", "AC AD")
    )
    assert match.totals == [-20, 20]
    assert match.winners == [1]

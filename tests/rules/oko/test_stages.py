"""Dealing, opening and standing (OK-DEAL, OK-STAGES, OK-STAND), and two that are left (OK-TWO)."""

import pytest

from kozyr.cards import PACK24
from kozyr.match import Match
from tests.rules.oko.table import act, deal_of, outcome, table
from tests.support import played, refusal_of

CALLED = ("0 bet 1", "1 call", "2 call")
"""A round of three in which nobody raises."""
OPENED = ("0 open", "1 open", "2 open")


def shown(match: Match) -> dict[int, tuple[str, str, int]]:
    """The hands of the last showdown by seat."""
    return {hand.seat: (hand.cards, hand.kind, hand.value) for hand in outcome(match).details.shown}


# Dealing


def test_OK_DEAL_four_cards_each_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    deck = list(PACK24.names)
    match = played("oko", 3, [" ".join(deck)], dealer=1)
    cards = [PACK24.text(card) for card in deal_of(match).cards]
    assert cards[8:12] == deck[0:12:3]
    assert cards[0:4] == deck[1:12:3]
    assert cards[4:8] == deck[2:12:3]
    assert deal_of(match).cards[12:] == [0] * 12
    assert deal_of(match).opened == [2, 2, 2, 0, 0, 0]


def test_OK_DEAL_deals_nothing_to_seats_that_are_out() -> None:
    match = table([10, 0, 10], dealer=0)
    assert [PACK24.text(card) for card in deal_of(match).cards[:4]] == ["AS", "KS", "9C", "9D"]
    assert deal_of(match).cards[4:8] == [0] * 4
    assert [PACK24.text(card) for card in deal_of(match).cards[8:12]] == ["AC", "KC", "9H", "9S"]
    assert deal_of(match).opened == [2, 0, 2, 0, 0, 0]
    assert match.to_act == 2


# Stages


def test_OK_STAGES_bets_on_two_three_and_four_cards_then_shows_down() -> None:
    match = table([20, 20, 20], *CALLED)
    assert (deal_of(match).stage, match.to_act, match.legal()) == (3, 0, ["open", "stand"])
    act(match, *OPENED)
    assert deal_of(match).opened == [3, 3, 3, 0, 0, 0]
    assert (match.to_act, match.legal()) == (0, ["bet 1..18", "pass"])
    act(match, *CALLED)
    assert (deal_of(match).stage, match.legal()) == (4, ["open", "stand"])
    act(match, *OPENED)
    assert deal_of(match).opened == [4, 4, 4, 0, 0, 0]
    assert (match.to_act, match.legal()) == (0, ["bet 1..17", "pass"])
    act(match, *CALLED)
    assert match.to_act is None
    assert shown(match) == {
        0: ("AS KS 9C 9D", "two_suit", 21),
        1: ("QH JH TC TD", "two_suit", 20),
        2: ("AC KC 9H 9S", "two_suit", 21),
    }
    assert outcome(match).scores == [2, -4, 2]


def test_OK_STAGES_opens_in_order_from_the_seat_after_the_dealer() -> None:
    match = table([20, 20, 20, 20], "2 bet 1", "3 call", "0 pass", "1 call", dealer=1)
    assert match.to_act == 2
    act(match, "2 open")
    assert match.to_act == 3
    act(match, "3 stand")
    assert match.to_act == 1
    act(match, "1 open", "2 bet 1", "3 call", "1 call")
    assert match.to_act == 2


def test_OK_STAGES_refuses_betting_while_cards_are_opened() -> None:
    match = table([20, 20, 20], *CALLED)
    for action in ("pass", "call", "bet 3"):
        refusal = refusal_of(match, action)
        assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OK-STAGES", "ok-opening")
        assert refusal.args == {"number": 3}
    act(match, *OPENED, *CALLED, "0 stand")
    assert refusal_of(match, "pass").args == {"number": 4}


def test_OK_STAGES_holds_the_rounds_also_when_nobody_opened() -> None:
    match = table([20, 20, 20], *CALLED, "0 stand", "1 stand", "2 stand")
    assert (deal_of(match).stage, match.legal()) == (3, ["bet 1..18", "pass"])
    act(match, *CALLED)
    assert (deal_of(match).stage, match.legal()) == (4, ["bet 1..17", "pass"])
    act(match, *CALLED)
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: "AS KS", 1: "QH JH", 2: "AC KC"}


def test_OK_STAGES_seats_all_in_open_too() -> None:
    match = table([2, 20, 20], *CALLED)
    assert deal_of(match).left[0] == 0
    act(match, *OPENED, "1 bet 1", "2 call")
    assert match.to_act == 0
    act(match, "0 stand", "1 open", "2 open", "1 bet 1", "2 call")
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {
        0: "AS KS 9C",
        1: "QH JH TC TD",
        2: "AC KC 9H 9S",
    }


# Standing


def test_OK_STAND_a_seat_that_stands_is_not_asked_again_and_plays_on_what_it_opened() -> None:
    match = table([20, 20, 20], *CALLED, "0 stand", "1 open", "2 open", *CALLED)
    assert deal_of(match).stood == 0b001
    assert match.to_act == 1
    act(match, "1 stand", "2 open", *CALLED)
    assert deal_of(match).stood == 0b011
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {
        0: "AS KS",
        1: "QH JH TC",
        2: "AC KC 9H 9S",
    }


def test_OK_STAND_a_hand_is_judged_without_its_closed_cards() -> None:
    hands = ["9C TD 9D 9H", "QC JD KS TS"]
    match = table([20, 20], "0 bet 1", "1 call", "0 stand", "1 stand", hands=hands)
    act(match, "0 bet 1", "1 call", "0 bet 1", "1 call")
    assert shown(match) == {0: ("9C TD", "high", 10), 1: ("QC JD", "high", 10)}
    assert outcome(match).scores == [0, 0]


def test_OK_STAND_a_new_deal_forgets_who_stood() -> None:
    match = table([20, 20], "0 bet 1", "1 call", "0 stand", "1 stand", "0 pass")
    match.deal(" ".join(PACK24.names))
    assert deal_of(match).stood == 0


# Two that are left


@pytest.mark.parametrize(
    ("option", "cards"), [("all", ("AS KS 9C 9D", "AC KC 9H 9S")), ("opened", ("AS KS", "AC KC"))]
)
def test_OK_TWO_shows_down_when_passing_leaves_two(option: str, cards: tuple[str, str]) -> None:
    match = table([20, 20, 20], "0 bet 3", "1 pass", showdown_at_two=option)
    assert (match.to_act, match.legal()) == (2, ["call", "pass"])
    act(match, "2 call")
    assert match.to_act is None
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: cards[0], 2: cards[1]}


def test_OK_TWO_refuses_a_raise_when_two_are_left() -> None:
    match = table([20, 20, 20], "0 bet 3", "1 pass")
    refusal = refusal_of(match, "bet 7")
    assert (refusal.rule, refusal.code) == ("OK-TWO", "ok-closed")
    assert refusal.args == {"number": 7, "highest": 3, "owed": 3}
    match = table([20, 20, 20], "0 bet 3", "1 bet 5", "2 pass", reraise=True)
    refusal = refusal_of(match, "bet 6")
    assert (refusal.rule, refusal.code) == ("OK-TWO", "ok-closed")
    assert refusal.args == {"number": 6, "highest": 5, "owed": 2}


def test_OK_TWO_a_seat_that_owes_may_call_all_in() -> None:
    match = table([20, 20, 5], "0 bet 9", "1 pass")
    assert refusal_of(match, "bet 4").args == {"number": 4, "highest": 9, "owed": 4}
    act(match, "2 call")
    assert match.to_act is None
    assert outcome(match).details.pot == 11


def test_OK_TWO_a_seat_that_owes_may_pass_and_the_last_takes_the_pot() -> None:
    match = table([20, 20, 20], "0 bet 3", "1 pass", "2 pass")
    assert outcome(match).scores == [2, -1, -1]
    assert shown(match) == {}


def test_OK_TWO_shows_down_at_once_when_nobody_owes() -> None:
    match = table([20, 20, 20], "0 pass")
    assert match.to_act is None
    assert outcome(match).scores == [-1, -1, 2]
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {1: "QH JH TC TD", 2: "AC KC 9H 9S"}
    match = table([20, 20, 20], "0 bet 3", "1 bet 5", "2 call", "0 pass")
    assert match.to_act is None
    assert outcome(match).details.pot == 16


def test_OK_TWO_all_opens_the_rest_unless_a_seat_has_stood() -> None:
    match = table([20, 20, 20], *CALLED, "0 stand", "1 open", "2 open", "0 bet 1", "1 pass", "2 call")
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: "AS KS", 2: "AC KC 9H 9S"}
    assert deal_of(match).opened == [2, 3, 4, 0, 0, 0]


def test_OK_TWO_opened_judges_the_cards_opened_so_far() -> None:
    match = table([20, 20, 20], *CALLED, "0 stand", "1 open", "2 open", showdown_at_two="opened")
    act(match, "0 bet 1", "1 pass", "2 call")
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: "AS KS", 2: "AC KC 9H"}


def test_OK_TWO_off_lets_the_deal_go_on() -> None:
    match = table([20, 20, 20], "0 bet 3", "1 pass", showdown_at_two="off")
    assert match.legal() == ["bet 4..19", "call", "pass"]
    act(match, "2 call", "0 open", "2 stand")
    assert match.legal() == ["bet 1..16", "pass"]
    act(match, "0 bet 1", "2 call", "0 open", "0 bet 1", "2 call")
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: "AS KS 9C 9D", 2: "AC KC"}


def test_OK_TWO_does_not_touch_a_deal_that_began_with_two() -> None:
    match = table([20, 20], "0 bet 3")
    assert match.legal() == ["bet 4..19", "call", "pass"]
    act(match, "1 call")
    assert match.legal() == ["open", "stand"]


def test_OK_TWO_does_not_touch_a_deal_that_began_with_two_of_three_seats() -> None:
    match = table([20, 0, 20], "0 bet 3")
    assert match.legal() == ["bet 4..19", "call", "pass"]


def test_OK_TWO_closes_only_when_two_are_left() -> None:
    match = table([20, 20, 20, 20], "0 bet 3", "1 pass")
    assert match.legal() == ["bet 4..19", "call", "pass"]
    act(match, "2 pass")
    assert match.legal() == ["call", "pass"]
    act(match, "3 call")
    assert sorted(shown(match)) == [0, 3]


def test_OK_TWO_counts_seats_that_are_all_in() -> None:
    match = table([1, 20, 20], "1 pass")
    assert match.to_act is None
    assert {seat: hand[0] for seat, hand in shown(match).items()} == {0: "AS KS 9C 9D", 2: "AC KC 9H 9S"}


def test_OK_TWO_more_than_two_show_down_after_the_last_round() -> None:
    match = table([20, 20, 20], *CALLED, *OPENED, *CALLED, *OPENED, *CALLED)
    assert sorted(shown(match)) == [0, 1, 2]


def test_OK_TWO_in_the_last_round_the_betting_closes_too() -> None:
    match = table([20, 20, 20], *CALLED, *OPENED, *CALLED, *OPENED, "0 bet 1", "1 pass")
    assert match.legal() == ["call", "pass"]
    act(match, "2 call")
    assert sorted(shown(match)) == [0, 2]


def test_OK_TWO_the_next_deal_is_open_again() -> None:
    match = table([20, 20, 20], "0 pass")
    match.deal(" ".join(PACK24.names))
    assert deal_of(match).closed == 0
    assert match.legal() == ["bet 1..18", "pass"]

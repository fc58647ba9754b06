"""The course of a match (OK-MATCH, OK-ANTE, OK-SEEN)."""

import msgspec

from kozyr.cards import PACK24
from kozyr.match import Match
from tests.rules.oko.table import HANDS, act, deal_of, outcome, table
from tests.support import played, stacked

DECK = " ".join(PACK24.names)
FIRST = ["0 bet 1", "1 pass", "2 pass"]
"""Seat 0 takes the antes of three."""
SECOND = ["1 bet 1", "2 pass", "0 pass"]


def broke(stacks: list[int], *actions: str, dealer: int) -> Match:
    """A first deal in which everyone puts in one chip and seat 0 has the best hand."""
    hands = ("AC KC QC JC", *HANDS[1:2], "AH KH 9H 9S", "AS KS TH TS")
    return table(stacks, *actions, hands=hands, dealer=dealer)


def test_OK_MATCH_ends_when_one_seat_has_all_the_chips() -> None:
    match = table(
        [3, 3], "0 bet 2", "1 call", "0 open", "1 open", "0 open", "1 open", hands=["AC KC QC JC", HANDS[1]]
    )
    assert match.finished
    assert match.totals == [6, 0]
    assert match.winners == [0]
    assert match.summary().settlement is None
    assert (match.to_act, match.legal()) == (None, [])


def test_OK_MATCH_goes_on_while_two_seats_have_chips() -> None:
    match = broke([1, 5, 5], "1 bet 1", "2 pass", dealer=2)
    assert match.totals == [3, 4, 4]
    assert not match.finished
    assert match.winners == []


def test_OK_MATCH_ends_after_the_deals_of_the_option() -> None:
    match = played("oko", 3, [DECK, DECK], [FIRST, SECOND], dealer=2, deals=2)
    assert match.totals == [101, 101, 98]
    assert match.finished
    assert match.winners == [0, 1]
    match = played("oko", 3, [DECK, DECK], [FIRST, SECOND], dealer=2, deals=3)
    assert not match.finished
    match = played("oko", 3, [DECK, DECK], [FIRST, SECOND], dealer=2)
    assert not match.finished


def test_OK_MATCH_ends_before_the_deals_of_the_option_when_one_seat_has_all_the_chips() -> None:
    match = table([1, 1], "0 open", "1 open", "0 open", "1 open", hands=["AC KC QC JC", HANDS[1]], deals=5)
    assert match.finished
    assert match.winners == [0]


def test_OK_MATCH_equals_share() -> None:
    match = played("oko", 2, [DECK, DECK], [["0 pass"], ["1 pass"]], dealer=1, deals=2)
    assert match.totals == [100, 100]
    assert match.winners == [0, 1]


def test_OK_MATCH_totals_are_the_stack_and_the_scores() -> None:
    match = played("oko", 3, [DECK], [["0 bet 5", "1 pass"]], dealer=2, stack=50)
    assert match.totals == [50, 50, 50]
    act(match, "2 pass")
    assert match.totals == [52, 49, 49]
    assert outcome(match).scores == [2, -1, -1]


def test_OK_ANTE_the_next_dealer_is_the_next_seat() -> None:
    match = played("oko", 3, [DECK, DECK], [FIRST], dealer=2)
    assert [deal.dealer for deal in match.summary().deals] == [2, 0]
    assert match.to_act == 1


def test_OK_ANTE_the_next_dealer_is_the_next_seat_with_chips() -> None:
    opened = ("1 open", "2 open", "0 open")
    match = broke([5, 1, 1, 5], "3 pass", *opened, *opened, dealer=0)
    assert match.totals == [8, 0, 0, 4]
    assert match.progress.course.out() == [1, 2]
    assert match.progress.course.dealer == 3
    match.deal(DECK)
    assert deal_of(match).live == 0b1001
    assert match.to_act == 0
    assert deal_of(match).paid == [1, 0, 0, 1, 0, 0]
    assert [PACK24.text(card) for card in deal_of(match).cards[:4]] == ["9C", "JC", "KC", "9D"]
    assert [PACK24.text(card) for card in deal_of(match).cards[12:16]] == ["TC", "QC", "AC", "TD"]
    act(match, "0 pass")
    assert match.progress.course.dealer == 0
    assert match.totals == [7, 0, 0, 5]
    assert outcome(match).scores == [-1, 0, 0, 1]


def test_OK_ANTE_a_seat_that_was_out_stays_out() -> None:
    match = table([5, 0, 5], "0 pass")
    match.deal(DECK)
    assert deal_of(match).live == 0b101
    assert match.progress.course.rules().after[:3] == [2, 2, 0]


def test_OK_ANTE_the_rules_of_a_deal_hold_the_options_and_the_stacks() -> None:
    match = table([5, 0, 7], ante=2, min_bet=3, reraise=True, showdown_at_two="opened")
    rules = match.progress.runs[-1].rules
    assert list(rules.words()) == [3, 2, 2, 2, 0, 0, 0, 0, 5, 0, 7, 0, 0, 0, 2, 3, 1, 1]
    assert table([5, 5]).progress.runs[-1].rules.reraise == 0
    modes = [
        table([5, 5], showdown_at_two=word).progress.runs[-1].rules.at_two
        for word in ("all", "opened", "off")
    ]
    assert modes == [0, 1, 2]


def test_OK_SEEN_the_opened_cards_of_live_seats_are_shown() -> None:
    match = table([20, 0, 20, 20], "0 bet 1", "2 call", "3 call", "0 open", "2 stand", "3 open")
    act(match, "0 bet 2", "2 call", "3 pass")
    assert msgspec.to_builtins(outcome(match).details) == {
        "pot": 10,
        "won": [5, 0, 5, 0],
        "shown": [
            {"seat": 0, "cards": "AS KS 9C 9D", "kind": "two_suit", "value": 21},
            {"seat": 2, "cards": "AC KC", "kind": "two_suit", "value": 21},
        ],
    }


def test_OK_SEEN_rank_kinds_are_told_by_the_rank() -> None:
    match = table([2, 2], ante=2, hands=["QC QD QH 9S", "9C 9D 9H JS"])
    act(match, "0 open", "1 open", "0 open", "1 open")
    shown = [(hand.kind, hand.value) for hand in outcome(match).details.shown]
    assert shown == [("three_rank", 3), ("three_rank", 0)]
    assert outcome(match).scores == [2, -2]


def test_a_deal_begins_with_nothing_left_of_the_one_before() -> None:
    hands = ["AC KC QC JC", HANDS[1], "AH KH 9H 9S"]
    first = played("oko", 3, [stacked(PACK24, hands, 2, 3)], [["0 bet 4", "1 call", "2 pass"]], dealer=2)
    run = first.progress.runs[-1]
    assert run.deal.won == [11, 0, 0, 0, 0, 0]
    used, fresh = run.deal, type(run.deal)()
    engine = first.game.engine
    rules = first.progress.course.rules()
    engine.start(used, rules, list(range(24)), 1)
    engine.start(fresh, rules, list(range(24)), 1)
    assert used == fresh

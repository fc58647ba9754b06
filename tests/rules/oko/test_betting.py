"""A round of betting (OK-BET, OK-ANTE) and the last seat left (OK-LAST)."""

import pytest

from kozyr.games.api import actions, is_legal
from kozyr.games.oko.actions import encode, text
from kozyr.games.words import Words
from kozyr.match import Match
from tests.rules.oko.table import act, deal_of, outcome, table
from tests.support import refusal_of

AMOUNTS = {"number": 0, "highest": 0, "owed": 0, "bet": 0, "low": 0, "high": 0}


def refused(match: Match, action: str, rule: str, code: str, **args: int) -> None:
    """Checks the whole refusal; after a bet all amounts are told."""
    refusal = refusal_of(match, action)
    assert (refusal.kind, refusal.rule, refusal.code, refusal.args) == ("illegal", rule, code, args)


# The ante


def test_OK_ANTE_every_seat_puts_in_the_ante() -> None:
    deal = deal_of(table([10, 20, 30], ante=4))
    assert deal.paid == [4, 4, 4, 0, 0, 0]
    assert deal.left == [6, 16, 26, 0, 0, 0]
    assert deal.bets == [0] * 6


def test_OK_ANTE_takes_all_that_a_seat_has_if_that_is_less() -> None:
    match = table([10, 3, 4], ante=4)
    assert deal_of(match).paid == [4, 3, 4, 0, 0, 0]
    assert deal_of(match).left == [6, 0, 0, 0, 0, 0]


def test_OK_ANTE_may_be_nothing() -> None:
    match = table([10, 10], ante=0)
    assert deal_of(match).paid == [0] * 6
    assert match.legal() == ["bet 1..10", "pass"]
    act(match, "0 pass")
    assert outcome(match).scores == [0, 0]
    assert outcome(match).details.pot == 0


def test_OK_ANTE_skips_seats_without_chips() -> None:
    match = table([10, 0, 10, 0, 10, 0], dealer=4, showdown_at_two="off")
    assert deal_of(match).live == 0b010101
    assert deal_of(match).paid == [1, 0, 1, 0, 1, 0]
    act(match, "0 bet 1", "2 call", "4 call", "0 open", "2 open", "4 open", "0 pass", "2 bet 1", "4 call")
    assert match.to_act == 2


def test_OK_ANTE_a_first_seat_without_chips_is_out_too() -> None:
    match = table([0, 10, 10, 0, 10], dealer=4)
    assert deal_of(match).live == 0b10110
    assert deal_of(match).opened == [0, 2, 2, 0, 2, 0]
    assert match.to_act == 1


# The first bet


def test_OK_BET_starts_with_the_first_seat_after_the_dealer() -> None:
    assert table([10, 10, 10], dealer=2).to_act == 0
    assert table([10, 10, 10], dealer=0).to_act == 1
    assert table([10, 10], dealer=0).to_act == 1


def test_OK_BET_starts_with_the_first_seat_that_has_chips() -> None:
    match = table([1, 10, 10, 1], dealer=3)
    assert match.to_act == 1
    assert table([1, 10, 10, 1], dealer=1).to_act == 2
    assert table([1, 10, 10, 1], dealer=2).to_act == 1


def test_OK_BET_the_first_bet_is_at_least_min_bet() -> None:
    match = table([10, 10], min_bet=3)
    assert match.legal() == ["bet 3..9", "pass"]
    refused(match, "bet 2", "OK-BET", "ok-bet-low", number=2, low=3, high=9)
    refused(match, "bet 0", "OK-BET", "ok-bet-low", number=0, low=3, high=9)
    refused(match, "bet 10", "OK-BET", "ok-bet-high", number=10, low=3, high=9)
    refused(match, "bet 99999999999", "OK-BET", "ok-bet-high", number=10**9, low=3, high=9)
    act(match, "0 bet 3")
    assert deal_of(match).left[:2] == [6, 9]
    assert deal_of(match).bets[:2] == [3, 0]
    assert deal_of(match).paid[:2] == [4, 1]


@pytest.mark.parametrize(
    ("stack", "menu"), [(6, "bet 5..5"), (5, "bet 4..4"), (3, "bet 2..2"), (7, "bet 5..6")]
)
def test_OK_BET_a_seat_with_fewer_chips_bets_all_of_them(stack: int, menu: str) -> None:
    match = table([stack, 20], min_bet=5)
    assert match.legal() == [menu, "pass"]


def test_OK_BET_there_is_no_check_and_no_call_before_a_bet() -> None:
    match = table([10, 10])
    refused(match, "call", "OK-BET", "ok-no-bet", low=1, high=9)


def test_OK_BET_passing_before_a_bet_folds() -> None:
    match = table([10, 10, 10, 10], "0 pass")
    assert deal_of(match).live == 0b1110
    assert match.to_act == 1
    assert match.legal() == ["bet 1..9", "pass"]


# Passing, calling, raising


def test_OK_BET_after_a_bet_a_seat_passes_calls_or_raises() -> None:
    match = table([10, 20, 30], "0 bet 3")
    assert match.to_act == 1
    assert match.legal() == ["bet 4..19", "call", "pass"]
    act(match, "1 call")
    assert deal_of(match).bets[:3] == [3, 3, 0]
    assert deal_of(match).left[:3] == [6, 16, 29]
    assert match.legal() == ["bet 4..29", "call", "pass"]


def test_OK_BET_a_bet_makes_the_amount_the_chips_of_the_round() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 bet 10", "2 call", "0 call")
    deal = deal_of(match)
    assert deal.left[:3] == [19, 19, 19]
    assert deal.paid[:3] == [11, 11, 11]
    act(match, "0 open", "1 open", "2 open", "0 bet 2", "1 bet 5")
    assert deal.bets[:3] == [2, 5, 0]
    assert deal.paid[:3] == [13, 16, 11]
    assert deal.left[:3] == [17, 14, 19]


def test_OK_BET_refuses_a_raise_that_is_not_higher() -> None:
    match = table([10, 20, 30], "0 bet 5")
    args = AMOUNTS | {"highest": 5, "owed": 5, "low": 6, "high": 19}
    refused(match, "bet 4", "OK-BET", "ok-raise-low", **args | {"number": 4})
    refused(match, "bet 0", "OK-BET", "ok-raise-low", **args | {"number": 0})
    refused(match, "bet 5", "OK-BET", "ok-equal", **args | {"number": 5})
    refused(match, "bet 20", "OK-BET", "ok-raise-high", **args | {"number": 20})
    act(match, "1 bet 6")


def test_OK_BET_accepts_any_higher_amount_that_the_seat_has() -> None:
    act(table([10, 20, 30], "0 bet 5"), "1 bet 19")
    act(table([10, 20, 30], "0 bet 5"), "1 bet 7")


def test_OK_BET_a_short_seat_calls_all_in() -> None:
    match = table([20, 5, 20], "0 bet 9")
    assert match.legal() == ["call", "pass"]
    args = AMOUNTS | {"highest": 9, "owed": 4, "low": 10, "high": 4}
    refused(match, "bet 10", "OK-BET", "ok-short", **args | {"number": 10})
    refused(match, "bet 4", "OK-BET", "ok-short", **args | {"number": 4})
    act(match, "1 call")
    deal = deal_of(match)
    assert (deal.left[1], deal.bets[1], deal.paid[1]) == (0, 4, 5)
    assert deal.highest == 9


def test_OK_BET_a_seat_with_just_enough_calls_all_in_and_can_not_raise() -> None:
    match = table([20, 10, 20], "0 bet 9")
    args = AMOUNTS | {"highest": 9, "owed": 9, "low": 10, "high": 9}
    refused(match, "bet 9", "OK-BET", "ok-short", **args | {"number": 9})
    act(match, "1 call")
    assert deal_of(match).left[1] == 0


def test_OK_BET_one_chip_more_can_be_raised() -> None:
    assert table([20, 11, 20], "0 bet 9").legal() == ["bet 10..10", "call", "pass"]


def test_OK_BET_a_raise_needs_another_live_seat_that_has_chips() -> None:
    match = table([10, 30, 10], "0 bet 9", "1 call", "2 call", showdown_at_two="off")
    assert deal_of(match).left[:3] == [0, 20, 0]
    match = table([10, 30], "0 bet 9")
    args = AMOUNTS | {"highest": 9, "owed": 9, "low": 10, "high": 29}
    assert match.legal() == ["call", "pass"]
    refused(match, "bet 12", "OK-BET", "ok-nobody-to-raise", **args | {"number": 12})
    refused(match, "bet 2", "OK-BET", "ok-nobody-to-raise", **args | {"number": 2})


def test_OK_BET_chips_of_a_seat_that_has_passed_do_not_allow_a_raise() -> None:
    match = table([30, 10, 20, 30], "0 pass", "1 bet 9", "2 pass", showdown_at_two="off")
    assert match.to_act == 3
    assert match.legal() == ["call", "pass"]
    match = table([30, 10, 20, 30], "0 pass", "1 bet 9", "2 call", showdown_at_two="off")
    assert match.legal() == ["bet 10..29", "call", "pass"]


# Raised since


def test_OK_BET_a_seat_that_was_raised_since_calls_or_passes() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 call", "2 bet 12")
    assert match.to_act == 0
    assert match.legal() == ["call", "pass"]
    args = AMOUNTS | {"highest": 12, "owed": 8, "bet": 4, "low": 13, "high": 29}
    refused(match, "bet 20", "OK-BET", "ok-raised-since", **args | {"number": 20})
    refused(match, "bet 12", "OK-BET", "ok-raised-since", **args | {"number": 12})
    act(match, "0 call")
    assert match.to_act == 1
    assert match.legal() == ["call", "pass"]
    act(match, "1 call")
    assert deal_of(match).bets[:3] == [12, 12, 12]
    assert match.legal() == ["open", "stand"]


def test_OK_BET_a_raiser_that_was_raised_since_calls_or_passes() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 bet 5", "2 bet 6", "0 call")
    assert match.to_act == 1
    assert match.legal() == ["call", "pass"]


def test_OK_BET_a_seat_that_has_not_acted_may_raise_a_raise() -> None:
    assert table([30, 30, 30], "0 bet 4", "1 bet 5").legal() == ["bet 6..29", "call", "pass"]


def test_OK_BET_with_reraise_a_seat_may_raise_again() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 call", "2 bet 12", reraise=True)
    assert match.legal() == ["bet 13..29", "call", "pass"]
    args = AMOUNTS | {"highest": 12, "owed": 8, "bet": 4, "low": 13, "high": 29}
    refused(match, "bet 30", "OK-BET", "ok-raise-high", **args | {"number": 30})
    refused(match, "bet 12", "OK-BET", "ok-equal", **args | {"number": 12})
    act(match, "0 bet 13", "1 bet 14", "2 bet 29")
    assert match.to_act == 0
    assert deal_of(match).left[:3] == [16, 15, 0]
    act(match, "0 call", "1 call")
    assert match.legal() == ["open", "stand"]


def test_OK_BET_in_a_new_round_everyone_may_raise_again() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 call", "2 bet 6", "0 call", "1 call")
    act(match, "0 open", "1 open", "2 open", "0 bet 1", "1 bet 2")
    assert match.legal() == ["bet 3..23", "call", "pass"]


def test_OK_BET_who_acted_before_the_round_counts_nothing() -> None:
    match = table([30, 30, 30], "1 bet 4", "2 call", "0 call", "1 open", "2 open", "0 open", dealer=0)
    assert deal_of(match).acted == 0
    act(match, "1 bet 1", "2 bet 2")
    assert match.legal() == ["bet 3..25", "call", "pass"]


# The end of a round


def test_OK_BET_a_round_ends_when_all_have_put_in_as_much_as_the_highest() -> None:
    match = table([30, 30, 30], "0 bet 4", "1 bet 5", "2 call")
    assert match.to_act == 0
    act(match, "0 call")
    assert (match.to_act, match.legal()) == (0, ["open", "stand"])


def test_OK_BET_goes_round_in_order_past_those_who_passed() -> None:
    match = table([30, 30, 30, 30], "0 bet 1", "1 pass", "2 call", "3 bet 2")
    assert match.to_act == 0
    act(match, "0 call")
    assert match.to_act == 2


def test_OK_BET_a_seat_all_in_is_not_asked_to_bet() -> None:
    match = table([30, 5, 30], "0 bet 4", "1 call", "2 bet 6")
    assert match.to_act == 0
    act(match, "0 call")
    assert match.legal() == ["open", "stand"]
    act(match, "0 open", "1 open", "2 open")
    assert match.to_act == 0
    act(match, "0 bet 1")
    assert match.to_act == 2


def test_OK_BET_a_seat_all_in_by_its_ante_is_live_and_only_opens() -> None:
    match = table([1, 30, 30], "1 bet 4", "2 call")
    assert (match.to_act, match.legal()) == (0, ["open", "stand"])


def test_OK_BET_betting_is_skipped_when_one_seat_alone_has_chips_and_owes_nothing() -> None:
    match = table([30, 10, 10], "0 bet 9", "1 call", "2 call")
    act(match, "0 open", "1 open", "2 stand")
    assert (match.to_act, match.legal()) == (0, ["open", "stand"])
    act(match, "0 stand", "1 open")
    assert match.to_act is None
    assert [hand.cards for hand in outcome(match).details.shown] == ["AS KS 9C", "QH JH TC TD", "AC KC"]


def test_OK_BET_betting_is_skipped_when_nobody_has_chips() -> None:
    match = table([1, 1], ante=3)
    assert (match.to_act, match.legal()) == (0, ["open", "stand"])
    act(match, "0 open", "1 stand", "0 open")
    assert match.finished


def test_OK_BET_betting_is_skipped_before_the_first_question() -> None:
    match = table([30, 5], ante=5)
    assert match.legal() == ["open", "stand"]
    assert deal_of(match).stage == 3


def test_OK_BET_betting_is_skipped_when_a_pass_leaves_one_seat_with_chips() -> None:
    match = table([30, 30, 1], "0 pass", showdown_at_two="off")
    assert (match.to_act, match.legal()) == (1, ["open", "stand"])
    assert deal_of(match).left[:3] == [29, 29, 0]


def test_OK_BET_a_seat_alone_with_chips_that_owes_is_asked() -> None:
    match = table([10, 30], "0 bet 9")
    assert match.to_act == 1
    act(match, "1 call")
    assert match.legal() == ["open", "stand"]


def test_OK_BET_refuses_opening_while_betting() -> None:
    match = table([10, 10, 10])
    refused(match, "open", "OK-BET", "ok-betting", low=1, high=9)
    refused(match, "stand", "OK-BET", "ok-betting", low=1, high=9)
    act(match, "0 bet 3")
    refused(match, "open", "OK-BET", "ok-betting-owed", highest=3, owed=3)
    act(match, "1 bet 5", "2 call")
    refused(match, "stand", "OK-BET", "ok-betting-owed", highest=5, owed=2)


def test_OK_BET_a_range_can_not_be_played() -> None:
    match = table([10, 10])
    refusal = refusal_of(match, "bet 1..3")
    assert (refusal.kind, refusal.rule, refusal.code) == ("malformed", None, "unknown-number")
    assert refusal_of(match, "bet").code == "one-word-needed"
    assert refusal_of(match, "pass 1").code == "nothing-follows"
    assert refusal_of(match, "call 1").code == "nothing-follows"


# Numbers of actions


def test_actions_are_numbered_so_that_they_grow_and_read_back() -> None:
    match = table([30, 30, 30], "0 bet 4")
    run = match.progress.runs[-1]
    numbers = actions(match.game, run.deal, run.rules)
    assert [text(number) for number in numbers] == ["pass", "call", *(f"bet {n}" for n in range(5, 30))]
    assert numbers == sorted(numbers)
    assert encode(Words(verb="bet", number=29)) == numbers[-1]
    assert [encode(Words(verb=verb)) for verb in ("pass", "call")] == numbers[:2]
    assert all(is_legal(match.game, run.deal, run.rules, number) for number in numbers)
    assert not is_legal(match.game, run.deal, run.rules, encode(Words(verb="bet", number=4)))
    act(match, "1 call", "2 call")
    numbers = actions(match.game, run.deal, run.rules)
    assert [text(number) for number in numbers] == ["open", "stand"]
    assert numbers == [encode(Words(verb="open")), encode(Words(verb="stand"))] == sorted(numbers)


def test_the_largest_amounts_are_all_there() -> None:
    match = table([1_000_000] * 6, ante=0)
    assert match.legal() == ["bet 1..1000000", "pass"]
    match = table([4_999_999, 1_000_001], ante=0)
    assert match.legal() == ["bet 1..4999999", "pass"]
    run, engine = match.progress.runs[-1], match.game.engine
    choices = engine.legal(run.deal, run.rules)
    assert engine.count(run.deal, run.rules, choices) == 5_000_000
    assert text(engine.pick(run.deal, run.rules, choices, 4_999_999)) == "bet 4999999"
    act(match, "0 bet 4999998")
    assert match.legal() == ["call", "pass"]


def test_nothing_is_legal_when_the_deal_is_over() -> None:
    match = table([10, 10], "0 pass")
    run = match.progress.runs[-1]
    assert actions(match.game, run.deal, run.rules) == []
    assert run.deal.to_act == -1


# The last seat


def test_OK_LAST_the_last_seat_takes_the_pot_and_shows_nothing() -> None:
    match = table([20, 20, 20], "0 bet 4", "1 pass", "2 pass")
    assert outcome(match).scores == [2, -1, -1]
    assert outcome(match).details.pot == 3
    assert outcome(match).details.won == [3, 0, 0]
    assert outcome(match).details.shown == []
    assert deal_of(match).strength == [0] * 6


def test_OK_LAST_needs_no_bet() -> None:
    match = table([20, 20], "0 pass")
    assert outcome(match).scores == [-1, 1]
    assert outcome(match).details.shown == []


def test_OK_LAST_comes_in_any_round() -> None:
    match = table([20, 20], "0 bet 4", "1 call", "0 open", "1 open", "0 bet 2", "1 bet 5", "0 pass")
    assert outcome(match).scores == [-7, 7]
    assert outcome(match).details.pot == 14
    assert outcome(match).details.won == [0, 14]

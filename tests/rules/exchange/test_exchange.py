"""Giving, returning, winning and stalling (EX-GIVE, EX-TURN, EX-WIN, EX-STALL)."""

import pytest

from kozyr.cards import PACK52
from tests.rules.exchange.table import at, shown
from tests.support import played, refusal_of, stacked


def test_EX_GIVE_accepts_any_card_of_the_mover() -> None:
    match = at()
    assert (match.to_act, match.legal()) == (0, ["give 2C", "give 2D", "give 2H", "give 3S"])
    assert match.apply("give 2D") == "0 give 2D"
    assert match.view(0).hand == ["2C", "2H", "3S"]
    assert match.view(1).hand == ["3C", "2D", "3D", "3H", "2S"]


def test_EX_GIVE_accepts_in_return_any_card_held_before() -> None:
    match = at("0 give 2D")
    assert (match.to_act, match.legal()) == (1, ["return 2S", "return 3C", "return 3D", "return 3H"])
    assert match.apply("return 3D") == "1 return 3D"
    assert match.view(0).hand == ["2C", "3D", "2H", "3S"]
    assert match.view(1).hand == ["3C", "2D", "3H", "2S"]


def test_EX_GIVE_refuses_the_card_just_received_in_return() -> None:
    refusal = refusal_of(at("0 give 2D"), "return 2D")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "EX-GIVE", "ex-just-received")
    assert refusal.args == {"card": "2D", "seat": 0}


def test_EX_GIVE_refuses_a_return_before_a_card_was_given() -> None:
    refusal = refusal_of(at(), "return 2C")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "EX-GIVE", "ex-nothing-to-return")
    assert refusal.args == {"card": "2C"}


@pytest.mark.parametrize("card", ["3C", "2D", "AS"])
def test_EX_GIVE_refuses_to_give_while_a_return_is_owed(card: str) -> None:
    refusal = refusal_of(at("0 give 2D"), f"give {card}")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "EX-GIVE", "ex-return-first")
    assert refusal.args == {"card": card, "seat": 0}


def test_EX_GIVE_names_the_giver_whoever_it_is() -> None:
    match = at("0 give 2D", "1 return 3D", "1 give 2D")
    assert refusal_of(match, "return 2D").args == {"card": "2D", "seat": 1}
    assert refusal_of(match, "give 2D").args == {"card": "2D", "seat": 1}


@pytest.mark.parametrize(("actions", "action"), [([], "give AS"), (["0 give 2D"], "return 2C")])
def test_C_ILLEGAL_refuses_a_card_that_the_seat_does_not_hold(actions: list[str], action: str) -> None:
    refusal = refusal_of(at(*actions), action)
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "C-ILLEGAL", "not-held")
    assert refusal.args == {"card": action.split()[1]}


@pytest.mark.parametrize("action", ["give", "give 2C 2D", "give 1C", "pass", "return", "play 2C", ""])
def test_C_ILLEGAL_refuses_words_that_are_no_action(action: str) -> None:
    refusal = refusal_of(at(), action)
    assert (refusal.kind, refusal.rule) == ("malformed", None)


def test_C_SEAT_refuses_another_seat() -> None:
    assert refusal_of(at(), "give 3C", seat=1).rule == "C-SEAT"
    assert refusal_of(at("0 give 2D"), "give 2C", seat=0).rule == "C-SEAT"


def test_EX_TURN_who_returned_moves_next_and_the_last_seat_gives_to_the_first() -> None:
    match = at()
    seats = []
    for _ in range(28):
        seats.append(match.to_act)
        match.apply(match.legal()[-1])
    pairs = [(giver, (giver + 1) % 13) for giver in range(13)]
    assert seats == [seat for pair in [*pairs, (0, 1)] for seat in pair]


def test_EX_GIVE_accepts_to_pass_on_a_card_received_in_an_exchange_that_is_over() -> None:
    match = at("0 give 2D", "1 return 3D")
    assert match.legal() == ["give 2D", "give 2S", "give 3C", "give 3H"]
    match.apply("give 2D")
    assert shown(match, 2)["private"]["offered"] == "2D"


def test_EX_WIN_seats_that_reach_it_together_all_win() -> None:
    match = at("0 give 3S", "1 return 2S")
    assert match.finished
    assert match.winners == [0, 1]
    summary = match.summary().deals[0]
    assert summary.starter == 0
    assert summary.scores == [1, 1] + [0] * 11
    assert (summary.details.winners, summary.details.exchanges) == ([0, 1], 1)
    assert summary.details.quartets == [1, 1] + [0] * 11


def test_EX_WIN_is_asked_only_after_the_whole_exchange() -> None:
    hands = {0: "2C 2D 2H 3S", 1: "3C 3D 3H 4C"}
    match = at("0 give 3S", hands=hands)
    assert not match.finished
    assert match.legal() == ["return 3C", "return 3D", "return 3H", "return 4C"]
    kept = at("0 give 3S", "1 return 4C", hands=hands)
    assert kept.winners == [1]
    broken = at("0 give 3S", "1 return 3C", hands=hands)
    assert (broken.finished, broken.to_act) == (False, 1)


def test_EX_WIN_the_giver_can_win_alone() -> None:
    match = at("0 give 5H", "1 return 2S", hands={0: "2C 2D 2H 5H", 1: "3C 3D 3H 2S"})
    assert match.winners == [0]


def test_EX_WIN_takes_all_of_the_target() -> None:
    hands = {0: "9C 9D 9H 9S TC TD TH JS", 1: "TS QC QD QH 2C 3D 4H 5S"}
    deck = stacked(PACK52, hands, dealer=5, seats=6)
    match = played("exchange", 6, [deck], [["0 give JS", "1 return 2C"]], dealer=5, target=2)
    assert (match.finished, match.to_act) == (False, 1)
    match = played("exchange", 6, [deck], [["0 give JS", "1 return TS"]], dealer=5, target=2)
    assert match.winners == [0]


def test_EX_STALL_ends_the_deal_without_a_winner() -> None:
    actions = ["0 give 2D", "1 return 3D", "1 give 2D"]
    match = at(*actions, max_exchanges=2)
    assert match.to_act == 2
    match.apply(match.legal()[0])
    assert match.finished
    assert (match.winners, match.totals, match.legal()) == ([], [0] * 13, [])
    assert shown(match, 0)["to_act"] is None
    summary = match.summary().deals[0]
    assert summary.scores == [0] * 13
    assert (summary.details.winners, summary.details.exchanges) == ([], 2)
    assert summary.details.quartets == [0] * 13


def test_EX_STALL_allows_one_exchange_too() -> None:
    match = at("0 give 2D", max_exchanges=1)
    assert not match.finished
    match.apply("return 3D")
    assert match.finished


def test_EX_STALL_the_last_exchange_can_be_won() -> None:
    assert at("0 give 3S", "1 return 2S", max_exchanges=1).winners == [0, 1]


@pytest.mark.parametrize(("most", "ends"), [(0, False), (199, True), (200, True), (201, False)])
def test_EX_STALL_nought_means_no_end(most: int, ends: bool) -> None:
    """Two seats hand the same cards to and fro."""
    hands = ["2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D TC TD JC JD QC QD KC KD AC AD", ""]
    deck = stacked(PACK52, {0: hands[0]}, dealer=1, seats=2)
    match = played("exchange", 2, [deck], dealer=1, max_exchanges=most)
    swaps = [("give 2C", "return 2H"), ("give 2C", "return 2H")]
    for number in range(200):
        if match.finished:
            break
        for action in swaps[number % 2]:
            match.apply(action)
    assert match.finished is ends
    assert match.progress.runs[0].deal.exchanges == min(200, most or 200)

"""Revoking under ``revoke = "penalty"`` (OD-REVOKE)."""

import pytest

from tests.rules.odessa.table import act, deal_of, playing, shown
from tests.support import refusal_of

PENALTY = {"revoke": "penalty"}
ONCE = ("0 play 9C", "1 play 6D")
TWICE = (*ONCE, "0 play 7C", "1 play 8S")


def test_OD_REVOKE_accepts_any_card_of_the_hand() -> None:
    match = playing("0 play 9C", revoke="penalty")
    assert match.legal() == ["play 6D", "play 8S", "play AC"]
    assert playing("0 play 9C", "1 play AC", revoke="penalty").legal() == ["play 6H", "play 7S", "play TS"]


def test_OD_REVOKE_refuses_it_under_forbid() -> None:
    for option in ({}, {"revoke": "forbid"}):
        match = playing("0 play 9C", **option)
        assert match.legal() == ["play AC"]
        assert refusal_of(match, "play 6D").rule == "OD-FOLLOW"


@pytest.mark.parametrize("actions", [ONCE, ("0 play 9C", "1 play AC", "2 play 6H")])
def test_OD_REVOKE_the_play_begins_again(actions: tuple[str, ...]) -> None:
    before, after = deal_of(playing(revoke="penalty")), deal_of(playing(*actions, revoke="penalty"))
    revoker = int(actions[-1][0])
    assert after.revokes == [int(seat == revoker) for seat in range(6)]
    assert after.to_act == 0
    after.revokes[revoker] = 0
    after.taker = before.taker
    assert after == before


def test_OD_REVOKE_takes_back_tricks_that_were_taken() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", "2 play 6H", "0 play 7C", revoke="penalty")
    deal = deal_of(match)
    assert (deal.tricks[:3], deal.left, deal.laid, deal.to_act) == ([0, 0, 0], 3, 0, 0)
    assert deal.revokes[:3] == [1, 0, 0]
    assert [match.view(seat).hand for seat in range(3)] == [
        ["7C", "9C", "KH"],
        ["AC", "6D", "8S"],
        ["6H", "7S", "TS"],
    ]
    assert deal.bids[:3] == [1, 1, 2]


def test_OD_REVOKE_a_card_that_follows_or_is_led_is_no_revoke() -> None:
    match = playing("0 play KH", "1 play 8S", "2 play 6H", **PENALTY)
    assert deal_of(match).revokes == [0] * 6
    assert deal_of(match).tricks[:3] == [0, 1, 0]


def test_OD_REVOKE_not_trumping_is_one_too() -> None:
    assert deal_of(playing("0 play KH", "1 play 6D", **PENALTY)).revokes[:3] == [0, 1, 0]


def test_OD_REVOKE_accepts_a_second_one_of_the_same_seat() -> None:
    match = playing(*ONCE, "0 play 7C", **PENALTY)
    assert match.legal() == ["play 6D", "play 8S", "play AC"]
    act(match, "1 play 8S")
    assert deal_of(match).revokes[:3] == [0, 2, 0]


def test_OD_REVOKE_refuses_a_third_card_against_following() -> None:
    match = playing(*TWICE, "0 play 9C", **PENALTY)
    assert match.legal() == ["play AC"]
    refusal = refusal_of(match, "play 6D")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-REVOKE", "od-follow-again")
    assert refusal.args == {"card": "6D", "led": "C", "suit": "C", "count": 1}
    assert refusal_of(match, "play 6C").rule == "C-ILLEGAL"


def test_OD_REVOKE_refuses_a_third_card_against_trumping() -> None:
    match = playing(*TWICE, "0 play KH", **PENALTY)
    assert match.legal() == ["play 8S"]
    refusal = refusal_of(match, "play AC")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-REVOKE", "od-trump-again")
    assert refusal.args == {"card": "AC", "led": "H", "suit": "S", "count": 1}


def test_OD_REVOKE_counts_each_seat_alone() -> None:
    match = playing(*TWICE, "0 play 9C", "1 play AC", **PENALTY)
    assert match.legal() == ["play 6H", "play 7S", "play TS"]
    act(match, "2 play 6H")
    assert deal_of(match).revokes[:3] == [0, 2, 1]


def test_OD_REVOKE_costs_50_each() -> None:
    match = playing(*TWICE, "0 play 9C", "1 play AC", "2 play 7S", **PENALTY)
    act(match, "2 play TS", "0 play 7C", "1 play 8S", "2 play 6H", "0 play KH", "1 play 6D")
    details = match.summary().deals[0].details
    assert details.revokes == [0, 2, 0]
    assert details.tricks == [1, 0, 2]
    assert match.totals == [10, -110, 20]


def test_OD_REVOKE_costs_nothing_where_nobody_did() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", **PENALTY)
    act(match, "2 play TS", "0 play 7C", "1 play 8S", "2 play 6H", "0 play KH", "1 play 6D")
    assert match.totals == [10, -10, 20]


def test_OD_REVOKE_what_was_seen_stays_seen() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", "2 play 6H", "0 play 7C", **PENALTY)
    act(match, "0 play 9C", "1 play 6D", "0 play KH")
    now = shown(match, None)["public"]["deal"]
    assert now["revokes"] == [1, 1, 0]
    assert now["taken"] == [0, 0, 0]
    assert now["cards"] == [2, 3, 3]
    assert now["tricks"] == [
        {"leader": 0, "cards": ["9C", "AC", "7S"], "taker": 2, "revoked": False},
        {"leader": 2, "cards": ["6H", "7C"], "taker": None, "revoked": True},
        {"leader": 0, "cards": ["9C", "6D"], "taker": None, "revoked": True},
        {"leader": 0, "cards": ["KH"], "taker": None, "revoked": False},
    ]


def test_OD_REVOKE_with_the_last_card_of_a_trick_gives_it_to_nobody() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 6H", **PENALTY)
    assert shown(match, 1)["public"]["deal"]["tricks"] == [
        {"leader": 0, "cards": ["9C", "AC", "6H"], "taker": None, "revoked": True}
    ]

"""Bids (OD-BID, OD-HOOK) and what their actions look like."""

import pytest

from kozyr.cards import PACK36
from kozyr.games.odessa.actions import VERBS, encode, text
from kozyr.games.odessa.deal import BIDDING, PLAYING
from kozyr.games.words import read_words
from tests.rules.odessa.table import act, at, deal_of, playing
from tests.support import refusal_of


@pytest.mark.parametrize("size", range(1, 7))
def test_OD_BID_accepts_0_up_to_the_number_of_cards(size: int) -> None:
    hand = " ".join(PACK36.names[:size])
    match = at(hands=(hand, " ".join(PACK36.names[9 : 9 + size])))
    assert match.to_act == 0
    assert match.legal() == [f"bid {number}" for number in range(size + 1)]


def test_OD_BID_goes_round_and_is_added_up() -> None:
    match = at()
    assert deal_of(match).bids == [-1] * 6
    assert match.apply("bid 3") == "0 bid 3"
    assert match.to_act == 1
    assert match.apply("bid 2", seat=1) == "1 bid 2"
    assert match.to_act == 2
    assert (deal_of(match).bids[:3], deal_of(match).ordered) == ([3, 2, -1], 5)
    assert match.apply("bid 0") == "2 bid 0"
    assert (deal_of(match).bids[:3], deal_of(match).ordered) == ([3, 2, 0], 5)
    assert match.to_act == 0
    assert match.legal() == ["play 7C", "play 9C", "play KH"]


def test_OD_BID_pass_reads_as_a_bid_of_nothing() -> None:
    match = at()
    assert match.apply("pass") == "0 bid 0"
    assert deal_of(match).bids[0] == 0
    assert match.explain("pass") is None


@pytest.mark.parametrize("number", [4, 5, 9, 1_000_000_000])
def test_OD_BID_refuses_more_tricks_than_there_are(number: int) -> None:
    refusal = refusal_of(at(), f"bid {number}")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-BID", "od-bid-too-high")
    assert refusal.args == {"number": number, "size": 3}


def test_OD_BID_refuses_too_many_of_the_dealer_too() -> None:
    refusal = refusal_of(at("0 bid 0", "1 bid 0"), "bid 4")
    assert (refusal.rule, refusal.code) == ("OD-BID", "od-bid-too-high")


@pytest.mark.parametrize("before", [(), ("0 bid 1",), ("0 bid 1", "1 bid 1")])
@pytest.mark.parametrize("card", ["7C", "KH", "6C"])
def test_OD_BID_refuses_a_card_before_all_have_bid(before: tuple[str, ...], card: str) -> None:
    refusal = refusal_of(at(*before), f"play {card}")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-BID", "od-bid-first")
    assert refusal.args == {}


@pytest.mark.parametrize(
    ("others", "allowed"),
    [
        (("0 bid 0", "1 bid 0"), [0, 1, 2]),
        (("0 bid 1", "1 bid 0"), [0, 1, 3]),
        (("0 bid 1", "1 bid 1"), [0, 2, 3]),
        (("0 bid 0", "1 bid 3"), [1, 2, 3]),
        (("0 bid 2", "1 bid 2"), [0, 1, 2, 3]),
        (("0 bid 3", "1 bid 3"), [0, 1, 2, 3]),
    ],
)
def test_OD_HOOK_accepts_every_sum_but_the_number_of_tricks(
    others: tuple[str, ...], allowed: list[int]
) -> None:
    match = at(*others)
    assert match.legal() == [f"bid {number}" for number in allowed]
    for number in allowed:
        assert match.explain(f"bid {number}") is None


@pytest.mark.parametrize(
    ("bids", "number"), [((0, 0), 3), ((1, 0), 2), ((1, 1), 1), ((0, 3), 0), ((2, 1), 0)]
)
def test_OD_HOOK_refuses_the_bid_that_closes_the_sum(bids: tuple[int, int], number: int) -> None:
    match = at(f"0 bid {bids[0]}", f"1 bid {bids[1]}")
    refusal = refusal_of(match, f"bid {number}")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-HOOK", "od-hook")
    assert refusal.args == {"number": number, "others": sum(bids), "size": 3}


def test_OD_HOOK_refuses_a_pass_that_closes_the_sum() -> None:
    refusal = refusal_of(at("0 bid 2", "1 bid 1"), "pass")
    assert (refusal.rule, refusal.code) == ("OD-HOOK", "od-hook")
    assert refusal.args == {"number": 0, "others": 3, "size": 3}


def test_OD_HOOK_binds_the_dealer_alone() -> None:
    match = at("0 bid 3")
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    act(match, "1 bid 0")
    assert match.legal() == ["bid 1", "bid 2", "bid 3"]


def test_OD_HOOK_lets_the_dealer_pass_where_the_sum_allows_it() -> None:
    match = at("0 bid 0", hands=("7C", "8C"))
    assert match.legal() == ["bid 0"]
    act(match, "1 bid 0")
    assert deal_of(match).bids[:2] == [0, 0]


@pytest.mark.parametrize("action", ["bid 0", "bid 2", "bid 9", "pass"])
def test_OD_LEAD_refuses_a_bid_when_the_bids_are_made(action: str) -> None:
    for match in (playing(), playing("0 play 9C")):
        refusal = refusal_of(match, action)
        assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-LEAD", "od-bids-are-made")
        assert refusal.args == {}


@pytest.mark.parametrize(
    ("spelled", "number", "written"),
    [
        ("bid 0", BIDDING, "bid 0"),
        ("pass", BIDDING, "bid 0"),
        ("bid 6", BIDDING + 6, "bid 6"),
        ("play 6C", PLAYING, "play 6C"),
        ("play AS", PLAYING + 35, "play AS"),
        ("  play   9H ", PLAYING + 21, "play 9H"),
    ],
)
def test_actions_have_a_number_and_a_spelling(spelled: str, number: int, written: str) -> None:
    assert encode(read_words(spelled, VERBS, PACK36)) == number
    assert text(number) == written


def test_verbs_and_what_follows_them() -> None:
    assert VERBS == {"bid": "number", "pass": "nothing", "play": "card"}

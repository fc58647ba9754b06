"""What a seat may know (OD-BLIND, OD-TRUMP), field by field."""

from typing import Any

import msgspec
import pytest

from kozyr.cards import PACK36
from kozyr.cards import deck as shuffled
from kozyr.games.odessa.view import View
from kozyr.match import Match
from tests.rules.odessa.table import act, at, playing, shown

OPTIONS = {"max_deals": 3, "blind_deals": 1, "sizes": [3], "zero_bonus": 0, "revoke": "forbid"}


def public(**changed: Any) -> dict[str, Any]:
    return {
        "seats": 3,
        "options": OPTIONS,
        "totals": [0, 0, 0],
        "finished": False,
        "winners": [],
        "settlement": None,
        "deals": [],
        "deal": None,
        **changed,
    }


def now(**changed: Any) -> dict[str, Any]:
    return {
        "dealer": 2,
        "phase": "bid",
        "size": 3,
        "blind": False,
        "trump": "S",
        "turned": "KS",
        "bids": [None, None, None],
        "taken": [0, 0, 0],
        "cards": [3, 3, 3],
        "revokes": [0, 0, 0],
        "tricks": [],
        **changed,
    }


def test_a_seat_sees_its_hand_and_what_it_may_do() -> None:
    match = at("0 bid 1")
    assert shown(match, 1) == {
        "game": "odessa",
        "seat": 1,
        "hand": ["AC", "6D", "8S"],
        "public": public(deal=now(bids=[1, None, None])),
        "private": {},
        "to_act": 1,
        "legal": ["bid 0", "bid 1", "bid 2", "bid 3"],
    }


def test_a_pass_is_told_from_a_bid_to_come() -> None:
    assert shown(at("0 bid 0"), 0)["public"]["deal"]["bids"] == [0, None, None]


def test_another_seat_sees_its_own_hand_and_no_actions() -> None:
    match = at("0 bid 1")
    for seat, cards in ((0, ["7C", "9C", "KH"]), (2, ["6H", "7S", "TS"])):
        assert shown(match, seat) == {
            "game": "odessa",
            "seat": seat,
            "hand": cards,
            "public": public(deal=now(bids=[1, None, None])),
            "private": {},
            "to_act": 1,
            "legal": [],
        }


def test_a_spectator_sees_what_all_see() -> None:
    match = playing("0 play 9C", "1 play AC")
    assert shown(match, None) == {
        "game": "odessa",
        "seat": None,
        "hand": None,
        "public": public(
            deal=now(
                phase="play",
                bids=[1, 1, 2],
                cards=[2, 2, 3],
                tricks=[{"leader": 0, "cards": ["9C", "AC"], "taker": None, "revoked": False}],
            )
        ),
        "private": {},
        "to_act": 2,
        "legal": [],
    }


def test_tricks_are_public_with_their_leader_and_taker() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", "2 play 6H")
    deal = shown(match, 0)["public"]["deal"]
    assert deal["tricks"] == [
        {"leader": 0, "cards": ["9C", "AC", "7S"], "taker": 2, "revoked": False},
        {"leader": 2, "cards": ["6H"], "taker": None, "revoked": False},
    ]
    assert (deal["taken"], deal["cards"]) == ([0, 0, 1], [2, 2, 1])
    assert shown(match, 0)["legal"] == ["play KH"]


def test_a_complete_deal_is_public() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S")
    act(match, "2 play TS", "0 play 7C", "1 play 8S", "2 play 6H", "0 play KH", "1 play 6D")
    past = {
        "dealer": 2,
        "starter": 0,
        "redealt": False,
        "scores": [10, -10, 20],
        "turned": "KS",
        "details": {
            "size": 3,
            "trump": "S",
            "blind": False,
            "bids": [1, 1, 2],
            "tricks": [1, 0, 2],
            "revokes": [0, 0, 0],
        },
        "tricks": [
            {"leader": 0, "cards": ["9C", "AC", "7S"], "taker": 2, "revoked": False},
            {"leader": 2, "cards": ["TS", "7C", "8S"], "taker": 2, "revoked": False},
            {"leader": 2, "cards": ["6H", "KH", "6D"], "taker": 0, "revoked": False},
        ],
    }
    told = public(
        totals=[10, -10, 20], finished=True, winners=[2], settlement=[10, -20, 20], deals=[past], deal=None
    )
    for seat in (None, 0, 2):
        assert shown(match, seat) == {
            "game": "odessa",
            "seat": seat,
            "hand": None,
            "public": told,
            "private": {},
            "to_act": None,
            "legal": [],
        }


def test_a_view_stays_as_it_is_when_the_match_goes_on() -> None:
    match = playing("0 play 9C")
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    before = [msgspec.json.encode(view) for view in views]
    twin = match.copy()
    act(match, "1 play AC", "2 play 7S", "2 play 6H")
    assert [msgspec.json.encode(view) for view in views] == before
    assert [msgspec.json.encode(twin.view(seat)) for seat in (None, 0, 1, 2)] == before


def test_a_view_reads_back_as_its_own_type() -> None:
    match = playing("0 play 9C")
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def blind(seats: int) -> Match:
    """A match that has come to its blind deal, number 10."""
    match = Match("odessa", seats=seats, seed=b"blind", options={"max_deals": 0})
    while match.progress.course.played < 10:
        match.apply(match.legal()[0])
    return match


def hands_of(match: Match) -> list[list[str]]:
    deck = shuffled(PACK36, b"blind", 10)
    dealer, seats = match.progress.runs[-1].dealer, match.seats
    row = [sorted(deck[: 6 * seats][step::seats]) for step in range(seats)]
    return [[PACK36.text(card) for card in row[(seat - dealer - 1) % seats]] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 5])
def test_OD_BLIND_hands_are_hidden_until_all_bids_are_made(seats: int) -> None:
    match = blind(seats)
    for _ in range(seats):
        for seat in range(seats):
            assert shown(match, seat)["hand"] == [None] * 6
        now = shown(match, 0)["public"]["deal"]
        assert (now["blind"], now["phase"], now["cards"]) == (True, "bid", [6] * seats)
        assert now["turned"] == PACK36.text(shuffled(PACK36, b"blind", 10)[6 * seats])
        assert now["trump"] == now["turned"][1]
        match.apply(match.legal()[0])
    assert [shown(match, seat)["hand"] for seat in range(seats)] == hands_of(match)
    assert shown(match, 0)["public"]["deal"]["phase"] == "play"


def test_OD_BLIND_the_dealers_shown_card_is_seen_by_all_and_in_the_hand() -> None:
    match = blind(6)
    dealer = match.progress.runs[-1].dealer
    turned = PACK36.text(shuffled(PACK36, b"blind", 10)[35])
    for seat in range(6):
        view = shown(match, seat)
        assert view["hand"] == ([turned, *[None] * 5] if seat == dealer else [None] * 6)
        assert view["public"]["deal"]["turned"] == turned
    while shown(match, None)["public"]["deal"]["phase"] == "bid":
        match.apply(match.legal()[0])
    assert [shown(match, seat)["hand"] for seat in range(6)] == hands_of(match)


def test_OD_BLIND_bids_are_the_same_as_in_a_plain_deal() -> None:
    match = blind(2)
    assert match.legal() == [f"bid {number}" for number in range(7)]
    act(match, f"{match.to_act} bid 2")
    assert match.legal() == [f"bid {number}" for number in (0, 1, 2, 3, 5, 6)]


def test_OD_BLIND_is_no_part_of_plain_deals() -> None:
    match = Match("odessa", seats=3, seed=b"plain", options={"sizes": [6]})
    for seat in range(3):
        assert None not in shown(match, seat)["hand"]
    assert shown(match, 0)["public"]["deal"]["blind"] is False


def test_OD_TRUMP_the_shown_card_is_in_the_dealers_hand_in_a_plain_deal() -> None:
    match = Match("odessa", seats=6, seed=b"plain", dealer=4, options={"sizes": [6]})
    turned = shown(match, None)["public"]["deal"]["turned"]
    assert [seat for seat in range(6) if turned in shown(match, seat)["hand"]] == [4]


def test_the_next_deal_forgets_the_tricks_of_the_last() -> None:
    match = Match("odessa", seats=2, seed=b"next", options={"sizes": [1, 1]})
    while match.progress.course.played < 1:
        match.apply(match.legal()[0])
    told = shown(match, 0)["public"]
    assert len(told["deals"]) == 1
    assert len(told["deals"][0]["tricks"]) == 1
    assert (told["deal"]["tricks"], told["deal"]["bids"]) == ([], [None, None])

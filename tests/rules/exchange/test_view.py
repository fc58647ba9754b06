"""What a seat may know (EX-SEEN)."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.cards import PACK52
from tests.rules.exchange.table import at, deck13, shown
from tests.support import played, stacked

OPTIONS = {"target": 1, "max_exchanges": 1300, "deals": 1}
FIRST = {"number": 0, "giver": 0, "receiver": 1, "given": "2D", "returned": "3D"}
SECOND = {"number": 1, "giver": 1, "receiver": 2, "given": "2D", "returned": None}


def public(**deal: Any) -> dict[str, Any]:
    """What all know of a first deal under way."""
    under_way = {"dealer": 12, "phase": "give", "giver": 0, "receiver": 1, "cards": [4] * 13, "exchanges": 0}
    return {
        "seats": 13,
        "options": OPTIONS,
        "totals": [0] * 13,
        "finished": False,
        "winners": [],
        "settlement": None,
        "deals": [],
        "deal": under_way | deal,
    }


def test_EX_SEEN_the_mover_sees_its_hand_and_what_it_may_do() -> None:
    assert shown(at(), 0) == {
        "game": "exchange",
        "seat": 0,
        "hand": ["2C", "2D", "2H", "3S"],
        "public": public(),
        "private": {"exchanges": [], "offered": None},
        "to_act": 0,
        "legal": ["give 2C", "give 2D", "give 2H", "give 3S"],
    }


def test_EX_SEEN_the_receiver_sees_the_card_that_it_must_answer() -> None:
    offered = FIRST | {"returned": None}
    assert shown(at("0 give 2D"), 1) == {
        "game": "exchange",
        "seat": 1,
        "hand": ["3C", "2D", "3D", "3H", "2S"],
        "public": public(phase="return", cards=[3, 5] + [4] * 11),
        "private": {"exchanges": [offered], "offered": "2D"},
        "to_act": 1,
        "legal": ["return 2S", "return 3C", "return 3D", "return 3H"],
    }


def test_EX_SEEN_the_giver_knows_what_it_gave() -> None:
    view = shown(at("0 give 2D"), 0)
    assert view["hand"] == ["2C", "2H", "3S"]
    assert view["private"] == {"exchanges": [FIRST | {"returned": None}], "offered": "2D"}
    assert view["legal"] == []


def test_EX_SEEN_each_seat_keeps_its_own_exchanges_in_order() -> None:
    match = at("0 give 2D", "1 return 3D", "1 give 2D")
    assert shown(match, 0)["private"] == {"exchanges": [FIRST], "offered": None}
    assert shown(match, 1)["private"] == {"exchanges": [FIRST, SECOND], "offered": "2D"}
    assert shown(match, 2)["private"] == {"exchanges": [SECOND], "offered": "2D"}
    assert shown(match, 3)["private"] == {"exchanges": [], "offered": None}
    for seat in (None, *range(13)):
        assert shown(match, seat)["public"] == public(
            phase="return", giver=1, receiver=2, cards=[4, 3, 5] + [4] * 10, exchanges=1
        )
        assert shown(match, seat)["to_act"] == 2


def test_EX_SEEN_the_receiver_of_the_last_seat_is_the_first() -> None:
    deck = stacked(PACK52, {2: "2C 3C 4C"}, dealer=1, seats=3)
    match = played("exchange", 3, [deck], [["2 give 2C"]], dealer=1)
    assert shown(match, None)["public"]["deal"] == {
        "dealer": 1,
        "phase": "return",
        "giver": 2,
        "receiver": 0,
        "cards": [18, 17, 16],
        "exchanges": 0,
    }


def test_EX_SEEN_a_spectator_sees_what_all_see() -> None:
    assert shown(at("0 give 2D"), None) == {
        "game": "exchange",
        "seat": None,
        "hand": None,
        "public": public(phase="return", cards=[3, 5] + [4] * 11),
        "private": {"exchanges": [], "offered": None},
        "to_act": 1,
        "legal": [],
    }


def test_EX_SEEN_nobody_else_can_tell_which_cards_were_exchanged() -> None:
    one = at("0 give 2D", "1 return 3D", "1 give 3C")
    two = at("0 give 3S", "1 return 3H", "1 give 3S")
    for seat in (None, *range(3, 13)):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))


def test_EX_SEEN_a_winners_quartets_are_shown_and_no_other() -> None:
    hands = {0: "9C 9D 9H 9S 3C 3D 3H 3S KC", 1: "7C 7D 7H 7S TC TD TH TS QH"}
    deck = stacked(PACK52, {1: hands[0], 3: hands[1], 4: "5C 5D 5H 5S"}, dealer=0, seats=5)
    match = played("exchange", 5, [deck], dealer=0, target=2)
    assert match.summary().deals[0].details.quartets == [0, 2, 0, 2, 1]
    view = shown(match, 0)
    assert view["public"] == {
        "seats": 5,
        "options": {"target": 2, "max_exchanges": 500, "deals": 1},
        "totals": [0, 1, 0, 1, 0],
        "finished": True,
        "winners": [1, 3],
        "settlement": None,
        "deals": [
            {
                "dealer": 0,
                "starter": None,
                "redealt": False,
                "scores": [0, 1, 0, 1, 0],
                "winners": [1, 3],
                "exchanges": 0,
                "shown": [{"seat": 1, "ranks": ["3", "9"]}, {"seat": 3, "ranks": ["7", "T"]}],
            }
        ],
        "deal": None,
    }
    assert (view["seat"], view["hand"], view["to_act"], view["legal"]) == (0, None, None, [])
    assert view["private"] == {"exchanges": [], "offered": None}


def test_EX_SEEN_a_deal_won_by_an_exchange_shows_its_quartets() -> None:
    past = shown(at("0 give 3S", "1 return 2S"), 4)["public"]["deals"]
    assert past == [
        {
            "dealer": 12,
            "starter": 0,
            "redealt": False,
            "scores": [1, 1] + [0] * 11,
            "winners": [0, 1],
            "exchanges": 1,
            "shown": [{"seat": 0, "ranks": ["2"]}, {"seat": 1, "ranks": ["3"]}],
        }
    ]


def test_EX_SEEN_a_stalled_deal_shows_nothing() -> None:
    past = shown(at("0 give 2D", "1 return 3D", max_exchanges=1), 0)["public"]["deals"]
    assert (past[0]["winners"], past[0]["exchanges"], past[0]["shown"]) == ([], 1, [])


def test_EX_SEEN_a_new_deal_forgets_the_exchanges_of_the_last() -> None:
    second = deck13({3: "2C 3C 4C 5C"})
    match = played("exchange", 13, [deck13(), second], [["0 give 3S", "1 return 2S"]], dealer=12, deals=2)
    view = shown(match, 0)
    assert view["private"] == {"exchanges": [], "offered": None}
    assert len(view["hand"]) == 4
    assert view["public"]["deal"]["dealer"] == 0
    assert view["public"]["winners"] == []


def test_EX_SEEN_a_view_and_a_copy_stay_as_they_are() -> None:
    match = at("0 give 2D")
    view, twin = match.view(1), match.copy()
    before = msgspec.json.encode(view)
    match.apply("return 3D")
    match.apply("give 2D")
    assert msgspec.json.encode(view) == before
    assert msgspec.json.encode(twin.view(1)) == before
    twin.apply("return 3C")
    assert shown(twin, 0)["private"]["exchanges"][0]["returned"] == "3C"
    assert shown(match, 0)["private"]["exchanges"][0]["returned"] == "3D"

"""What a seat may know (DK-S-SEEN)."""

import random
from typing import Any

import msgspec
import pytest

from kozyr.cards import PACK36
from kozyr.games.donkey.banki import by_table
from kozyr.games.donkey.state import Deal
from kozyr.games.donkey.view import View, count
from kozyr.match import Match
from tests.rules.donkey.table import (
    TALON4,
    THREE_VS_ONE,
    TWO_VS_ONE,
    act,
    deal_of,
    ended,
    fresh,
    mask,
    seen,
    table,
    three_vs_one,
    two_vs_one,
)
from tests.support import stacked

HANDS = ("6C 7C TD 9H", "6D 8H QH KS", "9C 8D JS QS", "AC AD AH 6S")
NOTHING: dict[str, list[Any]] = {"given": [], "received": [], "buried": [], "talon": []}


def laid(seat: int, cards: str, kind: str) -> dict[str, Any]:
    return {"seat": seat, "cards": tuple(cards.split()), "kind": kind}


def current(match: Match) -> Any:
    return seen(match, None)["public"]["deal"]


def test_the_view_of_a_trick_on_the_table() -> None:
    match = act(table(HANDS), "1 play 8H QH", "2 play 9C QS")
    assert seen(match, 3) == {
        "game": "donkey",
        "seat": 3,
        "hand": ["AC", "AD", "AH", "6S"],
        "to_act": 3,
        "legal": match.legal(),
        "public": {
            "seats": 4,
            "options": dict(match.options),
            "totals": [0, 0, 0, 0],
            "finished": False,
            "winners": [],
            "settlement": None,
            "trumps": [["C"], ["D"], ["H"], ["S"]],
            "out": [],
            "eggs": [],
            "deals": [],
            "deal": {
                "form": "ffa",
                "dealer": 3,
                "starter": 1,
                "phase": "play",
                "auction": [],
                "soloist": None,
                "way": None,
                "cards": [4, 2, 2, 4],
                "stock": 20,
                "talon": 0,
                "buried": 0,
                "piles": [0, 0, 0, 0],
                "points": [0, 0, 0, 0],
                "standing": ["8H", "QH"],
                "standing_seat": 1,
                "tricks": [
                    {"laid": (laid(1, "8H QH", "lead"), laid(2, "9C QS", "discard")), "taker": None},
                ],
            },
        },
        "private": NOTHING,
    }
    assert len(match.legal()) == 6


def test_only_the_seat_to_act_sees_what_is_legal_and_only_its_own_hand() -> None:
    match = act(table(HANDS), "1 play 8H QH")
    for seat in range(4):
        view = seen(match, seat)
        assert view["hand"] == [card for card in HANDS[seat].split() if card not in ("8H", "QH")]
        assert view["legal"] == (match.legal() if seat == 2 else [])
        assert (view["seat"], view["to_act"]) == (seat, 2)
    view = seen(match, None)
    assert (view["seat"], view["hand"], view["legal"], view["private"]) == (None, None, [], NOTHING)


def test_a_trick_that_is_over() -> None:
    match = act(table(HANDS), "1 play 6D", "2 play 9C", "3 play 6S", "0 play 7C")
    deal = current(match)
    assert deal["tricks"] == [
        {
            "laid": (
                laid(1, "6D", "lead"),
                laid(2, "9C", "discard"),
                laid(3, "6S", "beat"),
                laid(0, "7C", "beat"),
            ),
            "taker": 0,
        }
    ]
    assert (deal["standing"], deal["standing_seat"]) == ([], None)
    assert (deal["piles"], deal["points"]) == ([4, 0, 0, 0], [-2, 0, 0, 0])
    assert (deal["cards"], deal["stock"], deal["starter"]) == ([4, 4, 4, 4], 16, 1)
    act(match, "0 play 6C")
    assert current(match)["tricks"][1] == {"laid": (laid(0, "6C", "lead"),), "taker": None}
    assert current(match)["standing"] == ["6C"]
    assert len(current(match)["tricks"]) == 2


def test_a_deal_before_its_first_lead_has_no_starter() -> None:
    match = table(HANDS)
    assert current(match)["starter"] is None
    assert current(match)["tricks"] == []
    assert match.summary().deals[0].starter is None


@pytest.mark.parametrize(
    ("seats", "options", "trumps"),
    [
        (3, {}, [["C"], ["D"], ["H"]]),
        (2, {"trump_suits": ["S", "H"]}, [["S"], ["H"]]),
        (2, {"trump": "none"}, [[], []]),
        (3, {"trump": "one"}, [["S"]] * 3),
        (3, {"trump": "two"}, [["D", "S"]] * 3),
        (2, {"trump": "two", "trump_suits": ["H", "C"]}, [["H", "C"]] * 2),
        (2, {"trump": "ranked"}, [["D", "S"]] * 2),
        (3, {"form": "two_vs_one"}, [["D", "S"]] * 3),
    ],
)
def test_DK_TRUMP_each_seats_trumps_are_public(seats: int, options: dict[str, Any], trumps: Any) -> None:
    assert seen(fresh(seats, **options), None)["public"]["trumps"] == trumps


def test_out_eggs_and_banki_are_public() -> None:
    match = fresh(4, totals=[0, 10, 3, 4], playing=[0, 2, 3], eggs=[2])
    public = seen(match, 2)["public"]
    assert (public["out"], public["eggs"], public["totals"]) == ([1], [2], [0, 10, 3, 4])
    assert (public["deal"], public["finished"], public["winners"]) == (None, False, [])
    assert seen(match, 2)["hand"] is None
    assert seen(match, 2)["to_act"] is None
    ended(match, {0: "AC AD AH AS", 2: "TC", 3: "TD"})
    match.progress.course.totals = [0, 10, 10, 10]
    match.progress.course.playing = [0]
    match.progress.course.finished = True
    public = seen(match, None)["public"]
    assert (public["out"], public["finished"], public["winners"]) == ([1, 2, 3], True, [0])
    assert public["settlement"] is None


def test_DK_S_AUCTION_shows_what_was_said_not_the_order_to_come() -> None:
    match = three_vs_one("0 pass")
    deal = current(match)
    assert deal["auction"] == [{"seat": 0, "word": "pass"}]
    assert (deal["phase"], deal["form"], deal["soloist"], deal["way"]) == (
        "auction",
        "three_vs_one",
        None,
        None,
    )
    assert (deal["cards"], deal["talon"], deal["stock"]) == ([8, 8, 8, 8], 4, 0)
    assert seen(match, None)["to_act"] == 3
    assert "order" not in deal
    act(match, "3 solo")
    deal = current(match)
    assert deal["auction"] == [{"seat": 0, "word": "pass"}, {"seat": 3, "word": "solo"}]
    assert (deal["phase"], deal["soloist"], deal["way"]) == ("talon", 3, None)


@pytest.mark.parametrize(
    ("actions", "phase", "way"),
    [
        (("0 talon gift",), "give", "gift"),
        (("0 talon bury",), "bury", "bury"),
        (("0 talon gift", "0 give 6C 7C 6H"), "swap", "gift"),
        (("0 talon bury", "0 bury 6C 7C 6H 7H"), "swap", "bury"),
        (("0 talon bury", "0 bury 6C 7C 6H 7H", "0 give AS 6D AH"), "return", "bury"),
        (
            (
                "0 talon bury",
                "0 bury 6C 7C 6H 7H",
                "0 give AS 6D AH",
                "1 return KS",
                "2 return TS",
                "3 return 6S",
            ),
            "play",
            "bury",
        ),
    ],
)
def test_DK_S_TALON_phases(actions: tuple[str, ...], phase: str, way: str) -> None:
    deal = current(three_vs_one("0 solo", *actions))
    assert (deal["phase"], deal["way"], deal["soloist"], deal["starter"]) == (phase, way, 0, None)


def test_DK_S_SEEN_buried_cards_are_the_soloists() -> None:
    match = two_vs_one("0 solo", "0 talon bury", "0 bury QS 6C 9D")
    assert seen(match, 0)["private"] == {
        "given": [],
        "received": [],
        "buried": ["6C", "9D", "QS"],
        "talon": ["KD", "AD", "AS"],
    }
    assert seen(match, 1)["private"] == seen(match, 2)["private"] == seen(match, None)["private"] == NOTHING
    deal = current(match)
    assert (deal["buried"], deal["talon"], deal["stock"]) == (3, 0, 0)
    assert (deal["piles"], deal["points"]) == ([3, 0, 0], [0, 0, 0])
    act(match, "0 play 9C", "1 play TC", "2 play AC")
    deal = current(match)
    assert deal["piles"] == [6, 0, 0]
    assert deal["points"] == [22, 0, 0]


def test_DK_S_SEEN_nobody_knows_the_talon_before_it_is_taken() -> None:
    for actions in ([], ["0 pass"], ["0 solo"], ["0 solo", "0 talon bury"]):
        match = two_vs_one(*actions)
        assert [seen(match, seat)["private"] for seat in (0, 1, 2, None)] == [NOTHING] * 4


def test_DK_S_SEEN_gifts_are_known_to_those_who_held_them() -> None:
    match = two_vs_one("0 solo", "0 talon gift")
    assert seen(match, 0)["private"] == {**NOTHING, "talon": ["KD", "AD", "AS"]}
    act(match, "0 give AS 6C")
    assert seen(match, 0)["private"] == {
        **NOTHING,
        "talon": ["KD", "AD", "AS"],
        "given": [{"card": "AS", "seat": 1}, {"card": "6C", "seat": 2}],
    }
    assert seen(match, 1)["private"] == {**NOTHING, "received": [{"card": "AS", "seat": 0}]}
    assert seen(match, 2)["private"] == {**NOTHING, "received": [{"card": "6C", "seat": 0}]}
    assert seen(match, None)["private"] == NOTHING
    assert current(match)["cards"] == [12, 12, 12]


def test_DK_S_SEEN_a_swap_is_known_to_those_who_swapped() -> None:
    match = three_vs_one("0 solo", "0 talon bury", "0 bury 6C 7C 6H 7H", "0 give AS 6D AH", "1 return KS")
    assert seen(match, 0)["private"] == {
        "given": [{"card": "AS", "seat": 1}, {"card": "6D", "seat": 2}, {"card": "AH", "seat": 3}],
        "received": [{"card": "KS", "seat": 1}],
        "buried": ["6C", "7C", "6H", "7H"],
        "talon": TALON4.split(),
    }
    assert seen(match, 1)["private"] == {
        **NOTHING,
        "given": [{"card": "KS", "seat": 0}],
        "received": [{"card": "AS", "seat": 0}],
    }
    assert seen(match, 2)["private"] == {**NOTHING, "received": [{"card": "6D", "seat": 0}]}


def test_DK_S_SEEN_without_a_soloist_each_knows_its_talon_card() -> None:
    match = two_vs_one("0 pass", "1 pass", "2 pass")
    for seat, card in enumerate(("KD", "AD", "AS")):
        assert seen(match, seat)["private"] == {**NOTHING, "talon": [card]}
    deal = current(match)
    assert (deal["talon"], deal["cards"], deal["phase"], deal["soloist"]) == (0, [12, 12, 12], "play", None)
    assert deal["way"] is None
    act(match, "2 play 6S")
    assert seen(match, 1)["private"] == {**NOTHING, "talon": ["AD"]}


def bytes_of(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def test_DK_S_SEEN_hidden_cards_change_no_byte() -> None:
    """Talon and one opponent's hand trade cards that decide nothing seen."""
    hands = list(TWO_VS_ONE)
    other = [hands[0], hands[1].replace("QC", "AC"), hands[2].replace("AC", "QC")]
    for actions in ([], ["0 solo"], ["0 solo", "0 talon bury", "0 bury 6C 7C 8C"]):
        one = table(hands, *actions, rest="KD AD AS", form="two_vs_one")
        two = table(other, *actions, rest="KD AD AS", form="two_vs_one")
        assert bytes_of(one, 0) == bytes_of(two, 0)
        assert bytes_of(one, None) == bytes_of(two, None)
        assert bytes_of(one, 1) != bytes_of(two, 1)


def test_DK_S_SEEN_what_was_buried_or_given_changes_no_byte_for_others() -> None:
    one = two_vs_one("0 solo", "0 talon bury", "0 bury 6C 7C 8C")
    two = two_vs_one("0 solo", "0 talon bury", "0 bury QS 6H 9D")
    assert [bytes_of(one, seat) == bytes_of(two, seat) for seat in (0, 1, 2, None)] == [
        False,
        True,
        True,
        True,
    ]
    one = two_vs_one("0 solo", "0 talon gift", "0 give 6C QS")
    two = two_vs_one("0 solo", "0 talon gift", "0 give 6C AS")
    assert [bytes_of(one, seat) == bytes_of(two, seat) for seat in (0, 1, 2, None)] == [
        False,
        True,
        False,
        True,
    ]


def test_a_complete_deal() -> None:
    match = two_vs_one("0 pass", "1 solo", "1 talon bury", "1 bury TC 7D TD")
    while match.progress.current is not None:
        match.apply(match.legal()[0])
    past = seen(match, 0)["public"]["deals"][0]
    assert past["details"] == msgspec.to_builtins(match.progress.runs[0].outcome).get("details")
    assert past["auction"] == [{"seat": 0, "word": "pass"}, {"seat": 1, "word": "solo"}]
    assert (past["form"], past["dealer"], past["starter"], past["redealt"]) == ("two_vs_one", 2, 1, False)
    assert past["scores"] == match.totals
    assert len(past["tricks"]) == 11
    assert past["tricks"][0]["laid"][0]["seat"] == 1
    assert set(past) == {
        "form",
        "dealer",
        "starter",
        "redealt",
        "scores",
        "details",
        "auction",
        "tricks",
        "count",
    }
    assert seen(match, 1)["private"] == NOTHING
    assert seen(match, None)["public"]["deal"] is None


def test_DK_S_REDEAL_shows_no_card() -> None:
    hands = (
        "6C 7C 8C 9C 6H 7H 8H TS QS KS AS",
        "TC JC QC KC 9H TH JH 7D TD 8S 7S",
        "AC QH KH AH 8D JD QD 6S 9S 6D JS",
    )
    match = table(hands, form="two_vs_one")
    assert seen(match, 1)["public"]["deals"] == [
        {
            "dealer": 2,
            "starter": None,
            "redealt": True,
            "scores": [0, 0, 0],
            "form": "two_vs_one",
            "details": None,
            "auction": [],
            "tricks": [],
            "count": None,
        }
    ]


def test_a_seat_that_is_out_watches() -> None:
    match = fresh(4, playing=[0, 1, 3], totals=[0, 0, 10, 0], dealer=3)
    match.deal(stacked(PACK36, [HANDS[0], HANDS[1], HANDS[3]], 2, 3))
    view = seen(match, 2)
    assert (view["hand"], view["legal"], view["private"]) == ([], [], NOTHING)
    assert view["public"]["deal"]["cards"] == [4, 4, 0, 4]
    assert view["public"]["deal"]["stock"] == 24


def test_the_view_is_typed_and_reads_back() -> None:
    match = three_vs_one("0 solo", "0 talon gift", "0 give 6C 7C 6H")
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert len(THREE_VS_ONE) == match.seats
    assert deal_of(match).phase == 7


def test_DK_TABLE_4_the_line_of_the_table_is_told_after_the_deal() -> None:
    draw, eggs = random.Random(1), 0
    alone = [(4, {"form": "three_vs_one"}), (3, {"form": "two_vs_one"})]
    shapes: list[tuple[int, dict[str, str]]] = [(4, {}), (3, {}), (2, {}), (4, {"form": "pairs"}), *alone]
    for seats, options in shapes:
        for seed in range(8):
            match = Match("donkey", seats=seats, seed=bytes([seed]), options={"limit": 30, **options})
            while not match.finished:
                match.apply(draw.choice(match.legal()))
            for past in seen(match, None)["public"]["deals"]:
                details, count = past["details"], past["count"]
                assert (count is None) == past["redealt"]
                if count is None:
                    continue
                both = zip(count["eggs"], count["sevens"], strict=True)
                assert [sum(more) for more in both] == details["extra"]
                playing = {laid["seat"] for laid in past["tricks"][0]["laid"]}
                for seat in playing:
                    low, points, high = (count[name][seat] for name in ("low", "points", "high"))
                    assert low <= points <= high
                    cards, table = count["cards"][seat], count["table"]
                    assert by_table(table, low, cards) == details["banki"][seat]
                    assert by_table(table, high, cards) == details["banki"][seat]
                    assert low == high or not low <= 120 // table <= high
                eggs += sum(count["eggs"])
                assert count["sevens_by"] is not None or sum(count["sevens"]) == 0
    assert eggs


def test_DK_SEVENS_who_led_them_and_who_pays_is_told() -> None:
    deal, rules = Deal(), fresh(4).progress.course.rules()
    for seat, cards in enumerate(["AC AD TC", "AH TD", "AS TH", "KC"]):
        deal.piles[seat] = mask(cards)
    deal.soloist, deal.sevens = -1, 0
    told = count(deal, rules)
    assert (told.sevens_by, told.sevens, told.eggs) == (0, [0, 1, 1, 1], [0, 0, 0, 0])
    assert (told.table, told.low, told.high) == (4, [31, 16, 16, 2], [124, 22, 22, 8])

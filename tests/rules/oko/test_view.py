"""What a seat may know (OK-DEAL, OK-STAND, OK-SEEN)."""

import random
from typing import Any

import msgspec
import pytest

from kozyr.cards import PACK24
from kozyr.games.oko.view import View
from kozyr.match import Match
from tests.rules.oko.table import HANDS, act, table
from tests.support import stacked

MIDDLE = ("0 bet 1", "1 call", "2 pass", "3 call", "0 stand", "1 open", "3 open", "0 bet 2", "1 bet 5")


def seen(match: Match, seat: int | None) -> Any:
    """A view as plain data."""
    return msgspec.to_builtins(match.view(seat))


def test_OK_DEAL_a_seat_sees_its_first_two_cards() -> None:
    match = table([20, 20])
    assert seen(match, 0)["hand"] == ["AS", "KS", None, None]
    assert seen(match, 1)["hand"] == ["QH", "JH", None, None]
    assert seen(match, None)["hand"] is None


def test_OK_STAGES_the_third_and_fourth_card_are_seen_when_opened() -> None:
    match = table([20, 20], "0 bet 1", "1 call", "0 open")
    assert seen(match, 0)["hand"] == ["AS", "KS", "9C", None]
    assert seen(match, 1)["hand"] == ["QH", "JH", None, None]
    act(match, "1 open", "0 bet 1", "1 call", "0 open")
    assert seen(match, 0)["hand"] == ["AS", "KS", "9C", "9D"]
    assert seen(match, 1)["hand"] == ["QH", "JH", "TC", None]


def test_OK_STAND_a_closed_card_stays_unknown_to_its_owner() -> None:
    match = table([20, 20], "0 bet 1", "1 call", "0 stand", "1 stand", "0 bet 1", "1 call")
    assert seen(match, 0)["hand"] == ["AS", "KS", None, None]


def test_a_hand_is_shown_in_the_order_dealt() -> None:
    match = table([20, 20], "0 bet 1", "1 call", "0 open", hands=["KS 9D AC TH", HANDS[1]])
    assert seen(match, 0)["hand"] == ["KS", "9D", "AC", None]


def test_a_seat_that_passed_keeps_its_own_cards_and_a_seat_that_is_out_has_none() -> None:
    match = table([20, 20, 0, 20, 20], "0 pass")
    assert seen(match, 0)["hand"] == ["AS", "KS", None, None]
    assert seen(match, 2)["hand"] == []
    assert seen(match, 2)["private"] == {"kind": None, "value": None}


def test_the_private_part_is_the_worth_of_the_opened_cards() -> None:
    match = table([20, 20], hands=["AS 9S 9C 9D", "QH TC JH QD"])
    assert seen(match, 0)["private"] == {"kind": "two_suit", "value": 20}
    assert seen(match, 1)["private"] == {"kind": "high", "value": 10}
    assert seen(match, None)["private"] == {"kind": None, "value": None}
    act(match, "0 bet 1", "1 call", "0 open", "1 open", "0 bet 1", "1 call", "0 open", "1 stand")
    assert seen(match, 0)["private"] == {"kind": "three_rank", "value": 0}
    assert seen(match, 1)["private"] == {"kind": "two_suit", "value": 20}


def test_the_public_part_lists_stages_chips_and_bets() -> None:
    match = table([20, 30, 20, 9, 0], *MIDDLE, dealer=3, reraise=True)
    public = {
        "dealer": 3,
        "phase": "bet",
        "stage": 3,
        "closed": False,
        "live": [True, True, False, True, False],
        "passed": [False, False, True, False, False],
        "all_in": [False] * 5,
        "stood": [True, False, False, False, False],
        "opened": [2, 3, 2, 3, 0],
        "chips": [16, 23, 19, 7, 0],
        "bets": [2, 5, 0, 0, 0],
        "paid": [4, 7, 1, 2, 0],
        "acted": [True, True, False, False, False],
        "highest": 5,
        "pot": 14,
        "events": [dict(zip(("seat", "action"), (int(line[0]), line[2:]), strict=True)) for line in MIDDLE],
    }
    for seat in (None, 0, 1, 2, 3, 4):
        assert seen(match, seat)["public"] == {
            "seats": 5,
            "options": dict(match.options),
            "totals": [20, 30, 20, 9, 0],
            "finished": False,
            "winners": [],
            "settlement": None,
            "deals": [],
            "deal": public,
        }
    act(match, "3 call", "0 pass")
    assert seen(match, 0)["public"]["deal"] is None
    assert match.options["reraise"] is True


def test_the_public_part_tells_who_is_all_in_and_the_phase_of_opening() -> None:
    match = table([2, 20, 20], "0 bet 1", "1 call", "2 call", dealer=2)
    deal = seen(match, 1)["public"]["deal"]
    assert deal["all_in"] == [True, False, False]
    assert (deal["phase"], deal["stage"]) == ("open", 3)


def test_the_public_part_tells_that_the_betting_is_closed() -> None:
    assert seen(table([20, 20, 20], "0 bet 1"), 1)["public"]["deal"]["closed"] is False
    assert seen(table([20, 20, 20], "0 bet 1", "1 pass"), 1)["public"]["deal"]["closed"] is True


def test_a_seat_sees_its_own_legal_actions_only() -> None:
    match = table([20, 20], "0 bet 1")
    assert seen(match, 1)["legal"] == ["bet 2..19", "call", "pass"]
    assert seen(match, 0)["legal"] == []
    assert seen(match, None)["legal"] == []
    assert [seen(match, seat)["to_act"] for seat in (0, 1, None)] == [1, 1, 1]
    assert [seen(match, seat)["seat"] for seat in (0, 1, None)] == [0, 1, None]
    assert seen(match, 0)["game"] == "oko"
    assert sorted(seen(match, 0)) == ["game", "hand", "legal", "private", "public", "seat", "to_act"]


def test_OK_SEEN_a_complete_deal_shows_opened_cards_of_live_seats_and_no_others() -> None:
    lines = ("0 bet 1", "1 call", "2 call", "0 stand", "1 open", "2 open", "0 bet 1", "1 call", "2 pass")
    match = table([20, 20, 20], *lines)
    assert seen(match, 2)["public"]["deals"] == [
        {
            "dealer": 2,
            "starter": 0,
            "redealt": False,
            "scores": [5, -3, -2],
            "details": {
                "pot": 8,
                "won": [8, 0, 0],
                "shown": [
                    {"seat": 0, "cards": "AS KS", "kind": "two_suit", "value": 21},
                    {"seat": 1, "cards": "QH JH TC TD", "kind": "two_suit", "value": 20},
                ],
            },
            "events": [{"seat": int(line[0]), "action": line[2:]} for line in lines],
            "paid": [3, 3, 2],
            "returned": [0, 0, 0],
            "pots": [{"chips": 8, "level": 3, "seats": [0, 1], "won": [8, 0, 0]}],
        }
    ]
    view = seen(match, 0)
    assert (view["hand"], view["to_act"], view["legal"]) == (None, None, [])
    assert view["private"] == {"kind": None, "value": None}


def test_a_finished_match_tells_its_winners() -> None:
    match = table([20, 20], "0 pass", deals=1)
    public = seen(match, 0)["public"]
    assert (public["finished"], public["winners"], public["totals"]) == (True, [1], [19, 21])
    assert public["settlement"] is None


def test_a_view_does_not_change_when_the_match_goes_on() -> None:
    match = table([20, 20, 20], "0 bet 1")
    view = match.view(1)
    before = msgspec.json.encode(view)
    act(match, "1 call", "2 bet 3")
    assert msgspec.json.encode(view) == before


def test_a_copy_has_a_story_of_its_own() -> None:
    match = table([20, 20, 20], "0 bet 1")
    twin = match.copy()
    act(match, "1 call")
    assert [event["action"] for event in seen(twin, 0)["public"]["deal"]["events"]] == ["bet 1"]


@pytest.mark.parametrize("lines", [(), MIDDLE[:4], MIDDLE[:6], MIDDLE])
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_OK_SEEN_hidden_cards_change_nothing_that_a_seat_sees(
    seat: int | None, lines: tuple[str, ...]
) -> None:
    match = table([20, 20, 20, 20], *lines)
    before = match.view(seat)
    known = [card for card in before.hand or [] if card]
    hidden = [card for card in reversed(PACK24.names) if card not in known]
    hands = [[hidden.pop() for _ in range(4)] for _ in range(4)]
    if seat is not None:
        hands[seat] = [*known, *hands[seat][len(known) :]]
    other = table([20, 20, 20, 20], *lines, hands=[" ".join(hand) for hand in hands])
    assert other.progress.runs[0].deck != match.progress.runs[0].deck
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(before)


def test_a_view_reads_back_as_its_own_type() -> None:
    match = table([20, 20, 20], *("0 bet 1", "1 call", "2 call"))
    view = match.view(1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_the_next_deal_hides_the_cards_again() -> None:
    match = table([20, 20, 20], "0 pass")
    match.deal(stacked(PACK24, HANDS[:3], 0, 3))
    assert seen(match, 1)["hand"] == ["QH", "JH", None, None]
    assert seen(match, 1)["public"]["deal"]["events"] == []
    assert seen(match, 1)["public"]["deals"][0]["starter"] == 0
    assert match.summary().deals[1].starter is None
    act(match, "1 bet 2", "2 call")
    assert match.summary().deals[1].starter == 1


def test_OK_POTS_the_parts_of_the_pot_are_told_after_the_deal() -> None:
    hands = ["AS KD 9C 9S", "QC JC 9H 9D", "TC JS TH TS"]
    match = table([30, 10, 40], "0 bet 9", "1 call", "2 call", hands=hands, showdown_at_two="off")
    act(match, "0 stand", "1 stand", "2 stand", "0 bet 10", "2 call", "0 bet 10", "2 pass")
    (past,) = seen(match, None)["public"]["deals"]
    assert past["paid"] == [20, 10, 20]
    assert past["returned"] == [10, 0, 0]
    assert past["pots"] == [
        {"chips": 30, "level": 10, "seats": [0, 1], "won": [0, 30, 0]},
        {"chips": 20, "level": 20, "seats": [0], "won": [20, 0, 0]},
    ]


def choice(match: Match, draw: random.Random) -> str:
    """Something legal; often a large bet, seldom a pass."""
    words = [word for word in match.legal() if word != "pass" or draw.random() < 0.3] or ["pass"]
    word = draw.choice(words)
    return f"bet {draw.choice(word.removeprefix('bet ').split('..'))}" if ".." in word else word


def put_in(events: list[dict[str, Any]], stacks: list[int]) -> list[int]:
    """What each seat put in by a deal's actions, ante 1 included."""
    had = [min(1, stack) for stack in stacks]
    before = list(had)
    for event in events:
        verb, _, amount = event["action"].partition(" ")
        seat = event["seat"]
        if verb in ("open", "stand"):
            before = list(had)
        elif verb == "bet":
            had[seat] = before[seat] + int(amount)
        elif verb == "call":
            highest = max(now - then for now, then in zip(had, before, strict=True))
            had[seat] = min(stacks[seat], before[seat] + highest)
    return had


def test_OK_POTS_the_parts_add_up_in_every_deal() -> None:
    draw, parts, back = random.Random(3), 0, 0
    for seed in range(6):
        match = Match("oko", seats=4, seed=bytes([seed]), options={"stack": 12, "deals": 8})
        while not match.finished:
            match.apply(choice(match, draw))
        stacks = [12] * 4
        for past in seen(match, None)["public"]["deals"]:
            rows = [part["won"] for part in past["pots"]]
            assert [sum(row) for row in rows] == [part["chips"] for part in past["pots"]]
            assert [sum(chips) for chips in zip(*rows, strict=True)] == past["details"]["won"]
            assert sum(past["paid"]) == past["details"]["pot"]
            put = [paid + back for paid, back in zip(past["paid"], past["returned"], strict=True)]
            assert put == put_in(past["events"], stacks)
            stacks = [stack + score for stack, score in zip(stacks, past["scores"], strict=True)]
            parts += len(past["pots"]) > 1
            back += any(past["returned"])
    assert parts
    assert back

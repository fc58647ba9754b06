"""Playing to tricks (OD-LEAD to OD-TRICK)."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.rules.odessa.table import BIDS, act, at, deal_of, playing
from tests.support import refusal_of


def test_OD_LEAD_the_seat_after_the_dealer_leads_any_card() -> None:
    for dealer, leader in ((0, 1), (1, 2), (2, 0)):
        match = at(dealer=dealer)
        for _ in range(3):
            match.apply("bid 0" if match.to_act != dealer else "bid 1")
        assert match.to_act == leader
        assert len(match.legal()) == 3


def test_OD_LEAD_accepts_a_trump_and_a_plain_card_from_the_taker() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S")
    assert match.to_act == 2
    assert match.legal() == ["play 6H", "play TS"]
    match = playing("0 play KH", "1 play 8S", "2 play 6H")
    assert match.to_act == 1
    assert match.legal() == ["play 6D", "play AC"]


def test_OD_FOLLOW_refuses_another_suit_while_the_led_one_is_held() -> None:
    match = playing("0 play 7C")
    for card in ("6D", "8S"):
        refusal = refusal_of(match, f"play {card}")
        assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-FOLLOW", "od-follow")
        assert refusal.args == {"card": card, "led": "C", "suit": "C", "count": 1}


def test_OD_FOLLOW_refuses_with_the_number_of_cards_held() -> None:
    match = at("0 bid 1", "1 bid 0", "0 play 8H", hands=("8H 6C 7C", "6H AH 9S"))
    refusal = refusal_of(match, "play 9S")
    assert refusal.args == {"card": "9S", "led": "H", "suit": "H", "count": 2}
    assert match.legal() == ["play 6H", "play AH"]


def test_OD_FOLLOW_accepts_the_suit_led_lower_or_higher() -> None:
    match = playing("0 play 9C")
    assert match.legal() == ["play AC"]
    match.apply("play AC")
    assert match.to_act == 2


def test_OD_FOLLOW_holds_when_trumps_are_led() -> None:
    match = at("0 bid 1", "1 bid 0", "0 play 8S", hands=("8S 6C 7C", "6S AH 9C"))
    assert match.legal() == ["play 6S"]
    refusal = refusal_of(match, "play AH")
    assert (refusal.rule, refusal.code) == ("OD-FOLLOW", "od-follow")
    assert refusal.args == {"card": "AH", "led": "S", "suit": "S", "count": 1}


def test_OD_FOLLOW_is_about_the_suit_led_in_this_trick() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S", "2 play 6H")
    assert match.legal() == ["play KH"]
    refusal = refusal_of(match, "play 7C")
    assert refusal.args == {"card": "7C", "led": "H", "suit": "H", "count": 1}


def test_OD_TRUMPING_accepts_any_trump_and_no_other_card() -> None:
    match = playing("0 play 9C", "1 play AC")
    assert match.legal() == ["play 7S", "play TS"]


def test_OD_TRUMPING_refuses_another_suit_while_a_trump_is_held() -> None:
    match = playing("0 play 9C", "1 play AC")
    refusal = refusal_of(match, "play 6H")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "OD-TRUMPING", "od-trump")
    assert refusal.args == {"card": "6H", "led": "C", "suit": "S", "count": 2}


def test_OD_TRUMPING_accepts_a_trump_lower_than_one_already_laid() -> None:
    hands = ("9C 8C", "TS 6D", "7S AS")
    match = at("0 bid 0", "1 bid 0", "2 bid 0", "0 play 9C", "1 play TS", hands=hands)
    assert match.legal() == ["play 7S", "play AS"]
    act(match, "2 play 7S")
    assert match.to_act == 1


@pytest.mark.parametrize("suit", "CDH")
def test_OD_TRUMPING_holds_for_every_suit_of_trumps(suit: str) -> None:
    hands = ("9S 8S", f"T{suit} {'6D' if suit != 'D' else '6C'}")
    match = at("0 bid 0", "1 bid 0", "0 play 9S", hands=hands, rest=f"K{suit}")
    assert match.legal() == [f"play T{suit}"]
    act(match, f"1 play T{suit}")
    assert match.to_act == 1


def test_OD_FREE_accepts_any_card_without_the_suit_led_and_without_trumps() -> None:
    hands = ("9C 8C", "6D AH", "7S AS")
    match = at("0 bid 0", "1 bid 0", "2 bid 0", "0 play 9C", hands=hands)
    assert match.legal() == ["play 6D", "play AH"]
    assert match.explain("play AH") is None


def test_OD_FREE_nobody_has_to_beat() -> None:
    match = at("0 bid 1", "1 bid 0", "0 play 9C", hands=("9C 8D", "7C AC"))
    act(match, "1 play 7C")
    assert match.to_act == 0


def taken(hands: Sequence[str], cards: Sequence[str], trump: str = "KS") -> int:
    """Who takes a trick to which each seat lays its first card."""
    seats = len(hands)
    bids = [f"{seat} bid 2" for seat in range(seats)]
    plays = [f"{seat} play {card}" for seat, card in enumerate(cards)]
    deal = deal_of(at(*bids, *plays, hands=hands, rest=trump))
    assert sum(deal.tricks) == 1
    assert deal.to_act == deal.tricks.index(1)
    return deal.to_act


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("9C TC JC", 2),
        ("TC 9C JC", 2),
        ("9C JC TC", 1),
        ("JC TC 9C", 0),
        ("6C AD AH", 0),
        ("9C AD TC", 2),
        ("6C TC AD", 1),
        ("AC 6S TC", 1),
        ("AC TC 6S", 2),
        ("AC 6S 7S", 2),
        ("AC 7S 6S", 1),
        ("6S AS 7S", 1),
        ("7S 6S AC", 0),
        ("7S 8S 9S", 2),
        ("6C AS AH", 1),
        ("TC 7S 6C", 1),
        ("AS 6C 7C", 0),
    ],
)
def test_OD_TRICK_the_highest_trump_takes_else_the_highest_of_the_suit_led(cards: str, taker: int) -> None:
    row = cards.split()
    # The second cards are of suits that are neither led nor trump, so that each first card may be laid.
    hands = [f"{card} {more}" for card, more in zip(row, ("QH", "8H", "8D"), strict=True)]
    assert taken(hands, row) == taker


@pytest.mark.parametrize("suit", "CDHS")
def test_OD_TRICK_ten_stands_between_nine_and_jack(suit: str) -> None:
    other = "H" if suit != "H" else "D"
    for low, high in pairwise("6789TJQKA"):
        trump = "K" + ("S" if suit != "S" else "C")
        hands = (f"{low}{suit} 6{other}", f"{high}{suit} 7{other}")
        assert taken(hands, (low + suit, high + suit), trump) == 1
        hands = (f"{high}{suit} 6{other}", f"{low}{suit} 7{other}")
        assert taken(hands, (high + suit, low + suit), trump) == 0


def test_OD_TRICK_the_taker_leads_the_next_one_and_tricks_are_counted() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S")
    assert (deal_of(match).tricks[:3], deal_of(match).left) == ([0, 0, 1], 2)
    act(match, "2 play 6H", "0 play KH", "1 play 8S")
    assert (deal_of(match).tricks[:3], deal_of(match).left) == ([0, 1, 1], 1)
    assert match.to_act == 1
    act(match, "1 play 6D")
    assert match.legal() == ["play TS"]
    act(match, "2 play TS", "0 play 7C")
    assert match.finished
    assert deal_of(match).tricks[:3] == [0, 1, 2]
    assert match.legal() == []


def test_OD_TRICK_a_card_leaves_the_hand() -> None:
    match = playing("0 play 9C")
    assert match.view(0).hand == ["7C", "KH"]
    assert match.view(1).hand == ["AC", "6D", "8S"]


@pytest.mark.parametrize(
    ("actions", "card"),
    [((), "AC"), ((), "6C"), (("0 play 9C",), "9C"), (("0 play 9C", "1 play AC"), "8S")],
)
def test_C_ILLEGAL_refuses_a_card_that_the_seat_does_not_hold(actions: tuple[str, ...], card: str) -> None:
    refusal = refusal_of(playing(*actions), f"play {card}")
    assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "C-ILLEGAL", "not-held")
    assert refusal.args == {"card": card}


def test_C_SEAT_refuses_another_seat_in_bidding_and_in_play() -> None:
    assert refusal_of(at(), "bid 0", seat=1).args == {"seat": 0}
    refusal = refusal_of(playing("0 play 9C"), "play 7S", seat=2)
    assert (refusal.kind, refusal.rule, refusal.code) == ("turn", "C-SEAT", "not-your-turn")
    assert refusal.args == {"seat": 1}


def test_bids_stand_while_cards_are_played() -> None:
    match = playing("0 play 9C", "1 play AC", "2 play 7S")
    assert deal_of(match).bids[:3] == [int(line[-1]) for line in BIDS]

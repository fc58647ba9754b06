"""Auction and redeal (DK-S-AUCTION, DK-S-REDEAL, DK-S-NOBODY)."""

import pytest

from kozyr.cards import PACK36
from kozyr.match import Match
from tests.rules.donkey.table import (
    TALON3,
    TALON4,
    THREE_VS_ONE,
    TWO_VS_ONE,
    act,
    deal_of,
    fresh,
    hand,
    mask,
    table,
    three_vs_one,
    two_vs_one,
)
from tests.support import refusal_of, stacked

# Hands of eleven that hold few trumps: ♦ and ♠ are dealt to the test's liking, the rest is ♣ and ♥.
CLUBS_HEARTS = [f"{rank}{suit}" for suit in "CH" for rank in "6789JQKTA"]


def asked(*trumps: str, dealer: int = 2, talon: str = "") -> list[int]:
    """The order in which three seats with these trumps are asked; all pass."""
    ordinary = iter(CLUBS_HEARTS)
    hands = [[*cards.split()] for cards in trumps]
    for cards in hands:
        cards.extend(card for _, card in zip(range(11 - len(cards)), ordinary, strict=False))
    match = table([" ".join(cards) for cards in hands], form="two_vs_one", dealer=dealer, redeal="never")
    order = []
    for _ in range(3):
        assert match.to_act is not None
        order.append(match.to_act)
        match.apply("pass")
    assert deal_of(match).phase == 2
    assert deal_of(match).order[:3] == order
    return order


MANY = ("9D JD QD KD TD AD", "6S 7S 8S 9S JS", "QS KS TS AS")
LONG = ("6D 9D KD JS QS", "7D JD TD 6S KS", "8D QD AD 7S TS")


@pytest.mark.parametrize(
    ("trumps", "order"),
    [
        (LONG, [0, 1, 2]),
        ((LONG[2], LONG[0], LONG[1]), [1, 2, 0]),
        ((LONG[1], LONG[2], LONG[0]), [2, 0, 1]),
        ((LONG[0], LONG[2], LONG[1]), [0, 2, 1]),
        (MANY, [0, 1, 2]),
        ((MANY[1], MANY[2], MANY[0]), [2, 0, 1]),
        ((MANY[2], MANY[1], MANY[0]), [2, 1, 0]),
        (("TD AD 6S 7S 8S", "KD 9S JS QS KS", "AS TS 6D 7D 8D"), [2, 1, 0]),
        (("TS AS", "KS 6D 7D 8D 9D", "JD QD KD TD AD JS QS 9S"), [1, 2, 0]),
    ],
)
def test_DK_S_AUCTION_asks_from_the_lowest_trump_up(trumps: tuple[str, ...], order: list[int]) -> None:
    for dealer in range(3):
        assert asked(*trumps, dealer=dealer) == order


def test_DK_S_AUCTION_a_seat_without_trumps_comes_last() -> None:
    none = " ".join(CLUBS_HEARTS[:11])
    hands = (none, "6D 8D JS QS KS 7S 8S 9S TH AH KH", "7D 9D JD QD KD TD AD TS AS 6S QH")
    assert table(hands, form="two_vs_one", dealer=2).to_act == 1
    match = table(hands, "1 pass", "2 pass", form="two_vs_one", dealer=2)
    assert match.to_act == 0


@pytest.mark.parametrize(("dealer", "last"), [(0, [1, 0]), (1, [0, 1]), (2, [0, 1]), (3, [0, 1])])
def test_DK_S_AUCTION_several_without_trumps_follow_the_dealer(dealer: int, last: list[int]) -> None:
    hands = (
        "6C 7C 8C 9C JC QC KC TC",
        "6H 7H 8H 9H JH QH KH TH",
        "AC AH AD AS TS KS QS JS",
        "6D 7D 8D 9D JD QD KD TD",
    )
    match = table(hands, form="three_vs_one", dealer=dealer, redeal="never")
    found = []
    for _ in range(4):
        assert match.to_act is not None
        found.append(match.to_act)
        match.apply("pass")
    assert found == [3, 2, *last]


def test_DK_S_AUCTION_solo_or_pass() -> None:
    match = two_vs_one()
    assert match.to_act == 0
    assert match.legal() == ["pass", "solo"]
    act(match, "0 pass")
    assert match.to_act == 1
    assert match.legal() == ["pass", "solo"]
    act(match, "1 solo")
    assert match.to_act == 1
    assert (deal_of(match).soloist, deal_of(match).asked) == (1, 2)
    assert match.legal() == ["talon bury", "talon gift"]


def test_DK_S_AUCTION_the_order_goes_by_seats_in_play() -> None:
    match = three_vs_one("0 pass", "3 pass", "2 pass")
    assert match.to_act == 1
    assert deal_of(match).order == [0, 3, 2, 1]


def test_DK_S_AUCTION_refuses_other_verbs() -> None:
    match = two_vs_one()
    for words in ("play 6C", "talon gift", "bury 6C 7C 8C", "give 6C 7C", "return 6C", "play TC"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-AUCTION", "dk-auction-on", {})
    assert refusal_of(match, "solo", 1).rule == "C-SEAT"


TOGETHER = (
    "6C 7C 8C 9C 6H 7H 8H TS QS KS AS",
    "TC JC QC KC 9H TH JH 7D TD 8S 7S",
    "AC QH KH AH 8D JD QD 6S 9S 6D JS",
)
APART = (
    "6C 7C 8C 9C 6H 7H 8H TS QS KS JS",
    "TC JC QC KC 9H TH JH 7D TD 8S 7S",
    "AC QH KH AH 8D JD QD 6S 9S 6D AS",
)


def soloist_table(hands: tuple[str, ...], redeal: str) -> Match:
    return table(hands, form="two_vs_one", redeal=redeal)


@pytest.mark.parametrize(
    ("hands", "redeal", "thrown"),
    [
        (TOGETHER, "one_hand", True),
        (APART, "one_hand", False),
        (TOGETHER, "literal", False),
        (APART, "literal", True),
        (TOGETHER, "never", False),
        (APART, "never", False),
        (TOGETHER[1:] + TOGETHER[:1], "one_hand", True),
        (TOGETHER[2:] + TOGETHER[:2], "one_hand", True),
        (TOGETHER[2:] + TOGETHER[:2], "literal", False),
    ],
)
def test_DK_S_REDEAL(hands: tuple[str, ...], redeal: str, thrown: bool) -> None:
    match = soloist_table(hands, redeal)
    deal = deal_of(match)
    assert deal.redealt == int(thrown)
    if thrown:
        assert (deal.phase, deal.to_act) == (0, -1)
    assert (match.to_act is None) == thrown
    assert match.legal() == ([] if thrown else ["pass", "solo"])
    summary = match.summary().deals[0]
    assert (summary.complete, summary.redealt, summary.starter) == (thrown, thrown, None)
    assert summary.scores == ([0, 0, 0] if thrown else None)
    assert summary.details is None
    assert match.game.engine.legal(deal, match.progress.runs[0].rules) == (0 if thrown else 3)


def test_DK_S_REDEAL_looks_at_hands_not_at_the_talon() -> None:
    hands = list(TOGETHER)
    hands[0] = hands[0].replace("AS", "AD")
    assert soloist_table(tuple(hands), "one_hand").to_act is not None


def test_DK_S_REDEAL_the_same_dealer_deals_again() -> None:
    match = soloist_table(TOGETHER, "one_hand")
    match.deal(stacked(PACK36, APART, 2, 3))
    assert [run.dealer for run in match.progress.runs] == [2, 2]
    assert match.to_act == 2


def test_DK_S_NOBODY_each_takes_a_talon_card_from_the_seat_after_the_dealer() -> None:
    match = three_vs_one("0 pass", "3 pass", "2 pass", "1 pass")
    deal = deal_of(match)
    # The talon lies AH KD AD AS; the dealer is seat 3.
    for seat, card in enumerate(TALON4.split()):
        assert deal.hands[seat] == mask(f"{THREE_VS_ONE[seat]} {card}")
    assert (deal.talon, deal.soloist) == (0, -1)


def test_DK_S_NOBODY_the_order_starts_after_the_dealer() -> None:
    match = fresh(4, form="three_vs_one", playing=[0, 2, 3], dealer=2)
    match.deal(stacked(PACK36, TWO_VS_ONE, 1, 3, TALON3))
    assert match.to_act == 0
    act(match, "0 pass", "2 pass", "3 pass")
    assert [name in hand(match, seat) for seat, name in ((3, "KD"), (0, "AD"), (2, "AS"))] == [True] * 3
    assert match.to_act == 3
    assert deal_of(match).starter == 3


@pytest.mark.parametrize("talon", ["gift", "bury", "choice"])
def test_DK_S_FIRST_without_a_soloist_the_six_of_spades_leads(talon: str) -> None:
    match = two_vs_one("0 pass", "1 pass", "2 pass", talon=talon)
    assert match.to_act == 2
    assert deal_of(match).starter == 2
    assert len(match.legal()) == 12


def test_DK_S_FIRST_finds_the_six_of_spades_in_the_talon() -> None:
    hands = [cards.replace("6S", "AS") for cards in TWO_VS_ONE]
    for place, leader in ((0, 0), (1, 1), (2, 2)):
        rest = ["KD", "AD"]
        rest.insert(place, "6S")
        match = table(hands, "0 pass", "1 pass", "2 pass", rest=" ".join(rest), form="two_vs_one")
        assert match.to_act == leader

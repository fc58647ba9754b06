"""Dealing and the first lead (DK-DEAL, DK-FIRST, DK-S-DEAL)."""

import pytest

from kozyr.cards import PACK36
from kozyr.games.donkey.deal import Deal, start
from kozyr.games.donkey.state import ACT_BURY, ACT_GIVE, ACT_PASS, ACT_PLAY, ACT_RETURN, ACT_SOLO, ACT_TALON
from kozyr.games.donkey.tables import PACK
from kozyr.match import Match
from tests.rules.donkey.table import THREE_VS_ONE, TWO_VS_ONE, act, deal_of, fresh, hand, table
from tests.support import stacked

HANDS = ("6C 7C TD 9H", "6D 8H QH KS", "9C 8D JS QS", "AC AD AH 6S")
EMPTY = {
    "starter": -1,
    "laid": 0,
    "led": 0,
    "standing": 0,
    "taker": 0,
    "bank": 0,
    "sevens": -1,
    "redealt": 0,
    "asked": 0,
    "soloist": -1,
    "way": 0,
    "talon": 0,
    "buried": 0,
    "piles": [0] * 4,
    "gifts": [0] * 4,
    "order": [0] * 4,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DK_DEAL_four_cards_each_the_rest_is_the_stock(seats: int) -> None:
    match = table(HANDS[:seats], dealer=1)
    for seat in range(seats):
        assert hand(match, seat) == HANDS[seat]
    deal = deal_of(match)
    assert deal.top == 4 * seats
    assert deal.hands[seats:] == [0] * (4 - seats)
    assert sorted(deal.deck) == list(range(36))
    assert deal.deck == match.progress.runs[0].deck


def test_DK_DEAL_sets_every_field_of_a_used_deal() -> None:
    match = fresh(4)
    rules = match.progress.course.rules()
    deck = PACK36.parse_many(stacked(PACK36, HANDS, 3, 4))
    deal = Deal.from_words([77] * Deal.width())
    start(deal, rules, deck, 3)
    expected = {**EMPTY, "starter": 1, "to_act": 1, "phase": 1, "dealer": 3, "top": 16, "deck": deck}
    expected["hands"] = [sum(1 << PACK36.parse(card) for card in cards.split()) for cards in HANDS]
    assert deal.__dict__ == expected


def test_DK_S_DEAL_sets_every_field_of_a_used_deal() -> None:
    match = fresh(4, form="three_vs_one")
    rules = match.progress.course.rules()
    deck = PACK36.parse_many(stacked(PACK36, THREE_VS_ONE, 3, 4))
    deal = Deal.from_words([77] * Deal.width())
    start(deal, rules, deck, 3)
    expected = {**EMPTY, "to_act": 0, "phase": 3, "dealer": 3, "top": 32, "deck": deck}
    expected["hands"] = [sum(1 << PACK36.parse(card) for card in cards.split()) for cards in THREE_VS_ONE]
    expected["order"] = [0, 3, 2, 1]
    expected["talon"] = sum(1 << card for card in deck[32:])
    assert deal.__dict__ == expected


def test_DK_S_DEAL_eleven_each_and_a_talon_of_three() -> None:
    match = table(TWO_VS_ONE, form="two_vs_one")
    assert [set(hand(match, seat).split()) for seat in range(3)] == [
        set(cards.split()) for cards in TWO_VS_ONE
    ]
    assert deal_of(match).top == 33
    assert PACK36.of_mask(deal_of(match).talon) == PACK36.parse_many("KD AD AS")


def test_DK_FIRST_the_lowest_diamond_leads_the_first_deal() -> None:
    match = table(HANDS)
    assert match.to_act == 1
    assert deal_of(match).starter == 1


@pytest.mark.parametrize(
    ("hands", "leader"),
    [
        (("TD 6C 7C 8C", "AD 6H 7H 8H", "6S 7S 8S 9S"), 0),
        (("AD 6C 7C 8C", "TD 6H 7H 8H", "6S 7S 8S 9S"), 1),
        (("TD 6C 7C 8C", "6H 7H 8H 9H", "KD 6S 7S 8S"), 2),
        (("QD 6C 7C 8C", "TD JD KD AD", "9D 6S 7S 8S"), 2),
        (("JD 6C 7C 8C", "6H 7H 8H 9H", "6S 7S 8S 9S"), 0),
        (("AH 6C 7C 8C", "6H 7H 8H 9H", "AD 6S 7S 8S"), 2),
        (("8D TD 7C 8C", "7D AD 8H 9H", "9D 6S 7S 8S"), 1),
    ],
)
def test_DK_FIRST_the_ten_is_above_the_king(hands: tuple[str, ...], leader: int) -> None:
    for dealer in range(3):
        assert table(hands, dealer=dealer).to_act == leader


def test_DK_FIRST_without_a_diamond_the_seat_after_the_dealer_leads() -> None:
    hands = ("6C 7C 8C 9C", "6H 7H 8H 9H", "6S 7S 8S 9S")
    for dealer in range(3):
        assert table(hands, dealer=dealer).to_act == (dealer + 1) % 3


def test_DK_FIRST_later_deals_are_led_by_the_seat_after_the_dealer() -> None:
    match = fresh(4, dealer=3)
    match.progress.course.first = False
    match.deal(stacked(PACK36, HANDS, 3, 4))
    assert match.to_act == 0
    match = fresh(4, dealer=3, playing=[1, 2, 3])
    match.progress.course.first = False
    match.deal(stacked(PACK36, HANDS[1:], 2, 3))
    assert match.to_act == 1


def test_C_SEAT_a_seat_that_is_out_gets_no_cards_and_no_turn() -> None:
    match = fresh(4, dealer=3, playing=[0, 1, 3])
    match.progress.course.first = False
    match.deal(stacked(PACK36, ["6C 7C TD 9H", "6D 8H QH KS", "AC AD AH 6S"], 2, 3))
    deal = deal_of(match)
    assert [hand(match, seat) for seat in range(4)] == ["6C 7C TD 9H", "6D 8H QH KS", "", "AC AD AH 6S"]
    assert deal.top == 12
    act(match, "0 play 6C", "1 play 6D")
    assert match.to_act == 3
    act(match, "3 play AC")
    assert deal.laid == 0
    assert [cards.bit_count() for cards in deal.hands] == [4, 4, 0, 4]


def encoded(match: Match, words: str) -> int:
    from kozyr.games.words import read_words

    game = match.game
    return game.encode(read_words(words, game.verbs, game.pack))


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("play 6C", 1 << 40 | 1),
        ("play 8H 6C", 1 << 40 | 1 | 1 << 20),
        ("play AS", 1 << 40 | 1 << 35),
        ("bury 7C 6C AS", 2 << 40 | 3 | 1 << 35),
        ("return 6C", 3 << 40),
        ("return AS", 3 << 40 | 35),
        ("pass", 4 << 40),
        ("solo", 5 << 40),
        ("talon gift", 6 << 40),
        ("talon bury", 6 << 40 | 1),
        ("give 6C", 7 << 40 | 1),
        ("give AS 6C", 7 << 40 | 36 << 6 | 1),
        ("give 6C AS", 7 << 40 | 1 << 6 | 36),
        ("give 7C 6C AS", 7 << 40 | 2 << 12 | 1 << 6 | 36),
    ],
)
def test_an_action_is_a_number_that_means_one_thing(words: str, number: int) -> None:
    match = fresh(4)
    assert encoded(match, words) == number
    verb, _, cards = words.partition(" ")
    in_order = verb in ("give", "talon")
    sorted_cards = cards if in_order else PACK36.join(sorted(PACK36.parse_many(cards)))
    assert match.game.text(number) == f"{verb} {sorted_cards}".strip()


def test_even_too_many_cards_make_no_other_actions_number() -> None:
    match = fresh(4)
    names = PACK36.names
    numbers = [encoded(match, " ".join(["give", *names[:size]])) for size in range(1, PACK + 1)]
    assert len(set(numbers)) == PACK
    assert min(numbers) > ACT_GIVE > ACT_TALON > ACT_SOLO > ACT_PASS > ACT_RETURN > ACT_BURY > ACT_PLAY

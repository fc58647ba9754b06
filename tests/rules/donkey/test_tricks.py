"""Tricks with a stock (DK-LEAD, DK-QUARTET, DK-ANSWER, DK-BANK, DK-DRAW, DK-END)."""

from typing import Any

import pytest

from kozyr.games.api import actions
from kozyr.match import Match
from tests.rules.donkey.table import act, deal_of, hand, kinds, pile, rules_of, table
from tests.support import refusal_of

HANDS = ("6C 7C TD 9H", "6D 8H QH KS", "9C 8D JS QS", "AC AD AH 6S")

FOUR_OF_A_SUIT = [
    *("6D 7D", "6D 8D", "6D 9D", "7D 8D", "7D 9D", "8D 9D"),
    *("6D 7D 8D", "6D 7D 9D", "6D 8D 9D", "7D 8D 9D", "6D 7D 8D 9D"),
]


def leading(cards: str, **options: Any) -> Match:
    """Two seats; the first, with these cards, leads."""
    named = set(cards.split())
    other = " ".join([card for card in ("6H", "8S", "9S", "QH", "KS", "AC") if card not in named][:4])
    return table((cards, other), dealer=1, **options)


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ("6D 8H QH KS", ["8H QH"]),
        ("6C 7D 8H KS", []),
        ("6D 7D 8D 9D", FOUR_OF_A_SUIT),
        ("6C 7C 8D 9D", ["6C 7C", "8D 9D"]),
        ("6D 7C 7H KS", []),
        ("7C 7D 7H 8H", ["7H 8H", "7C 7D 7H"]),
        ("7C 7D 6H 7H", ["6H 7H", "7C 7D 7H"]),
        ("6C 7C 7D 7H", ["6C 7C", "7C 7D 7H"]),
        ("7C 8C 7D 7H", ["7C 8C", "7C 7D 7H"]),
        ("7C 7D 7S AS", ["7S AS", "7C 7D 7S"]),
        ("TC 6D TH TS", ["TC TH TS"]),
        ("AD TD TH TS", ["TD AD", "TD TH TS"]),
        ("7C 7D 9H 9S", []),
    ],
)
def test_DK_LEAD_accepts_one_suit_or_three_of_a_rank(cards: str, more: list[str]) -> None:
    match = leading(cards)
    assert match.to_act == 0
    assert match.legal() == sorted(f"play {cards}" for cards in [*cards.split(), *more])
    run = match.progress.runs[0]
    numbers = actions(match.game, run.deal, run.rules)
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("cards", ["6D 8H", "6D 8H QH", "8H KS", "6D 8H QH KS"])
def test_DK_LEAD_refuses_two_suits(cards: str) -> None:
    refusal = refusal_of(table(HANDS), f"play {cards}")
    assert (refusal.rule, refusal.code, refusal.args) == ("DK-LEAD", "dk-lead", {})


def test_DK_LEAD_refuses_two_of_a_rank() -> None:
    refusal = refusal_of(leading("7C 7D 8H KS"), "play 7C 7D")
    assert (refusal.rule, refusal.code) == ("DK-LEAD", "dk-lead")


def test_DK_LEAD_is_the_rule_for_verbs_of_other_phases() -> None:
    match = table(HANDS)
    for words in ("solo", "pass", "talon gift", "bury 6D", "give 6D", "return 6D", "give 6C 6C"):
        refusal = refusal_of(match, words)
        assert (refusal.kind, refusal.rule, refusal.code) == ("illegal", "DK-LEAD", "dk-lead-due")


def test_C_ILLEGAL_refuses_cards_not_held_or_named_twice() -> None:
    match = table(HANDS)
    refusal = refusal_of(match, "play 6D 6C AC")
    assert (refusal.rule, refusal.code, refusal.args) == ("C-ILLEGAL", "not-held", {"card": "6C"})
    refusal = refusal_of(match, "play 6D 6C 6D")
    assert (refusal.rule, refusal.code, refusal.args) == ("C-ILLEGAL", "named-twice", {"card": "6D"})


def test_C_SEAT_refuses_another_seat() -> None:
    assert refusal_of(table(HANDS), "play 6C", 0).rule == "C-SEAT"


def test_DK_QUARTET_leads_out_of_turn() -> None:
    match = table(("6D 7D 8D JD", "9C 9D 9H 9S", "6C 7C 8C JC"))
    assert match.to_act == 1
    assert deal_of(match).starter == 1
    assert match.legal() == ["play 9C 9D 9H 9S"]
    act(match, "1 play 9S 9H 9D 9C")
    assert match.to_act == 2
    assert kinds(match) == ["lead"]


@pytest.mark.parametrize("cards", ["9C", "9C 9D 9H", "9S"])
def test_DK_QUARTET_refuses_any_other_lead(cards: str) -> None:
    match = table(("6D 7D 8D JD", "9C 9D 9H 9S", "6C 7C 8C JC"))
    refusal = refusal_of(match, f"play {cards}")
    assert (refusal.rule, refusal.code) == ("DK-QUARTET", "dk-quartet")
    assert refusal.args == {"cards": "9C 9D 9H 9S"}


def test_DK_QUARTET_refuses_the_seat_that_would_lead() -> None:
    match = table(("6D 7D 8D JD", "9C 9D 9H 9S", "6C 7C 8C JC"))
    assert refusal_of(match, "play 6D", 0).args == {"seat": 1}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("7", "6"),
        ("8", "7"),
        ("9", "8"),
        ("J", "9"),
        ("Q", "J"),
        ("K", "Q"),
        ("T", "K"),
        ("A", "T"),
        ("A", "6"),
    ],
)
def test_DK_QUARTET_the_highest_leads(first: str, second: str) -> None:
    high, low = (" ".join(rank + suit for suit in "CDHS") for rank in (first, second))
    others = [rank for rank in "69JKA78QT" if rank not in first + second]
    spare = " ".join(rank + suit for rank, suit in zip(others[:4], "CDHS", strict=True))
    for hands, leader in (((high, low, spare), 0), ((low, high, spare), 1), ((spare, low, high), 2)):
        match = table(hands)
        assert match.to_act == leader
        assert match.legal() == [f"play {high}"]


def test_DK_QUARTET_is_asked_after_drawing() -> None:
    match = table(("6D 7D 8D JD", "9C 9D 9H KS", "6C 7C 8C JC"), rest="AC 9S KC")
    act(match, "0 play JD", "1 play KS", "2 play 6C")
    assert hand(match, 1) == "9C 9D 9H 9S"
    assert match.to_act == 1
    assert match.legal() == ["play 9C 9D 9H 9S"]


def test_DK_QUARTET_three_of_a_rank_do_not_bind() -> None:
    match = table(("6D 7D 8D JD", "9C 9D 9H KS", "6C 7C 8C JC"))
    assert match.to_act == 0


def test_DK_ANSWER_as_many_cards_as_were_led() -> None:
    match = act(table(HANDS), "1 play 8H QH")
    assert match.to_act == 2
    pairs = ["9C 8D", "9C JS", "9C QS", "8D JS", "8D QS", "JS QS"]
    assert match.legal() == sorted(f"play {pair}" for pair in pairs)
    for cards, number in (("9C", 1), ("9C 8D JS", 3), ("9C 8D JS QS", 4)):
        refusal = refusal_of(match, f"play {cards}")
        assert (refusal.rule, refusal.code) == ("DK-ANSWER", "dk-answer-number")
        assert refusal.args == {"number": number, "needed": 2}


def test_DK_ANSWER_is_the_rule_for_verbs_of_other_phases() -> None:
    match = act(table(HANDS), "1 play 8H QH")
    for words in ("solo", "pass", "talon bury", "bury 9C", "give 9C", "return 9C"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-ANSWER", "dk-answer-due", {})
    assert refusal_of(match, "play 9C 6C").args == {"card": "6C"}


def test_DK_ANSWER_cards_that_beat_become_the_standing_cards() -> None:
    match = act(table(HANDS), "1 play 6D", "2 play 9C")
    deal = deal_of(match)
    assert (deal.led, deal.laid) == (1 << 9, 2)
    assert kinds(match) == ["lead", "discard"]
    assert (deal.standing, deal.taker) == (1 << 9, 1)
    act(match, "3 play 6S")
    assert kinds(match) == ["lead", "discard", "beat"]
    assert (deal.standing, deal.taker) == (1 << 27, 3)
    assert deal.bank == 1 << 9 | 1 << 3 | 1 << 27


def test_DK_ANSWER_each_beats_the_cards_that_stand_now() -> None:
    hands = ("9C JC KH KS", "9D 8D TH TS", "AH 9H JH QS")
    match = table(hands, dealer=2, trump="one", trump_suits=["S"])
    assert match.to_act == 1
    act(match, "1 play 8D", "2 play QS", "0 play KS")
    assert kinds(match) == ["lead", "beat", "discard"]
    assert deal_of(match).taker == 2
    assert pile(match, 2) == "8D QS KS"


@pytest.mark.parametrize(
    ("led", "answer", "kind"),
    [
        ("9D JD", "9C 9H", "discard"),
        ("9D JD", "9C JH", "beat"),
        ("9D JD", "8D 9C", "beat"),
        ("9D JD", "8D 9H", "beat"),
        ("9D JD", "6D 8D", "beat"),
        ("8D QD", "6D 8H", "discard"),
        ("7D 9D JD", "7C 6D 8D", "beat"),
        ("7D 9D JD", "7C 7H 8D", "discard"),
        ("7D 9D JD", "7C 9C JC", "beat"),
        ("6D 7D 8D 9D", "6C 7C 8C 9C", "beat"),
        ("6D 7D 8D 9D", "6C 7C 7H 9C", "discard"),
        ("6D 7D 9D JD", "8D 7C 9C JC", "beat"),
    ],
)
def test_DK_ANSWER_beats_when_cards_can_be_matched(led: str, answer: str, kind: str) -> None:
    first = " ".join([*led.split(), "AD", "TH", "AS"][:4])
    second = " ".join([*answer.split(), "TC", "KH", "QS"][:4])
    match = table((first, second), dealer=1, trump="none")
    deal = deal_of(match)
    deal.to_act = 0
    act(match, f"0 play {led}", f"1 play {answer}")
    assert kinds(match) == ["lead", kind]
    assert match.to_act == (1 if kind == "beat" else 0)


def test_DK_ANSWER_nobody_has_to_beat() -> None:
    match = act(table(("6D TD 8C 9C", "9D 8D 7S KS")), "0 play TD")
    assert match.legal() == ["play 7S", "play 8D", "play 9D", "play KS"]


def test_DK_ANSWER_refuses_what_does_not_beat_under_must_beat() -> None:
    match = act(table(("6D TD 8C 9C", "KD 8D 7S QS"), trump="none", must_beat=True), "0 play TD")
    assert match.legal() == ["play 8D", "play KD"]
    refusal = refusal_of(match, "play QS")
    assert (refusal.rule, refusal.code) == ("DK-ANSWER", "dk-must-beat")
    assert refusal.args == {"standing": "TD", "cards": "8D", "count": 2}
    assert refusal_of(match, "play QS 7S").code == "dk-answer-number"


def test_DK_ANSWER_must_beat_asks_for_sets_that_match() -> None:
    # 8D beats both cards that stand, the nines only 9D.
    match = act(table(("6D 9D JD AS", "8D 9C 9H TH"), trump="none", must_beat=True), "0 play 9D JD")
    assert match.legal() == ["play 8D 9H", "play 9C 8D"]
    assert refusal_of(match, "play 9C 9H").args == {"standing": "9D JD", "cards": "9C 8D", "count": 2}


def test_DK_ANSWER_must_beat_with_many_ways() -> None:
    match = act(
        table(("6D TD 8C 9C", "7D 8D KD TC"), trump="one", trump_suits=["D"], must_beat=True), "0 play 9C"
    )
    assert match.legal() == ["play 7D", "play 8D", "play KD"]


def test_DK_ANSWER_must_beat_leaves_a_free_choice_to_a_seat_that_cannot() -> None:
    match = act(table(("6D TD 8C 9C", "7D 9D 7S QS"), trump="none", must_beat=True), "0 play TD")
    assert match.legal() == ["play 7D", "play 7S", "play 9D", "play QS"]


def test_DK_BANK_goes_to_the_seat_whose_cards_stand() -> None:
    match = act(table(HANDS), "1 play 6D", "2 play 9C", "3 play 6S", "0 play 7C")
    # 7C is seat 0's trump and beats 6S.
    assert kinds(match) == ["lead", "discard", "beat", "beat"]
    assert [pile(match, seat) for seat in range(4)] == ["7C 9C 6D 6S", "", "", ""]
    assert match.to_act == 0


def test_DK_BANK_goes_to_a_leader_whom_nobody_beat() -> None:
    match = act(table(HANDS, trump="none"), "1 play 6D", "2 play 9C", "3 play AH", "0 play 7C")
    assert kinds(match) == ["lead", "discard", "discard", "discard"]
    assert [pile(match, seat) for seat in range(4)] == ["", "7C 9C 6D AH", "", ""]
    assert match.to_act == 1


def test_DK_DRAW_one_card_at_a_time_the_taker_first() -> None:
    match = table(HANDS, rest="6H 7H JH KH 7S 8S 9S TS")
    act(match, "1 play 8H QH", "2 play 9C 8D", "3 play AC AD", "0 play 9H TD")
    assert pile(match, 1) == "9C AC 8D TD AD 8H 9H QH"
    # The taker, seat 1, draws 6H, then 2 gets 7H, 3 JH, 0 KH, and once more from 7S on.
    assert [hand(match, seat) for seat in range(4)] == [
        "6C 7C KH TS",
        "6D 6H 7S KS",
        "7H 8S JS QS",
        "JH AH 6S 9S",
    ]
    assert deal_of(match).top == 24


def test_DK_END_when_stock_and_hands_are_empty() -> None:
    match = table(("6D 7D 8C 9C", "9D 8D 7S KS"), trump="none")
    sizes = []
    while match.progress.current is not None:
        deal = deal_of(match)
        if deal.laid == 0:
            sizes.append((36 - deal.top, hand(match, 0).count(" ") + 1, hand(match, 1).count(" ") + 1))
        match.apply(next(words for words in match.legal() if words.count(" ") == 1))
    assert sizes == [(stock, 4, 4) for stock in range(28, -1, -2)] + [(0, 3, 3), (0, 2, 2), (0, 1, 1)]
    deal = deal_of(match)
    assert (deal.to_act, deal.phase, deal.top) == (-1, 0, 36)
    assert deal.piles[0] | deal.piles[1] == (1 << 36) - 1
    assert deal.hands == [0] * 4


def test_DK_DRAW_takes_what_is_left_of_a_short_stock() -> None:
    match = table(("6D 7D 8C 9C", "9D 8D 7S KS"), trump="none")
    deal = deal_of(match)
    deal.top = 34
    last = deal.deck[34:]
    act(match, "0 play 6D 7D", "1 play 7S KS")
    assert deal.top == 36
    assert deal.hands[0] >> last[0] & 1 == 1
    assert deal.hands[1] >> last[1] & 1 == 1
    assert [cards.bit_count() for cards in deal.hands] == [3, 3, 0, 0]


def test_DK_SEVENS_a_lead_of_four_sevens_is_remembered() -> None:
    match = table(("7C 7D 7H 7S", "6D 8D 9S KS"))
    assert deal_of(match).sevens == -1
    act(match, "0 play 7C 7D 7H 7S")
    assert deal_of(match).sevens == 0
    act(match, "1 play 6D 8D 9S KS")
    assert deal_of(match).sevens == 0


def test_DK_SEVENS_no_other_lead_is_remembered() -> None:
    match = act(table(("7C 7D 7H 8S", "6S 8D 9S KS")), "0 play 7C 7D 7H")
    assert deal_of(match).sevens == -1
    assert deal_of(act(table(("9C 9D 9H 9S", "6S 8D KH KS")), "0 play 9C 9D 9H 9S")).sevens == -1


def test_rules_hold_the_numbers_of_the_options() -> None:
    rules = rules_of(table(HANDS, must_beat=True))
    assert (rules.seats, rules.players, rules.playing, rules.hand, rules.first) == (4, 4, 15, 4, 1)
    assert (rules.must_beat, rules.follow) == (1, [1, 2, 3, 0])

"""Tricks of the soloist forms (DK-S-LEAD, DK-S-ANSWER, DK-BANK, DK-END)."""

import pytest

from kozyr.cards import PACK36
from kozyr.match import Match
from tests.rules.donkey.table import act, deal_of, fresh, hand, kinds, mask, pile, two_vs_one
from tests.support import refusal_of, stacked


def nobody(*actions: str) -> Match:
    """All pass, so the talon goes KD, AD, AS to seats 0, 1, 2; seat 2 has the six of spades."""
    return two_vs_one("0 pass", "1 pass", "2 pass", *actions)


HELD = (
    "6C 7C 8C 9C 6H 7H 8H 6D 9D 7S QS KD",
    "TC JC QC KC 9H TH JH 7D TD 8S KS AD",
    "AC QH KH AH 8D JD QD 6S 9S TS JS AS",
)


def test_DK_S_LEAD_is_one_card_any() -> None:
    match = nobody()
    for seat in range(3):
        assert set(hand(match, seat).split()) == set(HELD[seat].split())
    assert match.legal() == sorted(f"play {card}" for card in HELD[2].split())


def test_DK_S_LEAD_refuses_more_cards_and_other_verbs() -> None:
    match = nobody()
    refusal = refusal_of(match, "play QH KH")
    assert (refusal.rule, refusal.code, refusal.args) == (
        "DK-S-LEAD",
        "dk-one-card",
        {"number": 2, "needed": 1},
    )
    for words in ("solo", "pass", "talon gift", "bury QH", "give QH", "return QH"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-LEAD", "dk-lead-due", {})
    assert refusal_of(match, "play 6C").code == "not-held"
    assert refusal_of(match, "play QH QH").code == "named-twice"


def test_DK_QUARTET_does_not_apply_with_a_soloist() -> None:
    match = fresh(3, form="two_vs_one", dealer=2)
    hands = [
        "9C 9D 9H 9S 6C 7C 8C 6H 7H 8H 6D",
        "TC JC QC KC TH JH 7D TD 8S KS AD",
        "AC QH KH AH 8D JD QD 6S TS JS AS",
    ]
    match.deal(stacked(PACK36, hands, 2, 3))
    act(match, "0 pass", "1 pass", "2 pass")
    assert match.to_act == 2
    assert len(match.legal()) == 12


@pytest.mark.parametrize(
    ("led", "legal"),
    [
        # Spades: the group led, since seat 0 holds some.
        ("6S", "7S QS"),
        # Diamonds: the group, and what beats JD: every spade.
        ("JD", "6D 9D KD 7S QS"),
        ("AC", "6C 7C 8C 9C 6H 7H 8H 6D 9D KD 7S QS"),
        ("KH", "6C 7C 8C 9C 6H 7H 8H 6D 9D KD 7S QS"),
    ],
)
def test_DK_S_ANSWER_beats_or_is_of_the_group_led(led: str, legal: str) -> None:
    match = nobody(f"2 play {led}")
    assert match.to_act == 0
    assert match.legal() == sorted(f"play {card}" for card in legal.split())


def test_DK_S_ANSWER_refuses_a_card_of_another_group() -> None:
    match = nobody("2 play JD")
    refusal = refusal_of(match, "play 6C")
    assert (refusal.rule, refusal.code) == ("DK-S-ANSWER", "dk-s-answer")
    # 6D and 9D beat JD in suit, and both spades beat it.
    assert refusal.args == {"card": "6C", "led": "junior", "count": 3, "standing": "JD", "beating": 4}
    match = nobody("2 play 6S")
    assert refusal_of(match, "play KD").args == {
        "card": "KD",
        "led": "senior",
        "count": 2,
        "standing": "6S",
        "beating": 0,
    }
    refusal = refusal_of(match, "play 7S QS")
    assert (refusal.rule, refusal.code, refusal.args) == (
        "DK-S-ANSWER",
        "dk-one-card",
        {"number": 2, "needed": 1},
    )
    for words in ("solo", "pass", "talon bury", "bury 6C", "give 6C", "return 6C"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-ANSWER", "dk-answer-due", {})


def test_DK_S_ANSWER_the_group_is_the_led_cards_what_beats_is_the_standing_cards() -> None:
    match = nobody("2 play JD", "0 play QS")
    assert kinds(match) == ["lead", "beat"]
    # Neither the king nor the eight of spades beats the queen.
    assert match.legal() == ["play 7D", "play AD", "play TD"]
    refusal = refusal_of(match, "play KS")
    assert refusal.args == {"card": "KS", "led": "junior", "count": 3, "standing": "QS", "beating": 0}
    act(match, "1 play 7D")
    assert kinds(match) == ["lead", "beat", "discard"]
    assert match.to_act == 0
    assert pile(match, 0) == "7D JD QS"


def test_DK_S_ANSWER_without_the_group_any_card() -> None:
    match = nobody("2 play 6S", "0 play 7S", "1 play 8S", "1 play KS")
    # The eight beats the seven; the taker led KS.
    assert pile(match, 1) == "6S 7S 8S"
    assert match.to_act == 2
    act(match, "2 play 9S", "0 play QS", "0 play 6C")
    # QS beats KS.
    assert pile(match, 0) == "9S QS KS"
    deal = deal_of(match)
    assert deal.led == mask("6C")
    act(match, "1 play TC", "2 play TS", "2 play JS")
    assert match.to_act == 0
    assert len(match.legal()) == 9


def test_DK_END_with_a_soloist_when_hands_are_empty() -> None:
    match = nobody()
    tricks = 0
    while match.progress.current is not None:
        deal = deal_of(match)
        taker = deal.taker
        if deal.laid == 0:
            if tricks:
                assert match.to_act == taker
            tricks += 1
        match.apply(match.legal()[-1])
    deal = deal_of(match)
    assert tricks == 12
    assert (deal.to_act, deal.phase, deal.laid) == (-1, 0, 0)
    assert deal.piles[0] | deal.piles[1] | deal.piles[2] == (1 << 36) - 1
    outcome = match.progress.runs[0].outcome
    assert outcome is not None
    assert outcome.details.form == "two_vs_one"


def test_DK_S_SCORE_counts_buried_cards() -> None:
    match = two_vs_one("0 solo", "0 talon bury", "0 bury 6C QS 9D")
    while match.progress.current is not None:
        match.apply(match.legal()[0])
    outcome = match.progress.runs[0].outcome
    assert outcome is not None
    assert sum(outcome.details.points) == 120
    assert sum(outcome.details.cards) == 36
    assert (outcome.details.soloist, outcome.details.talon) == (0, "bury")
    assert outcome.details.banki[1] == outcome.details.banki[2]


def test_DK_ANSWER_must_beat_does_not_apply_with_a_soloist() -> None:
    assert two_vs_one("0 pass", "1 pass", "2 pass", "2 play JD", must_beat=True).legal() == [
        "play 6D",
        "play 7S",
        "play 9D",
        "play KD",
        "play QS",
    ]

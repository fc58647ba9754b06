"""The talon and the swap (DK-S-TALON, DK-S-SWAP, DK-S-FIRST)."""

from itertools import combinations, permutations

import pytest

from kozyr.cards import PACK36
from kozyr.games.api import actions
from kozyr.games.donkey.soloist import highest_of_oldest, lowest_trump
from kozyr.match import Match
from tests.rules.donkey.table import (
    TALON4,
    THREE_VS_ONE,
    TWO_VS_ONE,
    act,
    deal_of,
    hand,
    mask,
    pile,
    rules_of,
    table,
    three_vs_one,
    two_vs_one,
)
from tests.support import refusal_of


def in_order(cards: str) -> str:
    return PACK36.join(sorted(PACK36.parse_many(cards)))


def numbers(match: Match) -> list[int]:
    return actions(match.game, deal_of(match), rules_of(match))


def test_DK_S_TALON_choice_is_said_before_the_talon_is_seen() -> None:
    match = two_vs_one("0 solo")
    assert match.legal() == ["talon bury", "talon gift"]
    assert hand(match, 0) == in_order(TWO_VS_ONE[0])
    assert deal_of(match).talon == mask("KD AD AS")
    for words in ("solo", "pass", "bury 6C 7C 8C", "give 6C 7C", "play 6C", "return 6C"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-TALON", "dk-talon-first", {})


@pytest.mark.parametrize("before", [[], ["0 talon gift"]])
def test_DK_S_TALON_gift_takes_the_talon_and_gives_one_to_each(before: list[str]) -> None:
    match = two_vs_one("0 solo", *before, talon="choice" if before else "gift")
    deal = deal_of(match)
    assert hand(match, 0) == in_order(TWO_VS_ONE[0] + " KD AD AS")
    assert (deal.talon, deal.way) == (0, 0)
    held = hand(match, 0).split()
    assert match.legal() == sorted(f"give {a} {b}" for a, b in permutations(held, 2))
    assert numbers(match) == sorted(numbers(match))
    assert len(set(numbers(match))) == 14 * 13
    act(match, "0 give AS 6C")
    assert [hand(match, seat).count(" ") + 1 for seat in range(3)] == [12, 12, 12]
    assert hand(match, 1) == in_order(TWO_VS_ONE[1] + " AS")
    assert hand(match, 2) == in_order(TWO_VS_ONE[2] + " 6C")
    assert pile(match, 0) == ""
    assert match.to_act == 0
    assert deal.starter == 0


def test_DK_S_TALON_gift_goes_in_the_order_of_the_seats_after_the_soloist() -> None:
    match = two_vs_one("0 pass", "1 solo", "1 talon gift", "1 give AS 8S")
    assert "AS" in hand(match, 2)
    assert "8S" in hand(match, 0)
    assert match.to_act == 1


def test_DK_S_TALON_gift_refuses_other_numbers_of_cards_and_other_verbs() -> None:
    match = two_vs_one("0 solo", "0 talon gift")
    for cards, number in (("6C", 1), ("6C 7C 8C", 3), ("6C 7C 8C 9C 6H 7H 8H", 7)):
        refusal = refusal_of(match, f"give {cards}")
        assert (refusal.rule, refusal.code) == ("DK-S-TALON", "dk-give-number")
        assert refusal.args == {"number": number, "needed": 2}
    for words in ("solo", "talon gift", "bury 6C 7C 8C", "play 6C", "return 6C"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-TALON", "dk-gift-first", {})
    assert refusal_of(match, "give 6C TC").args == {"card": "TC"}
    assert refusal_of(match, "give 6C 6C").args == {"card": "6C"}
    assert refusal_of(match, "give 6C 6C").code == "named-twice"


@pytest.mark.parametrize("before", [[], ["0 talon bury"]])
def test_DK_S_TALON_bury_lays_cards_away_and_then_takes_the_talon(before: list[str]) -> None:
    match = two_vs_one("0 solo", *before, talon="choice" if before else "bury")
    deal = deal_of(match)
    assert hand(match, 0) == in_order(TWO_VS_ONE[0])
    held = hand(match, 0).split()
    assert match.legal() == sorted(f"bury {' '.join(cards)}" for cards in combinations(held, 3))
    assert numbers(match) == sorted(set(numbers(match)))
    act(match, "0 bury QS 6C 9D")
    assert hand(match, 0) == in_order("7C 8C 9C 6H 7H 8H 6D 7S KD AD AS")
    assert pile(match, 0) == "6C 9D QS"
    assert deal.buried == mask("6C 9D QS")
    assert (deal.talon, deal.way) == (0, 1)
    assert match.to_act == 0
    assert deal.starter == 0
    assert [hand(match, seat).count(" ") + 1 for seat in range(3)] == [11, 11, 11]


def test_DK_S_TALON_bury_refuses_other_numbers_of_cards_and_other_verbs() -> None:
    match = two_vs_one("0 solo", "0 talon bury")
    for cards, number in (("6C", 1), ("6C 7C", 2), ("6C 7C 8C 9C", 4)):
        refusal = refusal_of(match, f"bury {cards}")
        assert (refusal.rule, refusal.code) == ("DK-S-TALON", "dk-bury-number")
        assert refusal.args == {"number": number, "needed": 3}
    for words in ("pass", "talon bury", "give 6C 7C", "play 6C", "return 6C"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-TALON", "dk-bury-first", {})
    assert refusal_of(match, "bury 6C 7C AS").code == "not-held"
    assert refusal_of(match, "bury 6C 7C 6C").code == "named-twice"


def test_DK_S_TALON_four_cards_with_three_opponents() -> None:
    match = three_vs_one("0 solo", "0 talon bury")
    held = hand(match, 0).split()
    assert match.legal() == sorted(f"bury {' '.join(cards)}" for cards in combinations(held, 4))
    assert refusal_of(match, "bury 6C 7C 6H").args == {"number": 3, "needed": 4}
    act(match, "0 bury 6C 7C 6H 7H")
    assert hand(match, 0) == in_order("6D TD 7S QS " + TALON4)
    assert match.to_act == 0
    match = three_vs_one("0 solo", "0 talon gift")
    assert len(match.legal()) == 12 * 11 * 10
    assert numbers(match) == sorted(set(numbers(match)))
    assert refusal_of(match, "give 6C 7C").args == {"number": 2, "needed": 3}
    act(match, "0 give 6C 7C 6H")
    assert [hand(match, seat).count(" ") + 1 for seat in range(4)] == [9, 9, 9, 9]


def swapping(*actions: str, way: str = "bury") -> Match:
    """Three against one, the talon taken, the swap to come."""
    taken = {"bury": "0 bury 6C 7C 6H 7H", "gift": "0 give 6C 7C 6H"}[way]
    return three_vs_one("0 solo", taken, *actions, talon=way)


@pytest.mark.parametrize(("way", "size"), [("bury", 8), ("gift", 9)])
def test_DK_S_SWAP_gives_one_to_each_in_one_action(way: str, size: int) -> None:
    match = swapping(way=way)
    held = hand(match, 0).split()
    assert len(held) == size
    assert match.legal() == sorted("give " + " ".join(cards) for cards in permutations(held, 3))
    act(match, "0 give QS 6D AH")
    assert [size_of(match, seat) for seat in range(4)] == [size - 3, size + 1, size + 1, size + 1]
    assert "QS" in hand(match, 1)
    assert "6D" in hand(match, 2)
    assert "AH" in hand(match, 3)
    assert match.to_act == 1


def size_of(match: Match, seat: int) -> int:
    return deal_of(match).hands[seat].bit_count()


def test_DK_S_SWAP_refuses_other_numbers_of_cards_and_other_verbs() -> None:
    match = swapping()
    refusal = refusal_of(match, "give QS 6D")
    assert (refusal.rule, refusal.code) == ("DK-S-SWAP", "dk-give-number")
    assert refusal.args == {"number": 2, "needed": 3}
    for words in ("play QS", "solo", "return QS", "bury QS", "talon gift"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-SWAP", "dk-swap-first", {})
    assert refusal_of(match, "give QS 6D 6C").args == {"card": "6C"}


def test_DK_S_SWAP_each_returns_the_highest_of_its_oldest_group() -> None:
    match = swapping("0 give AS 6D AH")
    # Seat 1 had 8S and KS; the ace that it has just got doesn't count.
    assert match.legal() == ["return KS"]
    assert deal_of(match).gifts == [0, mask("AS"), mask("6D"), mask("AH")]
    act(match, "1 return KS")
    assert match.to_act == 2
    assert match.legal() == ["return TS"]
    act(match, "2 return TS")
    assert match.to_act == 3
    assert match.legal() == ["return 6S"]
    act(match, "3 return 6S")
    assert hand(match, 0) == in_order("TD 7S QS KD AD KS TS 6S")
    assert hand(match, 1) == in_order("8C 9C 8H 9H 9D JD 8S AS")
    assert [size_of(match, seat) for seat in range(4)] == [8, 8, 8, 8]
    assert deal_of(match).gifts == [0, 0, 0, 0]
    assert match.to_act == 0
    assert deal_of(match).starter == 0
    assert len(match.legal()) == 8


def test_DK_S_SWAP_refuses_what_was_received_and_what_is_lower() -> None:
    match = swapping("0 give AS 6D AH")
    refusal = refusal_of(match, "return AS")
    assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-SWAP", "dk-return-received", {"card": "AS"})
    for card in ("8S", "JD", "9H"):
        refusal = refusal_of(match, f"return {card}")
        assert (refusal.rule, refusal.code) == ("DK-S-SWAP", "dk-return-highest")
        assert refusal.args == {"cards": "KS", "group": "senior"}
    assert refusal_of(match, "return TC").args == {"card": "TC"}
    for words in ("play KS", "give KS", "pass", "talon gift", "bury KS"):
        refusal = refusal_of(match, words)
        assert (refusal.rule, refusal.code, refusal.args) == ("DK-S-SWAP", "dk-return-first", {})


ORDINARY = (
    "6C 7C 6H 7H 6D TD 7S QS",
    "8C KC 8H 9H TC TH QC QH",
    "9C JC KH JH 8D 9D JD 7D",
    "AC KS QD 9S JS TS 6S 8S",
)


def test_DK_S_SWAP_two_ordinary_cards_of_a_rank_are_a_choice() -> None:
    match = table(
        ORDINARY,
        "0 solo",
        "0 bury 6C 7C 6H 7H",
        "0 give QS TD 7S",
        form="three_vs_one",
        rest=TALON4,
        talon="bury",
    )
    assert match.legal() == ["return TC", "return TH"]
    assert refusal_of(match, "return KC").args == {"cards": "TC TH", "group": "ordinary"}
    act(match, "1 return TH")
    assert match.legal() == ["return JD"]
    assert refusal_of(match, "return 9D").args == {"cards": "JD", "group": "junior"}
    assert refusal_of(match, "return TD").code == "dk-return-received"


def test_DK_S_SWAP_counts_from_the_hand_after_the_talon_gift() -> None:
    match = swapping("0 give 7S TD QS", way="gift")
    act(match, "1 return KS", "2 return TS")
    match = three_vs_one("0 solo", "0 give AS 7C 6H", "0 give AH TD QS", talon="gift")
    assert match.legal() == ["return AS"]


@pytest.mark.parametrize(
    ("cards", "highest"),
    [
        ("6S 8S TS AD AC", "TS"),
        ("KS TS AS", "AS"),
        ("KS TS", "TS"),
        ("6S AD", "6S"),
        ("KD TD 7D AC AH", "TD"),
        ("KD QD AC", "KD"),
        ("KC TC QH", "TC"),
        ("KC TC TH QH", "TC TH"),
        ("AC AH TC TH", "AC AH"),
        ("AH TC TH", "AH"),
        ("7H 6C", "7H"),
        ("6C 6H", "6C 6H"),
    ],
)
def test_DK_S_SWAP_highest_of_the_oldest_group(cards: str, highest: str) -> None:
    assert highest_of_oldest(mask(cards)) == mask(highest)


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("6D", 0),
        ("AD KD", 6),
        ("AD TD", 7),
        ("AD", 8),
        ("6S", 9),
        ("AS TS", 16),
        ("AS", 17),
        ("AC 6H", 18),
        ("AD 6S", 8),
    ],
)
def test_DK_S_AUCTION_lowest_trump(cards: str, place: int) -> None:
    assert lowest_trump(mask(cards)) == place


def test_DK_S_FIRST_the_soloist_leads() -> None:
    match = three_vs_one("0 pass", "3 solo", "3 talon bury", "3 bury QC KC AC QH", "3 give KH 7D QD")
    act(match, "0 return QS", "1 return KS", "2 return TS")
    assert match.to_act == 3
    assert deal_of(match).starter == 3
    assert "KH" in hand(match, 0)
    assert THREE_VS_ONE[3].split()[0] not in hand(match, 3)

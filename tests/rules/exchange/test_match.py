"""Matches of several deals (EX-MATCH, C-DEALER)."""

from typing import Any

from kozyr.cards import PACK52
from kozyr.match import Match
from tests.rules.exchange.table import PAIR, at, deck13
from tests.support import played, stacked

BOTH = ["0 give 3S", "1 return 2S"]


def turned(dealer: int, hands: dict[int, str]) -> str:
    """A deck for thirteen seats by that dealer."""
    return stacked(PACK52, hands, dealer=dealer, seats=13)


def deals(*decks: str, actions: list[list[str]] | None = None, **options: Any) -> Match:
    """Deals from dealer 12 on, of a match of three."""
    return played("exchange", 13, decks, actions or [], dealer=12, **{"deals": 3, **options})


def test_EX_MATCH_a_winner_of_a_deal_scores_one() -> None:
    match = deals(deck13(), turned(0, {1: "3C 3D 3H 3S"}), actions=[BOTH])
    assert match.totals == [1, 2] + [0] * 11
    assert [summary.scores[:2] for summary in match.summary().deals if summary.scores] == [[1, 1], [0, 1]]
    assert (match.finished, match.winners) == (False, [])


def test_EX_MATCH_the_most_wins_take_it() -> None:
    match = deals(deck13(), turned(0, {1: "3C 3D 3H 3S"}), turned(1, {0: "4C 4D 4H 4S"}), actions=[BOTH])
    assert match.totals[:3] == [2, 2, 0]
    assert (match.finished, match.winners) == (True, [0, 1])
    match = deals(deck13(), turned(0, {1: "3C 3D 3H 3S"}), turned(1, {7: "4C 4D 4H 4S"}), actions=[BOTH])
    assert match.winners == [1]
    assert match.summary().settlement is None


def test_EX_MATCH_nobody_wins_a_match_without_a_won_deal() -> None:
    match = at("0 give 2D", "1 return 3D", max_exchanges=1)
    assert (match.finished, match.winners, match.totals) == (True, [], [0] * 13)


def test_EX_MATCH_one_won_deal_is_enough() -> None:
    stalled = ["0 give 2D", "1 return 3D"]
    match = deals(deck13(), turned(0, {12: "AC AD AH AS"}), actions=[stalled], max_exchanges=1, deals=2)
    assert (match.finished, match.winners) == (True, [12])


def test_EX_MATCH_ends_after_so_many_deals() -> None:
    quick = {1: "3C 3D 3H 3S"}
    decks = [turned((12 + number) % 13, quick) for number in range(3)]
    assert [deals(*decks[:number]).finished for number in range(4)] == [False, False, False, True]


def test_C_DEALER_the_next_seat_deals_and_the_one_after_it_moves() -> None:
    match = deals(deck13(), turned(0, PAIR), actions=[BOTH])
    assert [summary.dealer for summary in match.summary().deals] == [12, 0]
    assert match.to_act == 1
    summary = match.summary().deals[1]
    assert (summary.starter, summary.complete, summary.scores, summary.details) == (None, False, None, None)


def test_EX_MATCH_a_record_replays_to_the_same_text() -> None:
    match = Match("exchange", seats=3, seed=b"record", options={"deals": 2, "max_exchanges": 4})
    while not match.finished:
        match.apply(match.legal()[len(match.legal()) // 2])
    text = match.to_record()
    assert Match.from_record(text).to_record() == text
    assert Match.from_record(text).summary() == match.summary()
    assert len(match.summary().deals) == 2

"""The exchange game, thought on: legal and repeatable, and no gift to the next seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kozyr.bots import Advice, Budget, bot
from kozyr.cards import PACK52
from kozyr.match import Match
from tests.support import played, stacked

FEW = Budget(samples=5)
SOME = Budget(samples=60)


def advice(match: Match, seed: int = 1, budget: Budget = SOME, also: Sequence[str] = ()) -> Advice:
    """What the strong bot says."""
    seat = match.to_act
    return bot("strong", "exchange", seed).advise(match.view(seat), match.prospect(seat), budget, also)


def at(hands: dict[int, str], *actions: str, seats: int = 4, **options: Any) -> Match:
    """Seat 0 moves first; the rest of the cards lies with the seats that have no hand here."""
    deck = stacked(PACK52, hands, dealer=seats - 1, seats=seats)
    return played("exchange", seats, [deck], [actions], dealer=seats - 1, **options)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"target": 2}), (7, {"target": 1})])
def test_it_plays_whole_matches_and_plays_them_again(seats: int, options: dict[str, int]) -> None:
    records = []
    for _ in range(2):
        given = {**options, "max_exchanges": 12}
        match = Match("exchange", seats=seats, seed=b"exchange", options=given)
        while not match.finished:
            match.apply(advice(match, budget=FEW).action)
        records.append(match.to_record())
    assert records[0] == records[1]


def test_the_same_samples_and_seed_give_the_same_values() -> None:
    match = Match("exchange", seats=4, seed=b"again", options={"target": 2})
    for _ in range(6):
        match.apply(advice(match).action)
    assert advice(match, 5) == advice(match, 5)
    assert advice(match, 5).values != advice(match, 6).values
    assert advice(match, 5).samples == SOME.samples


def test_the_card_that_wins_is_returned_at_once() -> None:
    hands = {0: "2S 3S 5S 6S 7S 8S 9S TS JS QS KS AS 4S", 1: "2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 6D 7H 8C"}
    match = at(hands, "0 give 2S", target=1)
    found = advice(match)
    assert found.action.startswith("return ")
    assert found.action[7] != "2"
    assert found.samples == 0
    assert found.reason is not None
    assert found.reason.code == "exchange-wins"
    weighed = {worth.action: worth for worth in advice(match, also=["return 2D"]).values}
    assert weighed[found.action].value == 1
    assert weighed["return 2D"].apart == 0
    assert weighed["return 2D"].value < 1
    assert weighed[found.action].apart


def test_it_does_not_complete_a_quartet_of_the_next_seat() -> None:
    """Seat 1 got three twos, and gave fives for them: the fourth, which came round, would win it the deal."""
    hands = {
        0: "2C 2D 2H KC 3C 3D 3H 4C 4D 9S 6C 7D 8H",
        1: "5C 5D 5H JC JD QH KS AC AD 9C TD TH 4S",
        2: "6D 6H 6S 7C 7H 7S 8C 8D 8S 9D 9H 5S JH",
        3: "3S 4H JS QC QD QS 2S KD KH AH AS TC TS",
    }
    there = ["1 give 4S", "2 return 6D", "2 give 7C", "3 return AS", "3 give KD", "0 return 6C"]
    back = ["1 give 6D", "2 return 4S", "2 give AS", "3 return 7C", "3 give 6C", "0 return KD"]
    lines = [
        "0 give 2C",
        "1 return 5C",
        *there,
        "0 give 2D",
        "1 return 5D",
        *back,
        "0 give 2H",
        "1 return 5H",
    ]
    lines += [line.replace("KD", "2S") for line in there]
    match = at(hands, *lines, target=1)
    assert match.to_act == 0
    assert not advice(match).action.startswith("give 2")

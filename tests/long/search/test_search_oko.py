"""Oko, thought on: legal and repeatable, sound where it is certain, and not to be read."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from kozyr.bots import Advice, Budget, bot
from kozyr.games.oko.view import View
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.rules.oko.table import table

FEW = Budget(samples=24)
SOME = Budget(samples=200)


def advice(match: Match, seed: int = 1, budget: Budget = SOME, also: Sequence[str] = ()) -> Advice:
    """What the strong bot says."""
    seat = match.to_act
    return bot("strong", "oko", seed).advise(match.view(seat), match.prospect(seat), budget, also)


@pytest.mark.parametrize("form", GAMES["oko"].forms)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_whole_matches_and_plays_them_again(form: dict[str, object], seats: int) -> None:
    records = []
    for _ in range(2):
        match = Match("oko", seats=seats, seed=b"oko", options={**form, "stack": 30, "deals": 6})
        while not match.finished:
            match.apply(advice(match, len(match.progress.runs), FEW).action)
        records.append(match.to_record())
    assert records[0] == records[1]


def test_the_same_samples_and_seed_give_the_same_values() -> None:
    match = table([100, 100], "0 bet 3")
    assert advice(match, 5) == advice(match, 5)
    assert advice(match, 5).values != advice(match, 6).values
    assert advice(match, 5).samples == SOME.samples


def test_cards_are_opened_at_once_and_for_a_reason() -> None:
    found = advice(table([20, 20], "0 bet 1", "1 call"))
    assert (found.action, found.samples) == ("open", 0)
    assert found.reason is not None
    assert found.reason.code == "oko-open"


def test_the_best_of_all_hands_is_never_passed() -> None:
    lines = ("0 bet 1", "1 call", "0 open", "1 open", "0 bet 1", "1 call", "0 open", "1 open")
    match = table([100, 100], *lines, "0 bet 97", hands=["9C TD JH QS", "AC AD AH AS"])
    found = advice(match)
    assert found.action == "call"
    assert found.reason is not None
    assert found.reason.code == "oko-best"
    values = {worth.action: worth.value for worth in found.values}
    assert values["call"] == 100
    assert values["pass"] == -3


def test_odds_decide_about_the_last_call() -> None:
    lines = ("0 bet 1", "1 call", "0 open", "1 open", "0 bet 1", "1 call", "0 open", "1 open")
    match = table([100, 100], *lines, "0 bet 97", hands=["AC KC QC JC", "9D TH JS QD"])
    assert {advice(match, seed).action for seed in range(20)} == {"pass"}


def test_any_bet_that_is_asked_about_is_weighed_and_a_card_kept_closed_too() -> None:
    match = table([100, 100], "0 bet 3")
    found = {worth.action: worth for worth in advice(match, also=["bet 7"]).values}
    assert found["bet 7"].apart == 0
    assert found["call"].apart
    match = table([20, 20], "0 bet 1", "1 call")
    answer = advice(match, also=["stand"])
    assert answer.action == "open"
    assert [worth.action for worth in answer.values] == ["open", "stand"]
    assert answer.values[0].apart


def test_weak_hands_are_bet_now_and_then_but_not_always() -> None:
    """The first to bet on three cards, after both have seen the third for one chip."""
    seen = dealt(150)
    for match in seen:
        for action in ("bet 1", "call", "open", "open"):
            match.apply(action)
    weak = [advice(match) for match in seen if strength(match) < 0.35]
    bluffs = [found for found in weak if size(found.action)]
    assert len(weak) > 30
    assert 0.05 < len(bluffs) / len(weak) < 0.6


def test_bets_tell_little_of_the_hand() -> None:
    """An observer of a hundred deals fits how strong a hand is to how much was bet, and learns little."""
    seen = [(size(advice(match, number).action), strength(match)) for number, match in enumerate(dealt(100))]
    bets = np.array([(amount, hand) for amount, hand in seen if amount])
    amounts, hands = np.log(bets[:, 0]), bets[:, 1]
    assert len(set(amounts)) > 2
    assert np.corrcoef(amounts, hands)[0, 1] ** 2 < 0.3
    good = amounts[hands > np.quantile(hands, 0.8)]
    assert good.min() < good.max(), "good hands are bet in more ways than one"


def dealt(deals: int) -> list[Match]:
    """Fresh deals of two seats, the first to bet."""
    return [Match("oko", seats=2, seed=number.to_bytes(2, "big")) for number in range(deals)]


def strength(match: Match) -> float:
    """The part of other hands of two cards that the hand of the seat to act is ahead of on the whole."""
    from kozyr.bots.oko import chance

    view = match.view(match.to_act)
    assert isinstance(view, View)
    assert view.public.deal is not None
    return chance(view, view.public.deal, random.Random(1))


def size(action: str) -> int:
    """The chips of a bet; 0 for a pass."""
    return int(action.removeprefix("bet ")) if action.startswith("bet ") else 0

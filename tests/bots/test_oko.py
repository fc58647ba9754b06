"""The steady bot for Oko."""

import random

import pytest

from kozyr.bots import uniform
from kozyr.bots.oko import bets, chance, odds, steady
from kozyr.games.oko.view import Current, View
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.rules.oko.table import HANDS, table


def seen(match: Match) -> View:
    """The view of the seat to act."""
    view = match.view(match.to_act)
    assert isinstance(view, View)
    return view


def deal_in(view: View) -> Current:
    """The deal under way."""
    assert view.public.deal is not None
    return view.public.deal


def answers(match: Match, times: int = 40) -> list[str]:
    """What the bot says with so many streams of chance."""
    return [steady(seen(match), random.Random(seed)) for seed in range(times)]


@pytest.mark.parametrize("form", GAMES["oko"].forms)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_whole_matches_and_plays_them_again(form: dict[str, object], seats: int) -> None:
    records = []
    for _ in range(2):
        rng = random.Random(seats)
        match = Match("oko", seats=seats, seed=b"oko", options=form)
        while not match.finished:
            match.apply(steady(seen(match), rng))
        records.append(match.to_record())
    assert records[0] == records[1]


def test_it_opens_its_cards() -> None:
    assert answers(table([20, 20], "0 bet 1", "1 call"), 3) == ["open"] * 3


def test_it_bets_a_good_hand_and_keeps_to_its_stack() -> None:
    lines = ("0 bet 1", "1 call", "0 open", "1 open", "0 bet 1", "1 call", "0 open", "1 open")
    match = table([9, 20], *lines, hands=["AC KC QC JC", HANDS[1]])
    assert bets(seen(match)) == range(1, 7)
    amounts = {int(answer.removeprefix("bet ")) for answer in answers(match)}
    assert amounts == {3, 6}


def test_it_passes_a_bad_hand_to_a_big_bet_and_calls_a_small_one() -> None:
    hands = ["AC KC QC JC", "9D TH JS QD"]
    lines = ("0 bet 1", "1 call", "0 open", "1 open", "0 bet 9", "1 call", "0 open", "1 open")
    match = table([100, 40], *lines, "0 bet 29", hands=hands)
    assert answers(match) == ["pass"] * 40
    match = table(
        [100, 100], "0 bet 9", "1 call", "0 open", "1 open", "0 bet 1", hands=["AC KC QC JC", "AD KD 9H JS"]
    )
    assert answers(match).count("pass") == 0


def test_its_chance_is_that_of_the_showdown() -> None:
    view = seen(table([20, 20], hands=["AC AD 9H TS", HANDS[1]]))
    pair = chance(view, deal_in(view), random.Random(1))
    view = seen(table([20, 20], hands=["9C TD 9H TS", "QH JH KC KD"]))
    nothing = chance(view, deal_in(view), random.Random(1))
    view = seen(
        table([20] * 5, hands=["AC AD 9H TS", "QH JH TH TD", "JS AS AH 9S", "KS KD KH 9C", "QS QD JC TC"])
    )
    of_five = chance(view, deal_in(view), random.Random(1))
    assert 0 < nothing < 0.5 < pair < 1
    assert of_five < pair


def test_its_odds_are_the_cost_over_what_it_plays_for() -> None:
    match = table([20, 5, 20], "0 bet 9")
    # It has 4 chips left: 5 from each of two seats at most, and the ante of the third.
    assert odds(deal_in(seen(match)), 1, 4) == 4 / (5 + 5 + 1)
    match = table([20, 20, 20], "0 bet 9")
    assert odds(deal_in(seen(match)), 1, 9) == 9 / (10 + 10 + 1)


def test_it_beats_bots_that_play_at_random() -> None:
    won = 0.0
    for number in range(40):
        match = Match("oko", seats=3, seed=bytes([number]), options={"deals": 20, "stack": 50})
        hero = number % 3
        rng = random.Random(number)
        while match.to_act is not None:
            play = steady if match.to_act == hero else uniform.choose
            match.apply(play(seen(match), rng))
        won += (hero in match.winners) / len(match.winners)
    # Chance alone would give 13 of 40.
    assert won > 30

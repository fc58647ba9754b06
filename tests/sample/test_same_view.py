"""A drawn match looks the same to who drew it, in every game, form and option."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kozyr.match import Match
from tests.contract.grid import Setting, all_settings
from tests.contract.test_properties import number_of
from tests.contract.walk import fresh, random_action, walk
from tests.sample.looking import looked_at, worth_a_look

SETTINGS = all_settings()
OFTEN = [setting for setting in SETTINGS if setting.game != "oko"] + [
    setting for setting in SETTINGS if setting.game == "oko"
][::8]


@pytest.mark.parametrize("setting", OFTEN[::2], ids=str)
def test_drawn_matches_look_the_same_and_keep_to_the_rules(setting: Setting) -> None:
    draw = random.Random(number_of(setting))
    match = fresh(*setting, number_of(setting))
    stops = {draw.randrange(60), draw.randrange(12)}
    for number in range(60):
        if number in stops and worth_a_look(match):
            for seat in [None, *range(match.seats)]:
                looked_at(match, seat, draw, 1)
        if match.to_act is None:
            break
        match.apply(random_action(match, draw))


@pytest.mark.parametrize("game", ["exchange", "donkey", "odessa", "oko"])
def test_a_match_that_is_over_can_be_drawn_too(game: str) -> None:
    short: dict[str, dict[str, Any]] = {
        "exchange": {"max_exchanges": 8},
        "donkey": {"limit": 1},
        "odessa": {"sizes": [2]},
    }
    match = fresh(game, 3, short.get(game, {"stack": 5, "deals": 2}), 1)
    walk(match, random.Random(1), lambda _: None)
    assert match.finished
    for seat in [None, *range(3)]:
        looked_at(match, seat, random.Random(2), 5)


def test_a_match_that_waits_for_a_deck_still_waits() -> None:
    match = Match.from_record('format = 1\nrules = 1\ngame = "odessa"\nseats = 3\ndealer = 1\n')
    assert match.sample(0, random.Random(1)).to_record() == match.to_record()


def test_a_drawn_match_goes_on_with_decks_of_its_own() -> None:
    match = fresh("odessa", 3, {"sizes": [1, 3]}, 1)
    drawn = [match.sample(0, random.Random(seed)) for seed in range(8)]
    for one in drawn:
        assert one.header.seed != match.header.seed
        walk(one, random.Random(1), lambda _: None)
        assert one.finished
    assert len({tuple(one.progress.runs[1].deck) for one in drawn}) == 8


def test_only_seats_of_the_match_can_draw() -> None:
    match = fresh("oko", 3, {}, 1)
    with pytest.raises(ValueError, match="seat 3"):
        match.worlds(3)
    with pytest.raises(TypeError):
        match.sample(True, random.Random(1))

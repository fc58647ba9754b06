"""A million deals that could be, from random positions of every game, form and option."""

from __future__ import annotations

import random

import msgspec
import pytest

from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.contract.grid import Setting, all_settings
from tests.contract.test_properties import number_of
from tests.contract.walk import fresh, random_action
from tests.sample.looking import looked_at, worth_a_look

MILLION = 1_000_000
DRAWS = 40
"""At each position, for each seat."""


def share(game: str) -> int:
    """How many draws each setting of a game makes: a quarter of all is each game's."""
    settings = [setting for setting in all_settings() if setting.game == game]
    return -(-MILLION // len(GAMES) // len(settings))


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_million_drawn_matches_look_the_same(setting: Setting) -> None:
    draw = random.Random(number_of(setting))
    drawn, wanted, seed = 0, share(setting.game), 0
    while drawn < wanted:
        match = fresh(*setting, number_of(setting) + seed & 0xFFFFFFFF)
        seed += 1
        for _ in range(80):
            if match.to_act is None or drawn >= wanted:
                break
            if draw.random() < 0.1 and worth_a_look(match):
                for seat in [None, *range(match.seats)]:
                    drawn += looked_at(match, seat, draw, 1) + same_views(match, seat, draw, DRAWS)
            match.apply(random_action(match, draw))
    assert drawn >= wanted


def same_views(match: Match, seat: int | None, draw: random.Random, draws: int) -> int:
    """Draw matches, compare what the seat sees of each."""
    before = msgspec.json.encode(match.view(seat))
    worlds = match.worlds(seat)
    for _ in range(draws):
        assert msgspec.json.encode(worlds.draw(draw).view(seat)) == before
    return draws

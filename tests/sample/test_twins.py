"""What is drawn depends on what was shown alone: twins that differ in hidden cards give the same worlds."""

from __future__ import annotations

import random

import pytest

from kozyr.match import Match
from tests.contract.walk import fresh, random_action
from tests.sample.looking import worth_a_look
from tests.secrecy.test_twins import PLANS
from tests.secrecy.twins import twin_of


def drawn(match: Match, seat: int | None) -> list[str]:
    """A few matches drawn with a fixed chance, as records."""
    worlds, chance = match.worlds(seat), random.Random(5)
    return [worlds.draw(chance).to_record() for _ in range(2)]


@pytest.mark.parametrize("game", list(PLANS))
def test_twins_give_the_same_worlds(game: str) -> None:
    found = 0
    for seats, options, _ in PLANS[game]:
        for seed in range(3):
            draw = random.Random(seed)
            match = fresh(game, seats, options, seed)
            for _ in range(50):
                if match.to_act is None:
                    break
                if draw.random() < 0.15 and worth_a_look(match):
                    for seat in [None, *range(seats)]:
                        twin = twin_of(match, seat, draw)
                        if twin is not None:
                            assert drawn(match, seat) == drawn(twin, seat), "a world tells of the true deal"
                            found += 1
                match.apply(random_action(match, draw))
    assert found >= 30

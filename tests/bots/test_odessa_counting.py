"""Players of rollouts who count choose what the steady bot would."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kozyr.bots import bot
from kozyr.bots.search.odessa.counting import counted_bids, counted_cards
from kozyr.bots.search.odessa.sight import learn_void
from kozyr.cards import PACK36
from kozyr.engine import lowest
from kozyr.match import Match

FORMS: list[dict[str, Any]] = [
    {"seats": 2, "sizes": [6]},
    {"seats": 3, "sizes": [4], "zero_bonus": 8},
    {"seats": 4, "sizes": [6]},
    {"seats": 6, "sizes": [6]},
]

ALIKE = 2e-4
"""Tens of points by which choices may differ that count as equal: the rank of the card decides then."""


def deal_of(match: Match) -> Any:
    """The deal under way, as the engine has it."""
    run: Any = match.progress.current
    return run.deal


def deals(form: dict[str, Any], many: int) -> Iterator[tuple[Match, list[int]]]:
    """Moments of deals that are played at random, with the suits that each seat has shown it doesn't hold."""
    options = dict(form)
    seats = options.pop("seats")
    for number in range(many):
        chance = random.Random(number)
        match = Match("odessa", seats=seats, seed=b"count %d" % number, options=options)
        voids = [0] * 6
        while match.to_act is not None:
            yield match, voids
            action = chance.choice(match.legal())
            verb, what = action.split()
            if verb == "play":
                learn_void(deal_of(match), PACK36.parse(what), voids)
            match.apply(action)


def counted(match: Match, voids: list[int]) -> dict[str, float]:
    """Each action with what a player who counts thinks of it."""
    run: Any = match.progress.current
    values, chances = np.zeros(8), np.zeros((2, 8))
    found: dict[str, float] = {}
    if match.legal()[0].startswith("bid"):
        counted_bids(run.deal, run.rules, voids, chances, values)
        return {action: float(values[int(action.split()[1])]) for action in match.legal()}
    cards = counted_cards(run.deal, run.rules, voids, chances, values)
    for value in values:
        if cards:
            found[f"play {PACK36.text(lowest(cards))}"] = float(value)
            cards &= cards - 1
    return found


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_counts_like_the_steady_bot(form: dict[str, Any]) -> None:
    asked = 0
    for match, voids in deals(form, 12):
        found = counted(match, voids)
        action = bot("steady", "odessa", 1).act(match.view(match.to_act))
        assert set(found) == set(match.legal())
        assert found[action] >= max(found.values()) - ALIKE, (match.view(match.to_act), found)
        asked += len(found) > 1
    assert asked > 50

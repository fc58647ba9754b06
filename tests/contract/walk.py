"""Random walks through matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from kozyr.games.api import actions
from kozyr.match import Match

LONG = 4000
"""Actions after which a walk stops, finished or not."""


def fresh(game: str, seats: int, options: Mapping[str, Any], seed: int) -> Match:
    """A match whose decks follow from a number."""
    return Match(game, seats=seats, seed=seed.to_bytes(4, "big"), options=options)


def random_action(match: Match, draw: random.Random) -> str:
    """One of the legal actions of the seat to act, each equally likely."""
    run = match.progress.current
    assert run is not None
    return match.game.text(draw.choice(actions(match.game, run.deal, run.rules)))


def walk(match: Match, draw: random.Random, look: Callable[[Match], None], most: int = LONG) -> None:
    """Play at random to the end, looking before each action and at the end."""
    for _ in range(most):
        look(match)
        if match.to_act is None:
            break
        match.apply(random_action(match, draw))
    else:
        look(match)

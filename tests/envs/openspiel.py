"""Games and random walks for the tests of the OpenSpiel side."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import kozyr.envs.openspiel  # noqa: F401  registers the games

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("odessa", {}),
    ("odessa", {"players": 2, "options": "sizes:1 2;zero_bonus:5", "mode": "match", "utility": "margin"}),
    ("odessa", {"players": 4, "options": "sizes:3;revoke:penalty", "dealer": 2}),
    ("odessa", {"players": 6, "options": "sizes:6"}),
    ("odessa", {"players": 2, "options": "max_deals:0;blind_deals:2", "mode": "match"}),
    ("oko", {"options": "stack:9;reraise:true"}),
    ("oko", {"players": 4, "options": "stack:6;deals:3;showdown_at_two:off", "mode": "match"}),
    ("exchange", {"options": "target:3;max_exchanges:15"}),
    ("exchange", {"players": 5, "options": "target:2;max_exchanges:10;deals:2", "mode": "match"}),
    ("donkey", {"players": 3}),
    ("donkey", {"players": 2, "options": "trump:two;trump_suits:H C;must_beat:true"}),
    ("donkey", {"options": "form:pairs;limit:2", "mode": "match", "utility": "margin"}),
    ("donkey", {"options": "form:two_vs_one"}),
    ("donkey", {"options": "form:three_vs_one;talon:bury"}),
    ("donkey", {"options": "form:three_vs_one;limit:1;redeal:never", "mode": "match"}),
]
"""Every game and form, deals and matches."""


def load(name: str, parameters: dict[str, Any]) -> Any:
    """A game."""
    return pyspiel.load_game(f"kozyr_{name}", parameters)


def move(state: Any, chance: random.Random) -> int:
    """Any action of whoever is to act, chance too."""
    chances = state.is_chance_node()
    numbers: list[int] = [n for n, _ in state.chance_outcomes()] if chances else state.legal_actions()
    return chance.choice(numbers)


def walk(game: Any, chance: random.Random) -> Iterator[Any]:
    """The states of a random play, one object that goes on, from the first card to the end."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(move(state, chance))
        yield state

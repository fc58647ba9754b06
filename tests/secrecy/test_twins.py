"""Secrets: twins that differ only in what a seat can't know look, answer and play the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kozyr.games import registry
from kozyr.games.api import Progress, View
from kozyr.match import Match
from tests.contract.walk import fresh, random_action
from tests.secrecy.twins import hunt

PLANS: Mapping[str, tuple[tuple[int, Mapping[str, Any], frozenset[str]], ...]] = {
    "exchange": (
        (5, {"target": 1, "deals": 2, "max_exchanges": 9}, frozenset({"give", "return"})),
        (13, {"deals": 1}, frozenset({"give", "return"})),
    ),
    "odessa": (
        (3, {"sizes": [2, 3]}, frozenset({"bid", "play"})),
        (4, {"sizes": [4], "revoke": "penalty"}, frozenset({"bid", "play"})),
        (6, {"max_deals": 0, "blind_deals": 1}, frozenset({"bid blind", "play blind"})),
    ),
    "donkey": (
        (4, {}, frozenset({"play"})),
        (2, {"must_beat": True}, frozenset({"play"})),
        (4, {"form": "pairs"}, frozenset({"play"})),
        (3, {"form": "two_vs_one"}, frozenset({"auction", "talon", "give", "bury", "play"})),
        (
            4,
            {"form": "three_vs_one"},
            frozenset({"auction", "talon", "give", "bury", "swap", "return", "play"}),
        ),
    ),
    "oko": (
        (4, {"stack": 30, "deals": 2}, frozenset({"bet 2", "open 3", "bet 3", "open 4", "bet 4"})),
        (
            3,
            {"stack": 8, "deals": 3, "showdown_at_two": "off"},
            frozenset({"bet 2", "open 3", "bet 3", "open 4"}),
        ),
    ),
}

SKIP = {"bid blind": 235}
"""Actions to play before the first position of a phase that comes late."""

NAMES = [f"{game}-{number}" for game, plans in PLANS.items() for number in range(len(plans))]

CASES = [(game, *plan) for game, plans in PLANS.items() for plan in plans]


def calm(match: Match, draw: random.Random) -> str:
    """A legal action at random, but rather one that keeps the deal going (calls, opens, small bets)."""
    legal = match.legal()
    if match.game.name == "oko" and draw.random() < 0.85:
        for word in ("call", "open"):
            if word in legal:
                return word
        low = next((line for line in legal if line.startswith("bet")), None)
        if low:
            return low.split("..")[0]
    return random_action(match, draw)


@pytest.mark.parametrize(("game", "seats", "options", "phases"), CASES, ids=NAMES)
def test_twins_look_the_same_in_every_phase(
    game: str, seats: int, options: Mapping[str, Any], phases: frozenset[str]
) -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        draw = random.Random(seed)
        match = fresh(game, seats, options, seed)
        for _ in range(max(SKIP.get(phase, 0) for phase in phases)):
            match.apply(calm(match, draw))
        for _ in range(120):
            if match.to_act is None:
                break
            if draw.random() < 0.25:
                hunt(match, draw, 2, found)
            match.apply(calm(match, draw))
        hunt(match, draw, 2, found)
    assert {phase: found[phase] for phase in phases if found[phase] < 5} == {}, found


@pytest.mark.parametrize("game", list(PLANS))
def test_a_planted_leak_turns_the_test_red(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = registry.GAMES[game]

    def leaky(progress: Progress, seat: int | None, shared: Any = None) -> View:
        view = honest.view(progress, seat)
        top = honest.pack.text(progress.runs[-1].deck[-1])
        return msgspec.structs.replace(view, hand=[*(view.hand or []), top])

    monkeypatch.setitem(registry.GAMES, game, replace(honest, view=leaky))
    seats, options, phases = PLANS[game][0]
    with pytest.raises(AssertionError, match="can't know"):
        test_twins_look_the_same_in_every_phase(game, seats, options, phases)

"""Exact numbers of sequences of legal actions from small positions (perft)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kozyr.games.api import Game, actions
from kozyr.games.registry import GAMES
from kozyr.match import Match

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.toml"))
COUNTS: dict[str, list[int]] = json.loads((HERE / "counts.json").read_text(encoding="utf-8"))


def sequences(game: Game, deal: Any, rules: Any, length: int) -> list[int]:
    """How many sequences of 1, 2, … ``length`` legal actions there are within the deal.

    A sequence that ends with the deal counts once at every greater length. Each amount of oko is an action
    of its own.
    """
    if length == 0:
        return []
    choices = actions(game, deal, rules)
    if not choices:
        return [1] * length
    totals = [len(choices)] + [0] * (length - 1)
    for action in choices:
        after = deal.copy()
        game.engine.apply(after, rules, action)
        for place, number in enumerate(sequences(game, after, rules, length - 1), start=1):
            totals[place] += number
    return totals


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_number_of_sequences_of_legal_actions(path: Path) -> None:
    match = Match.from_record(path.read_bytes())
    run = match.progress.current
    assert run is not None
    wanted = COUNTS[path.stem]
    assert sequences(match.game, run.deal, run.rules, len(wanted)) == wanted


def test_every_count_has_its_record_and_every_game_a_count() -> None:
    assert sorted(COUNTS) == [path.stem for path in RECORDS]
    assert {path.stem.split("-")[1] for path in RECORDS} == set(GAMES)

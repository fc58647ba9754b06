"""The compiled twin and the written rules agree, step by step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kozyr.games.api import actions
from kozyr.games.registry import GAMES
from tests.contract.grid import Setting, all_settings
from tests.contract.test_properties import number_of
from tests.contract.walk import fresh

pytestmark = pytest.mark.compiled

SETTINGS = all_settings()


def stepper(name: str) -> list[Any]:
    """Entry points of one game on words: (start, legal actions, apply, score)."""
    from kozyr.engine.twin import compiled, entry
    from tests.contract import words

    engine = GAMES[name].engine
    functions = ("start", "legal", "count", "pick", "apply", "score", "used")
    names = {function: compiled(getattr(engine, function)) for function in functions}
    names |= {"DEAL": engine.Deal.dtype(), "RULES": engine.Rules.dtype()}
    return [
        entry(getattr(words, function), name, names)
        for function in ("begin", "list_legal", "act", "count_up")
    ]


@pytest.mark.parametrize("name", list(GAMES))
def test_compiled_and_written_rules_agree_step_by_step(name: str) -> None:
    start, legal, act, score = stepper(name)
    compared = 0
    for setting in SETTINGS:
        if setting.game == name:
            compared += agree(setting, start, legal, act, score)
    assert compared > 500


def agree(setting: Setting, start: Any, legal: Any, act: Any, score: Any) -> int:
    """Walk one match's first deals both ways; how many positions were compared."""
    match = fresh(*setting, number_of(setting))
    draw = random.Random(number_of(setting))
    game = match.game
    compared = 0
    for _ in range(2):
        run = match.progress.current
        if run is None:
            break
        rules = np.array(list(run.rules.words()), np.int64)
        words = np.full(game.deal_state.width(), 77, np.int64)
        deck = np.array(run.deck, np.int64)
        start(words, rules, deck, run.dealer)
        while run.outcome is None and compared < 300:
            state = run.deal
            mine = actions(game, state, run.rules)
            if len(mine) < 5000:
                assert legal(words, rules).tolist() == mine
            choice = draw.choice(mine)
            match.apply(game.text(choice))
            act(words, rules, choice)
            compiled_state = game.deal_state.from_words(words)
            assert compiled_state.to_act == state.to_act  # type: ignore[attr-defined]
            compared += 1
            if state.to_act < 0:
                row = np.zeros(match.seats, np.int64)
                score(words, rules, row)
                expected = [0] * match.seats
                game.engine.score(state, run.rules, expected)
                assert row.tolist() == expected
    return compared

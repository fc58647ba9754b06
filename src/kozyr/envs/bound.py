"""The loops bound to a game's functions and compiled, once for each game."""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import numpy as np

from kozyr.engine.twin import compiled, entry
from kozyr.envs import loop
from kozyr.games.api import Game
from kozyr.games.registry import GAMES


def names_of(game: Game) -> dict[str, Any]:
    """What the names at the head of ``loop`` stand for in a game."""
    engine, steps, tensor = game.engine, game.steps, game.tensor
    states = {"deal": engine.Deal.dtype(), "memory": steps.Memory.dtype(), "rules": engine.Rules.dtype()}
    functions = {name: compiled(getattr(engine, name)) for name in ("start", "score", "used")}
    functions |= {name: compiled(getattr(steps, name)) for name in ("begin", "mask", "choose", "carry_out")}
    return functions | {
        "write": compiled(tensor.write),
        "DEAL": states["deal"],
        "MEMORY": states["memory"],
        "RULES": states["rules"],
        "TABLE": np.dtype([*states.items()]),
        "BETTER": steps.BETTER,
    }


@cache
def advance(name: str) -> Any:
    """``loop.advance`` of a game."""
    return entry(loop.advance, name, names_of(GAMES[name]))


@cache
def step_one(name: str) -> Any:
    """``loop.step_one`` of a game, for int64 words and an int: types aren't looked at again in each call."""
    step = entry(loop.step_one, name, names_of(GAMES[name]))
    types = (numba.int64[::1], numba.int64)
    step.compile(types)
    return step.get_overload(types)


@cache
def draw() -> Any:
    """``loop.draw``, the same for all games."""
    return entry(loop.draw, "any", {})


@cache
def first_illegal() -> Any:
    """``loop.first_illegal``, the same for all games."""
    return entry(loop.first_illegal, "any", {})

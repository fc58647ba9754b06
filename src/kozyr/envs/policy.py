"""What a policy is, and a policy at a match: the action that its steps come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from kozyr.envs.games import game_in_steps
from kozyr.match import Match

Policy = Callable[[npt.NDArray[Any], npt.NDArray[np.int8]], npt.ArrayLike]
"""Observations (rows, size) and masks (rows, steps) -> a legal step for each row."""


def decide(match: Match, policy: Policy) -> str:
    """The action that a policy takes for the seat to act, step by step.

    Args:
        match: one in which somebody is to act; it isn't changed.
        policy: is asked with one row, as ``VectorEnv`` has them: what that seat's own view holds.

    Returns:
        The action in the record's spelling, as ``"bid 2"``.

    Raises:
        ValueError: a step isn't legal, or nobody is to act.
    """
    game, run = game_in_steps(match.game.name), match.progress.current
    if run is None:
        raise ValueError("nobody is to act")
    steps, layout = game.steps, game.tensor.LAYOUT
    view = match.view(match.to_act)
    # Made from a view, masks and observations ask the memory for the choice under way alone: take a new one.
    memory = steps.Memory()
    steps.begin(memory, run.deal, run.rules)
    while True:
        legal = steps.mask(memory, run.deal, run.rules)
        mask = np.array([[legal >> step & 1 for step in range(steps.STEPS)]], np.int8)
        observation = np.array([layout.encode(game.tensor.seen(view, memory))], layout.dtype)
        step = int(np.asarray(policy(observation, mask)).item())
        if not 0 <= step < steps.STEPS or not legal >> step & 1:
            raise ValueError(f"step {step} is not legal")
        action = steps.choose(memory, run.deal, run.rules, step)
        if action >= 0:
            return game.text(action)

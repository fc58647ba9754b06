"""A policy at a match sees what an environment shows, and its steps come to a legal action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from kozyr import Match
from kozyr.envs.pettingzoo.table import Table
from kozyr.envs.policy import decide
from tests.envs.test_pettingzoo import FORMS, SHORT, seats_of


@pytest.mark.parametrize(("name", "form"), FORMS, ids=str)
def test_a_policy_is_shown_what_the_environment_shows(name: str, form: Mapping[str, Any]) -> None:
    table = Table(name, seats_of(name, form), {**SHORT[name], **form}, "match")
    table.reset(seed=3)
    draw = np.random.default_rng(3)
    shown: list[tuple[Any, Any, int]] = []

    def anything(observations: Any, masks: Any) -> list[int]:
        step = int(draw.choice(np.flatnonzero(masks[0])))
        shown.append((observations[0], masks[0], step))
        return [step]

    together = 0
    for _ in range(60):
        if table.match.to_act is None:
            break
        agent, before = table.agent_selection, table.match.to_record()
        shown.clear()
        action = decide(table.match, anything)
        assert table.match.to_record() == before
        assert table.match.explain(action) is None
        told = table.match.copy()
        told.apply(action)
        for observation, mask, step in shown:
            assert table.agent_selection == agent
            seen = table.observe(agent)
            assert (seen["observation"] == observation).all()
            assert seen["observation"].dtype == observation.dtype
            assert (seen["action_mask"] == mask).all()
            table.step(step)
        assert table.match.to_record() == told.to_record()
        together += len(shown) > 1
    assert together > 0 or name in ("odessa", "exchange")


def test_a_step_that_is_not_legal_is_refused() -> None:
    match = Match("odessa", seats=2, seed=b"policy", options={"sizes": [2]})
    for step in (-1, 6, 7, 43):
        wrong = np.array([step])
        with pytest.raises(ValueError, match=f"step {step} is not legal"):
            decide(match, lambda observations, masks, wrong=wrong: wrong)  # type: ignore[misc]
    while match.to_act is not None:
        match.apply(decide(match, lambda observations, masks: masks.argmax(axis=1)))
    with pytest.raises(ValueError, match="nobody is to act"):
        decide(match, lambda observations, masks: [0])

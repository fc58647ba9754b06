"""PettingZoo's own tests, and what an agent is shown."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from tests.envs.walks import NAMES

SHORT: Mapping[str, Mapping[str, Any]] = {
    "odessa": {"sizes": [3, 2]},
    "oko": {"stack": 10, "deals": 3},
    "exchange": {"max_exchanges": 12, "deals": 2},
    "donkey": {"limit": 3},
}
FORMS = [(name, form) for name in NAMES for form in GAMES[name].forms]


def seats_of(name: str, form: Mapping[str, Any]) -> int:
    allowed = GAMES[name].seats(form)
    return 3 if 3 in allowed else allowed[0]


def made(name: str, form: Mapping[str, Any], mode: str = "deal", **more: Any) -> Any:
    module = import_module(f"kozyr.envs.pettingzoo.{name}_v1")
    return module.env(seats=seats_of(name, form), options={**SHORT[name], **form}, mode=mode, **more)


@pytest.mark.parametrize("mode", ["deal", "match"])
@pytest.mark.parametrize(("name", "form"), FORMS, ids=str)
def test_the_api_and_the_seeds(name: str, form: Mapping[str, Any], mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(made(name, form, mode), num_cycles=40)
        seed_test(lambda: made(name, form, mode), num_cycles=20)


@pytest.mark.parametrize(("name", "form"), FORMS, ids=str)
def test_a_match_is_rewarded_with_its_totals_and_masks_are_the_movers(
    name: str, form: Mapping[str, Any]
) -> None:
    env = made(name, form, "match")
    env.reset(seed=5)
    draw = np.random.default_rng(5)
    begun = np.array(
        env.unwrapped.match.game.course(env.unwrapped.match.options, env.unwrapped.seats, 0).totals
    )
    sums = dict.fromkeys(env.possible_agents, 0)
    for count, agent in enumerate(env.agent_iter(5000)):
        shown, reward, over, _, _ = env.last()
        sums[agent] += reward
        if over:
            env.step(None)
            continue
        if count % 10 == 0:
            for other in env.agents:
                mask = env.observe(other)["action_mask"]
                assert mask.any() == (other == agent)
                assert env.observation_space(other).contains(env.observe(other))
        env.step(int(draw.choice(np.flatnonzero(shown["action_mask"]))))
    match = env.unwrapped.match
    assert match.finished
    gained = (np.array(match.totals) - begun) * GAMES[name].steps.BETTER
    assert list(sums.values()) == gained.tolist()


def test_what_an_agent_sees_is_its_view_and_depends_on_no_hidden_card() -> None:
    """Two deals that differ in cards that the seat doesn't see show it the same."""
    env = made("odessa", {}).unwrapped
    env.reset(seed=1)
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    before = {name: array.copy() for name, array in env.observe(agent).items()}
    one, two = [other for other in range(env.seats) if other != seat]
    hands = env._run.deal.hands
    hands[one], hands[two] = hands[two], hands[one]
    after = env.observe(agent)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert any(
        not np.array_equal(env.layout.encode(env.seen(other)), before["observation"])
        for other in env.agents
        if other != agent
    )


def test_a_render_is_what_the_seat_to_act_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = made("odessa", {}, render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text == env.unwrapped.layout.text(
        env.unwrapped.layout.decode(env.observe(env.agent_selection)["observation"])
    )
    human = made("odessa", {}, render_mode="human")
    human.reset(seed=3)
    assert capsys.readouterr().out == text + "\n\n"


def test_what_is_wrong_is_refused() -> None:
    for arguments, path in (
        ({"mode": "x"}, "mode"),
        ({"render_mode": "rgb"}, "render_mode"),
        ({"seats": 9}, "seats"),
        ({"options": {"sizes": []}}, "options.sizes"),
    ):
        with pytest.raises(OptionError) as caught:
            import_module("kozyr.envs.pettingzoo.odessa_v1").raw_env(**arguments)
        assert caught.value.path == path
    env = made("odessa", {})
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    with pytest.raises(ValueError, match="step 42 is not legal for player_"):
        env.unwrapped.step(42)
    assert all(np.array_equal(seen[name], env.observe(env.agent_selection)[name]) for name in seen)


def test_kozyr_is_imported_without_pettingzoo_and_pettingzoo_without_numba() -> None:
    code = (
        "import sys, kozyr\n"
        "assert not {'pettingzoo', 'gymnasium', 'numpy'} & set(sys.modules)\n"
        "from kozyr.envs.pettingzoo import odessa_v1\n"
        "odessa_v1.env().reset(seed=1)\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("name", "form"), FORMS[::3], ids=str)
def test_a_copy_goes_on_by_itself(name: str, form: Mapping[str, Any]) -> None:
    env = made(name, form, "match").unwrapped
    env.reset(seed=2)
    draw = np.random.default_rng(2)
    for _ in range(15):
        env.step(int(draw.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    twin = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    for _ in range(15):
        shown = env.observe(env.agent_selection)
        assert twin.agent_selection == env.agent_selection
        assert all(np.array_equal(shown[key], twin.observe(env.agent_selection)[key]) for key in shown)
        if not shown["action_mask"].any():
            break
        step, before = int(draw.choice(np.flatnonzero(shown["action_mask"]))), twin.match.to_record()
        env.step(step)
        assert twin.match.to_record() == before
        twin.step(step)

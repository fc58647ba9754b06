"""Many deals at once: the deals of simulate, the masks and observations of the written rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import kozyr
from kozyr.envs.vector import VectorEnv
from kozyr.games.registry import GAMES
from tests.envs.walks import NAMES

pytestmark = pytest.mark.compiled

CASES: Mapping[str, list[tuple[int, Mapping[str, Any]]]] = {
    "odessa": [(4, {"sizes": [6]}), (6, {"sizes": [3], "revoke": "penalty"}), (2, {"zero_bonus": 5})],
    "exchange": [(4, {"max_exchanges": 30}), (13, {"max_exchanges": 40}), (2, {"target": 1})],
    "oko": [
        (4, {}),
        (6, {"stack": 12, "showdown_at_two": "opened"}),
        (2, {"stack": 1_000_000, "reraise": True}),
    ],
    "donkey": [
        (4, {}),
        (3, {"trump": "two", "must_beat": True}),
        (4, {"form": "pairs", "beating": "any_lower"}),
        (3, {"form": "two_vs_one"}),
        (4, {"form": "three_vs_one"}),
        (4, {"form": "three_vs_one", "talon": "gift", "redeal": "never"}),
    ],
}
EVERY = [(name, seats, options) for name in NAMES for seats, options in CASES[name]]


def env_of(name: str, seats: int, options: Mapping[str, Any], **more: Any) -> VectorEnv:
    return VectorEnv(name, seats=seats, options=options, **{"rows": 20, "seed": b"envs", **more})


@pytest.mark.parametrize(("name", "seats", "options"), EVERY)
def test_compiled_rows_are_what_the_written_rules_say(
    name: str, seats: int, options: Mapping[str, Any]
) -> None:
    game = GAMES[name]
    engine, steps, tensor = game.engine, game.steps, game.tensor
    env = env_of(name, seats, options)
    env.reset()
    rules = engine.Rules.from_words(env._rules)
    ended = 0
    for _ in range(130):
        chosen = env.sample()
        expected, over = [], []
        for row in range(env.rows):
            deal = engine.Deal.from_words(env._deals[row])
            memory = steps.Memory.from_words(env._memories[row])
            mask = steps.mask(memory, deal, rules)
            assert mask == env.legal[row]
            assert env.masks[row].tolist() == [mask >> step & 1 for step in range(steps.STEPS)]
            assert env.to_act[row] == deal.to_act
            out = [0] * tensor.LAYOUT.size
            tensor.write(memory, deal, rules, deal.to_act, out)
            assert env.observations[row].tolist() == out
            action = steps.choose(memory, deal, rules, int(chosen[row]))
            if action >= 0:
                steps.carry_out(memory, deal, rules, action)
            over.append(deal.to_act < 0)
            scores = [0] * seats
            if deal.to_act < 0:
                engine.score(deal, rules, scores)
            expected.append([score * steps.BETTER for score in scores])
        _, _, rewards, done = env.step(chosen)
        assert rewards.tolist() == expected
        assert done.tolist() == over
        ended += int(done.sum())
    assert ended > 10


@pytest.mark.parametrize("name", [name for name in ("odessa", "exchange") if name in NAMES])
def test_random_steps_play_the_deals_of_simulate(name: str) -> None:
    """Where each step is a whole action, ``sample`` draws as ``simulate`` does."""
    seats, options = CASES[name][0]
    env = env_of(name, seats, options)
    env._scores = np.full((200, seats), 99)
    env.reset()
    while env.numbers.min() < 200:
        env.step(env.sample())
    assert np.array_equal(
        env._scores, kozyr.simulate(name, seats=seats, deals=200, seed=b"envs", options=options)
    )


def played(env: VectorEnv, times: int) -> list[Any]:
    """What so many random steps show."""
    found: list[Any] = []
    for _ in range(times):
        found += [array.copy() for array in env.step(env.sample())]
    return found


def same(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(map(np.array_equal, one, other))


def test_threads_change_nothing_and_the_seed_changes_everything() -> None:
    runs = []
    for more in ({}, {"threads": 3}, {"seed": b"other"}):
        env = env_of("odessa", 4, {"sizes": [3]}, **more)
        env.reset()
        runs.append(played(env, 40))
        env.close()
    assert same(runs[0], runs[1])
    assert not same(runs[0], runs[2])


def test_a_saved_state_goes_on_as_it_did_and_elsewhere_too() -> None:
    env = env_of("odessa", 4, {"sizes": [3]})
    env.reset()
    played(env, 7)
    kept = env.save()
    shown = env.observations.copy(), env.masks.copy()
    ahead = played(env, 30)
    assert same([*env.load(kept)], [*shown])
    assert same(played(env, 30), ahead)
    other = env_of("odessa", 4, {"sizes": [3]}, seed=b"other")
    other.load(kept)
    assert same(played(other, 30), ahead)
    with pytest.raises(ValueError, match="another environment"):
        env_of("odessa", 4, {"sizes": [2]}).load(kept)
    with pytest.raises(ValueError, match="no saved environment"):
        other.load(b"kozyr")


def test_reset_begins_anew() -> None:
    env = env_of("odessa", 3, {"sizes": [2]})
    env.reset()
    first = played(env, 20)
    env.reset()
    assert same(played(env, 20), first)


def test_a_step_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    env = env_of("odessa", 4, {"sizes": [6]})
    env.reset()
    steps, kept = env.sample(), env.save()
    for wrong in (42, -1, 43, 10**12):
        refused = steps.copy()
        refused[5] = wrong
        with pytest.raises(ValueError, match=f"row 5: step {wrong} is not legal"):
            env.step(refused)
    for shape in (steps[:-1], steps.astype(float), [*steps, 0]):
        with pytest.raises(ValueError, match="20 whole numbers are needed"):
            env.step(shape)
    assert env.save() == kept
    env.step(steps.tolist())


def test_every_legal_step_is_sampled_about_as_often() -> None:
    env = env_of("odessa", 4, {"sizes": [6]}, rows=7000)
    env.reset()
    counts = np.bincount(env.sample(), minlength=7)
    assert len(counts) == 7
    assert abs(counts - 1000).max() < 150


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"seats": 7}, "seats"),
        ({"rows": 0}, "rows"),
        ({"threads": 0}, "threads"),
        ({"options": {"sizes": [7]}}, "options.sizes"),
        ({"seed": "x"}, "seed"),
        ({"game": "exchange", "options": {"max_exchanges": 0}}, "options.max_exchanges"),
    ],
)
def test_what_can_not_be_played_is_refused(arguments: dict[str, Any], path: str) -> None:
    given: dict[str, Any] = {"game": "odessa", "seats": 3, "rows": 2, "seed": b""}
    with pytest.raises(kozyr.OptionError) as caught:
        VectorEnv(**{**given, **arguments})
    assert caught.value.path == path


def lowest(observations: Any, masks: Any) -> Any:
    """The policy of the first legal step."""
    assert len(observations) == len(masks)
    return masks.argmax(axis=1)


def test_policies_play_the_deals_of_simulate_seat_by_seat() -> None:
    given: dict[str, Any] = {"seats": 3, "deals": 300, "seed": b"p", "options": {"sizes": [3]}}
    at_random = kozyr.simulate("odessa", **given)
    assert np.array_equal(kozyr.simulate("odessa", policy=[None, None, None], **given), at_random)
    mine = kozyr.simulate("odessa", policy=lowest, **given)
    assert np.array_equal(kozyr.simulate("odessa", policy=[lowest] * 3, cores=2, **given), mine)
    assert mine.shape == (300, 3)
    mixed = kozyr.simulate("odessa", policy=[lowest, None, None], **given)
    assert not np.array_equal(mixed, mine)
    assert not np.array_equal(mixed, at_random)
    fewer = kozyr.simulate("odessa", policy=[lowest, None, None], **{**given, "deals": 40})
    assert np.array_equal(fewer, mixed[:40])


def test_what_policies_scored_is_what_the_written_rules_score() -> None:
    scores = kozyr.simulate("oko", seats=3, deals=50, seed=b"p", policy=lowest)
    assert (scores.sum(axis=1) == 0).all()
    banki = kozyr.simulate(
        "donkey", seats=3, deals=50, seed=b"p", policy=lowest, options={"form": "two_vs_one"}
    )
    assert banki.min() == 0
    assert banki.max() > 0


def test_a_policy_that_breaks_the_rules_or_is_missing_is_refused() -> None:
    given: dict[str, Any] = {"seats": 3, "deals": 3, "seed": b"p"}
    with pytest.raises(ValueError, match="row 0: step 42 is not legal"):
        kozyr.simulate("odessa", policy=lambda _, masks: [42] * len(masks), **given)
    with pytest.raises(kozyr.OptionError, match="policy: 3 are needed"):
        kozyr.simulate("odessa", policy=[lowest], **given)


def test_a_game_without_steps_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    without = dataclasses.replace(GAMES["odessa"], steps=None)
    monkeypatch.setitem(GAMES, "odessa", without)
    with pytest.raises(kozyr.OptionError, match="odessa isn't broken into steps"):
        env_of("odessa", 3, {})

"""The example that learns Odessa runs from beginning to end, and its policy is the same wherever it plays."""

from __future__ import annotations

import csv
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kozyr
from kozyr.envs.vector import VectorEnv

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
OPTIONS = {"sizes": [2]}


@pytest.fixture(scope="module")
def policies() -> Any:
    """The module ``odessa_policy``."""
    sys.path.insert(0, str(EXAMPLES))
    yield import_module("odessa_policy")
    sys.path.remove(str(EXAMPLES))


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """What a short run has written and said."""
    out = tmp_path_factory.mktemp("learned") / "here"
    short = "--updates 3 --rows 256 --every 2 --curve-deals 5 --deals 5 --cores 1 --layers 16 8"
    command = [sys.executable, str(EXAMPLES / "train_odessa.py"), *short.split(), "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return out, done.stdout


def test_it_runs_and_draws_its_curve(learned: tuple[Path, str]) -> None:
    out, said = learned
    assert "seed 1, 5 new deals from every seat: " in said
    with (out / "curve.csv").open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert [int(row["deals"]) for row in rows] == [0, 512, 768]
    assert all(float(row["low"]) < float(row["mean"]) < float(row["high"]) for row in rows)
    assert (out / "curve.svg").read_text(encoding="utf-8").count("<svg") == 1


def test_it_learns(policies: Any) -> None:
    """What it learns from becomes likelier if it was good: a few updates are better than none."""
    sys.path.insert(0, str(EXAMPLES))
    train = import_module("train_odessa")
    sys.path.remove(str(EXAMPLES))
    chance = np.random.default_rng(2)
    network = policies.Network.random([policies.INPUTS, 32, policies.OUTPUTS + 1], chance)
    teacher = train.Teacher(network)
    env = VectorEnv("odessa", seats=4, rows=512, seed=b"learns", options=OPTIONS)
    env.reset()

    def worth() -> float:
        """Points a deal more than players at random."""
        seats = [policies.Policy(network), None, None, None]
        scores = kozyr.simulate("odessa", seats=4, deals=2000, seed=b"worth", options=OPTIONS, policy=seats)
        return float(scores[:, 0].mean() - scores[:, 1:].mean())

    before = worth()
    for _ in range(20):
        seen = train.play(network, env, chance, 0.3)
        train.learn(teacher, seen, 3e-3, 0.01, chance.permutation(len(seen.chosen)))
    assert worth() > max(before, 0) + 1


def test_a_gradient_is_a_gradient(policies: Any) -> None:
    """Against differences of the answers."""
    chance = np.random.default_rng(4)
    network = policies.Network.random([5, 4, 3], chance)
    network.weights = [weights.astype(np.float64) + 0.1 for weights in network.weights]
    inputs, wanted = chance.normal(size=(7, 5)).astype(np.float32), chance.normal(size=(7, 3))
    found = network.gradient(network.layers(inputs), wanted)

    def answer() -> float:
        return float((network.layers(inputs)[-1] * wanted).sum())

    for weights, slope in zip(network.weights, found, strict=True):
        for place in np.ndindex(weights.shape):
            kept = weights[place]
            weights[place] = kept + 1e-6
            more = answer()
            weights[place] = kept - 1e-6
            assert (more - answer()) / 2e-6 == pytest.approx(slope[place], abs=1e-4)
            weights[place] = kept


def test_suits_begin_with_trumps(policies: Any) -> None:
    env = VectorEnv("odessa", seats=4, rows=64, seed=b"suits", options=OPTIONS)
    observations, masks = (array.copy() for array in env.reset())
    network = policies.Network.random([policies.INPUTS, 16, policies.OUTPUTS + 1], np.random.default_rng(3))
    policy = policies.Policy(network)
    for _ in range(15):
        steps = policy(observations, masks)
        assert (masks[np.arange(64), steps] == 1).all()
        inputs, legal, meant = policies.look(observations, masks)
        # What is meant by an output is legal where the output is, and the hand shows the same cards.
        assert (np.take_along_axis(masks, meant, axis=1) == legal).all()
        trump = observations[:, env.layout.slices["trump"]].argmax(axis=1)
        hand = observations[:, env.layout.slices["hand"]].reshape(64, 4, 9)
        turned = np.array(
            [np.roll(cards, -suit, axis=0).ravel() for cards, suit in zip(hand, trump, strict=True)]
        )
        before = policies.AS_THEY_ARE[: policies.AS_THEY_ARE.index("hand")]
        start = sum(policies.PLACES[name].shape[1] for name in before)
        assert (inputs[:, start : start + 36] == turned).all()
        observations, masks = (array.copy() for array in env.step(steps)[:2])


def test_a_policy_survives_being_written_down(
    learned: tuple[Path, str], policies: Any, tmp_path: Path
) -> None:
    policy = policies.Policy.load(learned[0] / "policy.npz")
    policy.save(tmp_path / "again.npz")
    again = policies.Policy.load(tmp_path / "again.npz")
    env = VectorEnv("odessa", seats=4, rows=200, seed=b"again", options=OPTIONS)
    observations, masks = env.reset()
    for _ in range(20):
        steps = policy(observations, masks)
        assert (again(observations, masks) == steps).all()
        observations, masks, _, _ = env.step(steps)
    np.savez_compressed(tmp_path / "old.npz", np.array(99), *policy.network.weights)
    with pytest.raises(ValueError, match="another layout"):
        policies.Policy.load(tmp_path / "old.npz")


def test_the_bot_plays_what_the_policy_plays(learned: tuple[Path, str], policies: Any) -> None:
    out, _ = learned
    program = f"exec:{out / 'bot.py'}"
    others = ["steady", "random", "random"]
    usual: dict[str, Any] = {"deals": 5, "seed": b"bot", "options": OPTIONS}
    policy = policies.Policy.load(out / "policy.npz")
    one = kozyr.arena("odessa", [program, *others], **usual)
    two = kozyr.arena("odessa", ["learned", *others], policies={"learned": policy}, **usual)
    assert one.bots[0].faults == {}
    assert [bot.mean for bot in one.bots] == [bot.mean for bot in two.bots]

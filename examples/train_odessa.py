#!/usr/bin/env python3
"""Learn to play Odessa in minutes, and measure the policy against ``steady``.

    python examples/train_odessa.py --out learned

Four seats, six cards each. A network of two small layers plays all four seats of thousands of deals at once
(``kozyr.envs.vector``) and learns from what they bring: proximal policy optimisation, in numpy. From time to
time the arena lets it play one seat against three steady bots, on the same deals from every seat. Written are
``policy.npz``, ``bot.py`` (the policy as a bot for any table), ``curve.csv`` and ``curve.svg``.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
from odessa_policy import INPUTS, OUTPUTS, SEATS, Floats, Ints, Network, Policy, look

import kozyr
from kozyr.envs.vector import VectorEnv
from kozyr.lab.arena import Difference

SIZE = 6
OPTIONS = {"sizes": [SIZE]}
MOVES = SEATS * (1 + SIZE)
"""Decisions in a deal: a bid and six cards for each seat."""
BATCH = 16_384
"""Decisions that are learned from at once."""
POINTS = 20.0
"""The network counts in so many points."""
TRUST = 0.2
"""How much likelier a step may become in one update."""


class Experience(NamedTuple):
    """Decisions of many deals that were played; a row for each."""

    inputs: Ints
    legal: Ints
    chosen: Ints
    """The output that was followed."""
    chances: Floats
    """How likely it was."""
    hopes: Floats
    """What the network expected the deal to bring."""
    results: Floats
    """What it brought: the seat's score less the mean of the others'."""


class Teacher:
    """Turns a network's weights (Adam), the less the nearer the end."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.turns = 0
        self.means = [np.zeros_like(weights) for weights in network.weights]
        self.squares = [np.zeros_like(weights) for weights in network.weights]

    def turn(self, gradient: list[Floats], rate: float) -> None:
        """One turn against a gradient, which is cut to a length of 1."""
        self.turns += 1
        length = np.sqrt(sum(float((part * part).sum()) for part in gradient))
        for weights, mean, square, part in zip(
            self.network.weights, self.means, self.squares, gradient, strict=True
        ):
            part = part / max(1.0, length)
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            step = mean / (1 - 0.9**self.turns)
            weights -= rate * step / (np.sqrt(square / (1 - 0.999**self.turns)) + 1e-8)


def chances_of(answers: Floats, legal: Ints) -> Floats:
    """How likely each output is: softmax over the legal ones."""
    found: Floats = np.where(legal, answers, -np.inf)
    found = np.exp(found - found.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


def play(network: Network, env: VectorEnv, chance: np.random.Generator) -> Experience:
    """Play a deal in every row."""
    rows = np.arange(env.rows)
    kept: list[tuple[Ints, ...]] = []
    for _ in range(MOVES):
        inputs, legal, meant = look(env.observations, env.masks)
        answers = network.layers(inputs)[-1]
        chances = chances_of(answers[:, :OUTPUTS], legal)
        # Gumbel's way to draw: the best of the logarithms with noise.
        with np.errstate(divide="ignore"):
            chosen = (np.log(chances) - np.log(chance.exponential(size=chances.shape))).argmax(axis=1)
        kept.append((inputs, legal, chosen, chances[rows, chosen], answers[:, OUTPUTS], env.to_act.copy()))
        env.step(meant[rows, chosen])
    *columns, seats = (np.array(column) for column in zip(*kept, strict=True))
    margins = env.rewards - (env.rewards.sum(axis=1, keepdims=True) - env.rewards) / (SEATS - 1)
    results = (margins[rows, seats] / POINTS).astype(np.float32)
    return Experience(*(column.reshape(-1, *column.shape[2:]) for column in (*columns, results)))


def learn(teacher: Teacher, seen: Experience, rate: float, curiosity: float, order: Ints) -> None:
    """Make likelier what brought more than was hoped for, and hope for what was brought."""
    gains = seen.results - seen.hopes
    gains /= gains.std()
    for start in range(0, len(order), BATCH):
        part = order[start : start + BATCH]
        rows = np.arange(len(part))
        layers = teacher.network.layers(seen.inputs[part])
        chances = chances_of(layers[-1][:, :OUTPUTS], seen.legal[part])
        chosen, gain = seen.chosen[part], gains[part]
        ratio = chances[rows, chosen] / seen.chances[part]
        # What has become likelier by so much already isn't made likelier any more, and the other way round.
        pull = gain * ratio * np.where(gain > 0, ratio < 1 + TRUST, ratio > 1 - TRUST)
        logs = np.log(chances + 1e-12)
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        wanted = np.empty_like(layers[-1])
        wanted[:, :OUTPUTS] = chances * pull[:, None] + curiosity * chances * (logs + spread)
        wanted[rows, chosen] -= pull
        wanted[:, OUTPUTS] = layers[-1][:, OUTPUTS] - seen.results[part]
        wanted /= len(part)
        teacher.turn(teacher.network.gradient(layers, wanted), rate)


def measure(network: Network, deals: int, seed: bytes, workers: int) -> Difference:
    """By how many points a deal the policy is better than three steady bots."""
    result = kozyr.arena(
        "odessa",
        ["learned", "steady", "steady", "steady"],
        deals=deals,
        seed=seed,
        options=OPTIONS,
        policies={"learned": Policy(network)},
        workers=workers,
    )
    assert result.bots[0].field is not None
    return result.bots[0].field


def write_curve(folder: Path, curve: list[tuple[int, Difference]]) -> None:
    """The learning curve as a table, and with matplotlib (the extra ``plots``) as a picture."""
    rows = [(deals, found.mean, found.low, found.high) for deals, found in curve]
    with (folder / "curve.csv").open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([("deals", "mean", "low", "high"), *rows])
    try:
        from matplotlib.figure import Figure
    except ImportError:
        print("no curve.svg: pip install 'kozyr[plots]'")
        return
    deals, mean, low, high = np.array(rows, float).T
    axes = (figure := Figure(figsize=(7, 4), layout="constrained")).subplots()
    axes.fill_between(deals, low, high, color="#2f6f5e", alpha=0.25, linewidth=0)
    axes.plot(deals, mean, color="#2f6f5e", marker="o")
    axes.axhline(0, color="#888", linewidth=1)
    axes.set_xlabel("deals played against itself")
    axes.set_ylabel("points a deal more than steady, 95 %")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(folder / "curve.svg")


def write_bot(folder: Path) -> None:
    """The policy as a program for ``exec:``, run by the Python that runs now."""
    source = Path(__file__).with_name("odessa_policy.py").read_text(encoding="utf-8")
    bot = folder / "bot.py"
    bot.write_text(f"#!{sys.executable}\n" + source.partition("\n")[2], encoding="utf-8")
    bot.chmod(0o755)


def train(wish: argparse.Namespace) -> Network:
    """Learn, and note the curve."""
    chance = np.random.default_rng(wish.seed)
    network = Network.random([INPUTS, *wish.layers, OUTPUTS + 1], chance)
    teacher = Teacher(network)
    seed = b"train %d" % wish.seed
    env = VectorEnv("odessa", seats=SEATS, rows=wish.rows, seed=seed, options=OPTIONS, threads=wish.cores)
    env.reset()
    curve: list[tuple[int, Difference]] = []
    spent = 0.0
    for update in range(wish.updates + 1):
        if update % wish.every == 0 or update == wish.updates:
            found = measure(network, wish.curve_deals, b"curve %d" % wish.seed, wish.cores)
            curve.append((update * wish.rows, found))
            print(f"{update * wish.rows:9,} deals, {spent:4.0f} s: {told(found)}", flush=True)
        if update < wish.updates:
            begin = perf_counter()
            left = 1 - update / wish.updates
            seen = play(network, env, chance)
            learn(
                teacher, seen, wish.rate * max(left, 0.1), 0.01 * left, chance.permutation(len(seen.chosen))
            )
            spent += perf_counter() - begin
    env.close()
    write_curve(wish.out, curve)
    return network


def told(found: Difference) -> str:
    """A difference in words."""
    if found.low is None or found.high is None:
        return f"{found.mean:+.2f} points a deal against steady"
    return f"{found.mean:+.2f} points a deal against steady, 95 % from {found.low:+.2f} to {found.high:+.2f}"


def main() -> None:
    """Learn, write, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder to write into")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--rows", type=int, default=4096, help="deals in an update")
    parser.add_argument("--layers", type=int, nargs="+", default=[128, 64])
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--every", type=int, default=50, help="updates between two points of the curve")
    parser.add_argument("--curve-deals", type=int, default=100)
    parser.add_argument("--deals", type=int, default=1000, help="deals of the last measurement")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    begin = perf_counter()
    network = train(wish)
    Policy(network).save(wish.out / "policy.npz")
    write_bot(wish.out)
    found = measure(network, wish.deals, b"final %d" % wish.seed, wish.cores)
    print(f"seed {wish.seed}, {wish.deals} new deals from every seat: {told(found)}")
    print(
        f"{perf_counter() - begin:.0f} s in all, {wish.cores} cores; policy.npz and bot.py are in {wish.out}"
    )


if __name__ == "__main__":
    main()

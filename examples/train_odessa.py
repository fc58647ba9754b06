#!/usr/bin/env python3
"""Learn to play Odessa in minutes, and measure the policy against ``steady``.

    python examples/train_odessa.py --out learned

Four seats, two cards each. A network of two small layers plays all four seats of thousands of deals at once
(``kozyr.envs.vector``) and learns from what they bring: what each bid was worth, and by proximal policy
optimisation which cards, all in numpy. From time to time the arena lets it play one seat against three steady
bots, on the same deals from every seat. Written are ``policy.npz``, ``bot.py`` (the policy as a bot for any
table), ``curve.csv`` and ``curve.svg``.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
from odessa_policy import BIDS, INPUTS, OUTPUTS, SEATS, Floats, Ints, Network, Policy, look

import kozyr
from kozyr.envs.vector import VectorEnv
from kozyr.lab.arena import Difference

SIZE = 2
OPTIONS = {"sizes": [SIZE]}
MOVES = SEATS * (1 + SIZE)
"""Decisions in a deal: a bid and its cards for each seat."""
BATCH = 4096
"""Decisions that are learned from at once."""
POINTS = 20.0
"""The network counts in so many points."""
PATIENCE = 0.9
"""How far what comes later counts for a decision: 1: all of it, 0: up to the seat's next decision."""
CURIOSITY = 0.01
"""How much it is worth at first that cards are chosen evenly."""
WARMTH = (0.2, 0.02)
"""How far bids are from the best at first and in the end, in the network's points."""
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
    gains: Floats
    """How much better it went on than the network had hoped."""
    results: Floats
    """What the network should have hoped for."""


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


def chances_of(answers: Floats, legal: Ints, warmth: float) -> Floats:
    """How likely each output is: softmax over the legal ones.

    The answer for a bid is what it is worth, and the colder it is, the surer the best is taken. For a card it
    is what learning has made of it.
    """
    bids = legal[:, :BIDS].any(axis=1, keepdims=True)
    found: Floats = np.where(legal, answers / np.where(bids, np.float32(warmth), np.float32(1)), -np.inf)
    found = np.exp(found - found.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


def play(network: Network, env: VectorEnv, chance: np.random.Generator, warmth: float) -> Experience:
    """Play a deal in every row."""
    rows = np.arange(env.rows)
    kept: list[tuple[Ints, ...]] = []
    for _ in range(MOVES):
        inputs, legal, meant = look(env.observations, env.masks)
        answers = network.layers(inputs)[-1]
        chances = chances_of(answers[:, :OUTPUTS], legal, warmth)
        # Gumbel's way to draw: the best of the logarithms with noise.
        with np.errstate(divide="ignore"):
            chosen = (np.log(chances) - np.log(chance.exponential(size=chances.shape))).argmax(axis=1)
        hopes = np.where(chosen < BIDS, answers[rows, chosen], answers[:, OUTPUTS])
        kept.append((inputs, legal, chosen, chances[rows, chosen], hopes, env.to_act.copy()))
        env.step(meant[rows, chosen])
    inputs, legal, chosen, chances, hopes, seats = (np.array(column) for column in zip(*kept, strict=True))
    margins = env.rewards - (env.rewards.sum(axis=1, keepdims=True) - env.rewards) / (SEATS - 1)
    gains = gained(hopes, seats, (margins / POINTS).astype(np.float32))
    columns = (inputs, legal, chosen, chances, gains, hopes + gains)
    return Experience(*(column.reshape(-1, *column.shape[2:]) for column in columns))


def gained(hopes: Floats, seats: Ints, results: Floats) -> Floats:
    """By how much each decision went better than hoped (generalised advantage estimation).

    Args:
        hopes: (decisions, rows), what the network hoped for before each decision of a deal.
        seats: (decisions, rows), whose decision it was.
        results: (rows, seats), what the deal brought in the end.
    """
    rows = np.arange(results.shape[0])
    later, after = np.zeros_like(results), results.copy()
    gains = np.empty_like(hopes)
    for k in range(len(hopes) - 1, -1, -1):
        seat = seats[k]
        later[rows, seat] = after[rows, seat] - hopes[k] + PATIENCE * later[rows, seat]
        after[rows, seat] = hopes[k]
        gains[k] = later[rows, seat]
    return gains


def learn(teacher: Teacher, seen: Experience, rate: float, curiosity: float, order: Ints) -> None:
    """Learn what bids were worth; make cards likelier that were better than hoped; learn what to hope for."""
    gains = seen.gains / seen.gains.std()
    for start in range(0, len(order), BATCH):
        part = order[start : start + BATCH]
        rows = np.arange(len(part))
        chosen, gain, legal = seen.chosen[part], gains[part], seen.legal[part]
        layers = teacher.network.layers(seen.inputs[part])
        chances = chances_of(layers[-1][:, :OUTPUTS], legal, 1.0)
        ratio = chances[rows, chosen] / seen.chances[part]
        # What has become likelier by so much already isn't made likelier any more, and the other way round.
        pull = gain * ratio * np.where(gain > 0, ratio < 1 + TRUST, ratio > 1 - TRUST)
        logs = np.log(chances + 1e-12)
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        wanted = np.empty_like(layers[-1])
        wanted[:, :OUTPUTS] = chances * pull[:, None] + curiosity * chances * (logs + spread)
        wanted[rows, chosen] -= pull
        wanted[:, OUTPUTS] = layers[-1][:, OUTPUTS] - seen.results[part]
        bids = np.flatnonzero(chosen < BIDS)
        wanted[bids] = 0
        wanted[bids, chosen[bids]] = layers[-1][bids, chosen[bids]] - seen.results[part][bids]
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
            print(f"{update * wish.rows:9,} deals, {spent:4.0f} s of CPU: {told(found)}", flush=True)
        if update < wish.updates:
            begin = process_time()
            left = 1 - update / wish.updates
            seen = play(network, env, chance, WARMTH[0] * left + WARMTH[1] * (1 - left))
            order = chance.permutation(len(seen.chosen))
            learn(teacher, seen, wish.rate * max(left, 0.1), CURIOSITY * left, order)
            spent += process_time() - begin
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
    parser.add_argument("--updates", type=int, default=70)
    parser.add_argument("--rows", type=int, default=4096, help="deals in an update")
    parser.add_argument("--layers", type=int, nargs="+", default=[64, 32])
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--every", type=int, default=35, help="updates between two points of the curve")
    parser.add_argument("--curve-deals", type=int, default=200)
    parser.add_argument("--deals", type=int, default=600, help="deals of the last measurement")
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

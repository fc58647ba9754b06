#!/usr/bin/env python3
"""Solve a small Oko and a small Odessa with OpenSpiel, and draw how near each solver has come.

    python examples/solve_small.py --out solved

Both games are for two and have few decks. After 1, 2, 5, 10, 20, ... iterations of four of OpenSpiel's
solvers a best response says how much it would win against their average policy (exploitability). Written are
``solved.csv`` and ``solved.svg``.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import pyspiel

import kozyr.envs.openspiel  # noqa: F401 (registers the games)

HANDS = ("9C TD", "KD QD", "AS AH")
"""What a seat can see at first, from weak to strong."""
CLOSED = ("9S JH", "9H JC")
"""What seat 1 and seat 0 have closed; nobody's hand gets better by it than the next one."""
CARDS = ("6C", "AC", "9D", "KH")
TURNED = "7C"
WHOLE = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}
"""An iteration of these goes through the whole tree."""
SAMPLING = {
    "external sampling": pyspiel.ExternalSamplingMCCFRSolver,
    "outcome sampling": pyspiel.OutcomeSamplingMCCFRSolver,
}
"""These draw a part of it."""
COLOURS = ("#2f6f5e", "#8a4f2d", "#3f5f9f", "#a03f6f")


class Point(NamedTuple):
    """How near a solver has come."""

    game: str
    solver: str
    iterations: int
    seconds: float
    """Of processor time, for the iterations alone."""
    exploitability: float


def small_oko() -> Any:
    """Stacks of 3 chips; each seat sees one of three hands, and the closed cards are always the same."""
    decks = []
    for first, second in permutations(HANDS, 2):
        # Cards are dealt one by one, and the seat after the dealer, seat 1, gets the first.
        cards = zip(f"{first} {CLOSED[0]}".split(), f"{second} {CLOSED[1]}".split(), strict=True)
        decks.append(" ".join(card for both in cards for card in both))
    return pyspiel.load_game("kozyr_oko", {"players": 2, "options": "stack:3", "decks": "/".join(decks)})


def small_odessa() -> Any:
    """Four cards, dealt in every order, two for each; the turned card is always the same."""
    decks = "/".join(" ".join((*cards, TURNED)) for cards in permutations(CARDS))
    wanted = {"players": 2, "options": "sizes:2", "decks": decks, "utility": "margin"}
    return pyspiel.load_game("kozyr_odessa", wanted)


def stops(most: int) -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, ... up to the most."""
    ten = 1
    while ten <= most:
        yield from (stop for stop in (ten, 2 * ten, 5 * ten) if stop <= most)
        ten *= 10


def solve(name: str, game: Any, most: int, sampled: int, seed: int) -> Iterator[Point]:
    """Let each solver work on a game."""
    for solver in (*WHOLE, *SAMPLING):
        whole = solver in WHOLE
        made = WHOLE[solver](game) if whole else SAMPLING[solver](game, seed=seed)
        step = made.evaluate_and_update_policy if whole else made.run_iteration
        done, seconds = 0, 0.0
        for stop in stops(most if whole else sampled):
            begin = process_time()
            for _ in range(stop - done):
                step()
            done, seconds = stop, seconds + process_time() - begin
            left = pyspiel.exploitability(game, made.average_policy())
            yield Point(name, solver, done, round(seconds, 2), left)


def draw(points: Sequence[Point], path: Path) -> None:
    """A picture for each game, with matplotlib (the extra ``plots``)."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        print("no picture: pip install 'kozyr[plots]'")
        return
    games = list(dict.fromkeys(point.game for point in points))
    figure = Figure(figsize=(9, 4), layout="constrained")
    for axes, game in zip(figure.subplots(1, len(games), squeeze=False)[0], games, strict=True):
        for solver, colour in zip((*WHOLE, *SAMPLING), COLOURS, strict=True):
            found = [point for point in points if (point.game, point.solver) == (game, solver)]
            numbers, lefts = zip(*((point.iterations, point.exploitability) for point in found), strict=True)
            axes.loglog(numbers, lefts, color=colour, marker="o", markersize=4, label=solver)
        axes.set_title(game)
        axes.set_xlabel("iterations")
        axes.set_ylabel("exploitability, " + ("chips" if game == "oko" else "points"))
        axes.spines[["top", "right"]].set_visible(False)
    figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=4, frameon=False)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Solve, print, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("solved"), help="folder to write into")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR and CFR+")
    parser.add_argument("--sampled", type=int, default=10_000, help="iterations of the sampling solvers")
    parser.add_argument("--seed", type=int, default=1, help="of the sampling solvers")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    points = []
    for name, game in (("oko", small_oko()), ("odessa", small_odessa())):
        for point in solve(name, game, wish.iterations, wish.sampled, wish.seed):
            points.append(point)
            print("{:6}  {:17}  {:6} iterations  {:6.2f} s  {:.6f}".format(*point), flush=True)
    with (wish.out / "solved.csv").open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([Point._fields, *points])
    draw(points, wish.out / "solved.svg")


if __name__ == "__main__":
    main()

"""Odessa: our search against OpenSpiel's ISMCTS on the same deals, one seat each way.

    python bench/ismcts.py --deals 60 --out bench/results/odessa-ismcts.json
    python bench/ismcts.py --deals 6 --simulations 100         # some minutes

Every deal is played twice. Once one seat of four is ours and three are ISMCTS, once that seat is ISMCTS and
three are ours. So each holds every hand once, and what is counted is by how much ours does more with the same
hands: the mean over the seats, and the odd seat of either play alone.

ISMCTS is `open_spiel.python.algorithms.ismcts` on `kozyr_odessa`, as it comes: worlds drawn exactly, random
rollouts, the most visited action; what it maximises is the score.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from interval import counted
from open_spiel.python.algorithms import ismcts, mcts

import kozyr.envs.openspiel  # noqa: F401  registers the games
from kozyr.bots import Budget, bot

Choose = Callable[[Any], int]
"""A state in, the number of an action out."""


def theirs(game: Any, simulations: int, c: float, seed: int) -> Choose:
    """OpenSpiel's player."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    player = ismcts.ISMCTSBot(game, evaluator, c, simulations, random_state=chance)
    # By itself it draws worlds with a sampler that nobody can seed: no two runs would be the same.
    player.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.uniform))
    return lambda state: int(player.step(state))


def ours(level: str, samples: int | None, seed: int) -> Choose:
    """Our player."""
    player = bot(level, "odessa", seed)
    budget = None if samples is None else Budget(samples=samples)

    def choose(state: Any) -> int:
        match = state.play.match
        seat = match.to_act
        advice = player.advise(match.view(seat), match.prospect(seat), budget)
        numbers: list[int] = state.legal_actions()
        return next(number for number in numbers if state.play.text(number) == advice.action)

    return choose


def played(game: Any, cards: list[int], players: list[Choose]) -> list[float]:
    """The scores of a deal."""
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(card)
    while not state.is_terminal():
        state.apply_action(players[state.current_player()](state))
    scores: list[float] = state.returns()
    return scores


def twice(given: argparse.Namespace, number: int) -> dict[str, Any]:
    """A deal both ways."""
    seats = given.seats
    chance = random.Random(f"{given.seed}/{number}")
    dealer = chance.randrange(seats)
    game = pyspiel.load_game(
        "kozyr_odessa", {"players": seats, "options": f"sizes:{given.size}", "dealer": dealer}
    )
    cards = chance.sample(range(36), min(36, seats * given.size + 1))
    odd = number % seats
    began = time.perf_counter()
    scores = []
    for way in (True, False):
        players = [
            ours(given.level, given.samples, chance.getrandbits(30))
            if (seat == odd) == way
            else theirs(game, given.simulations, given.uct_c, chance.getrandbits(30))
            for seat in range(seats)
        ]
        scores.append(played(game, cards, players))
    return {"deal": number, "odd": odd, "scores": scores, "seconds": time.perf_counter() - began}


def rows_of(given: argparse.Namespace, done: set[int]) -> Iterator[dict[str, Any]]:
    """Deals as they are done, without those that are done already."""
    task = partial(twice, given)
    left = [number for number in range(given.deals) if number not in done]
    if given.workers == 1:
        yield from map(task, left)
        return
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        yield from pool.imap_unordered(task, left)


def begun(given: argparse.Namespace) -> list[dict[str, Any]]:
    """The deals that the file holds from a run that was ended early."""
    if not given.go_on:
        return []
    rows: list[dict[str, Any]] = json.loads(given.out.read_text("utf-8"))["rows"]
    return rows


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Odessa: our search against OpenSpiel's ISMCTS")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--size", type=int, default=6)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--samples", type=int, help="of ours; left out: what the level has")
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--uct-c", type=float, default=30.0)
    parser.add_argument("--seed", default="ismcts")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="no deal is begun after so long")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--go-on", action="store_true", help="keep the deals that the file of --out holds")
    given = parser.parse_args()
    rows = begun(given)
    began = time.perf_counter()
    result: dict[str, Any] = {}
    for row in rows_of(given, {row["deal"] for row in rows}):
        rows.append(row)
        result = {
            "command": " ".join(["python", *sys.argv]),
            "given": {
                key: value for key, value in vars(given).items() if key not in ("out", "minutes", "go_on")
            },
            "deals": len(rows),
            "seconds": time.perf_counter() - began,
            "versions": {name: version(name) for name in ("kozyr", "open_spiel", "numpy")},
            "machine": platform.machine(),
            "points_a_deal": counted(rows, given.seats),
            "rows": sorted(rows, key=lambda one: one["deal"]),
        }
        said = result["points_a_deal"]["same_hands"]
        print(
            f"{len(rows)} deals: {said['mean']:+.2f} ({said['low']:+.2f} to {said['high']:+.2f})", flush=True
        )
        if given.out:
            given.out.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
        if time.perf_counter() - began > given.minutes * 60:
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())

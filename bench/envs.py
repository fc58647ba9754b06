"""Environments: decisions a second against leduc hold'em of three libraries, and OpenSpiel's oh_hell.

    make bench-envs
    python bench/envs.py --seconds 2 --rounds 3 --json

One run, one thread each, random legal actions everywhere, CPU time. A decision of (a), (b) and (c) comes with
an observation and the legal actions; (c) and Kozyr play 4,096 deals at once. (d) is one deal at a time from
Python: the legal actions as a list of ints, an action, is it over.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
warnings.filterwarnings("ignore")

ROWS = 4096
OPTIONS = {"sizes": [6]}
PACKAGES = ("numpy", "numba", "pettingzoo", "rlcard", "pgx", "jax", "jaxlib", "open_spiel")
SIZES = """\
How the games differ: leduc hold'em has 2 players, 6 cards of which 3 are dealt, 4 actions and some 4
decisions a deal; its observations hold 36 (PettingZoo, RLCard) and 34 (pgx) numbers. Odessa has here
4 players, 36 cards of which 25 are dealt, 43 steps and 28 decisions a deal; an observation holds 453 numbers.
oh_hell is the nearest game: as many cards, players, bids and tricks, and no duty to trump."""

Slice = Callable[[float], float]
"""Seconds of CPU time -> decisions a second."""


def timed(run: Callable[[], int]) -> Slice:
    """Repeat a run that answers with its number of decisions."""

    def go(seconds: float) -> float:
        decisions, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            decisions += run()
        return decisions / spent

    return go


def vector() -> Slice:
    from kozyr.envs.vector import VectorEnv

    env = VectorEnv("odessa", seats=4, rows=ROWS, seed=b"bench", options=OPTIONS)
    env.reset()

    def run() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * ROWS

    run()
    return timed(run)


def pettingzoo() -> Slice:
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()
    draw = random.Random(1)
    env.reset(seed=1)

    def run() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(draw.choice([action for action in range(len(mask)) if mask[action]]))
            decisions += 1
        return decisions

    return timed(run)


def rlcard() -> Slice:
    import rlcard as library

    env = library.make("leduc-holdem", config={"seed": 1})
    draw = random.Random(1)

    def run() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return timed(run)


def pgx() -> Slice:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(state, key):  # type: ignore[no-untyped-def]
        def once(_, carried):  # type: ignore[no-untyped-def]
            state, key = carried
            key, chosen, dealt = jax.random.split(key, 3)
            odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(chosen, odds, axis=1)
            return step(state, actions, jax.random.split(dealt, ROWS)), key

        return jax.lax.fori_loop(0, 20, once, (state, key))

    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, ROWS)), key]

    def run() -> int:
        held[:] = play(*held)
        jax.block_until_ready(held[0])
        return 20 * ROWS

    run()
    run()
    return timed(run)


def single() -> Slice:
    from kozyr.envs.single import FastDeal

    first = FastDeal("odessa", seats=4, seed=b"bench", options=OPTIONS)
    draws = [random.Random(1).randrange(5040) for _ in range(10_007)]
    first.copy().apply(first.legal()[0])

    def go(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            deals = [first.copy() for _ in range(200)]
            begin = time.process_time()
            for deal in deals:
                while legal := deal.legal():
                    deal.apply(legal[draws[decisions % 10_007] % len(legal)])
                    decisions += 1
            spent += time.process_time() - begin
        return decisions / spent

    return go


def oh_hell() -> Slice:
    import pyspiel

    game = pyspiel.load_game("oh_hell(players=4,num_suits=4,num_cards_per_suit=9,num_tricks_fixed=6)")
    draws = [random.Random(1).randrange(5040) for _ in range(10_007)]
    draw = random.Random(1)
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(draw.choice(first.legal_actions()))

    def go(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            deals = [first.clone() for _ in range(200)]
            begin = time.process_time()
            for deal in deals:
                while not deal.is_terminal():
                    legal = deal.legal_actions()
                    deal.apply_action(legal[draws[decisions % 10_007] % len(legal)])
                    decisions += 1
            spent += time.process_time() - begin
        return decisions / spent

    return go


CASES = (
    ("a", "PettingZoo leduc_holdem_v4", pettingzoo, vector, 500.0),
    ("b", "RLCard leduc-holdem", rlcard, vector, 150.0),
    ("c", "pgx leduc_holdem", pgx, vector, 2.0),
    ("d", "OpenSpiel oh_hell, one deal", oh_hell, single, 1 / 1.5),
)
"""Letter, peer, its slice, ours, and how many times the peer's decisions a second ours must be."""


def main() -> int:
    """Measure; 1 if a ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a slice")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", default="abcd", help="letters of the cases")
    chosen = parser.parse_args()
    lines, made = [], dict[Any, Any]()
    for letter, peer, theirs, ours, must in CASES:
        if letter not in chosen.only:
            continue
        their = theirs()
        if ours not in made:
            made[ours] = ours()
        our = made[ours]
        rates = [(our(chosen.seconds), their(chosen.seconds)) for _ in range(chosen.rounds)]
        ratio = statistics.median(mine / other for mine, other in rates)
        mine, other = (statistics.median(column) for column in zip(*rates, strict=True))
        lines.append(
            {"case": letter, "peer": peer, "kozyr": mine, "other": other, "ratio": ratio, "must": must}
        )
        if not chosen.json:
            verdict = "" if ratio >= must else "  MISSED"
            print(f"({letter}) {peer:28} {other:12,.0f}/s  Kozyr {mine:12,.0f}/s  {ratio:8.2f} x", end="")
            print(f"  (must: {must:.2f}){verdict}", flush=True)
    versions = {name: version(name) for name in PACKAGES}
    if chosen.json:
        print(json.dumps({"python": sys.version.split()[0], "versions": versions, "cases": lines}, indent=1))
    else:
        print("\n" + SIZES)
        print(
            f"Python {sys.version.split()[0]}, " + ", ".join(f"{name} {of}" for name, of in versions.items())
        )
    return int(any(line["ratio"] < line["must"] for line in lines))


if __name__ == "__main__":
    sys.exit(main())

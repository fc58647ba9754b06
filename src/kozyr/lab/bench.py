"""How many random deals a second, and how that compares with OpenSpiel's nearest game in the same run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
import numpy as np

from kozyr.lab.honest import check
from kozyr.lab.simulate import Simulation

PEER = "oh_hell(players=4,num_suits=4,num_cards_per_suit=9,num_tricks_fixed=6)"
"""Nearest to odessa with 4 seats and 6 cards: 25 cards dealt, 4 bids, 24 cards played."""


@dataclass(frozen=True)
class Case:
    """A game and form to time; ``must`` and ``aim`` are ratios to OpenSpiel."""

    game: str
    form: str
    seats: int
    options: Mapping[str, Any]
    must: int | None = None
    aim: int | None = None


CASES = (
    Case("odessa", "6 cards", 4, {"sizes": [6]}, must=200, aim=250),
    Case("odessa", "6 cards", 6, {"sizes": [6]}),
    Case("odessa", "6 cards, penalty", 4, {"sizes": [6], "revoke": "penalty"}),
    Case("donkey", "ffa", 4, {}, must=60, aim=90),
    Case("donkey", "ffa", 3, {}),
    Case("donkey", "ffa", 2, {}),
    Case("donkey", "ffa, must_beat", 4, {"must_beat": True}),
    Case("donkey", "pairs", 4, {"form": "pairs"}),
    Case("donkey", "two_vs_one", 3, {"form": "two_vs_one"}),
    Case("donkey", "three_vs_one", 4, {"form": "three_vs_one"}),
    Case("exchange", "target 3", 4, {}),
    Case("oko", "stack 100", 4, {}),
)


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured for one case; ratios are None without OpenSpiel."""

    game: str
    form: str
    seats: int
    deals_per_cpu_second: float
    ratio: float | None
    """To playouts that sample chance by its probabilities (``chance_outcomes``): medians of the rounds."""
    lean_ratio: float | None
    """To the leanest loop that we could write (``random.choice(legal_actions())`` at every node)."""
    must: int | None
    aim: int | None
    checked: int
    """Deals replayed through ``Match`` with equal scores."""


def peer_playouts() -> tuple[Callable[[], None], Callable[[], None]] | None:
    """OpenSpiel's random playout from Python in two loops (fair chance, lean), or None without it."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(PEER)
    choice, choices = random.choice, random.choices

    def fair() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(actions, chances)[0])
            else:
                state.apply_action(choice(state.legal_actions()))
        state.returns()

    def lean() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
        state.returns()

    return fair, lean


def rate(run: Callable[[int], object], seconds: float, start: int = 200) -> float:
    """Runs a CPU second of something that takes how often, over about so many CPU seconds."""
    times = start
    while True:
        before = time.process_time()
        run(times)
        spent = time.process_time() - before
        if spent > seconds / 4:
            return times / spent
        times = int(times * min(20.0, 1.2 * seconds / 4 / max(spent, 1e-6)) + 1)


def repeat(playout: Callable[[], None]) -> Callable[[int], None]:
    """A playout, so many times."""

    def run(times: int) -> None:
        for _ in range(times):
            playout()

    return run


def measure(case: Case, seconds: float, rounds: int, sample: int) -> Line:
    """Time one case in turns with OpenSpiel, and check a sample of its deals."""
    simulation = Simulation(case.game, case.seats, b"bench", case.options)
    scores = simulation.scores(1000)
    numbers = range(0, 1000, max(1, 1000 // sample))
    checked = check(simulation, numbers)
    for number in numbers:
        if not np.array_equal(scores[number], simulation.trace(number)[3]):
            raise AssertionError(f"deal {number} came out otherwise the second time")
    peer = peer_playouts()
    ours: list[float] = []
    ratios: list[float] = []
    lean_ratios: list[float] = []
    for _ in range(rounds):
        mine = rate(simulation.scores, seconds, 2000)
        ours.append(mine)
        if peer:
            fair, lean = (rate(repeat(playout), seconds) for playout in peer)
            again = rate(simulation.scores, seconds, 2000)
            ratios.append((mine + again) / 2 / fair)
            lean_ratios.append((mine + again) / 2 / lean)
    return Line(
        game=case.game,
        form=case.form,
        seats=case.seats,
        deals_per_cpu_second=statistics.median(ours),
        ratio=statistics.median(ratios) if ratios else None,
        lean_ratio=statistics.median(lean_ratios) if lean_ratios else None,
        must=case.must,
        aim=case.aim,
        checked=checked,
    )


def bench(seconds: float = 1.0, rounds: int = 3, sample: int = 100) -> Iterator[Line]:
    """Measure every case, one after another; each slice takes about ``seconds`` of CPU time."""
    for case in CASES:
        yield measure(case, seconds, rounds, sample)


def versions() -> dict[str, str]:
    """What the figures depend on."""
    found = {name: version(name) for name in ("numba", "numpy")}
    try:
        found["open_spiel"] = version("open_spiel")
    except ImportError:
        found["open_spiel"] = "not installed"
    return found

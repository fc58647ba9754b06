"""Oko against simple players, on the same deals from every seat: chips per 100 deals, with intervals.

    python bench/oko.py --bot strong --deals 200

Heads-up against players that call everything, fold nearly everything, raise everything, or count the odds
of the pot; and against five steady ones at a table of six.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
from interval import interval

from kozyr import Match
from kozyr.bots import Budget, ask, bot
from kozyr.bots.oko import amount, bets, chance, odds
from kozyr.bots.search.oko import BUDGETS

Choose = Callable[[Any, random.Random], str]


def least(view: Any) -> str:
    """Stay in for as little as that costs."""
    return "call" if "call" in view.legal else f"bet {bets(view)[0]}"


def caller(view: Any, rng: random.Random) -> str:
    """Calls everything, and raises nothing."""
    return least(view)


def folder(view: Any, rng: random.Random) -> str:
    """Folds all but very good hands, to any raise."""
    deal = view.public.deal
    share = chance(view, deal, rng)
    cost = deal.highest - deal.bets[view.seat]
    return least(view) if share > (0.75 if cost > 1 else 0.4) else "pass"


def raiser(view: Any, rng: random.Random) -> str:
    """Raises whenever that is allowed."""
    found = bets(view)
    return f"bet {amount(view.public.deal, found, rng)}" if found else least(view)


def counter(view: Any, rng: random.Random) -> str:
    """Goes along where its chance against any cards pays for the call; raises nothing."""
    deal = view.public.deal
    cost = min(max(deal.highest - deal.bets[view.seat], 1), deal.chips[view.seat])
    return least(view) if chance(view, deal, rng) > odds(deal, view.seat, cost) else "pass"


RIVALS: dict[str, Choose] = {"caller": caller, "folder": folder, "raiser": raiser, "pot-odds": counter}


class Rival:
    """One of the simple players."""

    searches = False

    def __init__(self, name: str, seed: bytes) -> None:
        self.name = name
        self._rng = random.Random(seed)

    def act(self, view: Any, prospect: Any = None) -> str:
        """What it plays."""
        return "open" if "open" in view.legal else RIVALS[self.name](view, self._rng)


def player(name: str, seed: bytes) -> Any:
    """A player of any kind."""
    return Rival(name, seed) if name in RIVALS else bot(name, "oko", seed)


def won(number: int, hero: str, budget: Budget | None, others: list[str], seed: str) -> float:
    """Chips that the hero wins in a deal, the mean over all seats that it can have."""
    seats = len(others) + 1
    total = 0
    for seat in range(seats):
        names = [*others[:seat], hero, *others[seat:]]
        match = Match("oko", seats=seats, seed=f"{seed} {number}".encode())
        players = [
            player(name, hashlib.sha256(f"{seed} {number} {seat} {place}".encode()).digest())
            for place, name in enumerate(names)
        ]
        run = match.progress.runs[0]
        while run.outcome is None:
            at = run.deal.to_act
            if at == seat and hero not in RIVALS:
                advice = players[at].advise(match.view(at), match.prospect(at), budget)
                match.apply(advice.action)
            else:
                match.apply(ask(players[at], match))
        total += run.outcome.scores[seat]
    return total / seats


def measure(
    hero: str, budget: Budget | None, others: list[str], deals: int, seed: str, workers: int
) -> dict[str, Any]:
    """Chips per 100 deals with their 95 % interval."""
    with ProcessPoolExecutor(workers) as pool:
        same = map(repeat, (hero, budget, others, seed))
        rows = [*pool.map(won, range(deals), *same, chunksize=5)]
    per_100 = [round(100 * value, 1) for value in interval(rows)]
    return {"against": others, "deals": deals, "chips_per_100": per_100[0], "interval": per_100[1:]}


def main() -> None:
    """Play, print and, where asked, write the results."""
    ask_for = argparse.ArgumentParser(description=__doc__)
    ask_for.add_argument("--bot", default="strong")
    ask_for.add_argument("--samples", type=int, help="worlds for each decision; left out: what the level has")
    ask_for.add_argument("--deals", type=int, default=200)
    ask_for.add_argument("--against", nargs="*", default=[*RIVALS, "steady", "five steady"])
    ask_for.add_argument("--seed", default="oko")
    ask_for.add_argument("--workers", type=int, default=1)
    ask_for.add_argument("--out", type=Path)
    given = ask_for.parse_args()
    budget = BUDGETS.get(given.bot)
    if given.samples:
        budget = Budget(samples=given.samples)
    won(-1, given.bot, budget, ["steady"], given.seed)  # compiles, before there are workers
    results: list[dict[str, Any]] = []
    for name in given.against:
        others = ["steady"] * 5 if name == "five steady" else [name]
        results.append(measure(given.bot, budget, others, given.deals, given.seed, given.workers))
        print(json.dumps(results[-1]), flush=True)
    if given.out:
        command = " ".join(["python", *sys.argv])
        found = {
            "command": command,
            "bot": given.bot,
            "budget": msgspec.to_builtins(budget),
            "seed": given.seed,
            "results": results,
        }
        given.out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()

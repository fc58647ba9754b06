"""The exchange game against three steady players: share of deals won, with its 95 % interval.

    python bench/exchange.py --bot strong --deals 300

Four seats, two quartets win. Every deal is played once from each seat; equally good players would win 25 % of
the deals each, and a little more, since seats can win together.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
from interval import interval

from kozyr import Match
from kozyr.bots import Budget, ask, bot
from kozyr.bots.search.exchange import BUDGETS

SEATS = 4


def won(number: int, hero: str, budget: Budget | None, seed: str) -> float:
    """How often the hero wins a deal, the mean over the seats that it can have."""
    wins = 0
    for seat in range(SEATS):
        match = Match("exchange", seats=SEATS, seed=f"{seed} {number}".encode(), options={"target": 2})
        players = [
            bot(
                hero if place == seat else "steady",
                "exchange",
                hashlib.sha256(f"{seed} {number} {seat} {place}".encode()).digest(),
            )
            for place in range(SEATS)
        ]
        while match.to_act is not None:
            at = match.to_act
            if at == seat:
                advice = players[at].advise(match.view(at), match.prospect(at), budget)
                match.apply(advice.action)
            else:
                match.apply(ask(players[at], match))
        wins += match.totals[seat]
    return wins / SEATS


def measure(hero: str, budget: Budget | None, deals: int, seed: str, workers: int) -> dict[str, Any]:
    """The share of deals won."""
    with ProcessPoolExecutor(workers) as pool:
        rows = []
        for row in pool.map(won, range(deals), repeat(hero), repeat(budget), repeat(seed)):
            rows.append(row)
            print(f"\r{len(rows)} deals: {100 * sum(rows) / len(rows):.1f} %", end="", file=sys.stderr)
    share, low, high = (round(100 * value, 2) for value in interval(rows))
    return {"bot": hero, "deals": deals, "seed": seed, "won_percent": share, "interval": [low, high]}


def main() -> None:
    """Play, print and, where asked, write the result."""
    ask_for = argparse.ArgumentParser(description=__doc__)
    ask_for.add_argument("--bot", default="strong")
    ask_for.add_argument("--samples", type=int, help="worlds for each decision; left out: what the level has")
    ask_for.add_argument("--deals", type=int, default=300)
    ask_for.add_argument("--seed", default="exchange")
    ask_for.add_argument("--workers", type=int, default=1)
    ask_for.add_argument("--out", type=Path)
    given = ask_for.parse_args()
    budget = BUDGETS.get(given.bot)
    if given.samples:
        budget = Budget(samples=given.samples)
    won(-1, given.bot, budget, given.seed)  # compiles, before there are workers
    result = measure(given.bot, budget, given.deals, given.seed, given.workers)
    print(json.dumps(result))
    if given.out:
        found = {"command": " ".join(["python", *sys.argv]), "budget": msgspec.to_builtins(budget), **result}
        given.out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()

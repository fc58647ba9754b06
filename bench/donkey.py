"""How much better one level plays donkey than another: banki per deal and points of 120, by role too.

    python bench/donkey.py --form two_vs_one --role soloist --deals 100 --samples 300 --out bench/results
    make bench-donkey        # the short form of all, five minutes

Every deal is played once by the weaker level alone, then once for each seat (side, role) with the stronger
level there and the weaker one everywhere else. What counts is what that seat gets more than in the first: the
luck of the cards is the same in both. For the roles the weaker level holds the auction; deals without a
soloist are left out.

What was tried for the defence against one soloist: two_vs_one, points more in the same 60 deals from 5000
on, 400 samples. Each interval reaches 4 points either way, and differences of single lines have a standard
error of about 1.4, so that only the first step is more than chance. These deals were looked at again and
again; results are from others.

- worlds drawn evenly, as it was: -0.2; as what the others did makes them likely: 3.5; places in the deck
  changed too: 3.9; a quarter of the worlds even, chains begun five times as late: 4.4;
- four times as many samples: 3.6 where 400 came to 3.5;
- all cards open to the search (60 samples): 4.0. Better worlds alone may not bring much more;
- the last four tricks of each play-out searched to the end with open cards: 4.2 where play-outs came to 3.5,
  for eight times the time. Left out;
- the partners' weights tuned anew where an auction was held, for 40 rounds against a soloist that plays about
  as `steady` does: no gain over the weights that there are, which stayed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from interval import interval

from kozyr.bots import SEARCHING, bot
from kozyr.bots.api import Budget
from kozyr.games.donkey.banki import side_points
from kozyr.match import Match

ROLES = ("any", "soloist", "partner")
PLANS = (
    ("ffa", 2, "any"),
    ("ffa", 3, "any"),
    ("ffa", 4, "any"),
    ("pairs", 4, "any"),
    ("two_vs_one", 3, "any"),
    ("two_vs_one", 3, "soloist"),
    ("two_vs_one", 3, "partner"),
    ("three_vs_one", 4, "any"),
    ("three_vs_one", 4, "soloist"),
    ("three_vs_one", 4, "partner"),
)
"""Form, seats, role: all that is measured."""

Came = tuple[list[int], list[int], int]
"""Of one deal: banki by seat, points of each seat's side, the soloist or -1."""


def once(given: argparse.Namespace, number: int, heroes: int, role: str) -> Came | None:
    """Play a deal, the better level in the seats ``heroes`` (a mask) or in a role; None for one thrown in."""
    options = {"form": given.form, **dict(option.split("=", 1) for option in given.option)}
    match = Match("donkey", seats=given.seats, seed=f"{given.seed} {number}".encode(), options=options)
    seats = range(given.seats)
    weak = [bot(given.against, "donkey", f"weak {number} {seat}".encode()) for seat in seats]
    best = [bot(given.level, "donkey", f"best {number} {seat} {heroes} {role}".encode()) for seat in seats]
    run = match.progress.runs[0]
    while run.outcome is None:
        seat = match.to_act
        assert seat is not None
        soloist = run.deal.soloist
        if role == "any":
            fresh = heroes >> seat & 1 == 1
        else:
            fresh = soloist >= 0 and (seat == soloist) == (role == "soloist")
        player = best[seat] if fresh else weak[seat]
        level = given.level if fresh else given.against
        prospect = match.prospect(seat) if player.searches else None
        budget = Budget(samples=given.samples) if level in SEARCHING else None
        match.apply(player.advise(match.view(seat), prospect, budget).action)
    if run.outcome.redealt:
        return None
    points = [side_points(run.deal, run.rules, seat) for seat in seats]
    return run.outcome.scores, points, run.deal.soloist


def compared(given: argparse.Namespace, number: int) -> tuple[float, float] | None:
    """Banki fewer and points more in a deal, on average over the seats that were tried; None if none was."""
    plain = once(given, number, 0, "any")
    if plain is None or (given.role != "any" and plain[2] < 0):
        return None
    scores, points, soloist = plain
    tries: list[tuple[int, int]]
    if given.role != "any":
        hero = soloist if given.role == "soloist" else (soloist + 1) % given.seats
        tries = [(hero, 0)]
    elif given.form == "pairs":
        tries = [(0, 5), (1, 10)]
    else:
        tries = [(seat, 1 << seat) for seat in range(given.seats)]
    banki = more = 0.0
    for hero, heroes in tries:
        came = once(given, number, heroes, given.role)
        assert came is not None
        banki += (scores[hero] - came[0][hero]) / len(tries)
        more += (came[1][hero] - points[hero]) / len(tries)
    return banki, more


def rounded(values: Sequence[float]) -> dict[str, float]:
    """Mean and 95 % interval."""
    return {
        name: round(value, 3) for name, value in zip(("mean", "low", "high"), interval(values), strict=True)
    }


def measured(given: argparse.Namespace) -> dict[str, Any]:
    """The result of one plan."""
    numbers = range(given.first, given.first + given.deals)
    if given.workers < 2:
        rows = [compared(given, number) for number in numbers]
    else:
        with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
            rows = list(pool.map(partial(compared, given), numbers))
    played = [row for row in rows if row is not None]
    return {
        "command": f"python bench/donkey.py {' '.join(spelled(given))}",
        "game": "donkey",
        "form": given.form,
        "seats": given.seats,
        "role": given.role,
        "options": given.option,
        "level": given.level,
        "against": given.against,
        "samples": given.samples,
        "seed": given.seed,
        "deals": given.deals,
        "counted": len(played),
        "banki_fewer": rounded([row[0] for row in played]),
        "points_more": rounded([row[1] for row in played]),
    }


def spelled(given: argparse.Namespace) -> list[str]:
    """The arguments that the result follows from."""
    words = []
    for name in ("form", "seats", "role", "level", "against", "deals", "first", "samples", "seed"):
        words += [f"--{name}", str(getattr(given, name))]
    return [*words, *(word for option in given.option for word in ("-o", option))]


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write files."""
    parser = argparse.ArgumentParser(description="Levels of donkey against each other")
    parser.add_argument("--form", default="ffa")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--role", choices=ROLES, default="any")
    parser.add_argument("--all", action="store_true", help="every form and role")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--against", default="steady")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--samples", type=int, default=60)
    parser.add_argument("--seed", default="donkey")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("-o", dest="option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, help="a folder for the results as JSON")
    given = parser.parse_args(arguments)
    for form, seats, role in PLANS if given.all else [(given.form, given.seats, given.role)]:
        given.form, given.seats, given.role = form, seats, role
        found = measured(given)
        print(json.dumps(found), flush=True)
        if given.out:
            given.out.mkdir(parents=True, exist_ok=True)
            file = given.out / f"donkey-{form}-{seats}-{role}-{given.level}-{given.against}.json"
            file.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

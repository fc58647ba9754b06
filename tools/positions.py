"""Positions of Odessa: find candidates by enumeration, finish a file, check all.

    python tools/positions.py find --seats 3 --size 3 --seed 1     # candidates, as files on standard output
    python tools/positions.py finish FILE ...                      # right cards given: writes the rest anew
    python tools/positions.py check [FILE ...]                     # proves files; without any, the package's

What right means, and how it is proven, is in `kozyr.study.proof`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kozyr.bots import bot
from kozyr.cards import PACK36
from kozyr.match import Match
from kozyr.study import position
from kozyr.study.position import Position
from kozyr.study.proof import NotProven, examples, prove, right_cards, trials


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 when all is well."""
    parser = argparse.ArgumentParser(description="Positions of Odessa")
    commands = parser.add_subparsers(dest="command", required=True)
    find = commands.add_parser("find", help="candidates from deals that bots play")
    find.add_argument("--seats", type=int, default=3)
    find.add_argument("--size", type=int, default=3)
    find.add_argument("--deals", type=int, default=200)
    find.add_argument("--seed", type=int, default=0)
    find.add_argument("--most", type=int, default=3000, help="kinds of holdings to try at most")
    find.add_argument("--choices", type=int, default=2, help="legal cards at least")
    finish = commands.add_parser("finish", help="write what follows from the right cards")
    finish.add_argument("files", nargs="+", type=Path)
    check = commands.add_parser("check", help="prove")
    check.add_argument("files", nargs="*", type=Path)
    given = parser.parse_args(arguments)
    if given.command == "find":
        for found in candidates(given):
            print(position.written(found), flush=True)
        return 0
    if given.command == "finish":
        return sum(finished(file) for file in given.files)
    texts = {str(file): file.read_text("utf-8") for file in given.files}
    return sum(proven(name, text) for name, text in (texts or package()).items())


def package() -> dict[str, str]:
    """The files of the package."""
    return {name: position.text(name) for name in position.names()}


def proven(name: str, text: str) -> int:
    """Prove a file; 1 where that fails."""
    try:
        print(f"{name}: proven in {prove(position.read(text)):,} holdings")
    except (NotProven, ValueError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    return 0


def finished(file: Path) -> int:
    """Write a file's wrong answers anew from its right ones; 1 where these aren't right."""
    given = position.read(file.read_text("utf-8"))
    right = [PACK36.parse(card) for card in given.right]
    tried = list(trials(given.hidden))
    try:
        done = msgspec.structs.replace(given, wrong=examples(tried, right))
    except NotProven as error:
        best = PACK36.join(right_cards(tried)) or "none"
        print(f"{file}: {error}; provable: {best}", file=sys.stderr)
        return 1
    file.write_text(position.written(done), "utf-8")
    return 0


def candidates(given: argparse.Namespace) -> Iterator[Position]:
    """Positions with a proven answer out of deals that bots play, bids drawn by chance."""
    chance = random.Random(given.seed)
    for number in range(given.deals):
        match = Match(
            "odessa",
            seats=given.seats,
            seed=f"{given.seed}/{number}".encode(),
            options={"sizes": [given.size]},
            dealer=chance.randrange(given.seats),
        )
        players = [bot("steady", "odessa", seed=chance.randrange(1 << 30)) for _ in range(given.seats)]
        while match.to_act is not None:
            view: Any = match.view(match.to_act)
            if view.public.deal.phase == "bid":
                match.apply(chance.choice([action for action in match.legal() if action < "bid 5"]))
                continue
            found = tried(match, given.most) if len(match.legal()) >= given.choices else None
            if found is not None:
                yield found
            match.apply(players[match.to_act].act(view))


def tried(match: Match, most: int) -> Position | None:
    """The position that a match is in, where its answer can be proven and isn't plain."""
    hero = match.to_act
    assert hero is not None
    run = match.progress.runs[-1]
    if not 2 <= len(match.legal()) <= 4 or run.deal.left > 3:
        return None
    found = Position(
        seats=match.seats,
        dealer=run.dealer,
        turned=PACK36.text(run.deal.turned),
        hero=hero,
        hand=PACK36.join(PACK36.of_mask(run.deal.dealt[hero])),
        actions=match.record().deals[-1].actions,
        right=[],
        why="",
        wrong=[],
    )
    for kinds, _ in enumerate(found.hidden.holdings()):
        if kinds >= most:
            return None
    worths = list(trials(found.hidden))
    right = right_cards(worths)
    if not right:
        return None
    return msgspec.structs.replace(
        found, right=[PACK36.text(card) for card in right], wrong=examples(worths, right)
    )


if __name__ == "__main__":
    sys.exit(main())

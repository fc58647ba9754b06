"""Positions of Odessa; see ``kozyr.study.proof``."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kozyr.bots import bot
from kozyr.cards import PACK36
from kozyr.match import Match
from kozyr.study import position
from kozyr.study.position import Position
from kozyr.study.proof import NotProven, examples, prove, right_cards, trials

WAYS = "holdings"


def package() -> dict[str, str]:
    """The files of the package."""
    return {name: position.text(name) for name in position.names()}


def proven(source: str) -> int:
    """In how many holdings a position was proven."""
    return prove(position.read(source))


def finished(source: str) -> str:
    """A position with its wrong answers made anew from its right ones."""
    given = position.read(source)
    right = [PACK36.parse(card) for card in given.right]
    tried = list(trials(given.hidden))
    try:
        return position.written(msgspec.structs.replace(given, wrong=examples(tried, right)))
    except NotProven as error:
        best = PACK36.join(right_cards(tried)) or "none"
        raise NotProven(f"{error}; provable: {best}") from None


def asks(parser: argparse.ArgumentParser) -> None:
    """What can be said of candidates."""
    parser.set_defaults(deals=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--size", type=int, default=3)
    parser.add_argument("--most", type=int, default=3000, help="kinds of holdings to try at most")
    parser.add_argument("--choices", type=int, default=2, help="legal cards at least")


def candidates(given: argparse.Namespace) -> Iterator[tuple[str, str]]:
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
                step = len(found.actions)
                yield f"{given.seats}-{given.size}-{given.seed}-{number}-{step}", position.written(found)
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

"""Positions of Donkey; see ``kozyr.study.donkey_proof``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from kozyr.bots import bot
from kozyr.cards import PACK36
from kozyr.games.donkey.actions import text
from kozyr.games.donkey.banki import side
from kozyr.games.donkey.state import PLAY, SINGLE
from kozyr.games.donkey.tables import HAND, PACK, RANKS
from kozyr.match import Match
from kozyr.study import donkey_position as position
from kozyr.study.donkey_hidden import hidden
from kozyr.study.donkey_position import Position
from kozyr.study.donkey_proof import NotProven, examples, prove, right_actions, trials

WAYS = "ways"
FOUR = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""The four cards of the lowest rank."""
ONLY = ("partner", "quartet")
"""The partner's cards stand; three cards of a rank are held, and the fourth may come."""


def package() -> dict[str, str]:
    """The files of the package."""
    return {name: position.text(name) for name in position.names()}


def proven(source: str) -> int:
    """In how many ways a position was proven."""
    return prove(position.read(source))


def finished(source: str) -> str:
    """A position made anew from its right actions."""
    given = position.read(source)
    found = tried(given.match(), given.why, given.right)
    if found is None:
        raise NotProven(f"{', '.join(given.right)} can't be proven to be right")
    return position.written(found)


def asks(parser: argparse.ArgumentParser) -> None:
    """What can be said of candidates."""
    parser.set_defaults(deals=10)
    parser.add_argument("--form", default="ffa")
    parser.add_argument("--seats", type=int, default=0, help="left out: as many as the form needs, or 4")
    parser.add_argument("--most", type=int, default=100, help="ways to try at most")
    parser.add_argument("--choices", type=int, default=3, help="legal actions at least")
    parser.add_argument("--cards", type=int, default=3, help="cards in hand at most")
    parser.add_argument("--only", choices=ONLY, help="kinds of positions")
    parser.add_argument("--level", default="steady")


def candidates(given: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Positions with a proven answer out of deals that bots play."""
    seats = given.seats or (3 if given.form == "two_vs_one" else 4)
    for number in range(given.deals):
        seed = f"{given.seed}/{number}".encode()
        match = Match("donkey", seats=seats, seed=seed, options={"form": given.form})
        players = [bot(given.level, "donkey", seed + bytes([seat])) for seat in range(seats)]
        run = match.progress.runs[0]
        step = 0
        while run.outcome is None:
            seat = match.to_act
            assert seat is not None
            if worth_trying(match, given):
                found = tried(match)
                if found is not None:
                    yield f"{given.form}-{seats}-{given.seed}-{number}-{step}", position.written(found)
            match.apply(players[seat].act(match.view(seat)))
            step += 1


def worth_trying(match: Match, given: argparse.Namespace) -> bool:
    """Whether a proof may be had in little time."""
    run = match.progress.runs[-1]
    hero = run.deal.to_act
    if run.deal.phase not in (PLAY, SINGLE) or not given.choices <= len(match.legal()) <= 2 * HAND:
        return False
    deal = run.deal
    hand: int = deal.hands[hero]
    if given.only == "partner" and not (deal.laid and side(deal, run.rules, hero) >> deal.taker & 1):
        return False
    if given.only == "quartet" and not (deal.top < PACK and threes(hand, hidden(run).unseen)):
        return False
    return bool(hand.bit_count() <= given.cards and 1 < hidden(run).count() <= given.most)


def threes(hand: int, unseen: int) -> bool:
    """Whether a quartet lacks one card that may still be drawn."""
    fours = [FOUR << rank for rank in range(RANKS)]
    return any((hand & four).bit_count() == 3 and unseen & four for four in fours)


def tried(match: Match, why: str = "", answers: list[str] | None = None) -> Position | None:
    """The position that a match is in, where its answer can be proven and isn't plain."""
    run = match.progress.runs[-1]
    unknown = hidden(run)
    worths = trials(unknown)
    numbers = {text(action): action for action in worths[0].open} if worths else {}
    right = [numbers[answer] for answer in answers] if answers else right_actions(worths) if worths else []
    if not right:
        return None
    record = match.record()
    try:
        wrong = examples(unknown, worths, right)
    except NotProven:
        return None
    return Position(
        seats=match.seats,
        options=dict(record.options),
        dealer=run.dealer,
        deck=PACK36.join(run.deck),
        actions=record.deals[-1].actions,
        hero=run.deal.to_act,
        hand=PACK36.join(PACK36.of_mask(run.deal.hands[run.deal.to_act])),
        right=[text(action) for action in right],
        why=why,
        wrong=wrong,
    )

"""A record played again, one deal at a time: what every seat held and knew, and what was legal, at each step.

All of it comes from the text of the record alone; nothing here has a table at hand.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import msgspec

from kozyr.cards import first_dealer
from kozyr.games.api import Progress
from kozyr.match import Match, ReplayError
from kozyr.records import DealRecord, Record, RecordError, read

RECORD_BYTES = 512 * 1024
"""The longest record that is played."""
PAGE = 300
"""Most steps in one answer."""

BOTS = ("random", "steady")
LEVEL = re.compile("[a-z][a-z0-9-]{0,19}")
"""What a bot is called: one of those, or a name that a host has given to a program."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a record. ``code`` and ``args`` are a refused action's message in the catalogues."""

    path: str
    message: str
    rule: str | None = None
    deal: int | None = None
    action: int | None = None
    code: str | None = None
    args: dict[str, int | str] = {}


class DealInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in short."""

    dealer: int
    steps: int
    """How many actions it has."""
    complete: bool
    redealt: bool
    scores: list[int] | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match in short, and some steps of one of its deals."""

    game: str
    seats: int
    options: dict[str, Any]
    """Every option with its value."""
    changed: dict[str, Any]
    """Only what differs from the defaults."""
    names: list[str | None]
    """By seat; None where the record has no name of a person."""
    bots: list[bool]
    id: str | None
    date: str | None
    deals: list[DealInfo]
    totals: list[int]
    finished: bool
    winners: list[int]
    deal: int
    start: int
    """The step that the first frame shows: so many actions were done."""
    past: list[Any]
    """The complete deals before this one, as in ``view.public.deals``."""
    frames: list[Any]
    """The first one whole, of each other one only what is different; see ``difference``."""


def replay(text: str, deal: int, start: int) -> Replay:
    """Some steps of a deal of a record.

    Args:
        text: the record.
        deal: number of the deal, from 0; one that isn't there means the last.
        start: so many actions of it were done in the first frame.

    Raises:
        RecordError: the record has a fault, or no deal. ReplayError: an action is refused.
    """
    record = read(text, RECORD_BYTES)
    whole = Match.from_data(record)
    runs = whole.progress.runs
    if not runs:
        raise RecordError("deals", "there is no deal to show")
    number = min(max(deal, 0), len(runs) - 1)
    lines = [[f"{seat} {whole.game.text(action)}" for seat, action in run.actions] for run in runs]
    first = min(max(start, 0), len(lines[number]))
    match = before(whole, record, number, lines)
    states = []
    for step, line in enumerate(["", *lines[number][: first + PAGE]]):
        if step:
            seat, action = line.split(" ", 1)
            match.apply(action, int(seat))
        if step >= first:
            states.append(state(match, line or None))
    course = whole.progress.course
    return Replay(
        game=whole.game.name,
        seats=whole.seats,
        options=dict(whole.options),
        changed=whole.record().options,
        names=names_of(record),
        bots=bots_of(record),
        id=record.id,
        date=record.date,
        deals=[
            DealInfo(
                dealer=run.dealer,
                steps=len(run.actions),
                complete=run.outcome is not None,
                redealt=run.outcome is not None and run.outcome.redealt,
                scores=run.outcome.scores if run.outcome else None,
            )
            for run in runs
        ],
        totals=whole.totals,
        finished=whole.finished,
        winners=course.winners() if whole.finished else [],
        deal=number,
        start=first,
        past=past(match, number),
        frames=[states[0], *(difference(one, two) for one, two in pairwise(states))],
    )


def before(whole: Match, record: Record, number: int, lines: list[list[str]]) -> Match:
    """The match at the first moment of a deal. It has no seed, so it goes no further than it is told."""
    game, runs = whole.game, whole.progress.runs
    decks = [game.pack.join(run.deck) for run in runs[: number + 1]]
    dealer = record.dealer
    if dealer is None:
        assert record.seed is not None
        dealer = first_dealer(record.seed, whole.seats)
    deals = [DealRecord(deck=decks[place], actions=lines[place]) for place in range(number)]
    match = Match.from_data(msgspec.structs.replace(record, seed=None, dealer=dealer, deals=deals))
    match.deal(decks[number])
    return match


def state(match: Match, done: str | None) -> dict[str, Any]:
    """A moment: what was just done, who is to act and what is legal, what all know, and what each seat knows.

    ``public.deals`` holds this deal alone, once it is over.
    """
    progress = match.progress
    here = Progress(progress.options, progress.seats, progress.course, progress.runs[-1:])
    views: list[Any] = [match.game.view(here, seat) for seat in range(match.seats)]
    table: Any = match.game.view(here, None)
    to_act = match.to_act
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "done": done,
            "to_act": to_act,
            "legal": match.legal(),
            "public": table.public,
            "hands": [view.hand for view in views],
            "closed": [closed(match, seat) for seat in range(match.seats)],
            "private": [view.private for view in views],
        }
    )
    return found


def closed(match: Match, seat: int) -> list[str]:
    """The cards that a seat holds and may not see itself yet, in order (OD-BLIND, OK-STAGES)."""
    run = match.progress.current
    return match.game.closed(run, seat) if run else []


def past(match: Match, number: int) -> list[Any]:
    """The deals before a deal, as all saw them."""
    progress = match.progress
    here = Progress(progress.options, progress.seats, progress.course, progress.runs[:number])
    table: Any = match.game.view(here, None)
    found: list[Any] = msgspec.to_builtins(table.public.deals)
    return found


def difference(old: Any, new: Any) -> Any:
    """What makes one value of another, both as JSON has them.

    ``None``: they are equal. ``[value]``: this instead. ``{key: difference}``: so in the object. And
    ``[{place: difference}, items]``: so in the list, and these at its end.
    """
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: difference(old[key], new[key]) for key in new if old[key] != new[key]}
    if isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new):
        changed = {
            str(place): difference(one, new[place]) for place, one in enumerate(old) if one != new[place]
        }
        return [changed, new[len(old) :]]
    return [new]


def names_of(record: Record) -> list[str | None]:
    """The names of people, by seat."""
    bots = bots_of(record)
    names = record.names or [""] * record.seats
    return [None if bots[seat] or name in ("", "-") else name for seat, name in enumerate(names)]


def bots_of(record: Record) -> list[bool]:
    """Where bots sat: a bot's name is its level, and it adds no nonce (C-COMMIT)."""
    names, nonces = record.names, record.nonces
    if nonces is None:
        return [name in BOTS for name in names or [""] * record.seats]
    return [
        not nonce and (names is None or LEVEL.fullmatch(names[seat]) is not None)
        for seat, nonce in enumerate(nonces)
    ]


def fault_of(error: RecordError) -> Fault:
    """A record's fault as it is answered."""
    if isinstance(error, ReplayError):
        refusal = error.refusal
        return Fault(
            path=error.path,
            message=error.message,
            rule=refusal.rule,
            deal=error.deal,
            action=error.action,
            code=refusal.code,
            args=refusal.args,
        )
    return Fault(path=error.path, message=error.message, deal=error.deal)

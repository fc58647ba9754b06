"""A lesson: a small record, and moments of it at which something is said or asked."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kozyr.games.registry import GAMES
from kozyr.match import Match
from kozyr.records import Record
from kozyr.records import read as read_record
from kozyr.study.frame import Frame, frame

HERO = 0
"""The learner's seat in every lesson."""


class Moment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step as its file holds it."""

    id: str
    """Of the messages ``web-lesson-GAME-ID`` and ``web-lesson-GAME-ID-text``."""
    at: int
    """How many of the record's actions were carried out before it."""
    ask: bool = False
    """Whether the learner is asked for the record's next action."""
    rest: bool = False
    """Whether the last trick still lies on the table."""
    outcome: bool = False
    """Whether the result of the last deal is shown."""
    rule: str | None = None
    """The rule that says so."""


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    steps: list[Moment]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step as the page gets it."""

    id: str
    frame: Frame
    action: str | None
    """What the learner is asked to do; null where there is only something to read."""
    rest: bool
    outcome: bool
    rule: str | None


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A game's lesson."""

    game: str
    steps: list[Step]


def file(name: str) -> str:
    """A file of the lessons."""
    return (files("kozyr.study") / "lessons" / name).read_text(encoding="utf-8")


def record(game: str) -> Record:
    """The record that a lesson goes through."""
    return read_record(file(f"{game}.record.toml"))


def script(game: str) -> list[Moment]:
    """The steps of a lesson."""
    return msgspec.toml.decode(file(f"{game}.toml"), type=Script).steps


@cache
def lesson(game: str) -> Lesson:
    """A game's lesson, played through the engine.

    Raises:
        KeyError: there is no such game.
        ReplayError: the record has an action that isn't legal.
        ValueError: a step asks where the learner isn't to act.
    """
    if game not in GAMES:
        raise KeyError(game)
    whole = record(game)
    return Lesson(game=game, steps=[step(whole, moment) for moment in script(game)])


def step(whole: Record, moment: Moment) -> Step:
    """A step of a lesson."""
    match, following = reached(whole, moment.at)
    if moment.ask and (following is None or match.to_act != HERO):
        raise ValueError(f"{moment.id}: the learner isn't to act")
    return Step(
        id=moment.id,
        frame=frame(match, HERO),
        action=following if moment.ask else None,
        rest=moment.rest,
        outcome=moment.outcome,
        rule=moment.rule,
    )


def reached(whole: Record, count: int) -> tuple[Match, str | None]:
    """The match after so many actions, and the record's next one, without its seat."""
    deals, left, following = [], count, None
    for deal in whole.deals:
        deals.append(msgspec.structs.replace(deal, actions=deal.actions[:left]))
        if left < len(deal.actions):
            following = deal.actions[left].split(maxsplit=1)[1]
            break
        left -= len(deal.actions)
    return Match.from_data(msgspec.structs.replace(whole, deals=deals)), following

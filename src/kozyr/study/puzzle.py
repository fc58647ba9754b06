"""Positions as puzzles for the page."""

from __future__ import annotations

from functools import cache

import msgspec

from kozyr.study.frame import Frame, frame
from kozyr.study.position import Refuted, names, read, text


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what is right in it and why."""

    id: str
    frame: Frame
    right: list[str]
    """Cards."""
    why: str
    """Of the message ``web-puzzle-why-…``, which names the right cards and the wrong ones."""
    wrong: list[Refuted]


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles, in the order in which they are best solved."""

    puzzles: list[str]


@cache
def puzzles() -> PuzzleList:
    """The list."""
    return PuzzleList(puzzles=names())


@cache
def puzzle(id: str) -> Puzzle:
    """A puzzle.

    Raises:
        KeyError: there is no such puzzle.
    """
    if id not in names():
        raise KeyError(id)
    given = read(text(id))
    return Puzzle(
        id=id,
        frame=frame(given.match(), given.hero),
        right=given.right,
        why=given.why,
        wrong=given.wrong,
    )

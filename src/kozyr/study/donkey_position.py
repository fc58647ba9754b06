"""A position of donkey: one deal in which it comes up, whose turn it is, and which actions are right.

The deck says how the cards lay in that one deal; a proof goes over all other ways in which the cards that the
hero has not seen may lie. What the hero holds is written down for people who read the file.
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from kozyr.games.api import Run
from kozyr.match import Match
from kozyr.records import DealRecord, Record

FOLDER = "donkey"


class Refuted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wrong action with one way the unseen cards may lie in which it costs points."""

    action: str
    others: dict[str, str]
    """The cards that the other seats hold, by seat; ``stock`` in the order in which it is drawn."""
    hinder: list[int]
    """Points of the hero's side when the foes do their worst: after the right action, after this one."""
    help: list[int]
    """The same when all do their best."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A position as its file holds it."""

    seats: int
    options: dict[str, Any]
    dealer: int
    deck: str
    actions: list[str]
    """All that was done in the deal, with seats, as in a record."""
    hero: int
    """The seat to act."""
    hand: str
    right: list[str]
    why: str
    """The message ``reason-…`` that gives the reason."""
    wrong: list[Refuted] = []

    def match(self) -> Match:
        """The position at a table of its own, with the cards as in the file's deck.

        Raises:
            RecordError: it can't be reached.
        """
        return Match.from_data(
            Record(
                game="donkey",
                seats=self.seats,
                dealer=self.dealer,
                options=self.options,
                deals=[DealRecord(deck=self.deck, actions=self.actions)],
            )
        )

    @cached_property
    def run(self) -> Run:
        """The deal under way."""
        return self.match().progress.runs[-1]


def names() -> list[str]:
    """The positions of the package."""
    folder = files("kozyr.study") / FOLDER
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def text(name: str) -> str:
    """The file of a position."""
    return (files("kozyr.study") / FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def read(source: str | bytes) -> Position:
    """A position from its file's text.

    Raises:
        msgspec.ValidationError: something is missing, unknown or of a wrong type.
    """
    return msgspec.toml.decode(source, type=Position)


def written(position: Position) -> str:
    """A position as its file's text."""
    lines = [f"{name} = {_value(value)}" for name, value in _fields(position) if name != "wrong"]
    for wrong in position.wrong:
        lines += ["", "[[wrong]]", *(f"{name} = {_value(value)}" for name, value in _fields(wrong))]
    return "\n".join(lines) + "\n"


def _fields(struct: msgspec.Struct) -> list[tuple[str, Any]]:
    return list(msgspec.to_builtins(struct).items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {_value(one)}" for name, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)

"""A position of Odessa: what one player has seen of a deal, and which cards are right to lay now.

A file holds nothing that can be derived: who leads, what has been taken and which cards are unseen all follow
from the deal's actions, as in a record.
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from kozyr.cards import PACK36
from kozyr.match import Match
from kozyr.records import DealRecord, Record
from kozyr.study.hidden import Hidden, Hold


class Refuted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wrong answer with one holding of the others in which it costs points."""

    card: str
    others: dict[str, str]
    """The cards that the other seats hold now, by seat."""
    hinder: list[int]
    """Points of the deal when the others do their worst: after the right card, after this one."""
    help: list[int]
    """The same when they do their best."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A position as its file holds it."""

    seats: int
    dealer: int
    turned: str
    hero: int
    """The seat to act."""
    hand: str
    """The hero's cards as they were dealt."""
    actions: list[str]
    """All that was done in the deal, with seats, as in a record."""
    right: list[str]
    why: str
    """The message ``web-puzzle-why-…`` that gives the reason."""
    wrong: list[Refuted] = []

    @property
    def size(self) -> int:
        """Cards per seat in this deal."""
        return len(self.hand.split())

    @cached_property
    def hidden(self) -> Hidden:
        """What the hero can't see.

        Raises:
            ValueError: the pack is used up, so that the turned card is in a hand (OD-TRUMP).
        """
        if self.seats * self.size >= PACK36.size:
            raise ValueError("positions of deals that use up the pack are not read")
        laid = [line.split() for line in self.actions]
        return Hidden(
            seats=self.seats,
            dealer=self.dealer,
            hero=self.hero,
            turned=PACK36.parse(self.turned),
            hand=PACK36.parse_many(self.hand),
            bids=[int(what) for _, verb, what in laid if verb == "bid"],
            plays=[(int(seat), PACK36.parse(what)) for seat, verb, what in laid if verb == "play"],
        )

    def match(self, hold: Hold | None = None) -> Match:
        """The position at a table of its own, the others holding what ``hold`` says, or anything that can be.

        Raises:
            RecordError: it can't be reached: an action isn't legal, or cards are there twice.
        """
        hold = hold or next(iter(self.hidden.holdings())).hold
        deck = PACK36.join(self.hidden.deck(hold))
        return Match.from_data(
            Record(
                game="odessa",
                seats=self.seats,
                dealer=self.dealer,
                options={"sizes": [self.size]},
                deals=[DealRecord(deck=deck, actions=self.actions)],
            )
        )


def names() -> list[str]:
    """The positions of the package, in the order in which they are shown: from easy to hard."""
    folder = files("kozyr.study") / "odessa"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def text(name: str) -> str:
    """The file of a position."""
    return (files("kozyr.study") / "odessa" / f"{name}.toml").read_text(encoding="utf-8")


def read(source: str | bytes) -> Position:
    """A position from its file's text.

    Raises:
        msgspec.ValidationError: something is missing, unknown or of a wrong type.
    """
    return msgspec.toml.decode(source, type=Position)


def written(position: Position) -> str:
    """A position as its file's text."""
    lines: list[str] = []
    for name, value in msgspec.to_builtins(position).items():
        if name != "wrong":
            lines.append(f"{name} = {_value(value)}")
    for wrong in position.wrong:
        others = ", ".join(f'{seat} = "{cards}"' for seat, cards in wrong.others.items())
        lines += ["", "[[wrong]]", f'card = "{wrong.card}"', f"others = {{ {others} }}"]
        lines += [f"hinder = {_value(wrong.hinder)}", f"help = {_value(wrong.help)}"]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)

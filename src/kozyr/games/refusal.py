"""Refusals: what was wrong with an action, as a rule id and what it takes to build a sentence (C-ILLEGAL).

No words in people's languages here: ``code`` names a message of the catalogues, ``args`` fills it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["malformed", "illegal", "turn"]


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is refused.

    ``args`` by name: ``seat`` a seat number; ``card`` and ``cards`` cards as in records (``"7H 8H"``);
    ``suit`` one of C D H S; everything else a number, or a word of the record's spelling.
    """

    kind: Kind
    rule: str | None
    """The id that is broken; None where no rule is in play."""
    code: str
    args: dict[str, int | str] = {}

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.rule or 'no rule'}: {self.code}" + (f" ({inner})" if inner else "")


class Refused(ValueError):
    """Base of all refused actions. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(Refused):
    """The words can't be read as an action of this game."""


class Illegal(Refused):
    """A readable action that the rules don't allow now."""


class OutOfTurn(Refused):
    """It is another seat's turn (C-SEAT)."""


_CLASSES: dict[Kind, type[Refused]] = {"malformed": Malformed, "illegal": Illegal, "turn": OutOfTurn}


def refused(refusal: Refusal) -> Refused:
    """The exception for a refusal."""
    return _CLASSES[refusal.kind](refusal)


def malformed(code: str, **args: int | str) -> Refusal:
    """A refusal of words that can't be read."""
    return Refusal(kind="malformed", rule=None, code=code, args=args)


def illegal(rule: str | None, code: str, **args: int | str) -> Refusal:
    """A refusal of an action that breaks a rule."""
    return Refusal(kind="illegal", rule=rule, code=code, args=args)

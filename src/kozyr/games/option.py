"""Options of a game: what may be chosen before a match, each with the rule behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Values = Mapping[str, Any]
"""The options read so far, by name."""

_LONGEST = 60
"""Characters of a value that a message shows."""


class OptionError(ValueError):
    """An option that can't be: ``path`` names it (``options.sizes``), the message says why."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


def shown(value: object) -> str:
    """A value as a record spells it, for a message; a long one is cut."""
    if isinstance(value, bool | str):
        text = json.dumps(value, ensure_ascii=False)
    else:
        text = f"[{', '.join(map(shown, value))}]" if isinstance(value, list) else repr(value)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


@dataclass(frozen=True)
class Kind:
    """What values an option takes; ``check`` answers with what is wrong, or None."""

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """None for a good value, else the fault in English."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number ``low..high``; ``high`` may depend on the seats."""

    low: int
    high: int | Callable[[int], int]

    def top(self, seats: int) -> int:
        """The highest value for so many seats."""
        return self.high if isinstance(self.high, int) else self.high(seats)

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """A number in the range; true and false are not numbers."""
        if isinstance(value, bool) or not isinstance(value, int):
            return f"a whole number is needed, not {shown(value)}"
        if not self.low <= value <= self.top(seats):
            return f"{value} is not in {self.low}..{self.top(seats)}"
        return None


@dataclass(frozen=True)
class Flag(Kind):
    """true or false."""

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """A truth value, not a number."""
        return None if isinstance(value, bool) else f"true or false is needed, not {shown(value)}"


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few words; which ones may depend on the options before it."""

    words: tuple[str, ...]
    allowed: Callable[[Values], tuple[str, ...]] | None = None

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """A word that the other options allow."""
        words = self.allowed(values) if self.allowed else self.words
        if not isinstance(value, str) or value not in words:
            return f"one of {', '.join(words)} is needed, not {shown(value)}"
        return None


@dataclass(frozen=True)
class Option:
    """One option: its name, the rule that it belongs to, its values and its default."""

    name: str
    rule: str
    kind: Kind
    default: Callable[[int, Values], Any]
    """From the number of seats and the options before it."""
    reading: bool = False
    """Whether its rule is a reading of an unclear text (see the rules for people)."""


def read_options(options: tuple[Option, ...], given: Values, seats: int) -> dict[str, Any]:
    """Every option with its value; what isn't given has its default.

    Raises:
        OptionError: for an unknown option or a value that can't be; the path names it.
    """
    names = {option.name for option in options}
    for name in given:
        if name not in names:
            raise OptionError(f"options.{name}", "unknown option")
    values: dict[str, Any] = {}
    for option in options:
        value = given.get(option.name)
        if value is None:
            value = option.default(seats, values)
        else:
            fault = option.kind.check(value, seats, values)
            if fault is not None:
                raise OptionError(f"options.{option.name}", fault)
        values[option.name] = value
    return values


def changed_options(options: tuple[Option, ...], values: Values, seats: int) -> dict[str, Any]:
    """Only the options that differ from their defaults, as a record holds them."""
    return {
        option.name: values[option.name]
        for option in options
        if values[option.name] != option.default(seats, values)
    }

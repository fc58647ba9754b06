"""Checks of arguments from Python code, where anything may be handed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kozyr.games.option import OptionError


def whole(path: str, value: object, lowest: int = 0) -> int:
    """A whole number; true and false are not numbers.

    Raises:
        OptionError: it isn't one, or below ``lowest``; the path names it.
    """
    number = _number(path, value)
    if number < lowest:
        raise OptionError(path, f"{number} is less than {lowest}")
    return number


def in_range(path: str, value: object, allowed: range) -> int:
    """A whole number of a range.

    Raises:
        OptionError: it isn't; the path names it.
    """
    number = _number(path, value)
    if number not in allowed:
        only = len(allowed) == 1
        wanted = f"{allowed.start} is needed, not {number}"
        raise OptionError(path, wanted if only else f"{number} is not in {allowed.start}..{allowed.stop - 1}")
    return number


def _number(path: str, value: object) -> int:
    if type(value) is not int:
        raise OptionError(path, f"a whole number is needed, not {value!r}")
    return value


def seed_bytes(seed: object) -> bytes:
    """A seed as bytes.

    Raises:
        OptionError: it isn't bytes.
    """
    if not isinstance(seed, bytes | bytearray | memoryview):
        raise OptionError("seed", f"bytes are needed, not {seed!r}")
    return bytes(seed)


def given_options(options: object) -> dict[str, Any]:
    """Options as a dictionary of their own; a tuple stands for a list.

    Raises:
        OptionError: it isn't a mapping.
    """
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise OptionError("options", f"a mapping of names to values is needed, not {options!r}")
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def seat_or_none(seat: object) -> None:
    """Nothing, if it can be a seat.

    Raises:
        TypeError: it is neither a whole number nor None.
    """
    if seat is not None and type(seat) is not int:
        raise TypeError(f"a seat is a whole number from 0 or None, not {seat!r}")


def text_of(action: object) -> None:
    """Nothing, if it can be an action.

    Raises:
        TypeError: it isn't a string.
    """
    if not isinstance(action, str):
        raise TypeError(f"an action is a string, as 'bid 2', not {action!r}")

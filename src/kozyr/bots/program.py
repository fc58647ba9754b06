"""A bot that is a program of its own, in any language: JSON lines on its standard streams (docs/engine.md).

It is told what a view holds and nothing else. It runs in a process group of its own with few variables of the
environment, and is killed with its children when it breaks a limit, sends what is no answer, or isn't needed.
It is no sandbox: the program may read what its owner may read.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from kozyr.bots.registry import PREFIX
from kozyr.bots.uniform import amounts
from kozyr.games.api import View
from kozyr.games.refusal import Refused
from kozyr.games.registry import GAMES
from kozyr.games.words import read_words

LINE = 64 * 1024
"""The longest answer in bytes."""
ERRORS = 2000
"""Bytes that are kept of what a program writes to its standard error."""
PARTING = 0.5
"""Seconds that a program has to end by itself."""
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "SYSTEMROOT")
"""Variables of the environment that a program is given."""
SHELL = 'ulimit -c 0; ulimit -v "$0" 2>/dev/null; exec "$1"'
"""Limits the memory before the program runs; nothing is set in this process, which has threads."""

Why = Literal["start", "ended", "time", "flood", "garbage", "illegal", "error"]


class Misbehaved(Exception):
    """A program hasn't answered as it should, and was killed.

    Args:
        why: in a word; a message of the catalogues, ``bot-fault-WHY``, says it in words.
        detail: what it takes to find the fault: the answer, the last line of its standard error.
    """

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail


class ProgramError(ValueError):
    """What was named can't be run. The message is one plain sentence.

    Args:
        code: what is wrong; a message of the catalogues, ``program-CODE``, says it in words.
        file: what was named.
        why: what the system says, for ``unreadable``.
    """

    def __init__(self, code: str, file: Path, why: str = "") -> None:
        super().__init__(f"{file} {FAULTS[code]}" + (f": {why}" if why else ""))
        self.code = code
        self.file = file
        self.why = why


FAULTS = {
    "no-file": "is no file",
    "not-executable": "can't be run: make it executable (chmod +x)",
    "unreadable": "can't be read",
    "headless": "needs a first line such as #!/usr/bin/env python3",
}


@dataclass(frozen=True)
class Limits:
    """What a program may take."""

    seconds: float = 5.0
    """For one move, by the clock on the wall."""
    start: float = 10.0
    """How much more the first move of a process may take."""
    memory: int = 2 << 30
    """Bytes of address space (RLIMIT_AS, where there is one); 0: no limit."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="suggest"):
    """What a program is asked."""

    id: int
    view: View
    seed: str
    """Hex; chance that follows from it makes matches repeatable. Nothing else follows from it."""
    seconds: float


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a program answers; what ``kozyr engine`` adds to ``id`` and ``action`` isn't used."""

    id: int
    action: str | None = None
    error: Any = None
    seat: int | None = None
    level: str | None = None
    values: Any = None
    samples: int | None = None
    seconds: float | None = None


def program_at(text: str) -> Path:
    """The program that ``exec:PATH`` or PATH names.

    Raises:
        ProgramError: there is none that can be run.
    """
    path = Path(text.removeprefix(PREFIX)).expanduser().absolute()
    try:
        if not path.is_file():
            raise ProgramError("no-file", path)
        if not os.access(path, os.X_OK):
            raise ProgramError("not-executable", path)
        with path.open("rb") as file:
            head = file.read(64)
    except ProgramError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise ProgramError("unreadable", path, getattr(error, "strerror", None) or str(error)) from None
    if os.name != "nt" and head.isascii() and b"\0" not in head and not head.startswith(b"#!"):
        raise ProgramError("headless", path)
    return path


def environment_for(environment: Mapping[str, str]) -> dict[str, str]:
    """The few variables that a program is given."""
    return {name: environment[name] for name in KEPT if name in environment}


def legal_spelling(view: View, text: str) -> str:
    """An answer as a record spells it.

    Raises:
        Misbehaved: it isn't legal.
    """
    game = GAMES[str(view.__struct_config__.tag)]
    try:
        words = read_words(text, game.verbs, game.pack)
        action = game.text(game.encode(words))
    except Refused:
        raise Misbehaved("illegal", text[:60]) from None
    verb, _, amount = action.partition(" ")
    for entry in view.legal:
        span = amounts(entry) if entry.startswith(f"{verb} ") else None
        if words.twice is None and (entry == action or (span and amount.isdecimal() and int(amount) in span)):
            return action
    raise Misbehaved("illegal", text[:60])


def shortened(line: bytes) -> str:
    """The beginning of a line, for a message."""
    return line.decode(errors="replace").strip()[:60]

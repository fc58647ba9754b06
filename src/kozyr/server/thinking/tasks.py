"""What the server and its thinkers say to each other: a task in, an answer out."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from kozyr.bots import Advice
from kozyr.games.api import View
from kozyr.games.worlds import Outlook

LENGTH = struct.Struct(">I")
"""Before every answer: how many bytes it has."""
HEAD = struct.Struct(">Id")
"""Before every task: how many bytes it has, and how many seconds may be thought at most."""


class Warmup(NamedTuple):
    """Think on a deal of one's own, so that everything is compiled before somebody waits."""

    game: str
    seats: int
    options: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What is compiled for it: each form of a game has phases of its own."""
        return f"{self.game} {self.options.get('form', '')}"


class Question(NamedTuple):
    """What would a bot of this level do? A thinker is told what the seat may know, and nothing else."""

    kind: str
    """As the warm-up's."""
    game: str
    level: str
    seed: bytes
    view: View
    outlook: Outlook


Task = Question | Warmup


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a thinker says."""

    advice: Advice | None = None
    error: str | None = None
    """The kind of an error, and where it was; never its message, which may name cards."""


def packed(task: Task) -> bytes:
    """A task as bytes. They are made here and read by a process that this one has started."""
    return pickle.dumps(task, pickle.HIGHEST_PROTOCOL)


def unpacked(body: bytes) -> Task:
    """A task from its bytes."""
    task: Task = pickle.loads(body)
    return task


def written(answer: Answer) -> bytes:
    """An answer as bytes."""
    body = msgspec.json.encode(answer)
    return LENGTH.pack(len(body)) + body


def read(body: bytes) -> Answer:
    """An answer from its bytes.

    Raises:
        msgspec.DecodeError: it isn't one.
    """
    return msgspec.json.decode(body, type=Answer)

"""What ``kozyr engine`` is told and answers, as types. Decoding is strict: an unknown field is refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from kozyr.bots import Worth
from kozyr.games.api import View
from kozyr.records.strict import place_of

Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)] | Annotated[str, msgspec.Meta(max_length=100)]
"""Made by who asks; comes back with the answer."""


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True
):
    """A line from outside; ``do`` is its name in lower case."""

    id: Id | msgspec.UnsetType = msgspec.UNSET


class New(Command, frozen=True, kw_only=True):
    """A match from its first deal, or as a record tells it."""

    game: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    seed: str | None = None
    """Hex; drawn where it is left out."""
    dealer: int | None = None
    record: str | None = None
    """A record's text (TOML), and then nothing of the above."""


class Legal(Command, frozen=True, kw_only=True):
    """Who is to act, and what is legal."""


class Apply(Command, frozen=True, kw_only=True):
    """An action."""

    action: str
    seat: int | None = None
    """Left out: the seat to act."""


class View_(Command, frozen=True, kw_only=True, tag="view"):  # noqa: N801
    """What a seat may know; null: a spectator."""

    seat: int | None


class Suggest(Command, frozen=True, kw_only=True):
    """What a bot would do for the seat to act, or with a view from elsewhere."""

    level: str = "steady"
    view: msgspec.Raw = msgspec.Raw()
    """As JSON; left out: that of the seat to act."""
    seed: str | None = None
    """Hex; what the bot's chance follows from."""
    seconds: float | None = None
    """How long a level that searches may think; left out: what the level has."""


class Record(Command, frozen=True, kw_only=True):
    """The match as a record."""


class Quit(Command, frozen=True, kw_only=True):
    """The end."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A line from the engine; ``id`` only where the command had one."""

    id: Id | msgspec.UnsetType = msgspec.UNSET


class State(Answer, frozen=True, kw_only=True):
    """After ``new``, ``legal`` and ``apply``."""

    applied: str | msgspec.UnsetType = msgspec.UNSET
    """After ``apply``: the action as a record has it, with its seat."""
    game: str
    seats: int
    deal: int | None
    """Which deal is on, from 0; None: the match is over or waits for a deck."""
    to_act: int | None
    legal: list[str]
    totals: list[int]
    finished: bool
    winners: list[int]


class Seen(Answer, frozen=True, kw_only=True):
    """After ``view``."""

    view: View


class Suggested(Answer, frozen=True, kw_only=True):
    """After ``suggest``."""

    seat: int
    action: str
    level: str
    values: list[Worth]
    """What each action is worth, the best first; empty for a level that doesn't search."""
    samples: int
    seconds: float


class Written(Answer, frozen=True, kw_only=True):
    """After ``record``."""

    record: str


class Done(Answer, frozen=True, kw_only=True):
    """After ``quit``."""

    ok: bool = True


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a command; the match is as it was."""

    path: str
    """Where: a field of the command; within a record its place there. Empty: the line as a whole."""
    message: str
    rule: str | None = None
    code: str | None = None
    args: dict[str, int | str] = {}
    deal: int | None = None
    action: int | None = None
    text: str | None = None


class Failed(Answer, frozen=True, kw_only=True):
    """Instead of an answer."""

    error: Fault


class Wrong(ValueError):
    """A command that can't be carried out."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


_COMMANDS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    New | Legal | Apply | View_ | Suggest | Record | Quit
)


class _Named(msgspec.Struct):
    """A line of which only the id is of interest."""

    id: Id | msgspec.UnsetType = msgspec.UNSET


def read(line: bytes) -> Any:
    """A command.

    Raises:
        Wrong: it isn't one.
    """
    try:
        return _COMMANDS.decode(line)
    except msgspec.DecodeError as error:
        path, message = place_of(error)
        raise Wrong(Fault(path=path, message=message)) from None
    except (RecursionError, UnicodeError):
        raise Wrong(Fault(path="", message="unreadable")) from None


def id_of(line: bytes) -> Id | msgspec.UnsetType:
    """The id of a line that is no command, so that its fault can be told apart too."""
    try:
        return msgspec.json.decode(line, type=_Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return msgspec.UNSET

"""The bodies of requests, as types (docs/protocol.md), decoded as strictly as the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from kozyr.server.protocol import DealPause, Fault, fault_of
from kozyr.table.events import Clock, Level

Body = TypeVar("Body")


class NewGuest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Annotated[str, msgspec.Meta(max_length=20)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    bots: Annotated[list[Level | None], msgspec.Meta(max_length=64)]
    clock: Clock = "none"
    open: bool = False
    watch: bool = False
    hints: bool | None = None
    """Whether hints may be asked for; None: where one person plays with bots."""
    pause: DealPause | None = None
    """None: as usual with this clock."""


class MoveHere(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/moved."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class WantReplay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/replay."""

    record: str
    """Its text (TOML)."""
    deal: Annotated[int, msgspec.Meta(ge=0)] = 0
    start: Annotated[int, msgspec.Meta(ge=0)] = 0


class Nothing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request without fields."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    seats: int
    taken: int
    options: dict[str, Any]
    clock: Clock
    state: Literal["waiting", "playing", "over", "closed"]
    names: list[str | None]
    """By seat: a person's name; None for a bot or a free seat."""
    matches: int = 0
    """How many are finished or given up: each can be looked at."""
    at: float


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request.

    Raises:
        Fault: it isn't one.
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise fault_of(error) from None
    except (RecursionError, UnicodeError):
        raise Fault("", "unreadable") from None

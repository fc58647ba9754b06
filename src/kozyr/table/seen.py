"""What a client may know of an event: only what is listed here.

An action is shown to its own seat, to all where its game says that its verb is open, and to the one other
seat that the game says is told. Everything else is hidden, verbs that are new too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from kozyr.games.registry import GAMES
from kozyr.table import events
from kozyr.table.events import Event, Level, Why
from kozyr.table.state import Table


class Base(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """An event as a client sees it; ``kind`` is the stored event's."""


class Opened(Base, frozen=True, kw_only=True):
    """The table was opened."""


class Sat(Base, frozen=True, kw_only=True):
    """A person sat down."""

    seat: int
    name: str
    trump: str | None


class Stood(Base, frozen=True, kw_only=True):
    """A person stood up."""

    seat: int


class Filled(Base, frozen=True, kw_only=True):
    """A bot took a free seat."""

    seat: int
    level: Level


class Began(Base, frozen=True, kw_only=True):
    """A match began."""

    number: int


class Acted(Base, frozen=True, kw_only=True):
    """An action; None where this client may not see it."""

    seat: int
    action: str | None
    by: Literal["player", "bot", "claim"]
    instead: Level | msgspec.UnsetType = msgspec.UNSET
    """The seat's own bot, where it gave no move and the steady one played."""


class Ready(Base, frozen=True, kw_only=True):
    """A player is for the next deal."""

    seat: int


class Dealt(Base, frozen=True, kw_only=True):
    """The next deal is dealt."""


class Away(Base, frozen=True, kw_only=True):
    """A bot plays for the seat now."""

    seat: int
    why: Why


class Back(Base, frozen=True, kw_only=True):
    """The player is back."""

    seat: int


class Claimed(Base, frozen=True, kw_only=True):
    """A player is for ending the deal."""

    seat: int


class Unclaimed(Base, frozen=True, kw_only=True):
    """The deal goes on; None: its rest isn't certain."""

    seat: int | None


class Paused(Base, frozen=True, kw_only=True):
    """Nobody was connected any more."""


class Resumed(Base, frozen=True, kw_only=True):
    """The clock goes on."""


class Wanted(Base, frozen=True, kw_only=True):
    """A player wants another match."""

    seat: int


class Renewed(Base, frozen=True, kw_only=True):
    """The table is committed to the next match; see ``TableInfo.commit``."""


class Said(Base, frozen=True, kw_only=True):
    """A ready-made phrase."""

    seat: int
    phrase: int


class Closed(Base, frozen=True, kw_only=True):
    """The table is closed."""

    why: Literal["host", "idle"]


class Held(Base, frozen=True, kw_only=True):
    """The host has stopped the match."""

    seat: int | None


class Released(Base, frozen=True, kw_only=True):
    """The match goes on."""

    seat: int | None


class Removed(Base, frozen=True, kw_only=True):
    """The host has freed a seat, or given it to a bot."""

    seat: int


class Admitted(Base, frozen=True, kw_only=True):
    """Somebody who was removed may come in again."""

    name: str


class Moved(Base, frozen=True, kw_only=True):
    """Those in two seats have changed places."""

    seat: int
    to: int


class Changed(Base, frozen=True, kw_only=True):
    """Something else is played next; see ``TableInfo``."""


Seen = (
    Opened
    | Sat
    | Stood
    | Filled
    | Began
    | Acted
    | Ready
    | Dealt
    | Away
    | Back
    | Claimed
    | Unclaimed
    | Paused
    | Resumed
    | Wanted
    | Renewed
    | Said
    | Closed
    | Held
    | Released
    | Removed
    | Admitted
    | Moved
    | Changed
)


def event_for(table: Table, event: Event, seat: int | None) -> Seen:
    """What a client in a seat, or without one (None), may know of an event."""
    return _SEEN[type(event)](table, event, seat)


def may_see(game: str, seats: int, event: events.Acted, seat: int | None) -> bool:
    """Whether a seat sees an action in full."""
    verb = event.action.split()[0]
    rules = GAMES[game]
    if event.seat == seat or verb in rules.open_verbs:
        return True
    return verb in rules.told and seat == (event.seat + rules.told[verb]) % seats


def _acted(table: Table, event: events.Acted, seat: int | None) -> Seen:
    shown = may_see(table.settings.game, table.settings.seats, event, seat)
    return Acted(seat=event.seat, action=event.action if shown else None, by=event.by, instead=event.instead)


_SEEN: dict[type, Callable[[Table, Any, int | None], Seen]] = {
    events.Opened: lambda table, event, seat: Opened(),
    events.Sat: lambda table, event, seat: Sat(seat=event.seat, name=event.name, trump=event.trump),
    events.Stood: lambda table, event, seat: Stood(seat=event.seat),
    events.Filled: lambda table, event, seat: Filled(seat=event.seat, level=event.level),
    events.Began: lambda table, event, seat: Began(number=event.number),
    events.Acted: _acted,
    events.Ready: lambda table, event, seat: Ready(seat=event.seat),
    events.Dealt: lambda table, event, seat: Dealt(),
    events.Away: lambda table, event, seat: Away(seat=event.seat, why=event.why),
    events.Back: lambda table, event, seat: Back(seat=event.seat),
    events.Claimed: lambda table, event, seat: Claimed(seat=event.seat),
    events.Unclaimed: lambda table, event, seat: Unclaimed(seat=event.seat),
    events.Paused: lambda table, event, seat: Paused(),
    events.Resumed: lambda table, event, seat: Resumed(),
    events.Wanted: lambda table, event, seat: Wanted(seat=event.seat),
    events.Renewed: lambda table, event, seat: Renewed(),
    events.Said: lambda table, event, seat: Said(seat=event.seat, phrase=event.phrase),
    events.Closed: lambda table, event, seat: Closed(why=event.why),
    events.Held: lambda table, event, seat: Held(seat=event.seat),
    events.Released: lambda table, event, seat: Released(seat=event.seat),
    events.Removed: lambda table, event, seat: Removed(seat=event.seat),
    events.Admitted: lambda table, event, seat: Admitted(name=event.name),
    events.Moved: lambda table, event, seat: Moved(seat=event.seat, to=event.to),
    events.Changed: lambda table, event, seat: Changed(),
}

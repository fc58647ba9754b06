"""A table's row in the lists, derived from its events."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from kozyr.server.bodies import Row
from kozyr.server.store import Listing
from kozyr.table import Table
from kozyr.table.events import Began, Event


class Index:
    """Keeps a table's row, and says when it has changed."""

    def __init__(self) -> None:
        self._players: set[str] = set()
        """Guests who have begun a match here."""
        self._last: Listing | None = None

    def note(self, table: Table, event: Event) -> None:
        """Add an event that was just folded."""
        if isinstance(event, Began):
            self._players |= {chair.guest for chair in table.chairs if chair.guest}

    def changed(self, table: Table, now: float) -> Listing | None:
        """The row as it is to be stored; None: as it was."""
        listing = self.row(table, now)
        if self._last is not None and listing == replace(self._last, at=now):
            return None
        self._last = listing
        return listing

    def row(self, table: Table, now: float) -> Listing:
        """The table's row."""
        settings = table.settings
        live = table.state in ("waiting", "playing")
        seated = {chair.guest for chair in table.chairs if chair.guest}
        members = self._players | (seated | {settings.host} if live else set())
        members -= set(table.barred) if live else set()
        card = Row(
            id=table.id,
            game=settings.game,
            seats=settings.seats,
            taken=sum(not chair.free for chair in table.chairs),
            options=settings.options,
            clock=settings.clock,
            state=table.state,
            names=[chair.name for chair in table.chairs],
            matches=table.number - (table.state == "playing"),
            at=0.0,
        )
        return Listing(
            table=table.id,
            listed=settings.open and table.state == "waiting" and not table.full,
            live=live,
            at=now,
            card=msgspec.json.encode(card),
            members=tuple(sorted(members)),
            waiting=table.state == "waiting",
        )


def shown(listing: Listing) -> Row:
    """A stored row as it is sent."""
    return msgspec.structs.replace(msgspec.json.decode(listing.card, type=Row), at=listing.at)

"""What one guest is sent about a table: made from the table's own descriptions for that guest alone."""

from __future__ import annotations

from kozyr.games.api import View
from kozyr.server import protocol
from kozyr.table import Prompt, Table, event_for, prompt, table_info, view_of
from kozyr.table.events import Event


def seen_by(table: Table, seat: int | None) -> tuple[View | None, Prompt | None]:
    """The match as a seat sees it, and what it is asked; nothing for those who have no seat."""
    return (None, None) if seat is None else (view_of(table, seat), prompt(table, seat))


def state_frame(table: Table, guest: str, now: float) -> str:
    """Everything that a guest may know."""
    seat = table.seat_of(guest)
    view, asked = seen_by(table, seat)
    return protocol.encode(
        protocol.State(
            seq=table.seq,
            now=now,
            table=table_info(table, guest, now),
            view=view,
            prompt=asked,
            missed=[] if seat is None else table.missed(seat),
        )
    )


def event_frame(table: Table, event: Event, guest: str, now: float) -> str:
    """The event that was folded last, and what a guest may know after it."""
    seat = table.seat_of(guest)
    view, asked = seen_by(table, seat)
    return protocol.encode(
        protocol.Event(
            seq=table.seq,
            now=now,
            event=event_for(table, event, seat),
            table=table_info(table, guest, now),
            view=view,
            prompt=asked,
        )
    )

"""What the guests of a table are sent: made from the table's own descriptions for each guest alone."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.server import protocol
from kozyr.table import Table, event_for, prompt, sees_match, view_of
from kozyr.table.events import Event
from kozyr.table.info import info_for, stranger_info


class Moment:
    """A table as it is now; what is the same for all of its guests is made once.

    It is used up before anything happens at the table.
    """

    def __init__(self, table: Table, now: float) -> None:
        self._table = table
        self._now = now
        self._info = stranger_info(table, now)
        self._public: msgspec.Raw | None = None
        self._stands: str | None = None
        """The frame of those who have no seat: one for all but the host."""

    def state(self, guest: str) -> str:
        """Everything that a guest may know."""
        table = self._table
        seat = table.seat_of(guest)
        missed = [] if seat is None else table.missed(seat)
        return protocol.encode(protocol.State(**self._shared(guest, seat), missed=missed))

    def event(self, event: Event, guest: str) -> str:
        """The event that was folded last, and what a guest may know after it."""
        seat = self._table.seat_of(guest)
        stands = seat is None and guest != self._table.settings.host
        if stands and self._stands is not None:
            return self._stands
        seen = event_for(self._table, event, seat)
        frame = protocol.encode(protocol.Event(**self._shared(guest, seat), event=seen))
        if stands:
            self._stands = frame
        return frame

    def _shared(self, guest: str, seat: int | None) -> dict[str, Any]:
        """What is in both; for those who have no seat the match as spectators see it, or nothing of it."""
        table = self._table
        return {
            "seq": table.seq,
            "now": self._now,
            "table": info_for(table, guest, self._info),
            "view": self._sight(seat) if sees_match(table, guest) else None,
            "prompt": None if seat is None else prompt(table, seat),
        }

    def _sight(self, seat: int | None) -> protocol.Sight | None:
        view: Any = view_of(self._table, seat)
        if view is None:
            return None
        if self._public is None:
            self._public = msgspec.Raw(msgspec.json.encode(view.public))
        return protocol.Sight(
            game=view.__struct_config__.tag,
            seat=view.seat,
            hand=view.hand,
            to_act=view.to_act,
            legal=view.legal,
            public=self._public,
            private=view.private,
        )

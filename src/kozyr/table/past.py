"""Matches that are over, read from a table's log: nothing of one that goes on is told."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.table import events
from kozyr.table.events import Stored
from kozyr.table.fold import fold
from kozyr.table.info import record
from kozyr.table.state import Table

WITHIN = (
    events.Acted,
    events.Ready,
    events.Dealt,
    events.Paused,
    events.Resumed,
    events.Said,
    events.Held,
    events.Released,
)
"""What happens within a match and means nothing to the next one."""


def record_of(id: str, log: Sequence[Stored], number: int) -> str | None:
    """The record of a match of a table.

    Args:
        id: of the table.
        log: all its events.
        number: of the match, from 1.

    Returns:
        The record as it was when the match was finished or given up; None if there is no such match, or it
        goes on.
    """
    table = Table(id)
    for entry in log:
        if table.number != number and isinstance(entry.event, WITHIN):
            table.seq = entry.seq  # passed over: an evening's other matches needn't be played again
            continue
        fold(table, entry.event, entry.seq, entry.at)
        if table.number == number and table.state in ("over", "closed"):
            return record(table)
    return None


def matches(log: Sequence[Stored]) -> int:
    """How many matches of a table are finished or given up: their numbers are 1 and so on."""
    begun = [place for place, entry in enumerate(log) if isinstance(entry.event, events.Began)]
    if not begun:
        return 0
    after = log[begun[-1] + 1 :]
    ended = any(isinstance(entry.event, events.Renewed | events.Closed) for entry in after)
    return len(begun) - (not ended)

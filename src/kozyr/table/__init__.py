"""A table: seats, clocks, bots that step in, another match. Commands go in, events come out.

Nothing here reads a clock, draws chance, waits or writes: times and secrets arrive as arguments.

- ``opening(settings, key, secret) -> Opened``: the first event, checked.
- ``decide(table, command, now) -> list[Event]`` raises ``Denied``; only ``Connected`` and ``Disconnected``
  touch the table (its ``presence``).
- ``fold(table, event, seq, at)`` carries an event out; ``restore(id, stored)`` a whole log.
- ``deadline(table)``: when the next ``Tick`` is due; ``bot_seat(table)``: whose bot is to play now;
  ``people_play(table)``: whether it should play as slowly as people can follow.
- ``view_of(table, seat)``, ``prompt(table, seat)``, ``table_info(table, guest, now)``,
  ``event_for(table, event, seat)``: what a client may know.
- ``table.wants_secret``: the server is to send ``Renew``.
"""

from kozyr.table import commands, events
from kozyr.table.clocks import bot_seat, deadline, people_play
from kozyr.table.commands import Command, Denied
from kozyr.table.decide import decide, opening
from kozyr.table.events import Event, Settings, Stored, decode, encode
from kozyr.table.fold import fold, restore
from kozyr.table.info import TableInfo, may_enter, may_watch, record, sees_match, table_info
from kozyr.table.past import matches, record_of
from kozyr.table.prompt import Prompt, prompt, view_of
from kozyr.table.seen import Seen, event_for
from kozyr.table.state import Chair, Table, Turn

__all__ = [
    "Chair",
    "Command",
    "Denied",
    "Event",
    "Prompt",
    "Seen",
    "Settings",
    "Stored",
    "Table",
    "TableInfo",
    "Turn",
    "bot_seat",
    "commands",
    "deadline",
    "decide",
    "decode",
    "encode",
    "event_for",
    "events",
    "fold",
    "matches",
    "may_enter",
    "may_watch",
    "opening",
    "people_play",
    "prompt",
    "record",
    "record_of",
    "restore",
    "sees_match",
    "table_info",
    "view_of",
]

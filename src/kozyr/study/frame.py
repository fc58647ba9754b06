"""A moment of a match as a table shows it to one player: what a client of a real table would hear."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.games.option import changed_options
from kozyr.match import Match
from kozyr.table.events import Settings
from kozyr.table.info import TableInfo, table_info
from kozyr.table.prompt import Prompt, prompt, view_of
from kozyr.table.state import Chair, Presence, Table, Turn

PLAYER = "player"


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """See the messages ``state`` and ``event`` of the protocol."""

    table: TableInfo
    view: Any
    prompt: Prompt | None
    """Null unless the player is to act."""


def frame(match: Match, seat: int) -> Frame:
    """A match through the eyes of a seat; bots sit in all others."""
    table = seated(match, seat)
    return Frame(table=table_info(table, PLAYER, 0), view=view_of(table, seat), prompt=prompt(table, seat))


def seated(match: Match, seat: int) -> Table:
    """A table at which the match stands as it is."""
    options = changed_options(match.game.options, match.options, match.seats)
    chairs = [Chair(level="steady") for _ in range(match.seats)]
    chairs[seat] = Chair(guest=PLAYER)
    return Table(
        id="study",
        settings=Settings(
            game=match.game.name,
            seats=match.seats,
            options=options,
            bots=[chair.level for chair in chairs],
            open=True,
            hints=False,
            host="",
        ),
        secret="00" * 32,
        state="over" if match.finished else "playing",
        chairs=chairs,
        number=1,
        match=match,
        turn=None if match.to_act is None else Turn(seat=match.to_act, since=0, number=0),
        presence=Presence(here={PLAYER: ""}),
    )

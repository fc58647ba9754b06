"""A moment of a match as a table shows it to one player: what a client of a real table would hear."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.games.option import changed_options
from kozyr.match import Match
from kozyr.table.info import ChairInfo, TableInfo, TurnInfo
from kozyr.table.prompt import Prompt, question


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """See the messages ``state`` and ``event`` of the protocol."""

    table: TableInfo
    view: Any
    prompt: Prompt | None
    """Null unless the player is to act."""


def frame(match: Match, seat: int) -> Frame:
    """A match through the eyes of a seat; bots sit in all others."""
    view = match.view(seat)
    turn = match.to_act
    return Frame(
        table=TableInfo(
            id="study",
            game=match.game.name,
            seats=match.seats,
            options=changed_options(match.game.options, match.options, match.seats),
            clock="none",
            open=False,
            state="over" if match.finished else "playing",
            match=1,
            commit="",
            you=seat,
            host=False,
            chairs=[chair(other == seat) for other in range(match.seats)],
            turn=None if turn is None else TurnInfo(seat=turn, since=0, deadline=None),
        ),
        view=view,
        prompt=question(match, view) if turn == seat else None,
    )


def chair(person: bool) -> ChairInfo:
    """The player's chair, or that of a bot."""
    return ChairInfo(
        name=None,
        kind="person" if person else "bot",
        level=None if person else "steady",
        connected=person,
        away=None,
        trump=None,
        wants=False,
        bank=None,
    )

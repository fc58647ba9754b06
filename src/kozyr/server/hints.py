"""Hints: what a bot would do in the place of a person who is to act, told to that person alone."""

from __future__ import annotations

import asyncio

from kozyr.bots import Advice
from kozyr.server import protocol
from kozyr.server.bots import STAND_IN, Bots
from kozyr.table import Table
from kozyr.table.clocks import is_bots

Moment = tuple[int, int, int]
"""The number of the match, of the turn in it, and the seat to act."""
Said = tuple[str, Advice]
"""Who advises, and what."""


class Hints:
    """The hints of one table: in one turn the same is said however often it is asked.

    But where the search wasn't ready, it may be when it is asked again.
    """

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._last: tuple[Moment, asyncio.Future[Said]] | None = None

    async def ask(self, table: Table, seat: int) -> asyncio.Future[Said]:
        """The advice for a seat that is to act, made from what it knows now.

        Nothing may happen at the table before this has returned.
        """
        moment = moment_of(table)
        assert moment is not None
        if self._last is None or self._last[0] != moment or stood_in(self._last[1]):
            self._last = moment, asyncio.ensure_future(self._bots.advise(table, seat))
            await asyncio.sleep(0)  # it looks at the table
        return self._last[1]


def stood_in(said: asyncio.Future[Said]) -> bool:
    """Whether somebody else has advised in the place of who should."""
    return said.done() and said.exception() is None and said.result()[0] == STAND_IN


def moment_of(table: Table) -> Moment | None:
    """Which turn it is."""
    turn = table.turn
    return None if turn is None else (table.number, turn.number, turn.seat)


def refusal(table: Table, seat: int | None) -> str | None:
    """Why a seat, or a guest without one, gets no hint: a message; None: it may have one."""
    if not table.settings.hints:
        return "web-denied-hints-off"
    mine = (
        seat is not None and table.turn is not None and table.turn.seat == seat and not is_bots(table, seat)
    )
    return None if mine else "web-denied-no-hint"


def frame(id: str, said: Said) -> str:
    """The answer to who has asked."""
    level, advice = said
    return protocol.encode(
        protocol.Hinted(
            id=id,
            level=level,
            action=advice.action,
            values=advice.values,
            samples=advice.samples,
            reason=advice.reason,
        )
    )


def no_frame(id: str, code: str) -> str:
    """The answer where there is no hint."""
    return protocol.encode(protocol.Refused(id=id, kind="turn", rule=None, code=code, args={}))

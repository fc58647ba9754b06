"""Bots at tables: each sees the view of its seat; one that thinks long does so beside the loop."""

from __future__ import annotations

import asyncio
import hashlib
from time import perf_counter

from kozyr.bots import bot
from kozyr.games.api import View
from kozyr.server.logs import log_error
from kozyr.table import Table, view_of
from kozyr.table.events import Level

LONG = 0.003
"""Seconds of thinking from which on a bot moves to a thread."""
STAND_IN: Level = "steady"
"""Who plays for a person that is away."""


class Bots:
    """Chooses for seats. A choice follows from the table's secret, its last event's number and the view."""

    def __init__(self) -> None:
        self._took: dict[tuple[str, str], float] = {}

    async def choose(self, table: Table, seat: int, level: Level | None = None) -> str:
        """What a bot plays for a seat that is to act.

        Args:
            table: whose match is on.
            seat: the seat to act.
            level: left out, the seat's own bot, or the one that stands in.
        """
        level = level or table.chairs[seat].level or STAND_IN
        game = table.settings.game
        view = view_of(table, seat)
        assert view is not None
        seed = hashlib.sha256(f"bot {table.secret} {table.number} {table.seq} {seat}".encode()).digest()
        if self._took.get((level, game), 0.0) > LONG:
            return await asyncio.to_thread(self._choose, level, game, seed, view)
        return self._choose(level, game, seed, view)

    def _choose(self, level: Level, game: str, seed: bytes, view: View) -> str:
        """Ask the bot; if it fails, a table must go on: any legal action then."""
        began = perf_counter()
        try:
            action = bot(level, game, seed).act(view)
        except Exception as error:
            log_error("bot-failed", error, level=level, game=game)
            action = bot("random", game, seed).act(view)
        took = perf_counter() - began
        before = self._took.get((level, game), took)
        self._took[level, game] = 0.8 * before + 0.2 * took
        return action

"""Bots at tables: each sees the view of its seat; one that thinks long does so beside the loop."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter

from kozyr.bots import LEVELS, SEARCHING, bot, usual
from kozyr.games.api import View
from kozyr.server.crews import Crew
from kozyr.server.logs import log_error
from kozyr.table import Table, view_of
from kozyr.table.events import Level

LONG = 0.003
"""Seconds of thinking from which on a bot moves to a thread."""
STAND_IN: Level = "steady"
"""Who plays for a person that is away, and for a program that gives no move."""


@dataclass(frozen=True)
class Choice:
    """What a bot plays."""

    action: str
    instead: str | None = None
    """The program whose move it was, and which gave none."""


class Bots:
    """Chooses for seats. A choice follows from the table's secret, its last event's number and the view.

    Args:
        crews: the programs of the host's list by their names.
    """

    def __init__(self, crews: Mapping[str, Crew] | None = None) -> None:
        self._crews = dict(crews or {})
        self._took: dict[tuple[str, str], float] = {}

    @property
    def levels(self) -> tuple[str, ...]:
        """All that can be chosen at a table."""
        return (*(level for level in LEVELS if level not in SEARCHING), *self._crews)

    def is_program(self, table: Table, seat: int) -> bool:
        """Whether a program plays for a seat, which may take seconds."""
        return table.chairs[seat].level in self._crews

    async def choose(self, table: Table, seat: int, level: Level | None = None) -> Choice:
        """What a bot plays for a seat that is to act.

        Args:
            table: whose match is on; it is looked at before anything is waited for.
            seat: the seat to act.
            level: left out, the seat's own bot, or the one that stands in.
        """
        wanted = level or table.chairs[seat].level or STAND_IN
        game = table.settings.game
        view = view_of(table, seat)
        assert view is not None
        seed = hashlib.sha256(f"bot {table.secret} {table.number} {table.seq} {seat}".encode()).digest()
        if wanted in LEVELS:
            return Choice(await self._built_in(wanted, game, seed, view))
        crew = self._crews.get(wanted)  # none, where the host has taken it from the list
        action = await crew.ask(view, hashlib.sha256(b"program " + seed).digest()[:16]) if crew else None
        if action is not None:
            return Choice(action)
        return Choice(await self._built_in(STAND_IN, game, seed, view), instead=wanted)

    async def _built_in(self, level: Level, game: str, seed: bytes, view: View) -> str:
        if self._took.get((level, game), 0.0) > LONG:
            return await asyncio.to_thread(self._choose, level, game, seed, view)
        return self._choose(level, game, seed, view)

    def _choose(self, level: str, game: str, seed: bytes, view: View) -> str:
        """Ask the bot; if it fails, a table must go on: any legal action then.

        A game whose bot nobody has written yet is played by the strongest that answers at once.
        """
        level = min(level, usual(game), key=LEVELS.index)
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

    async def close(self) -> None:
        """End the programs."""
        await asyncio.gather(*(crew.close() for crew in self._crews.values()))

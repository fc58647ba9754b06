"""Bots at tables: each sees the view of its seat; one that thinks long does so beside the loop."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter

from kozyr.bots import LEVELS, SEARCHING, Advice, bot, levels_of, usual
from kozyr.bots.uniform import only
from kozyr.games.api import View
from kozyr.server.crews import Crew
from kozyr.server.logs import log_error
from kozyr.server.thinking import LIMITS, Question, Thinkers, Warmup
from kozyr.table import Table, view_of
from kozyr.table.events import Level

LONG = 0.003
"""Seconds of thinking from which on a bot moves to a thread."""
STAND_IN: Level = "steady"
"""Who plays for a person that is away, and for a bot that gives no move."""
ADVISER: Level = "strong"
"""Who gives hints, where somebody of this level plays the game."""
PATIENT = 3.0
"""Seconds that a hint may take: nobody but who asked for it waits."""


@dataclass(frozen=True)
class Choice:
    """What a bot plays."""

    action: str
    instead: str | None = None
    """The program whose move it was, and which gave none."""


class Bots:
    """Chooses for seats.

    A choice follows from the table's secret, its last event's number and the view; where a bot searches, from
    the time that it had too.

    Args:
        crews: the programs of the host's list by their names.
        thinkers: search for those levels that do.
    """

    def __init__(self, crews: Mapping[str, Crew] | None = None, thinkers: Thinkers | None = None) -> None:
        self._crews = dict(crews or {})
        self._thinkers = thinkers or Thinkers(0)
        self._took: dict[tuple[str, str], float] = {}

    @property
    def programs(self) -> tuple[str, ...]:
        """Those that the host has listed."""
        return tuple(self._crews)

    @property
    def unmanned(self) -> tuple[str, ...]:
        """The levels that nobody here can play: those that search, where there are no thinkers."""
        return () if self._thinkers.count else SEARCHING

    def levels(self, game: str) -> tuple[str, ...]:
        """All that can be chosen at a table of a game."""
        return (*(level for level in levels_of(game) if level not in self.unmanned), *self._crews)

    def is_slow(self, table: Table, seat: int) -> bool:
        """Whether who plays for a seat may take a while: a program, or a search."""
        level = table.chairs[seat].level
        return level in self._crews or level in SEARCHING

    def foresee(self, table: Table) -> None:
        """Get ready for the bots of a table that search."""
        settings = table.settings
        chosen = any(chair.level in SEARCHING for chair in table.chairs)
        if chosen and table.state in ("waiting", "playing") and ADVISER in levels_of(settings.game):
            self._thinkers.foresee(Warmup(settings.game, settings.seats, settings.options))

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
        forced, seed = only(view), seed_of(table, seat)
        if forced is not None and wanted in LEVELS:
            return Choice(forced)
        if wanted in SEARCHING:
            found = await self._search(table, seat, wanted, seed, LIMITS[wanted])
            return Choice(found.action if found else await self._built_in(STAND_IN, game, seed, view))
        if wanted in LEVELS:
            return Choice(await self._built_in(wanted, game, seed, view))
        crew = self._crews.get(wanted)  # none, where the host has taken it from the list
        action = await crew.ask(view, hashlib.sha256(b"program " + seed).digest()[:16]) if crew else None
        if action is not None:
            return Choice(action)
        return Choice(await self._built_in(STAND_IN, game, seed, view), instead=wanted)

    async def advise(self, table: Table, seat: int) -> tuple[Level, Advice]:
        """Advice for a person who is to act, by what its seat knows, and who gives it."""
        game = table.settings.game
        view = view_of(table, seat)
        assert view is not None
        forced, seed = only(view), seed_of(table, seat)
        if forced is not None:
            return ADVISER, Advice(action=forced)
        found = await self._search(table, seat, ADVISER, seed, PATIENT, waits=True)
        if found is not None:
            return ADVISER, found
        return STAND_IN, Advice(action=await self._built_in(STAND_IN, game, seed, view))

    async def _search(
        self, table: Table, seat: int, level: Level, seed: bytes, seconds: float, waits: bool = False
    ) -> Advice | None:
        """What a search says; None where there is none, or it fails or is late.

        None too where no thinker is ready for the game yet, unless who asks waits for that.
        """
        match, view, settings = table.match, view_of(table, seat), table.settings
        if match is None or view is None or level not in levels_of(settings.game):
            return None
        warmup = Warmup(settings.game, settings.seats, settings.options)
        if not (self._thinkers.foresee(warmup) or waits):
            return None
        try:
            outlook = match.outlook(seat)
        except Exception as error:
            log_error("outlook-failed", error, game=settings.game)
            return None
        question = Question(warmup.kind, settings.game, level, seed, view, outlook)
        return await self._thinkers.think(question, seconds)

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

    async def let_go(self) -> None:
        """End the thinkers that nobody asks any more."""
        await self._thinkers.let_go()

    async def close(self) -> None:
        """End the programs and the thinkers."""
        await asyncio.gather(self._thinkers.close(), *(crew.close() for crew in self._crews.values()))


def seed_of(table: Table, seat: int) -> bytes:
    """What a bot's chance follows from: nobody can know it, and it is the same if a table is restored."""
    return hashlib.sha256(f"bot {table.secret} {table.number} {table.seq} {seat}".encode()).digest()

"""Programs as bots on a server: the host lists them by name, tables of all guests share their processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic

from kozyr.bots.outside import PATIENCE
from kozyr.bots.process import Program
from kozyr.bots.program import Limits, Misbehaved
from kozyr.games.api import View
from kozyr.server.logs import log

PROCESSES = 8
"""How many processes of one program run at a time."""
SPARE = 2
"""How many of them stay while nobody asks."""
REST = 60.0
"""How long a program isn't asked after so many faults in a row."""


class Crew:
    """The processes of one program.

    Whoever waits for one, waits as a task of its own: a program that hangs keeps nobody waiting but those
    who have asked it.
    """

    def __init__(self, name: str, path: Path, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._path = path
        self._limits = limits
        self._clock = clock
        self._room = asyncio.Semaphore(PROCESSES)
        self._idle: list[Program] = []
        self._faults = 0
        self._rests_until = 0.0

    async def ask(self, view: View, seed: bytes) -> str | None:
        """The program's move; None where it gives none, which is logged, or rests."""
        if self._clock() < self._rests_until:
            return None
        try:
            async with asyncio.timeout(self._limits.seconds):
                await self._room.acquire()
        except TimeoutError:
            log("bot-busy", bot=self._name)
            return None
        try:
            return await self._ask(view, seed)
        except Misbehaved as fault:
            self._blame(fault)
            return None
        finally:
            self._room.release()

    async def _ask(self, view: View, seed: bytes) -> str:
        program = self._idle.pop() if self._idle else Program(self._path, self._limits)
        action = await program.ask(view, seed)
        self._faults = 0
        if len(self._idle) < SPARE:
            self._idle.append(program)
        else:
            await program.close()
        return action

    def _blame(self, fault: Misbehaved) -> None:
        """Log a fault, without what the program has said: it has seen cards."""
        self._faults += 1
        rests = self._faults >= PATIENCE
        log("bot-misbehaved", bot=self._name, why=fault.why, rests=rests)
        if rests:
            self._rests_until = self._clock() + REST
            self._faults = 0

    async def close(self) -> None:
        """End the processes that wait; those that think end with who has asked them."""
        idle, self._idle = self._idle, []
        await asyncio.gather(*(program.close() for program in idle))


def crews_of(programs: Mapping[str, Path], limits: Limits) -> dict[str, Crew]:
    """A crew for each program of the host's list."""
    return {name: Crew(name, path, limits) for name, path in programs.items()}

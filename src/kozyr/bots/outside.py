"""Programs as bots where nothing else runs: at the line table and in the arena."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.bots.program import Limits, Misbehaved
from kozyr.bots.registry import PREFIX, bot, usual
from kozyr.games.api import View
from kozyr.games.worlds import Prospect

if TYPE_CHECKING:
    import asyncio

    from kozyr.bots.process import Program

PATIENCE = 3
"""After so many faults a program isn't asked again by the same bot."""

Told = Callable[[str, Misbehaved, bool], None]
"""Hears a bot's name, what went wrong, and whether it will be asked again."""


class LimitError(ValueError):
    """A limit that can't be. The message is one plain sentence."""


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits of programs: ``KOZYR_BOT_SECONDS`` for a move, ``KOZYR_BOT_MEMORY`` in megabytes.

    Raises:
        LimitError: one of them is no such number.
    """
    seconds = _number(environment, "KOZYR_BOT_SECONDS", Limits.seconds, 0.01, 3600)
    memory = _number(environment, "KOZYR_BOT_MEMORY", Limits.memory / 2**20, 0, 2**20)
    return Limits(seconds=seconds, memory=int(memory * 2**20))


def _number(environment: Mapping[str, str], name: str, usual: float, low: float, high: float) -> float:
    text = environment.get(name, "")
    try:
        value = float(text) if text else usual
    except ValueError:
        value = -1.0
    if not low <= value <= high:
        raise LimitError(f"{name} must be a number from {low:g} to {high:g}")
    return value


class Programs:
    """The processes of programs, one for each path, and a loop to talk to them."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._runner: asyncio.Runner | None = None
        """Made when a program is first asked: a game without one doesn't wait for asyncio."""
        self._running: dict[Path, Program] = {}

    def ask(self, path: Path, view: View, seed: bytes) -> str:
        """A program's move.

        Raises:
            Misbehaved: it gave none.
        """
        import asyncio

        from kozyr.bots.process import Program

        self._runner = self._runner or asyncio.Runner()
        program = self._running.setdefault(path, Program(path, self.limits))
        return self._runner.run(program.ask(view, seed))

    def kill(self) -> None:
        """End all of them at once."""
        for program in self._running.values():
            program.kill()

    def close(self) -> None:
        """Ask all of them to end."""
        running, self._running = self._running, {}
        if self._runner is not None:
            from kozyr.bots.process import close_all

            self._runner.run(close_all(running.values()))
            self._runner.close()
            self._runner = None


class Outsider:
    """A bot whose moves a program chooses; `steady` plays those for which it gives none.

    Args:
        path: the program.
        game: the game's name.
        seed: what its chance, and that of who stands in, follows from.
        programs: where it runs.
        told: hears of every fault.
    """

    def __init__(self, path: Path, game: str, seed: bytes, programs: Programs, told: Told) -> None:
        self.name = PREFIX + path.name
        self.searches = False
        self._path = path
        self._seed = seed
        self._programs = programs
        self._told = told
        self._stand_in = bot(usual(game), game, seed)
        self._moves = 0
        self._faults = 0

    def act(self, view: View, prospect: Prospect | None = None) -> str:
        """The program's move, or that of who stands in for it."""
        self._moves += 1
        if self._faults < PATIENCE:
            seed = hashlib.sha256(b"%s move %d" % (self._seed, self._moves)).digest()[:16]
            try:
                return self._programs.ask(self._path, view, seed)
            except Misbehaved as fault:
                self._faults += 1
                self._told(self.name, fault, self._faults < PATIENCE)
        return self._stand_in.act(view)

"""Opponents at the line table: what `--bots` names, and what is said when a program misbehaves."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from kozyr.bots import LEVELS, PREFIX, Bot, bot, levels_of, usual
from kozyr.bots.outside import LimitError, Outsider, Programs, limits_from
from kozyr.bots.program import Misbehaved, ProgramError, program_at
from kozyr.bots.registry import Player
from kozyr.cli.show.pen import Pen
from kozyr.cli.table.console import Console
from kozyr.cli.table.saves import short
from kozyr.cli.words import UsageError


def split_levels(text: str) -> list[str]:
    """The words of a list of levels; a path may have blanks, but no commas."""
    parts = [part.strip() for part in text.split(",")]
    return [word for part in parts for word in ([part] if part.startswith(PREFIX) else part.split())]


def program_named(level: str, pen: Pen) -> str:
    """``exec:PATH`` with the whole path.

    Raises:
        UsageError: no program is there.
    """
    try:
        return f"{PREFIX}{program_at(level)}"
    except ProgramError as error:
        raise UsageError(pen.say(f"program-{error.code}", file=str(error.file), why=error.why)) from None


def levels_from(text: str, bots: int, pen: Pen) -> list[str]:
    """The bots' levels: one for all, or one for each; empty where nothing was said.

    Raises:
        UsageError: no such level or program, or too many or too few.
    """
    levels = []
    for level in split_levels(text):
        if level.startswith(PREFIX):
            level = program_named(level, pen)
        elif level not in LEVELS:
            known = ", ".join((*LEVELS, f"{PREFIX}PATH"))
            raise UsageError(pen.say("no-such-level", name=level, levels=known))
        levels.append(level)
    if levels and len(levels) not in (1, bots):
        raise UsageError(pen.say("needs-levels", count=bots))
    return levels


def level_name(level: str, pen: Pen) -> str:
    """A level in words, a program by its file."""
    return short(level) if level.startswith(PREFIX) else pen.say(f"level-{level}")


class Opponents:
    """The bots of a table, and the programs that some of them are.

    Args:
        game: the game's name.
        origin: what their chance follows from, so that a match can be played again.
        levels: by seat.
        console: where faults are told.
        pen: names the seats.

    Raises:
        LevelError: there is no such bot. UsageError: a limit for programs that can't be.
    """

    def __init__(
        self, game: str, origin: bytes, levels: Mapping[int, str], console: Console, pen: Pen
    ) -> None:
        self._game = game
        self._origin = origin
        self._console = console
        self._pen = pen
        self._programs: Programs | None = None
        self.bots = {seat: self._bot(seat, level) for seat, level in levels.items()}

    def _bot(self, seat: int, level: str) -> Bot:
        seed = self._origin + b"bot%d" % seat
        if not level.startswith(PREFIX):
            return bot(level, self._game, seed)
        if self._programs is None:
            try:
                self._programs = Programs(limits_from(os.environ))
            except LimitError as error:
                raise UsageError(str(error)) from None

        def told(name: str, fault: Misbehaved, again: bool) -> None:
            self._tell(seat, name, fault, again)

        return Outsider(Path(level.removeprefix(PREFIX)), self._game, seed, self._programs, told)

    def _tell(self, seat: int, name: str, fault: Misbehaved, again: bool) -> None:
        why = self._pen.say(f"bot-fault-{fault.why}")
        detail = f" ({fault.detail})" if fault.detail else ""
        who = f"{self._pen.label(seat)} ({name})"
        self._console.say("bot-fault" if again else "bot-fault-last", name=who, why=why + detail)

    def hinter(self) -> Player:
        """The bot that gives hints: the strong one, where somebody plays the game so."""
        level = "strong" if "strong" in levels_of(self._game) else usual(self._game)
        return bot(level, self._game, self._origin + b"hint")

    def close(self) -> None:
        """End the programs."""
        if self._programs is not None:
            self._programs.close()

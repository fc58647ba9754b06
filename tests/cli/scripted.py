"""The line table without a terminal: lines from a script, or a player that picks numbers of the list."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kozyr.bots import bot
from kozyr.cli.show.ask import Ask
from kozyr.cli.show.paint import Paint
from kozyr.cli.show.pen import Pen
from kozyr.cli.table.console import Console, Ended
from kozyr.cli.table.table import Table
from kozyr.i18n.catalogue import catalogue
from kozyr.match import Match
from kozyr.records import Record


class ScriptedConsole(Console):
    """Gives the lines of a script, then the input has ended; keeps what was printed."""

    def __init__(self, language: str = "en", lines: Iterator[str] | list[str] | None = None) -> None:
        self.out = io.StringIO()
        super().__init__(Paint(self.out), Pen(catalogue(language)))
        self.script = iter(lines or [])
        self.prompts: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        """The next line of the script."""
        self.prompts.append(prompt)
        try:
            line = next(self.script)
        except StopIteration:
            raise Ended from None
        self.out.write(f"{prompt}{line}\n")
        return line.strip()

    @property
    def text(self) -> str:
        """All that was printed."""
        return self.out.getvalue()


def table(
    folder: Path,
    game: str,
    *,
    seats: int,
    language: str = "en",
    me: int = 0,
    lines: Iterator[str] | list[str] | None = None,
    seed: bytes = b"\1",
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table against random bots that reads from a script."""
    console = ScriptedConsole(language, lines)
    match = Match.from_data(Record(game=game, seats=seats, seed=seed, options=dict(options or {})))
    others = [seat for seat in range(seats) if seat != me]
    bots = {seat: bot("random", game, seed + bytes([seat])) for seat in others}
    pen = Pen(catalogue(language), me=me, bots=True)
    return Table(
        match, me, bots, console, pen, folder / f"{game}.toml", hinter=lambda: bot("random", game, seed)
    )


def printed(played: Table) -> str:
    """What a scripted table has printed."""
    assert isinstance(played.console, ScriptedConsole)
    return played.console.text


class Picker:
    """Answers every question of a table by numbers, at random; now and then by the record's spelling."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table: Table | None = None
        self.amount = ""

    def lines(self) -> Iterator[str]:
        """What to type, without end."""
        while True:
            assert self.table is not None
            ask = self.table.question()
            if self.rng.random() < 0.1:
                yield self.rng.choice(["last", "score", "log", "table", "hint"])
                continue
            yield from self.answers(ask)

    def answers(self, ask: Ask) -> Iterator[str]:
        """One line, or two where an amount is asked for."""
        assert self.table is not None
        legal = self.table.match.legal()
        if ask.hand:
            cards = self.rng.choice(legal).split()[1:]
            yield " ".join(str(ask.hand.index(card) + 1) for card in cards)
            return
        choice = self.rng.choice(ask.choices)
        yield choice.key
        if choice.action.endswith("?"):
            low, _, high = next(e for e in legal if e.startswith("bet ")).removeprefix("bet ").partition("..")
            yield str(self.rng.randint(int(low), min(int(high), int(low) + 3)))


def play_through(folder: Path, game: str, **setup: Any) -> Table:
    """A whole match with a `Picker` in the seat of the person."""
    picker = Picker(int(setup.pop("pick", 1)))
    played = table(folder, game, lines=picker.lines(), **setup)
    picker.table = played
    played.play()
    return played

"""The line table: tells what happens, asks the person, lets the bots play, keeps the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from msgspec import structs

from kozyr.bots import Bot, ask
from kozyr.bots.registry import Player
from kozyr.cli.progress import patience
from kozyr.cli.show import sheet
from kozyr.cli.show.ask import Ask
from kozyr.cli.show.games import Drawing, drawing
from kozyr.cli.show.pen import Pen
from kozyr.cli.table import saves, typed
from kozyr.cli.table.commands import run_command
from kozyr.cli.table.console import Console, Ended, Quit
from kozyr.games.api import Progress, View
from kozyr.games.refusal import Refusal
from kozyr.i18n.refusals import with_rule
from kozyr.match import Match


@dataclass
class Table:
    """One person and some bots at a match.

    Only this class holds the match; drawings and bots get views.
    """

    match: Match
    me: int
    bots: Mapping[int, Bot]
    console: Console
    pen: Pen
    file: Path
    """Where the match is kept; written anew after every action."""
    hinter: Callable[[], Player]
    """Makes the bot that gives hints."""
    leave: Callable[[], None] = lambda: None
    """Ends what runs for the bots."""
    number: int = 0
    """The deal whose story is being told."""
    told: int = 0
    """How many lines of it have been told."""
    written: bytes | None = None
    """What the file holds as far as this table knows; None before it has been written or read."""
    why_not: str = ""
    """Why the file couldn't be written the last time."""
    gone: bool = False
    """Whether the person is out, and what the others still do isn't told."""
    complained: bool = False
    """Whether it has been said that the match can't be kept."""
    warned: bool = False
    """Whether it has been said so to somebody who wanted to leave."""
    words: dict[str, str] = field(init=False)
    verbs: dict[str, str] = field(init=False)
    draw: Drawing = field(init=False)

    def __post_init__(self) -> None:
        """Words of the language, the drawing of the game."""
        self.words = typed.vocabulary(self.pen.catalogue, "word", typed.COMMANDS)
        self.verbs = typed.vocabulary(self.pen.catalogue, "verb", typed.VERBS)
        self.draw = drawing(self.match.game.name)

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.match.view(self.me)

    def closing(self, number: int) -> View:
        """What the person knew at the end of a complete deal, one's own secrets too.

        A later view has only what is public of it.
        """
        progress, game = self.match.progress, self.match.game
        ended = replace(progress.runs[number], outcome=None)
        so_far = Progress(progress.options, progress.seats, progress.course, [*progress.runs[:number], ended])
        return game.view(so_far, self.me)

    # The course of a match

    def play(self) -> None:
        """Play to the end of the match.

        Raises:
            Quit: the person leaves. Ended: the input has ended.
        """
        self.keep()
        self.catch_up()
        while self.match.to_act is not None:
            if self.match.to_act == self.me:
                self.act(self.ask())
            else:
                with patience(self.pen.catalogue):
                    action = ask(self.bots[self.match.to_act], self.match)
                self.act(action)
        self.finish()

    def act(self, action: str) -> None:
        """Carry out an action, keep the record, tell what followed."""
        self.match.apply(action)
        self.keep()
        self.tell_news()

    def finish(self) -> None:
        """The end of the match, or a record without the next deck."""
        if not self.match.finished:
            self.console.say("waits-for-deck")
            return
        for line in sheet.standing(self.view, self.pen, self.draw.UNIT, self.match.game.course.low_wins):
            self.console.tell(line)
        self.last_chance()
        if self.keep():
            self.console.say("kept-in", file=str(self.file))

    def last_chance(self) -> None:
        """Where the finished match couldn't be kept, offer to save it elsewhere."""
        while not self.keep():
            self.say_not_kept("not-kept-end")
            try:
                line = self.console.ask()
            except Ended:
                return
            if self.words.get(line.partition(" ")[0].lower()) != "save":
                return
            run_command(self, "save", line.split()[1:])

    # What is told

    def catch_up(self) -> None:
        """At the start: what has happened in this deal, and in those just before it without an action."""
        runs = self.match.progress.runs
        self.number = sum(run.outcome is not None for run in runs)
        while self.number and not any(run.actions for run in runs[self.number - 1 :]):
            self.number -= 1
        self.tell_news()

    def tell_news(self) -> None:
        """What has happened since the last call: events, results of deals, the next deal."""
        view: Any = self.view
        if self.gone:
            return
        done = len(view.public.deals)
        self.tell_events(view)
        while self.number < done:
            self.tell_outcome(view, self.number)
            self.number += 1
            self.told = 0
            if self.number < done or view.public.deal is not None:
                self.console.tell()
                self.tell_events(view)
        if view.public.deal is not None and self.draw.is_out(view):
            self.gone = True
            self.console.say("youre-out")

    def tell_events(self, view: View) -> None:
        """The lines of the deal's story that haven't been told."""
        lines = self.story(view, self.number, self.told)
        self.told += len(lines)
        for line in filter(None, lines):
            self.console.tell("  " + line, indent="    ")

    def story(self, view: View, number: int, skip: int = 0) -> list[str]:
        """The lines of a deal from 0, complete or under way, as the seat saw it."""
        if number < len(view.public.deals):  # type: ignore[attr-defined]
            view = self.closing(number)
        return self.draw.story(view, self.pen, number, skip)

    def tell_outcome(self, view: View, number: int) -> None:
        """The result of a complete deal."""
        self.console.tell()
        for line in self.draw.outcome(view, self.pen, number):
            self.console.tell(line)

    def show(self) -> None:
        """The table as it is, and one's own cards."""
        view = self.view
        self.console.tell()
        if view.public.deal is not None:  # type: ignore[attr-defined]
            self.console.paint.line(self.draw.heading(view, self.pen), bold=True)
        for line in [*self.draw.table(view, self.pen), *self.draw.hand(view, self.pen)]:
            self.console.tell(line, indent="  ")

    # What is asked

    def ask(self) -> str:
        """Ask until there is a legal action.

        Raises:
            Quit: the person leaves. Ended: the input has ended.
        """
        self.show()
        ask = self.question()
        self.put(ask)
        while True:
            line = self.console.ask()
            try:
                if self.is_command(line):
                    continue
                action = self.completed(typed.action(line, ask, self.verbs))
            except typed.Unclear as unclear:
                self.console.say(unclear.code, **unclear.args_of_code)
                continue
            refusal = self.match.explain(action, self.me)
            if refusal is None:
                return action
            self.refuse(refusal)

    def question(self) -> Ask:
        """What the person is asked now."""
        return self.draw.ask(self.view, self.pen, self.after)

    def after(self, action: str) -> View:
        """What the person's view would be after a legal action."""
        match = self.match.copy()
        match.apply(action)
        return match.view(self.me)

    def put(self, ask: Ask) -> None:
        """Print a question with its choices."""
        self.console.tell(ask.question)
        for line in choice_lines(ask, self.pen):
            self.console.tell(line, indent="     ")
        for note in ask.notes:
            self.console.tell(note)

    def completed(self, action: str) -> str:
        """The action with its amount, which is asked for where it is missing."""
        if not action.endswith("?"):
            return action
        amount = self.console.ask(self.pen.say("ask-amount") + " ")
        if not (amount.isdecimal() and amount.isascii()):
            raise typed.Unclear("typed-no-amount")
        return action.removesuffix("?") + str(int(amount[:12]))

    def is_command(self, line: str) -> bool:
        """Carries out a word that isn't an action, if the line begins with one."""
        parts = line.split()
        word = self.words.get(parts[0].lower()) if parts else None
        if word is None:
            return False
        if word == "quit":
            if self.keep() or self.warned:
                raise Quit
            self.warned = True
            self.say_not_kept("not-kept-how")
            return True
        run_command(self, word, parts[1:])
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action isn't possible, and where to read more."""
        word = str(refusal.args.get("word", ""))
        if word in typed.VERBS and self.pen.catalogue.language != "en":
            args = {**refusal.args, "word": self.pen.catalogue.words(f"verb-{word}")[0]}
            refusal = structs.replace(refusal, args=args)
        self.console.tell(self.pen.say("refused", why=with_rule(self.pen.catalogue, refusal, self.pen.name)))

    # What is kept

    def keep(self) -> bool:
        """Write the record; answers with whether that went well. A disk that is full doesn't stop the match.

        What another table has written meanwhile stays: this one goes on in a file of its own.
        """
        text = self.match.to_record()
        try:
            if saves.held(self.file) not in (None, self.written):
                other = saves.beside(self.file)
                self.console.say("kept-aside", file=str(self.file), other=str(other))
                self.file = other
            saves.keep(self.file, text)
        except OSError as error:
            self.why_not = str(error.strerror)
            if not self.complained:
                self.complained = True
                self.console.say("cant-keep", file=str(self.file), why=self.why_not)
            return False
        self.written = text.encode()
        return True

    def say_not_kept(self, what_to_do: str) -> None:
        """Say that the match isn't kept, and what can be done about it."""
        self.console.say("not-kept", file=str(self.file), why=self.why_not)
        self.console.say(what_to_do)


def choice_lines(ask: Ask, pen: Pen) -> list[str]:
    """The numbered choices: short ones side by side, others one a line."""
    if ask.hand:
        cells = [f"{number:>2}) {pen.card(card)}" for number, card in enumerate(ask.hand, start=1)]
        return side_by_side(cells)
    cells = [f"{choice.key:>2}) {choice.label}" for choice in ask.choices]
    longest = max(map(len, cells), default=0)
    if longest > 36 or (longest > 14 and len(cells) <= 4):
        return ["  " + cell for cell in cells]
    return side_by_side(cells)


def side_by_side(cells: list[str], width: int = 78) -> list[str]:
    """Cells in rows of equal columns."""
    size = max(map(len, cells), default=0) + 2
    per_row = max(1, (width + 2) // size)
    rows = [cells[k : k + per_row] for k in range(0, len(cells), per_row)]
    return ["  " + "".join(cell.ljust(size) for cell in row).rstrip() for row in rows]

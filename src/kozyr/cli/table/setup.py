"""Before a match: which game, how many seats, which options, against whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kozyr.bots import PREFIX, levels_of
from kozyr.cli.show.paint import grid
from kozyr.cli.show.sheet import option_id, option_value
from kozyr.cli.table.bots import level_name, program_named, split_levels
from kozyr.cli.table.commands import tell_rules
from kozyr.cli.table.console import Console, Quit
from kozyr.cli.table.options import allowed, settle, span_of, typed_value, words_of
from kozyr.cli.table.typed import vocabulary
from kozyr.cli.words import UsageError
from kozyr.games.api import Game
from kozyr.games.option import Choice, Flag, Option
from kozyr.games.registry import GAMES

SEATS = 4
"""How many seats a new table has where the game allows it."""
LEVEL = "steady"
DEFAULT = "-"
"""What is typed to give an option its default back."""


@dataclass
class Setup:
    """What a match needs before it can begin."""

    game: Game
    seats: int
    me: int = 0
    levels: list[str] = field(default_factory=lambda: [LEVEL])
    """One level for all bots, or one for each of them in order of seats."""
    options: dict[str, Any] = field(default_factory=dict)
    """What was chosen; the rest has its defaults."""

    @property
    def bots(self) -> dict[int, str]:
        """The bots' levels by seat."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        return {seat: self.levels[min(k, len(self.levels) - 1)] for k, seat in enumerate(others)}

    def fit(self) -> None:
        """Makes seats, options and my own seat agree with each other after a change."""
        allowed_seats = self.game.seats(self.options)
        self.seats = min(max(self.seats, allowed_seats.start), allowed_seats.stop - 1)
        self.options, _ = settle(self.game, self.options, self.seats)
        self.me = min(self.me, self.seats - 1)


def answer(console: Console, prompt: str = "> ") -> str:
    """What the person types.

    Raises:
        Quit: the person leaves. Ended: the input has ended.
    """
    line = console.ask(prompt)
    if vocabulary(console.pen.catalogue, "word", ("quit",)).get(line.lower()):
        raise Quit
    return line


def usual_seats(game: Game, options: dict[str, Any]) -> int:
    """The number of seats of a new table."""
    seats = game.seats(options)
    return SEATS if SEATS in seats else seats.start


def ask_game(console: Console) -> Game:
    """Which game to play."""
    games = list(GAMES.values())
    console.head(console.pen.say("ask-game"))
    rows = [
        [f"  {k})", console.pen.say(f"game-{game.name}"), console.pen.say(f"about-{game.name}")]
        for k, game in enumerate(games, start=1)
    ]
    indent = " " * (8 + max(len(row[1]) for row in rows))
    for line in grid(rows, left=3):
        console.tell(line, indent=indent)
    while True:
        line = answer(console).lower()
        if tell_about(line, games, console):
            continue
        for k, game in enumerate(games, start=1):
            if line in (str(k), game.name, console.pen.say(f"game-{game.name}").lower()):
                return game
        if line.isdecimal() or not line:
            console.say("typed-no-number", number=line[:20], count=len(games))
        else:
            console.say("typed-unknown", word=line[:20])


def tell_about(line: str, games: Sequence[Game], console: Console) -> bool:
    """Answers help and rules at the list of games; whether the line asked for them."""
    pen = console.pen
    word, *rest = line.split() or [""]
    asked = vocabulary(pen.catalogue, "word", ("help", "rules")).get(word)
    if asked == "help":
        console.say("help-menu")
    elif asked == "rules":
        named = [
            game.name for game in games if rest[:1] in ([game.name], [pen.say(f"game-{game.name}").lower()])
        ]
        tell_rules(console, named[0] if named else "common", [] if named else rest)
    return asked is not None


def ask_settings(setup: Setup, console: Console) -> None:
    """Show the settings; a number changes one, an empty line begins the match."""
    words = vocabulary(console.pen.catalogue, "word", ("help", "rules"))
    while True:
        setup.fit()
        count = show_settings(setup, console)
        line = answer(console)
        if not line:
            return
        first, *rest = line.split()
        if words.get(first.lower()) == "rules":
            tell_rules(console, setup.game.name, rest)
        elif words.get(first.lower()) == "help":
            continue
        elif line.isdecimal() and line.isascii() and 1 <= int(line[:6]) <= count:
            change(setup, int(line[:6]) - 1, console)
        else:
            console.say("typed-no-number", number=line[:20], count=count)


def show_settings(setup: Setup, console: Console) -> int:
    """Print every setting with its number; answers with how many there are."""
    pen = console.pen
    _, values = settle(setup.game, setup.options, setup.seats)
    seats = setup.game.seats(setup.options)
    entries: list[tuple[str, str, str]] = [
        (pen.say("set-seats"), str(setup.seats), dots(seats)),
        (pen.say("set-me"), str(setup.me), dots(range(setup.seats))),
        (pen.say("set-bots"), ", ".join(level_name(level, pen) for level in setup.levels), ""),
    ]
    for option in setup.game.options:
        title = pen.say(option_id(setup.game, option))
        entries.append((title, option_value(option, values[option.name], pen), option.rule))
    console.head(pen.say("settings-of", game=pen.say(f"game-{setup.game.name}")))
    rows = [[f"{k:>2})", *entry] for k, entry in enumerate(entries, start=1)]
    for row in grid(rows, left=4):
        console.tell(row, indent="    ")
    console.say("option-names", names=", ".join(option.name for option in setup.game.options))
    console.say("settings-how")
    return len(entries)


def dots(values: range) -> str:
    """The bounds of a range in short."""
    return str(values.start) if len(values) == 1 else f"{values.start}..{values.stop - 1}"


def change(setup: Setup, number: int, console: Console) -> None:
    """Ask for a new value of a setting."""
    if number == 0:
        seats = setup.game.seats(setup.options)
        setup.seats = ask_whole(console, console.pen.say("set-seats"), seats, setup.seats)
    elif number == 1:
        setup.me = ask_whole(console, console.pen.say("set-me"), range(setup.seats), setup.me)
    elif number == 2:
        setup.levels = ask_levels(console, setup.game.name, setup.seats - 1) or setup.levels
    else:
        change_option(setup, setup.game.options[number - 3], console)


def ask_whole(console: Console, title: str, values: range, now: int) -> int:
    """A number of a range; an empty line leaves it as it is."""
    bounds = span_of(values, console.pen)
    while True:
        line = answer(console, f"{title}, {bounds}: ")
        if not line:
            return now
        if line.isdecimal() and line.isascii() and int(line[:6]) in values:
            return int(line[:6])
        console.say("needs", what=bounds)


def ask_levels(console: Console, game: str, bots: int) -> list[str]:
    """A level for all bots, or one for each; nothing for an empty line."""
    pen = console.pen
    for k, level in enumerate(levels_of(game), start=1):
        console.tell(f"  {k}) {pen.say(f'level-{level}')}: {pen.say(f'about-{level}')}", indent="    ")
    while True:
        line = answer(console, pen.say("ask-levels", count=bots) + " ")
        if not line:
            return []
        levels = [typed_level(console, game, word) for word in split_levels(line)]
        known = [level for level in levels if level]
        if known and len(known) == len(levels) and len(known) in (1, bots):
            return known
        console.say("needs-levels", count=bots)


def typed_level(console: Console, game: str, word: str) -> str | None:
    """A level by its number or name, or a program."""
    if word.startswith(PREFIX):
        try:
            return program_named(word, console.pen)
        except UsageError as error:
            console.tell(str(error))
    for k, level in enumerate(levels_of(game), start=1):
        if word.lower() in (str(k), level, console.pen.say(f"level-{level}").lower()):
            return level
    return None


def change_option(setup: Setup, option: Option, console: Console) -> None:
    """Ask for an option's value; a flag is simply turned, an empty line changes nothing."""
    _, values = settle(setup.game, setup.options, setup.seats)
    if isinstance(option.kind, Flag):
        setup.options[option.name] = not values[option.name]
        return
    pen = console.pen
    words: Sequence[str] = words_of(option.kind, values) if isinstance(option.kind, Choice) else ()
    console.tell(f"{pen.say(option_id(setup.game, option))} ({option.rule})")
    for k, word in enumerate(words, start=1):
        console.tell(f"  {k}) {option_value(option, word, pen)}", indent="    ")
    bounds = allowed(option, setup.seats, values, pen)
    while True:
        line = answer(console, "> " if words else f"{bounds}: ")
        if words and line.isdecimal() and 1 <= int(line[:6]) <= len(words):
            line = words[int(line[:6]) - 1]
        if line == DEFAULT:
            setup.options.pop(option.name, None)
        if line in ("", DEFAULT):
            return
        value = typed_value(option, line, pen)
        if option.kind.check(value, setup.seats, values) is None:
            setup.options[option.name] = value
            return
        console.say("needs", what=bounds)

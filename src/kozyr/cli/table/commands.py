"""Words at the line table that aren't actions: last, score, log, rules, hint, save and the like."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli.show import sheet
from kozyr.cli.show.markdown import paragraphs
from kozyr.cli.table import saves
from kozyr.cli.table.typed import COMMANDS
from kozyr.i18n import rules

if TYPE_CHECKING:
    from kozyr.cli.table.console import Console
    from kozyr.cli.table.table import Table


def run_command(table: Table, word: str, arguments: Sequence[str]) -> None:
    """Carries out a word of `COMMANDS` other than quit."""
    {
        "help": show_help,
        "table": show_table,
        "last": show_last,
        "score": show_score,
        "log": show_log,
        "rules": show_rules,
        "hint": show_hint,
        "save": save,
    }[word](table, arguments)


def show_help(table: Table, arguments: Sequence[str]) -> None:
    """What can be typed."""
    table.console.say(f"help-actions-{table.match.game.name}")
    for word in COMMANDS:
        names = list(dict.fromkeys([*table.pen.catalogue.words(f"word-{word}"), word]))
        table.console.tell(f"  {', '.join(names)}: {table.pen.say(f'help-{word}')}", indent="    ")


def show_table(table: Table, arguments: Sequence[str]) -> None:
    """The table and the question once more."""
    table.show()
    table.put(table.question())


def show_last(table: Table, arguments: Sequence[str]) -> None:
    """The last trick."""
    lines = table.draw.last(table.view, table.pen)
    for line in lines or [table.pen.say("no-last")]:
        table.console.tell("  " + line, indent="    ")


def show_score(table: Table, arguments: Sequence[str]) -> None:
    """Deal by deal, and the totals."""
    for line in sheet.score(table.view, table.pen, table.draw.UNIT):
        table.console.tell(line)


def show_log(table: Table, arguments: Sequence[str]) -> None:
    """All of this deal that the seat may know; "log 2" tells of deal 2."""
    lines = table.diary
    if arguments and arguments[0].isdecimal():
        number = int(arguments[0][:9]) - 1
        if number == table.number - 1:
            lines = table.before
        if number != table.number and not (number == table.number - 1 and lines):
            lines = [*filter(None, table.draw.story(table.view, table.pen, max(number, 0)))]
    for line in lines or [table.pen.say("no-log")]:
        table.console.tell("  " + line, indent="    ")


def show_rules(table: Table, arguments: Sequence[str]) -> None:
    """The game in short, or one rule."""
    tell_rules(table.console, table.match.game.name, arguments)


def tell_rules(console: Console, game: str, arguments: Sequence[str]) -> None:
    """The rules in the language of play.

    Args:
        console: where to.
        game: whose summary and list of rules to give where no rule is named.
        arguments: a rule's id, or nothing.
    """
    language = console.pen.catalogue.language
    if arguments:
        section = rules.rule(language, arguments[0].strip(".,:"))
        if section is None:
            console.say("no-such-rule", id=arguments[0][:20])
            return
        console.head(f"{section.id} · {section.title}")
        text = section.text
    else:
        page = rules.page(language, game)
        console.head(page.title)
        text = page.summary
    for paragraph, indent in paragraphs(text):
        console.tell(paragraph, indent)
    if not arguments:
        console.tell()
        for section in rules.page(language, game).sections:
            console.tell(f"  {section.id} · {section.title}")
        console.say("rules-more")


def show_hint(table: Table, arguments: Sequence[str]) -> None:
    """What the steady bot would do with what this seat knows."""
    action = table.hinter().act(table.view)
    table.console.say("hint-is", action=table.pen.action(action), typed=action)


def save(table: Table, arguments: Sequence[str]) -> None:
    """Write the record to a file of the person's choice, or say where it is kept."""
    if not arguments:
        table.keep()
        table.console.say("kept-in", file=str(table.file))
        table.console.say("file-tells-all")
        return
    path = Path(" ".join(arguments)).expanduser()
    if path.exists() and not saves.is_copy(path, table.match.header):
        table.console.say("wont-overwrite", file=str(path))
        return
    try:
        saves.write_whole(path, table.match.to_record())
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        table.console.say("cant-write", file=str(path), why=getattr(error, "strerror", None) or str(error))
        return
    table.console.say("saved-in", file=str(path))
    table.console.say("file-tells-all")

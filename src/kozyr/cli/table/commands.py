"""Words at the line table that aren't actions: last, score, log, rules, hint, save and the like."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.bots import Budget
from kozyr.cli.show import sheet
from kozyr.cli.show.markdown import paragraphs
from kozyr.cli.show.worth import tell_worth
from kozyr.cli.table import saves
from kozyr.cli.table.typed import COMMANDS, Unclear, action
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
    done = len(table.view.public.deals)  # type: ignore[attr-defined]
    if done and not lines:
        lines = table.draw.last(table.closing(done - 1), table.pen)
    for line in lines or [table.pen.say("no-last")]:
        table.console.tell("  " + line, indent="    ")


def show_score(table: Table, arguments: Sequence[str]) -> None:
    """Deal by deal, and the totals."""
    for line in sheet.score(table.view, table.pen, table.draw.UNIT):
        table.console.tell(line)


def show_log(table: Table, arguments: Sequence[str]) -> None:
    """All of this deal that the seat may know; "log 2" tells of deal 2 and what it came to."""
    view = table.view
    done = len(view.public.deals)  # type: ignore[attr-defined]
    number = done
    if arguments:
        word = arguments[0]
        number = int(word[:9]) - 1 if word.isascii() and word.isdecimal() else -1
        if not 0 <= number < len(table.match.progress.runs):
            table.console.say("bad-deal", deal=word[:20])
            return
    for line in filter(None, table.story(view, number)):
        table.console.tell("  " + line, indent="    ")
    if number < done:
        table.tell_outcome(view, number)


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


HINT = Budget(samples=300)
"""How long a search thinks about a hint; without a clock, so that it says the same when asked again."""


def show_hint(table: Table, arguments: Sequence[str]) -> None:
    """What a bot would do with what this seat knows, and why."""
    bot, match, pen = table.hinter(), table.match, table.pen
    prospect = None
    if bot.searches:
        prospect = match.prospect(match.to_act)
        if "numba" not in sys.modules:
            table.console.say("hint-thinks")
    advice = bot.advise(table.view, prospect, HINT)
    action, typed = advice.action, own_spelling(table, advice.action)
    table.console.say("hint-is", level=pen.say(f"level-{bot.name}"), action=pen.action(action), typed=typed)
    tell_worth(table.console.paint, pen, advice)


def own_spelling(table: Table, advice: str) -> str:
    """An action as people type it in their language, where that means the same; else as in records."""
    pen = table.pen
    if pen.catalogue.language == "en":
        return advice
    verb, *rest = advice.split()
    if verb == "talon":
        line = pen.catalogue.words(f"verb-{rest[0]}")[0]
    else:
        shown = [pen.card(word) if word[-1] in "CDHS" else word for word in rest]
        line = " ".join([pen.catalogue.words(f"verb-{verb}")[0], *shown])
    try:
        return line if action(line, table.question(), table.verbs) == advice else advice
    except Unclear:
        return advice


def save(table: Table, arguments: Sequence[str]) -> None:
    """Write the record to a file of the person's choice, or say where it is kept."""
    if not arguments:
        if not table.keep():
            table.say_not_kept("not-kept-how")
            return
        table.console.say("kept-in", file=str(table.file))
        table.console.say("file-tells-all")
        return
    path = Path(" ".join(arguments)).expanduser()
    try:
        there = path.exists()
    except (OSError, ValueError):  # ValueError: a zero byte in the name
        there = False
    if there and not saves.is_copy(path, table.match.header):
        table.console.say("wont-overwrite", file=str(path))
        return
    if not path.parent.is_dir():
        table.console.say("cant-write", file=str(path), why=table.pen.say("no-such-folder"))
        return
    text = table.match.to_record()
    try:
        saves.write_whole(path, text)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        table.console.say("cant-write", file=str(path), why=getattr(error, "strerror", None) or str(error))
        return
    if table.why_not and not table.keep():
        table.file, table.written, table.why_not = path, text.encode(), ""
    table.console.say("saved-in", file=str(path))
    table.console.say("file-tells-all")

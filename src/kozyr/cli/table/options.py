"""Options as people give them: read from words, checked, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kozyr.cli.show.pen import Pen
from kozyr.cli.show.sheet import option_value
from kozyr.games.api import Game
from kozyr.games.option import Choice, Flag, Option, OptionError, Values, Whole, read_options
from kozyr.i18n.cards import typed_card

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def typed_value(option: Option, text: str, pen: Pen | None = None) -> Any:
    """The value that a text means for an option; what can't be one is handed on as text, to be refused.

    Args:
        option: which kind of values there are.
        text: as "3", "true", "two_vs_one", "1 2 3", "C,D".
        pen: for the language's own words for yes and no.
    """
    text = text.strip()
    if isinstance(option.kind, Flag):
        return typed_flag(text, pen)
    if isinstance(option.kind, Whole):
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else text
    if isinstance(option.kind, Choice):
        return text
    return [typed_item(word) for word in text.strip("[]").replace(",", " ").replace('"', " ").split()]


def typed_flag(text: str, pen: Pen | None) -> bool | str:
    """True or false, in English or in the language's words."""
    word = text.lower()
    if word in TRUE or (pen and word == pen.say("yes").lower()):
        return True
    if word in FALSE or (pen and word == pen.say("no").lower()):
        return False
    return text


def typed_item(word: str) -> int | str:
    """An entry of a list: a number, a suit by its letter or sign, or a word."""
    if word.isascii() and word.isdecimal() and len(word) < 12:
        return int(word)
    as_ace = typed_card(f"A{word}")
    return as_ace[1] if as_ace else word


def from_flags(game: Game, flags: list[str]) -> dict[str, Any]:
    """The options of ``--option NAME=VALUE`` flags.

    Raises:
        OptionError: no ``=``, no such option, or one given twice.
    """
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for flag in flags:
        name, equals, text = flag.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise OptionError(f"options.{name}", "write it as NAME=VALUE")
        if name not in known:
            raise OptionError(f"options.{name}", f"unknown option; there are {', '.join(known)}")
        if name in values:
            raise OptionError(f"options.{name}", "given twice")
        values[name] = typed_value(known[name], text)
    return values


def settle(game: Game, given: Mapping[str, Any], seats: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options that go together: what a later choice has made impossible is dropped.

    Returns:
        Those of the given options that can be, and every option with its value.
    """
    kept = dict(given)
    while True:
        try:
            return kept, read_options(game.options, kept, seats)
        except OptionError as error:
            kept.pop(error.path.removeprefix("options."))


def allowed(option: Option, seats: int, values: Values, pen: Pen) -> str:
    """Which values an option can have, in words."""
    kind = option.kind
    if isinstance(kind, Whole):
        return span_of(range(kind.low, kind.top(seats) + 1), pen)
    if isinstance(kind, Flag):
        return f"{pen.say('yes')}, {pen.say('no')}"
    if isinstance(kind, Choice):
        return ", ".join(f"{word} ({option_value(option, word, pen)})" for word in words_of(kind, values))
    return pen.say(f"list-of-{option.name}".replace("_", "-"))


def span_of(values: range, pen: Pen) -> str:
    """The bounds of a range in words, or its only number."""
    if len(values) == 1:
        return str(values.start)
    return pen.say("from-to", low=str(values.start), high=str(values.stop - 1))


def words_of(kind: Choice, values: Values) -> tuple[str, ...]:
    """The words of a choice that the other options allow."""
    return kind.allowed(values) if kind.allowed else kind.words

"""Language and output of a command: what was asked for, what the terminal can do."""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

import msgspec

from kozyr.cli.show.paint import Paint, can_show_signs, colours_for
from kozyr.i18n import LANGUAGES, Catalogue, language_of
from kozyr.i18n.catalogue import catalogue, visible


class UsageError(ValueError):
    """Something was asked for that can't be; the text says what and why."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, as ``--json`` prints it under ``error``; all but the message only about a record."""

    deal: int | None = None
    action: int | None = None
    text: str | None = None
    rule: str | None = None
    message: str


def words_for(wish: str | None) -> Catalogue:
    """The catalogue of the language to speak.

    Raises:
        UsageError: there is no such language.
    """
    try:
        return catalogue(language_of(wish, os.environ))
    except ValueError:
        name = wish or os.environ.get("KOZYR_LANG", "")
        text = catalogue("en").say("no-such-language", name=name, languages=", ".join(LANGUAGES))
        raise UsageError(text) from None


def readable(words: Catalogue) -> Catalogue:
    """The catalogue, or the English one where standard output lacks its letters, which is said."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        words.say("game-odessa").encode(encoding)
    except UnicodeEncodeError:
        english = catalogue("en")
        complain(english.say("no-letters", language=words.language))
        return english
    return words


def paint_for(colours: str | None = None, stream: TextIO | None = None) -> Paint:
    """What writes to standard output, or to another stream.

    Raises:
        UsageError: no such colours.
    """
    stream = stream or sys.stdout
    if colours not in (None, "none", "two", "four"):
        raise UsageError(f"--colours: none, two or four, not {colours}")
    return Paint(stream, colours_for(colours, stream, os.environ), can_show_signs(stream, os.environ))


def complain(text: str, json: bool = False) -> int:
    """Say what is wrong, on standard error or as the error object; answers with the exit status 2."""
    if json:
        return complain_json(Fault(message=visible(text)))
    paint_for("none", sys.stderr).line(visible(text))
    return 2


def complain_json(fault: Fault) -> int:
    """Print the error object; answers with the exit status 2."""
    print_json({"error": fault})
    return 2


def print_json(value: Any) -> None:
    """One JSON object on standard output, in UTF-8."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()

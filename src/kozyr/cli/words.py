"""Language and output of a command: what was asked for, what the terminal can do."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from kozyr.cli.show.paint import Paint, can_show_signs, colours_for
from kozyr.i18n import LANGUAGES, Catalogue, language_of
from kozyr.i18n.catalogue import catalogue


class UsageError(ValueError):
    """Something was asked for that can't be; the text says what and why."""


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


def paint_for(colours: str | None = None, stream: TextIO | None = None) -> Paint:
    """What writes to standard output, or to another stream.

    Raises:
        UsageError: no such colours.
    """
    stream = stream or sys.stdout
    if colours not in (None, "none", "two", "four"):
        raise UsageError(f"--colours: none, two or four, not {colours}")
    return Paint(stream, colours_for(colours, stream, os.environ), can_show_signs(stream, os.environ))


def complain(text: str) -> int:
    """Say on standard error what is wrong; answers with the exit status 2."""
    paint_for("none", sys.stderr).line(text)
    return 2

"""A person at a terminal: lines out, lines in."""

from __future__ import annotations

import sys

from kozyr.cli.show.paint import Paint
from kozyr.cli.show.pen import Pen


class Ended(Exception):
    """The input has ended: the person has left."""


class Quit(Exception):
    """The person leaves."""


class Console:
    """What the line table talks through.

    Args:
        paint: where lines go.
        pen: the words for what isn't about one table.
    """

    def __init__(self, paint: Paint, pen: Pen) -> None:
        self.paint = paint
        self.pen = pen

    def tell(self, text: str = "", indent: str = "") -> None:
        """A line, or a wrapped paragraph."""
        self.paint.line(text, indent)

    def say(self, id: str, /, **args: int | str) -> None:
        """A message of the catalogue."""
        self.paint.line(self.pen.say(id, **args))

    def head(self, text: str) -> None:
        """A heading, with an empty line before it."""
        self.paint.line()
        self.paint.line(text, bold=True)

    def ask(self, prompt: str = "> ") -> str:
        """The next line that the person types, without spaces around it.

        Raises:
            Ended: there is no more input.
        """
        try:
            return input(self.paint.plain(prompt)).strip()
        except (EOFError, RuntimeError):  # RuntimeError: there is no standard input at all
            raise Ended from None


def prepare_input() -> None:
    """Bytes that are no text don't stop the table, in or out.

    Lines are read as the terminal gives them: with the readline module an interrupt that comes while it sets
    up a prompt is lost until the next key.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")

"""From lines of text to a terminal: wrapping, coloured cards, what a terminal can't show."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TextIO

from kozyr.i18n.cards import SIGNS

Colours = Literal["none", "two", "four"]

WIDTH = 80

_CODES = {
    "two": {"♦": "91", "♥": "91"},
    "four": {"♣": "32", "♦": "94", "♥": "91"},
}
_CARD = re.compile("(10|[2-9JQKAВДКТ?])?([♣♦♥♠])")
_SAME_RANK = re.compile(r"(10|[2-9JQKAВДКТ])([♣♦♥♠]) (?=\1[♣♦♥♠])")
"""Cards of one rank side by side stay on one row."""
_LATIN = dict(zip("ВДКТ", "JQKA", strict=True)) | {"10": "T"}
_LETTERS = {sign: suit for suit, sign in SIGNS.items()}
_PLAIN = str.maketrans(
    {"\u2212": "-", "·": "-", "—": "-", "–": "-", "…": "...", "«": '"', "»": '"', "’": "'", "─": "-"}
)


def colours_for(wish: str | None, stream: TextIO, environment: Mapping[str, str]) -> Colours:
    """Which colours to use: what was asked for, else four on a terminal that has colours."""
    if wish in ("none", "two", "four"):
        return wish  # type: ignore[return-value]
    plain = environment.get("NO_COLOR") or environment.get("TERM", "") in ("", "dumb") or not stream.isatty()
    return "none" if plain else "four"


def can_show_signs(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether the stream takes ♣♦♥♠; a C locale that was asked for doesn't promise it."""
    if environment.get("LC_ALL") in ("C", "POSIX"):
        return False
    try:
        "♣♦♥♠−".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Paint:
    """Writes lines to a stream, at most `WIDTH` wide.

    Args:
        stream: where to.
        colours: two-coloured or four-coloured suits, or none.
        signs: whether suits are signs; else cards are written as in records, "TH".
    """

    def __init__(self, stream: TextIO, colours: Colours = "none", signs: bool = True) -> None:
        self.stream = stream
        self.colours: Colours = colours
        self.signs = signs

    def line(self, text: str = "", indent: str = "", bold: bool = False) -> None:
        """A paragraph, wrapped; continued lines are indented."""
        for part in text.split("\n"):
            for row in wrapped(part, indent):
                self._write(row, bold)

    def lines(self, texts: Iterable[str], indent: str = "") -> None:
        """Paragraphs, one after another."""
        for text in texts:
            self.line(text, indent)

    def plain(self, text: str) -> str:
        """A text as the stream can show it, without colours."""
        if self.signs:
            return text
        return _CARD.sub(_as_record, text).translate(_PLAIN)

    def _write(self, row: str, bold: bool) -> None:
        text = self.plain(row)
        if self.colours != "none":
            text = coloured(text, self.colours)
            text = f"\x1b[1m{text}\x1b[0m" if bold else text
        encoding = self.stream.encoding or "utf-8"
        self.stream.write(text.encode(encoding, "replace").decode(encoding) + "\n")


def wrapped(text: str, indent: str = "") -> Sequence[str]:
    """The rows of a paragraph; later rows are indented, or begin where the first one does."""
    if len(text) <= WIDTH:
        return [text.rstrip()]
    lead = text[: len(text) - len(text.lstrip())]
    rows = textwrap.wrap(
        _SAME_RANK.sub("\\1\\2\u00a0", text),
        WIDTH,
        subsequent_indent=indent or lead,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [row.replace("\u00a0", " ") for row in rows] or [""]


def coloured(text: str, colours: Colours) -> str:
    """The text with its cards and suit signs in colour."""
    codes = _CODES[colours]

    def paint(match: re.Match[str]) -> str:
        code = codes.get(match[2])
        return f"\x1b[{code}m{match[0]}\x1b[39m" if code else match[0]

    return _CARD.sub(paint, text)


def _as_record(match: re.Match[str]) -> str:
    rank = match[1] or ""
    return _LATIN.get(rank, rank) + _LETTERS[match[2]]


def grid(rows: Sequence[Sequence[str]], left: int = 1, tail: int = 0) -> list[str]:
    """Rows laid out in columns.

    Args:
        rows: cells; rows may have different lengths.
        left: how many columns from the first are aligned left; the others are aligned right.
        tail: how many columns at the end are aligned left as well.
    """
    widths = [max(len(row[k]) for row in rows if len(row) > k) for k in range(max(map(len, rows), default=0))]

    def cell(text: str, k: int) -> str:
        to_left = k < left or k >= len(widths) - tail
        return text.ljust(widths[k]) if to_left else text.rjust(widths[k])

    return ["  ".join(cell(text, k) for k, text in enumerate(row)).rstrip() for row in rows]

"""From text to a terminal: colours, signs, widths."""

from __future__ import annotations

import io

import pytest

from kozyr.cli.show.markdown import paragraphs
from kozyr.cli.show.paint import Paint, can_show_signs, coloured, colours_for, grid, wrapped
from kozyr.i18n import LANGUAGES, rules


class Terminal(io.StringIO):
    """A stream that says it is a terminal with some encoding."""

    def __init__(self, encoding: str = "utf-8", tty: bool = True) -> None:
        super().__init__()
        self._encoding, self._tty = encoding, tty

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(
    ("wish", "environment", "tty", "colours"),
    [
        (None, {"TERM": "xterm"}, True, "four"),
        (None, {"TERM": "xterm"}, False, "none"),
        (None, {"TERM": "dumb"}, True, "none"),
        (None, {}, True, "none"),
        (None, {"TERM": "xterm", "NO_COLOR": "1"}, True, "none"),
        (None, {"TERM": "xterm", "NO_COLOR": ""}, True, "four"),
        ("two", {"TERM": "xterm"}, True, "two"),
        ("none", {"TERM": "xterm"}, True, "none"),
        ("four", {"TERM": "dumb", "NO_COLOR": "1"}, False, "four"),
    ],
)
def test_which_colours(wish: str | None, environment: dict[str, str], tty: bool, colours: str) -> None:
    assert colours_for(wish, Terminal(tty=tty), environment) == colours


def test_suits_in_colour() -> None:
    assert coloured("10♥ В♦ A♣ ♠", "two") == "\x1b[91m10♥\x1b[39m \x1b[91mВ♦\x1b[39m A♣ ♠"
    assert coloured("10♥ В♦ A♣ ♠", "four") == "\x1b[91m10♥\x1b[39m \x1b[94mВ♦\x1b[39m \x1b[32mA♣\x1b[39m ♠"


@pytest.mark.parametrize(
    ("encoding", "environment", "signs"),
    [
        ("utf-8", {}, True),
        ("utf-8", {"LC_ALL": "C.UTF-8"}, True),
        ("utf-8", {"LC_ALL": "C"}, False),
        ("utf-8", {"LC_ALL": "POSIX"}, False),
        ("ascii", {}, False),
        ("latin-1", {}, False),
        ("koi8-r", {}, False),
        ("no-such-encoding", {}, False),
    ],
)
def test_which_terminals_show_signs(encoding: str, environment: dict[str, str], signs: bool) -> None:
    assert can_show_signs(Terminal(encoding), environment) is signs


def test_cards_without_signs_are_those_of_a_record() -> None:
    stream = Terminal("ascii")
    Paint(stream, signs=False).line("Trump ♠ (В♠): 10♥ Т♣ − 3 · “x” Зоя")
    assert stream.getvalue() == "Trump S (JS): TH AC - 3 - ?x? ???\n"


def test_cyrillic_stays_where_the_terminal_has_it() -> None:
    stream = Terminal("koi8-r")
    Paint(stream, signs=False).line("Зоя кладёт 10♥ −10")
    assert stream.getvalue() == "Зоя кладёт TH -10\n"


def test_no_escapes_without_colours() -> None:
    stream = Terminal()
    Paint(stream, "none").line("Heading 7♥", bold=True)
    assert stream.getvalue() == "Heading 7♥\n"


def test_wrapping() -> None:
    assert wrapped("  short") == ["  short"]
    rows = wrapped("  " + "word " * 40, indent="    ")
    assert all(len(row) <= 80 for row in rows)
    assert rows[0].startswith("  word")
    assert rows[1].startswith("    word")
    path = "/a" * 60
    assert wrapped(f"kept in {path}")[-1].strip() == path, "a path stays whole, to be copied"


def test_grid() -> None:
    assert grid([["", "bid"], ["You", "10"], ["Ivan", "−2"]]) == ["      bid", "You    10", "Ivan   −2"]
    assert grid([["x"], ["longer", "1"]]) == ["x", "longer  1"]
    assert grid([]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_as_plain_text(language: str) -> None:
    for name in rules.PAGES:
        page = rules.page(language, name)
        for text in (page.summary, *(section.text for section in page.sections)):
            for paragraph, indent in paragraphs(text):
                assert "**" not in paragraph
                assert "`" not in paragraph
                assert ">" not in paragraph
                assert all(len(row) <= 80 for row in wrapped(paragraph, indent))


def test_markdown() -> None:
    text = "A **bold** `word`\nof two lines.\n\n- one\n  more\n- two\n\n> **Reading.** quoted\n> twice"
    assert paragraphs(text) == [
        ("A bold word of two lines.", ""),
        ("", ""),
        ("  - one more", "    "),
        ("  - two", "    "),
        ("", ""),
        ("  Reading. quoted twice", "  "),
    ]

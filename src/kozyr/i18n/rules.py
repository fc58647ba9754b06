"""The rules for people: one page of markdown a game and language, with a section for each rule id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kozyr.games.registry import GAMES

PAGES = ("common", *GAMES)
"""What the games share, then a page for each game."""

_HEADING = re.compile(r"^## (?P<id>[A-Z0-9-]+) · (?P<title>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """One rule."""

    id: str
    title: str
    text: str
    """Markdown without its heading."""


@dataclass(frozen=True)
class Page:
    """The rules of a game, or those that all share."""

    title: str
    summary: str
    """What stands before the first rule, as markdown."""
    sections: tuple[Section, ...]


@cache
def page(language: str, name: str) -> Page:
    """A page of the rules.

    Args:
        language: one of `LANGUAGES`.
        name: one of `PAGES`.
    """
    text = (files("kozyr.i18n") / "rules" / language / f"{name}.md").read_text(encoding="utf-8")
    title, _, rest = text.partition("\n")
    found = list(_HEADING.finditer(rest))
    ends = [match.start() for match in found[1:]] + [len(rest)]
    sections = tuple(
        Section(match["id"], match["title"].strip(), rest[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )
    summary = rest[: found[0].start()] if found else rest
    return Page(title.removeprefix("# ").strip(), summary.strip(), sections)


def rule(language: str, id: str) -> Section | None:
    """A rule by its id in any case, or None: there is none of that name."""
    sections = (section for name in PAGES for section in page(language, name).sections)
    return next((section for section in sections if section.id == id.upper()), None)


def ids(language: str) -> Iterator[str]:
    """The ids of all rules, page by page."""
    for name in PAGES:
        yield from (section.id for section in page(language, name).sections)

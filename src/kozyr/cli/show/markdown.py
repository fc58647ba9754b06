"""The markdown of the rules as plain paragraphs."""

from __future__ import annotations

import re

_MARKS = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|`")


def paragraphs(text: str) -> list[tuple[str, str]]:
    """(paragraph, indent of its later rows) in order; an empty paragraph is an empty line.

    Args:
        text: paragraphs, quoted readings and lists, wrapped at any width.
    """
    found: list[tuple[str, str]] = []
    for block in text.split("\n\n"):
        rows: list[str] = []
        for row in block.strip("\n").split("\n"):
            if rows and not row.lstrip().startswith(("- ", "* ")):
                rows[-1] += " " + row.strip().removeprefix("> ").removeprefix(">")
            else:
                rows.append(row.strip())
        for row in rows:
            found.append(one(row))
        found.append(("", ""))
    return found[:-1]


def one(row: str) -> tuple[str, str]:
    """A joined paragraph without its marks."""
    plain = _MARKS.sub("", row)
    if plain.startswith("> "):
        return "  " + plain[2:].strip(), "  "
    if plain.startswith(("- ", "* ")):
        return "  " + plain, "    "
    return plain, ""

"""Write docs/view.md from the types of the views.

python tools/schema.py           write the file
python tools/schema.py --check   exit with 1 if it isn't what the types say
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from kozyr.games.registry import GAMES

FILE = Path(__file__).resolve().parent.parent / "docs" / "view.md"

HEAD = """# Views

A view is what one seat, or a spectator, may know of a match, and nothing else: `match.view(seat)` in Python,
`kozyr view FILE --seat N --json` on the command line. Bots and clients are given views, never a deal.

Two matches that differ only in what a seat can't know give it the same view, byte for byte. A view holds no
seed and no deck. Cards are spelled as in records (`7H`, `TD`); seats are numbers from 0.

- `hand`: the seat's cards. A card that the seat may not see itself is `null` (oko: cards not opened yet; a
  blind deal of odessa before the bids are made). `null` for a spectator or where no deal is under way.
- `public`: what everyone at the table saw. `public.deals` are the complete deals, `public.deal` is the one
  under way.
- `private`: what only this seat knows besides its hand.
- `to_act`: the seat to act, or `null`.
- `legal`: the legal actions in the record's spelling, only for the seat to act; otherwise empty. In oko the
  amounts are one entry, `bet LOW..HIGH`.

The schema below is made from the types by `make schema`; a test fails where it is outdated. `game` tells the
four views apart.

"""


def view_types() -> list[type]:
    """The view of each game."""
    return [get_type_hints(game.view)["return"] for game in GAMES.values()]


def schema() -> dict[str, Any]:
    """One JSON Schema for all views."""
    union: Any = view_types()[0]
    for view in view_types()[1:]:
        union = union | view
    return msgspec.json.schema(union, schema_hook=lambda _: {})


def text() -> str:
    """The whole page."""
    body = json.dumps(schema(), indent=1, ensure_ascii=False)
    return f"{HEAD}```json\n{body}\n```\n"


def main() -> int:
    """Write or check; the exit code."""
    if "--check" in sys.argv:
        return 0 if FILE.is_file() and FILE.read_text(encoding="utf-8") == text() else 1
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

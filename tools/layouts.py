"""Write docs/layouts.md from the layouts of the observations and the steps of each game.

python tools/layouts.py
"""

from __future__ import annotations

from pathlib import Path

from kozyr.games.registry import GAMES

FILE = Path(__file__).resolve().parent.parent / "docs" / "layouts.md"

HEAD = """# Steps and layouts

The steps and the observations of each game's [environments](envs.md). This page is made from the code by
`make schema`; a test fails when it is out of date. Places count from 0;
parts by seat begin with the observer.
"""


def text() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in GAMES.values():
        if game.steps is None:
            continue
        layout = game.tensor.LAYOUT
        said = game.steps.__doc__.partition("\n")[2].strip().replace("``", "`")
        left_out = game.tensor.__doc__.partition("\n")[2].strip().replace("``", "`")
        parts.append(f"## {game.name.capitalize()}\n\n{said}\n")
        size = f"Layout {layout.version}: {layout.size} numbers, {layout.dtype}."
        parts.append(f"{size}\n\n{layout.table()}\n\n{left_out}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

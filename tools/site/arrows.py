"""The layers of the package as a picture, drawn from the contract that `lint-imports` checks."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.site.svg import arrow, box, picture, text

ROOT = Path(__file__).resolve().parents[2]


def layers() -> list[list[str]]:
    """The layers from the top, each with its packages, as the contract ``layers`` lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (contract,) = (contract for contract in contracts if contract["id"] == "layers")
    rows = []
    for row in contract["layers"]:
        names = [name.strip(" ()") for name in row.split("|")]
        rows.append([name for name in names if exists(name)])
    return [row for row in rows if row]


def exists(name: str) -> bool:
    """Whether the package has such a part; the contract names some that may be missing."""
    place = ROOT / "src" / "kozyr" / name
    return place.is_dir() or place.with_suffix(".py").is_file()


def drawing() -> str:
    """Boxes from the top layer to the bottom one; each may import what is below it."""
    width, parts, y = 560.0, [], 4.0
    rows = layers()
    for number, row in enumerate(rows):
        each = (width - 20 - 12 * (len(row) - 1)) / len(row)
        for k, name in enumerate(row):
            x = 10 + k * (each + 12)
            parts.append(box(x, y, each, 34, "line", 6))
            parts.append(text(x + each / 2, y + 22, name, "m b"))
        if number + 1 < len(rows):
            parts.append(arrow(width / 2, y + 36, width / 2, y + 54))
        y += 56
    return picture(width, y, "Which layer imports which", *parts)

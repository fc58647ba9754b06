"""Write the tables of docs/strength.md from the results in bench/results.

python tools/strength.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "strength.md"
RESULTS = ROOT / "bench" / "results"
BEGIN, END = "<!-- made from bench/results: {} -->", "<!-- end -->"

Row = tuple[str, ...]


def read(pattern: str) -> Iterator[Any]:
    """The results whose file has such a name."""
    for file in sorted(RESULTS.glob(pattern)):
        yield json.loads(file.read_text(encoding="utf-8"))


def number(value: float, digits: int = 2) -> str:
    """A figure with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


def about(found: dict[str, float], digits: int = 2) -> str:
    """A mean with its 95 % interval."""
    mean, low, high = (number(found[name], digits) for name in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def odessa() -> Iterator[Row]:
    """Points of the game a deal."""
    yield "Who", "Against", "Deals", "Points a deal more (95 %)", "Command"
    for found in read("odessa-*-*.json"):
        if "points_a_deal" in found:
            given = found["given"]
            against = f"ISMCTS, {given['simulations']} simulations"
            more = about(found["points_a_deal"]["same_hands"])
            yield given["level"], against, str(found["deals"]), more, f"`{found['command']}`"
        else:
            first, second = found["result"]["bots"]
            deals = str(found["result"]["deals"])
            yield first["name"], second["name"], deals, about(first["field"]), f"`{found['command']}`"


def donkey() -> Iterator[Row]:
    """Banki and points of 120 a deal."""
    yield "Form", "Seats", "Who", "Deals", "Banki fewer (95 %)", "Points more (95 %)"
    for found in read("donkey-*.json"):
        role = "each in turn" if found["role"] == "any" else found["role"]
        yield (
            f"`{found['form']}`",
            str(found["seats"]),
            role,
            str(found["counted"]),
            about(found["banki_fewer"]),
            about(found["points_more"], 1),
        )


def oko() -> Iterator[Row]:
    """Chips per 100 deals."""
    yield "Against", "Deals", "Chips per 100 deals (95 %)"
    for found in read("oko-*.json"):
        for one in found["results"]:
            names = one["against"]
            against = names[0] if len(names) == 1 else f"{len(names)} {names[0]}"
            low, high = one["interval"]
            interval = {"mean": one["chips_per_100"], "low": low, "high": high}
            yield against, str(one["deals"]), about(interval, 1)


def exchange() -> Iterator[Row]:
    """Share of deals won."""
    yield "Who", "Deals", "Deals won (95 %)", "Command"
    for found in read("exchange-*.json"):
        low, high = found["interval"]
        won = f"{found['won_percent']:.1f} % ({low:.1f} to {high:.1f})"
        yield found["bot"], str(found["deals"]), won, f"`{found['command']}`"


def thinking() -> Iterator[Row]:
    """Seconds from a question to its move."""
    yield "Game", "Level", "Half under, s", "95 % under, s", "Longest, s", "Stood in", "Worlds tried"
    for found in read("thinking.json"):
        for one in found["results"]:
            times = (f"{one[name]:.2f}" for name in ("p50", "p95", "max"))
            stood_in = f"{one['stood_in']} of {one['moves']}"
            yield one["game"], one["level"], *times, stood_in, f"{one['worlds_median']:.0f}"


TABLES = {one.__name__: one for one in (odessa, donkey, oko, exchange, thinking)}


def table(rows: Iterator[Row]) -> str:
    """A table in Markdown."""
    head, *rest = rows
    lines = [head, ("---",) * len(head), *rest]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def text() -> str:
    """The page with its tables made anew."""
    page = FILE.read_text(encoding="utf-8")
    for name, rows in TABLES.items():
        begin = BEGIN.format(name)
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(END)
        page = f"{before}{begin}\n\n{table(rows())}\n\n{END}{after}"
    return page


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

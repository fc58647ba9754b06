"""Write the golden playthroughs: a record for every game, form and some numbers of seats, and what it gives.

    python tools/golden.py                all of them anew, into tests/playthroughs
    python tools/golden.py odessa-3       only those whose names begin so

Each ``NAME.toml`` is a record of random play. ``NAME.json`` holds its summary and what seat 0 and a
spectator see at its middle and its end. They are made by the program under test, so write them anew only
when a change of what it gives is meant, and look at the difference before keeping it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT / "src") not in sys.path:
    sys.path.insert(0, str(ROOT / "src"))

from kozyr.games.registry import GAMES  # noqa: E402
from kozyr.match import Match  # noqa: E402
from kozyr.records import Record, read  # noqa: E402

FOLDER = ROOT / "tests" / "playthroughs"
LONGEST = 240
"""Actions after which a playthrough is cut."""

SHORT: Mapping[str, Mapping[str, Any]] = {
    "donkey": {"limit": 4},
    "exchange": {"max_exchanges": 12, "deals": 3},
    "odessa": {"max_deals": 1},
    "oko": {"stack": 12, "deals": 8},
}
"""Options that let most matches end before they are cut."""

MORE: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "exchange": ({"target": 1},),
    "odessa": ({"revoke": "penalty", "zero_bonus": 5},),
}
"""Options beside the forms that the registry lists."""


class Setting(NamedTuple):
    """A playthrough to make."""

    game: str
    seats: int
    form: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name of its files: ``donkey-3-trump_one-must_beat``."""
        words = [
            f"no_{key}" if value is False else key if value is True else f"{key}_{value}"
            for key, value in self.form.items()
        ]
        return "-".join(
            [self.game, str(self.seats), *words] if words else [self.game, str(self.seats), "default"]
        )


def settings() -> Iterator[Setting]:
    """Every form of every registered game with its smallest and largest number of seats, and one between."""
    for game in GAMES.values():
        for form in (*game.forms, *MORE.get(game.name, ())):
            allowed = game.seats(form)
            for seats in sorted({allowed[0], allowed[len(allowed) // 2], allowed[-1]}):
                yield Setting(game.name, seats, form)


def played(setting: Setting) -> Match:
    """A match played at random."""
    draw = random.Random(setting.name)
    options = {**SHORT.get(setting.game, {}), **setting.form}
    match = Match(setting.game, seats=setting.seats, seed=setting.name.encode(), options=options)
    for _ in range(LONGEST):
        if match.to_act is None:
            break
        match.apply(chosen(draw, match.legal()))
    return match


def chosen(draw: random.Random, legal: list[str]) -> str:
    """One of the legal actions; of a range of amounts the lowest often."""
    action, dots, high = draw.choice(legal).partition("..")
    if not dots:
        return action
    verb, _, low = action.partition(" ")
    return f"{verb} {draw.choice([int(low), draw.randint(int(low), int(high))])}"


def cut(record: Record, actions: int) -> Record:
    """The record with its first so many actions."""
    deals = []
    for deal in record.deals:
        deals.append(msgspec.structs.replace(deal, actions=deal.actions[:actions]))
        if len(deal.actions) > actions:
            break
        actions -= len(deal.actions)
    return msgspec.structs.replace(record, deals=deals)


def told(record: Record) -> dict[str, Any]:
    """What a record gives, as JSON values."""
    middle = sum(len(deal.actions) for deal in record.deals) // 2
    half, whole = Match.from_data(cut(record, middle)), Match.from_data(record)
    found = {
        "summary": whole.summary(),
        "middle": {"actions": middle, "seat": half.view(0), "spectator": half.view(None)},
        "end": {"seat": whole.view(0), "spectator": whole.view(None)},
    }
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return values


def spelled(values: dict[str, Any]) -> str:
    """JSON with a line for each part, so that a difference can be found."""
    parts = [
        f" {json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in values.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    """Write the files, and remove those that no setting has."""
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("start", nargs="?", default="", help="only names that begin so")
    start: str = parser.parse_args().start
    kept = set()
    for setting in settings():
        kept |= {f"{setting.name}.toml", f"{setting.name}.json"}
        if setting.name.startswith(start):
            text = played(setting).to_record()
            (FOLDER / f"{setting.name}.toml").write_text(text, encoding="utf-8")
            (FOLDER / f"{setting.name}.json").write_text(spelled(told(read(text))), encoding="utf-8")
    for file in [*FOLDER.glob("*.toml"), *FOLDER.glob("*.json")]:
        if file.name not in kept:
            file.unlink()
    size = sum(file.stat().st_size for file in FOLDER.glob("*.*"))
    print(f"{len(kept) // 2} playthroughs, {size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

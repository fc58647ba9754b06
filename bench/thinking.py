"""How long tables wait for bots that think: many at once, as they would on a server.

    python bench/thinking.py [--tables 10] [--seconds 60] [--levels strong,master] [--games odessa]

Every table has one bot after another to act, without a pause between them. Printed for each level: the times
from a question to its move, how many were the stand-in's (late or failed), how many worlds were tried,
and the longest that the loop, and with it every other table, was held up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import statistics
import time
from collections.abc import Sequence
from typing import Any

from kozyr.bots.uniform import only
from kozyr.server.bots import Bots
from kozyr.server.thinking import LIMITS, Question, Thinkers, Warmup
from kozyr.table import Settings, Table, bot_seat, commands, decide, events, fold, opening, view_of
from kozyr.table.events import Event

OPTIONS: dict[str, dict[str, Any]] = {
    "odessa": {"sizes": [6] * 50},
    "oko": {"deals": 200},
    "exchange": {"deals": 50},
}
"""Long matches."""
LATENCY = 0.005
"""Seconds between two looks at how late the loop is."""


class Watched(Thinkers):
    """Thinkers that count what they have answered."""

    def __init__(self, count: int | None) -> None:
        super().__init__(count)
        self.samples: list[int] = []
        self.none = 0

    async def think(self, question: Question, seconds: float) -> Any:
        found = await super().think(question, seconds)
        if found is None:
            self.none += 1
        else:
            self.samples.append(found.samples)
        return found


def table_of(game: str, level: str, number: int) -> Table:
    """A table whose match has begun; a person sits in seat 0, and a bot plays for it too."""
    table = Table(f"t{number}")

    def happen(happened: Sequence[Event]) -> None:
        for event in happened:
            fold(table, event, table.seq + 1, 0.0)

    settings = Settings(
        game=game, seats=4, options=OPTIONS.get(game, {}), bots=[None, *[level] * 3], host="ann", pause=0.0
    )
    happen([opening(settings, "key", f"{number:064x}")])
    happen(decide(table, commands.Connected(guest="ann", name="Ann"), 0.0))
    happen(decide(table, commands.Sit(guest="ann", name="Ann", seat=0, nonce="0" * 32), 0.0))
    happen([events.Away(seat=0, why="left")])
    return table


async def play(bots: Bots, table: Table, until: float, took: list[float]) -> None:
    """Let the bots of a table play, and note how long each choice took that was one."""
    while time.monotonic() < until and (seat := bot_seat(table)) is not None:
        view = view_of(table, seat)
        assert view is not None
        began = time.monotonic()
        choice = await bots.choose(table, seat, table.chairs[1].level)
        if only(view) is None:
            took.append(time.monotonic() - began)
        for event in decide(table, commands.BotAct(seat=seat, action=choice.action), 0.0):
            fold(table, event, table.seq + 1, 0.0)


async def lateness(worst: list[float]) -> None:
    """Keep the longest that the loop was held up."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(LATENCY)
        worst[0] = max(worst[0], time.monotonic() - began - LATENCY)


async def measure(game: str, level: str, tables: int, seconds: float, count: int | None) -> dict[str, Any]:
    """Ten tables, or as many as are wanted, at one level."""
    thinkers = Watched(count)
    bots = Bots(thinkers=thinkers)
    began = time.monotonic()
    warmup = Warmup(game, 4, OPTIONS.get(game, {}))
    while not thinkers.foresee(warmup) or len(thinkers.pids) < thinkers.count or thinkers._running:
        await asyncio.sleep(0.05)
    ready = time.monotonic() - began
    took: list[float] = []
    worst = [0.0]
    watch = asyncio.create_task(lateness(worst))
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(bots, table_of(game, level, n), until, took) for n in range(tables)))
    watch.cancel()
    await bots.close()
    took.sort()
    cut = statistics.quantiles(took, n=100)
    return {
        "game": game,
        "level": level,
        "limit": LIMITS[level],
        "tables": tables,
        "thinkers": thinkers.count,
        "moves": len(took),
        "p50": round(cut[49], 3),
        "p95": round(cut[94], 3),
        "max": round(took[-1], 3),
        "stood_in": thinkers.none,
        "worlds_median": statistics.median(thinkers.samples) if thinkers.samples else 0,
        "loop_held_up": round(worst[0], 3),
        "ready_after": round(ready, 1),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--levels", default="strong,master")
    parser.add_argument("--games", default="odessa")
    parser.add_argument("--thinkers", type=int, default=None)
    wish = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    for game in wish.games.split(","):
        for level in wish.levels.split(","):
            found = asyncio.run(measure(game, level, wish.tables, wish.seconds, wish.thinkers))
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()

"""An hour of guests who come, leave, act and return at fifty tables.

KOZYR_MINUTES says how long (60), KOZYR_SEED which chance, KOZYR_TABLES how many tables at a time (50).
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path

from kozyr.match import Match
from kozyr.records import read, verify
from kozyr.records.verify import verdict
from kozyr.table import Stored, Table, events, fold, record
from tests.long.crowd import Crowd, Visit
from tests.server.program import Program, logs_of

MINUTES = float(os.environ.get("KOZYR_MINUTES", "60"))
SEED = int(os.environ.get("KOZYR_SEED", "1"))
TABLES = int(os.environ.get("KOZYR_TABLES", "50"))
GROWTH = 60.0
"""Megabytes by which the server may grow after the first third: caches of views, the heap's own ways."""


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def story(program: Program) -> tuple[Crowd, list[tuple[float, float]]]:
    """All of it; the crowd, and the server's memory by time."""
    began = time.monotonic()
    crowd = Crowd(program.base, began + MINUTES * 60)
    draw = random.Random(SEED)
    parties = [
        asyncio.create_task(crowd.party(random.Random(draw.random()), number)) for number in range(TABLES)
    ]
    held: list[tuple[float, float]] = []

    async def measure() -> None:
        while True:
            held.append((time.monotonic() - began, memory(program.process.pid)))
            await asyncio.sleep(5)

    measuring = asyncio.create_task(measure())
    try:
        await asyncio.gather(*parties)
    finally:
        for task in (measuring, *parties):
            task.cancel()
    return crowd, held


def check_log(log: list[Stored]) -> int:
    """A table's log can be folded, and each match that came to its end verifies; how many did."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    ids = Counter(
        (entry.event.id, entry.event.seat)
        for entry in log
        if isinstance(entry.event, events.Acted) and entry.event.id
    )
    assert max(ids.values(), default=0) <= 1
    table, matches = Table("t"), 0
    for entry in log:
        before = table.state
        fold(table, entry.event, entry.seq, entry.at)
        if before == "playing" and table.state == "over":
            text = record(table)
            assert text is not None
            assert verdict(verify(read(text))) == "verified"
            assert Match.from_record(text).finished
            matches += 1
    return matches


def check_visit(visit: Visit, log: list[Stored]) -> None:
    """What a guest was told and promised is what is stored, and what was refused is not."""
    by_seq = {entry.seq: entry.event for entry in log}
    for seq, told in visit.heard.items():
        event = by_seq[seq]
        assert told["kind"] == type(event).__name__.lower()
        if isinstance(event, events.Acted):
            assert (told["seat"], told["by"]) == (event.seat, event.by)
            assert told["action"] in (event.action, None)
    for id, (seq, action) in visit.done.items():
        event = by_seq[seq]
        assert isinstance(event, events.Acted)
        assert (event.action.split()[0], event.by, event.id) == (action.split()[0], "player", id)
    stored = {event.id for event in by_seq.values() if isinstance(event, events.Acted)}
    assert not visit.refused & stored
    assert visit.pending is None


def test_fifty_tables_with_guests_who_come_and_go(tmp_path: Path) -> None:
    program = Program(tmp_path / "data", KOZYR_BOT_DELAY="0.2")
    try:
        crowd, held = asyncio.run(story(program))
    finally:
        assert program.stop() == 0
    logs = logs_of(program.data)
    matches = sum(check_log(log) for log in logs.values())
    for visit in crowd.visits:
        check_visit(visit, logs[visit.table["id"]])
    steady = [held_then for at, held_then in held if at > held[-1][0] / 3]
    print(f"\n{len(logs)} tables, {matches} matches, {sum(map(len, logs.values()))} events")
    print(
        f"memory {held[0][1]:.0f} MB at first, {steady[0]:.0f} MB after a third, {max(steady):.0f} MB at most"
    )
    print(f"longest quiet {crowd.quiet:.1f} s; {dict(crowd.counts)}")
    assert "room-failed" not in program.log.read_text()
    assert "socket-failed" not in program.log.read_text()
    assert matches >= TABLES * MINUTES / 10
    assert max(steady) < steady[0] + GROWTH

"""kill -9 at any moment: what was acknowledged is stored, clients come back, and matches finish.

Ten times here, two hundred in the long tests; KOZYR_SEED says which chance.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from kozyr.table import Stored, Table, events, fold, record
from tests.server.program import Program, logs_of
from tests.server.served import Line, Person, Served

KILLS = 10
SEED = int(os.environ.get("KOZYR_SEED", "1"))
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("odessa", 4, {"sizes": [2, 3]}),
    ("donkey", 3, {"limit": 3}),
    ("oko", 4, {"stack": 15, "deals": 4}),
    ("exchange", 3, {"target": 1, "deals": 2}),
)


@dataclass
class Player:
    """A person who plays at random, comes back after every cut, and keeps what was promised."""

    person: Person
    table: dict[str, str]
    seat: int
    draw: random.Random
    finish: asyncio.Event
    """Set when the last kill is over: the match that is on is the last one."""
    pending: dict[str, Any] | None = None
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    """By id: the event's number, and the action."""
    heard: dict[int, dict[str, Any]] = field(default_factory=dict)
    """Events as they were told."""
    count: int = 0

    async def play(self, base: asyncio.Future[str], next_base: Any) -> None:
        """Until the last match is over."""
        while True:
            try:
                if await self.session(await base):
                    return
            except (OSError, WebSocketException, TimeoutError):
                base = next_base(base)

    async def session(self, base: str) -> bool:
        """One connection; True: all is over."""
        self.person.base = base
        if self.finish.is_set() and self.pending is not None and self.pending["t"] == "want":
            self.pending = None  # the match that is on is the last one
        line = Line(await self.person.socket(self.table["id"]))
        async with line.socket:
            await line.send(t="join", key=self.table["key"], since=None, tab=f"tab{self.seat}")
            repeat = self.pending
            while True:
                message = await line.hear()
                if message["t"] == "event":
                    told = message["event"]
                    assert self.heard.setdefault(message["seq"], told) == told
                elif message["t"] == "ok":
                    self.answered(message)
                elif message["t"] == "refused":
                    assert self.pending is not None
                    assert self.pending["t"] != "act", message
                    self.pending = None
                if repeat is not None:
                    await line.send(**repeat)
                    repeat = None
                elif self.pending is None:
                    if line.state["table"]["state"] == "over" and self.finish.is_set():
                        return True
                    await self.ask(line, line.state)

    def answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        assert self.pending["id"] == message["id"]
        if self.pending["t"] == "act":
            self.acknowledged[message["id"]] = (message["seq"], self.pending["action"])
        self.pending = None

    async def ask(self, line: Line, state: dict[str, Any]) -> None:
        """What this player wants of the table now."""
        table, prompt = state["table"], state["prompt"]
        self.count += 1
        wish: dict[str, Any] = {"id": f"{self.seat}-{self.count}"}
        chair = table["chairs"][self.seat]
        if table["you"] is None:
            wish |= {"t": "sit", "seat": self.seat, "nonce": self.draw.randbytes(16).hex(), "trump": None}
        elif chair["away"]:
            wish |= {"t": "back"}
        elif prompt:
            action = self.draw.choice(prompt["legal"]).split("..")[0]
            wish |= {"t": "act", "deal": prompt["deal"], "action": action}
            await asyncio.sleep(self.draw.random() * 0.02)
        elif table["state"] == "over" and not chair["wants"]:
            wish |= {"t": "want", "nonce": self.draw.randbytes(16).hex()}
        else:
            return
        self.pending = wish
        await line.send(**wish)


def launch(data: Path, draw: random.Random) -> tuple[Program, bool]:
    """A server; True: it will die by itself at a moment of its own."""
    moment = draw.choice(["outside", "before", "after"])
    if moment == "outside":
        return Program(data), False
    command = [sys.executable, "-m", "tests.server.dying", moment, str(draw.randrange(20, 150))]
    return Program(data, command), True


async def story(data: Path, kills: int, draw: random.Random) -> list[Player]:
    """Matches at several tables through so many kills."""
    loop = asyncio.get_running_loop()
    current: asyncio.Future[str] = loop.create_future()
    finish = asyncio.Event()

    def next_base(before: asyncio.Future[str]) -> asyncio.Future[str]:
        return current

    program = Program(data)
    players: list[Player] = []
    for game, seats, options in TABLES:
        persons = [await Served(program.base, None).person(f"P{seat}") for seat in range(2)]  # type: ignore[arg-type]
        bots = [None, None, *["random"] * (seats - 2)]
        table = await persons[0].open(game, seats, options=options, bots=bots)
        for seat, person in enumerate(persons):
            players.append(Player(person, table, seat, random.Random(draw.random()), finish))
    program.kill()
    tasks = [asyncio.create_task(player.play(current, next_base)) for player in players]
    for number in range(kills + 1):
        program, dying = await loop.run_in_executor(None, launch, data, draw)
        if number == kills:
            finish.set()
            if dying:
                program.kill()
                program = await loop.run_in_executor(None, Program, data)
        current.set_result(program.base)
        if number == kills:
            break
        current = loop.create_future()
        if dying:
            dead = await loop.run_in_executor(None, program.wait_dead, 60)
            for task in tasks:
                assert not task.done() or task.exception() is None, task.exception()
            assert dead, "the server never came to its end"
            assert program.process.returncode == -9, program.log.read_text()
        else:
            await asyncio.sleep(0.05 + draw.random())
            program.kill()
        for task in tasks:
            assert not task.done() or task.exception() is None, task.exception()
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    assert await loop.run_in_executor(None, program.stop) == 0
    return players


def compare(player: Player, log: list[Stored]) -> None:
    """What a player was told is what is stored."""
    by_seq = {entry.seq: entry.event for entry in log}
    assert list(by_seq) == list(range(1, len(log) + 1))
    ids = Counter(event.id for event in by_seq.values() if isinstance(event, events.Acted) and event.id)
    assert max(ids.values(), default=0) <= 1
    for id, (seq, action) in player.acknowledged.items():
        event = by_seq[seq]
        assert isinstance(event, events.Acted)
        assert (event.seat, event.action, event.by, event.id) == (player.seat, action, "player", id)
    for seq, told in player.heard.items():
        event = by_seq[seq]
        assert told["kind"] == type(event).__name__.lower()
        if isinstance(event, events.Acted):
            assert told["seat"] == event.seat
            assert told["action"] in (event.action, None)


def survive(data: Path, kills: int, seed: int) -> None:
    """Play through so many kills, and compare what was told with what is stored."""
    players = asyncio.run(story(data, kills, random.Random(seed)))
    logs = logs_of(data)
    assert sum(len(player.acknowledged) for player in players) > kills
    for player in players:
        compare(player, logs[player.table["id"]])
    for id, log in logs.items():
        table = Table(id)
        for entry in log:
            fold(table, entry.event, entry.seq, entry.at)
        assert table.state == "over"
        assert record(table) is not None


@pytest.mark.slow
def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    survive(tmp_path / "data", KILLS, SEED)

"""A crowd: guests who come to tables, play, vanish, return, talk and leave, each by chance.

What every guest hears and is promised is checked at once where it can be (no gap, nothing told in two ways,
no table that stands still) and kept for the comparison with the store.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from kozyr.server.protocol import FULL, NOT_ALLOWED, SLOW, TAKEN_OVER
from tests.server.served import Line, Person, Served

GAMES: tuple[tuple[str, tuple[int, ...], dict[str, Any]], ...] = (
    ("odessa", (2, 3, 4, 6), {"sizes": [2, 3, 1]}),
    ("donkey", (2, 3, 4), {"limit": 3}),
    ("donkey", (4,), {"form": "pairs", "limit": 3}),
    ("donkey", (3,), {"form": "two_vs_one", "limit": 3}),
    ("oko", (2, 4, 6), {"stack": 15, "deals": 4}),
    ("exchange", (3, 4), {"target": 1, "deals": 2, "max_exchanges": 20}),
)
STALL = 150.0
"""Seconds that a table with somebody there may be quiet while a match is on: nobody thinks long here, who is
gone is waited for 60 seconds, and the machine may be busy."""
BACK = 4.0
"""The longest that somebody stays away, in seconds."""


@dataclass
class Crowd:
    """What all have in common."""

    base: str
    until: float
    """When the last new table is opened, in monotonic seconds."""
    counts: Counter[str] = field(default_factory=Counter)
    quiet: float = 0.0
    """The longest that a table was quiet while somebody watched and a match was on."""
    visits: list[Visit] = field(default_factory=list)

    async def party(self, draw: random.Random, number: int) -> None:
        """One table after the other for the same few people, until time is over."""
        await asyncio.sleep(draw.random() * 10)
        served = Served(self.base, None)  # type: ignore[arg-type]
        people = [await served.person(f"P{number}.{place}") for place in range(draw.choice((1, 2, 2, 3)))]
        try:
            while time.monotonic() < self.until:
                await self.table(people, draw)
        finally:
            for person in people:
                await person.browser.aclose()

    async def table(self, people: list[Person], draw: random.Random) -> None:
        """A table from its opening until all have had enough."""
        game, sizes, options = draw.choice(GAMES)
        seats = draw.choice([size for size in sizes if size >= len(people)] or [max(sizes)])
        guests = people[:seats]
        bots = [None] * len(guests) + ["random"] * (seats - len(guests))
        wish = {"options": options, "bots": bots, "clock": draw.choice(("none", "brisk", "relaxed"))}
        made = await guests[0].open(game, seats, **wish)
        end = min(time.monotonic() + draw.uniform(20, 240), self.until + 5)
        self.counts["tables"] += 1
        visits = [
            Visit(self, person, made, seat, random.Random(draw.random()), end)
            for seat, person in enumerate(guests)
        ]
        self.visits += visits
        await asyncio.gather(*(visit.run() for visit in visits))


@dataclass
class Visit:
    """One guest at one table."""

    crowd: Crowd
    person: Person
    table: dict[str, str]
    seat: int
    draw: random.Random
    end: float
    known: int = 0
    """The last event heard of."""
    pending: dict[str, Any] | None = None
    """A command without an answer; it is sent again after a cut."""
    count: int = 0
    heard: dict[int, dict[str, Any]] = field(default_factory=dict)
    done: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Actions that were acknowledged, by id: the event's number, and the action."""
    refused: set[str] = field(default_factory=set)
    """Ids of actions that were not carried out."""
    asked: int = -1
    """The event after which something was asked for last."""

    async def run(self) -> None:
        """Come and go until it is enough; the last time without an answer outstanding."""
        while True:
            try:
                if await self.session():
                    return
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                self.crowd.counts[f"closed {code}"] += 1
                if code in (FULL, NOT_ALLOWED):
                    # The match ended while the guest was away, perhaps by the very action that has no answer,
                    # and others, or bots, play the next one.
                    self.pending = None
                    return
            except (OSError, WebSocketException, TimeoutError) as error:
                self.crowd.counts[type(error).__name__] += 1
            if time.monotonic() > self.end + STALL:
                raise AssertionError(f"no answer to {self.pending}")
            if self.draw.random() < 0.7:
                await asyncio.sleep(self.draw.random() * BACK)

    async def session(self) -> bool:
        """One connection; True: this was the last one."""
        line = Line(await self.person.socket(self.table["id"], open_timeout=60))
        self.crowd.counts["connections"] += 1
        leaves = time.monotonic() + self.draw.choice((1, 5, 20, 200)) * self.draw.random()
        fresh = False
        self.asked = -1
        last = time.monotonic()
        try:
            await line.send(
                t="join", key=self.table["key"], since=self.known or None, tab=f"{self.draw.random()}"
            )
            while True:
                message = await self.hear(line)
                now = time.monotonic()
                if message is not None:
                    self.note(message, fresh)
                    fresh = fresh or message["t"] == "state"
                    if message["t"] == "event":
                        last = now
                    if message["t"] == "state" and self.pending is not None and self.asked < 0:
                        self.asked = self.known
                        await line.send(**self.pending)
                if not fresh:
                    continue
                state = line.state["table"]
                if state["state"] == "playing":
                    self.crowd.quiet = max(self.crowd.quiet, now - last)
                    assert now - last < STALL, f"table {state['id']} stands still: {state}"
                if self.pending is None and now > self.end:
                    return True
                if now > leaves:
                    await self.vanish(line)
                    return False
                if self.pending is None:
                    await self.wish(line, line.state)
        finally:
            line.socket.transport.abort()

    async def hear(self, line: Line) -> dict[str, Any] | None:
        """The next message; None: there is none for the moment."""
        try:
            async with asyncio.timeout(0.5):
                message = await line.hear()
        except TimeoutError:
            return None
        if message["t"] in ("state", "event"):
            line.heard[:-1] = []  # what is read of it is the last state
        else:
            line.heard.pop()
        self.crowd.counts["messages"] += 1
        return message

    def note(self, message: dict[str, Any], fresh: bool) -> None:
        """Check a message against what was heard before."""
        match message["t"]:
            case "state":
                assert message["seq"] >= self.known, "the table went back"
                self.known = message["seq"]
            case "event":
                assert fresh, "an event before the state"
                assert message["seq"] == self.known + 1, "a gap"
                self.known = message["seq"]
                told = self.heard.setdefault(message["seq"], message["event"])
                assert told == message["event"]
                self.crowd.counts["events"] += 1
            case "ok" | "refused" if self.pending is not None and message["id"] == self.pending["id"]:
                self.answered(message, self.pending)
                self.pending = None
            case "error":
                raise AssertionError(message)

    def answered(self, message: dict[str, Any], asked: dict[str, Any]) -> None:
        """What came of a command."""
        self.crowd.counts[f"{asked['t']} {message['t']}"] += 1
        if asked["t"] != "act":
            return
        if message["t"] == "ok":
            assert message["seq"] <= self.known
            self.done[message["id"]] = (message["seq"], asked["action"])
        else:
            self.refused.add(message["id"])

    async def vanish(self, line: Line) -> None:
        """Go away, one way or another."""
        way = self.draw.choice(("close", "abort", "tab"))
        self.crowd.counts[way] += 1
        if way == "close":
            await line.socket.close()
        elif way == "tab":  # another tab takes over, and goes away too
            other = await self.person.join(self.table["id"], self.table["key"], tab="other")
            async with asyncio.timeout(STALL):
                code = await self.rest(line)
            assert code in (TAKEN_OVER, SLOW), code
            other.socket.transport.abort()

    async def rest(self, line: Line) -> int:
        """What is still said on a socket that is closed by the server, and the code of that."""
        try:
            while True:
                message = await line.hear()
                if message["t"] in ("event", "ok", "refused"):
                    self.note(message, True)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def wish(self, line: Line, state: dict[str, Any]) -> None:
        """What this guest asks of the table now, if anything."""
        table, prompt, draw = state["table"], state["prompt"], self.draw
        seat, on = table["you"], table["state"]
        wish: dict[str, Any] | None = None
        if draw.random() < 0.02:
            wish = draw.choice(
                ({"t": "say", "phrase": draw.randrange(12)}, {"t": "stand"}, {"t": "start"}, {"t": "back"})
            )
        elif draw.random() < 0.02:
            await line.send(t="sync")
        elif seat is None:
            free = [number for number, chair in enumerate(table["chairs"]) if chair["kind"] == "free"]
            if on in ("waiting", "over") and free:
                wish = {
                    "t": "sit",
                    "seat": draw.choice(free),
                    "nonce": draw.randbytes(16).hex(),
                    "trump": None,
                }
        elif table["chairs"][seat]["away"] and on == "playing":
            wish = {"t": "back"} if draw.random() < 0.3 else None
        elif prompt:
            await asyncio.sleep(draw.random() ** 2 * 0.8)
            wish = {"t": "act", "deal": prompt["deal"], "action": action_of(draw.choice(prompt["legal"]))}
        elif on == "playing" and draw.random() < 0.02:  # out of turn
            wish = {"t": "act", "deal": 0, "action": "bid 0"}
        elif on == "over" and not table["chairs"][seat]["wants"]:
            wish = {"t": "want", "nonce": draw.randbytes(16).hex()}
        elif on in ("over", "waiting") and draw.random() < 0.2:
            wish = {"t": "start"}
        if wish is not None:
            self.count += 1
            self.pending = {"id": f"{self.seat}.{self.count}", **wish}
            await line.send(**self.pending)


def action_of(legal: str) -> str:
    """One action of a legal entry, which may be a range."""
    return legal.split("..")[0]

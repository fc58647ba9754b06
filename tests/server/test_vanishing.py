"""A page that is gone in the middle of what it asked for: the room finishes it, for all the others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

import pytest

from kozyr.server import sockets
from tests.server.rig import NONCE, Ear, Rig


class Line:
    """A socket that says what it is given, and then fails when something is sent."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.dead = False

    def say(self, **message: Any) -> None:
        self.says.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self.says.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if self.dead:
            raise ConnectionResetError


@pytest.mark.parametrize("moment", ["sit", "join"])
def test_a_page_that_vanishes_while_its_action_is_stored_ends_nothing(moment: str) -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 3)
        ears = await rig.seat(room, [0])
        line = Line()
        page = sockets.Page(line.receive, line.send, "g1", "Bob")
        running = asyncio.create_task(sockets.run(page, rig.hub, room.table.id))
        gate, waits = asyncio.Event(), asyncio.Event()

        async def pause() -> None:
            waits.set()
            await gate.wait()

        async def hold() -> None:
            async with room._lock:
                await pause()

        holding = None
        if moment == "join":
            holding = asyncio.create_task(hold())
            await waits.wait()
        line.say(t="join", key=room.table.key, since=None, tab="t")
        if moment == "sit":
            rig.store.pause = pause
            line.say(t="sit", id="1", seat=1, nonce=NONCE, trump=None)
            await waits.wait()
        else:
            while not room._lock._waiters:
                await asyncio.sleep(0)
        line.dead = True
        page.send("anything")
        for _ in range(20):
            await asyncio.sleep(0)
        gate.set()
        await running
        if holding is not None:
            await holding
        assert not room.over
        assert ears[0].code is None
        assert set(room.clients) == {"g0"}
        assert "g1" not in room.table.presence.here
        if moment == "sit":
            assert ears[0].last["table"]["chairs"][1]["name"] == "Bob"
            assert len(rig.store.events[room.table.id]) == room.table.seq
        ear = Ear("g0", tab="again")
        assert await room.join(ear) == 0
        await rig.hub.close()

    asyncio.run(story())


def test_a_page_that_is_gone_can_be_closed_by_the_next_one() -> None:
    """The room doesn't know yet that nobody is there when the same player comes in anew."""

    async def story() -> None:
        line = Line()
        page = sockets.Page(line.receive, line.send, "g1", "Bob")
        line.dead = True
        page.send("anything")
        await page.write()
        assert page.closing
        page.kick(4001)
        page.send("more")

    asyncio.run(story())

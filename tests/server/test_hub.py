"""The hub's housekeeping: quiet tables leave the memory, forgotten ones are closed."""

from __future__ import annotations

import asyncio
import json

from kozyr.server.config import IDLE_HOURS
from kozyr.table import commands
from tests.server.rig import NONCE, Ear, MemoryStore, Rig, play_out

IDLE = IDLE_HOURS * 3600


def closed(rig: Rig, id: str) -> bool:
    """Whether the last thing that is stored of a table is that it was forgotten."""
    last = json.loads(rig.store.events[id][-1].body)
    return bool(last["kind"] == "closed" and last["why"] == "idle")


def test_a_waiting_table_that_all_have_forgotten_is_closed() -> None:
    async def story() -> None:
        rig = Rig()
        left, kept = await rig.open("odessa", 2), await rig.open("odessa", 2)
        await rig.seat(left, [0])
        ears = await rig.seat(kept, [0])
        await left.leave(next(iter(left.clients.values())))
        rig.now += IDLE - 1
        await rig.hub.let_go()
        await rig.hub.close_forgotten()
        assert not closed(rig, left.table.id)
        rig.now += 2
        await rig.hub.close_forgotten()
        assert closed(rig, left.table.id)
        assert not closed(rig, kept.table.id)  # somebody has the page open all the time
        assert [row.id for row in (await rig.hub.tables_of("g0"))[0]] == [kept.table.id]
        await kept.leave(ears[0])
        await rig.hub.let_go()
        rig.now += IDLE - 1
        await rig.hub.let_go()
        await rig.hub.close_forgotten()
        assert not closed(rig, kept.table.id)  # from when it was left, though it is in memory no more
        rig.now += 2
        await rig.hub.close_forgotten()
        assert closed(rig, kept.table.id)
        ear = Ear("g0")
        room = await rig.hub.room(kept.table.id)
        assert room is not None
        assert await room.join(ear) == 0
        assert ear.last["table"]["state"] == "closed"
        await rig.hub.close()

    asyncio.run(story())


def test_after_a_restart_a_waiting_table_has_all_its_time_again() -> None:
    async def story() -> None:
        store = MemoryStore()
        rig = Rig(store=store)
        room = await rig.open("odessa", 2)
        await rig.hub.close()
        later = Rig("later", store=store)
        later.now += IDLE + 1
        later.hub._began = later.now
        await later.hub.close_forgotten()
        assert not closed(later, room.table.id)
        later.now += IDLE + 1
        await later.hub.close_forgotten()
        assert closed(later, room.table.id)
        await later.hub.close()

    asyncio.run(story())


def test_a_match_is_never_closed_and_one_that_is_over_leaves_the_memory() -> None:
    async def story() -> None:
        rig = Rig()
        on = await rig.open("odessa", 2, {"sizes": [1]})
        over = await rig.open("odessa", 2, {"sizes": [1]})
        for room in (on, over):
            ears = await rig.seat(room, [0, 1])
            if room is over:
                await play_out(room, ears, lambda legal: legal[0])
                await room.ask(ears[0], "again", commands.Want(guest="g0", nonce=NONCE))
            for ear in ears.values():
                await room.leave(ear)
        assert rig.hub.counts()["tables"] == 2
        rig.now += 31
        await rig.hub.let_go()
        assert rig.hub.counts()["tables"] == 0
        rig.now += 100 * IDLE
        await rig.hub.close_forgotten()
        assert not closed(rig, on.table.id)
        assert not closed(rig, over.table.id)
        assert rig.hub.counts()["tables"] == 0
        await rig.hub.close()

    asyncio.run(story())

"""A room: stored before anyone hears of it, repeats, presence, takeover, bots, the end of a room."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from kozyr.server import protocol
from kozyr.server.room import RoomOver
from kozyr.server.store import StoreError
from kozyr.table import commands
from tests.server.rig import NONCE, Ear, MemoryStore, Rig, act, play_out, settle, sit


def chooser(seed: int = 1) -> Any:
    draw = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return draw.choice(legal).split("..")[0]

    return choose


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("odessa", 4, {"sizes": [1, 2]}),
        ("oko", 3, {"stack": 8, "deals": 3}),
        ("exchange", 3, {"target": 1}),
        ("donkey", 4, {"limit": 2}),
        ("donkey", 4, {"form": "three_vs_one", "limit": 2}),
    ],
)
def test_a_match_is_played_to_its_end(game: str, seats: int, options: dict[str, Any]) -> None:
    async def story() -> None:
        rig = Rig()
        bots = [None, None, *["steady"] * (seats - 2)]
        room = await rig.open(game, seats, options, bots)
        ears = await rig.seat(room, [0, 1])
        await play_out(room, ears, chooser())
        for ear in ears.values():
            assert ear.last["table"]["state"] == "over"
            assert ear.last["view"]["public"]["finished"]
            seqs = [message["seq"] for message in ear.heard if message["t"] == "event"]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
        assert [stored.seq for stored in rig.store.events[room.table.id]] == list(
            range(1, room.table.seq + 1)
        )
        assert rig.store.listings[room.table.id].live is False
        assert set(rig.store.listings[room.table.id].members) == {"g0", "g1"}
        await rig.hub.close()

    asyncio.run(story())


def test_nobody_hears_of_what_is_not_stored() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        stored = len(rig.store.events[room.table.id])
        heard = {seat: len(ear.frames) for seat, ear in ears.items()}
        gate = asyncio.Event()
        rig.store.pause = gate.wait
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        asking = asyncio.create_task(act(room, ears[to_act], "bid 0"))  # type: ignore[index]
        await asyncio.sleep(0.01)
        assert {seat: len(ear.frames) for seat, ear in ears.items()} == heard
        assert len(rig.store.events[room.table.id]) == stored
        gate.set()
        await asking
        assert all(len(ear.frames) > heard[seat] for seat, ear in ears.items())
        assert len(rig.store.events[room.table.id]) == stored + 1
        await rig.hub.close()

    asyncio.run(story())


def test_a_store_that_fails_ends_the_room_and_the_table_is_as_it_was_stored() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        seq = room.table.seq
        heard = {seat: len(ear.frames) for seat, ear in ears.items()}
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        assert to_act is not None
        rig.store.broken = True
        with pytest.raises(StoreError):
            await act(room, ears[to_act], "bid 0")
        assert {seat: len(ear.frames) for seat, ear in ears.items()} == heard
        assert [ear.code for ear in ears.values()] == [protocol.AGAIN] * 2
        with pytest.raises(RoomOver):
            await room.join(Ear("g0"))
        rig.store.broken = False
        again = await rig.hub.room(room.table.id)
        assert again is not None
        assert again is not room
        assert again.table.seq == seq
        ear = Ear(f"g{to_act}")
        assert await again.join(ear) == 0
        assert "bid 0" in ear.last["prompt"]["legal"]
        await rig.hub.close()

    asyncio.run(story())


def test_a_repeated_id_is_answered_again_and_does_nothing() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        assert to_act is not None
        ear = ears[to_act]
        id = await act(room, ear, "bid 0")
        seq = room.table.seq
        assert ear.answer(id) == {"t": "ok", "id": id, "seq": seq}
        await act(room, ears[1 - to_act], "bid 0")
        await act(room, ear, "bid 0", id=id)
        assert ear.heard[-1] == {"t": "ok", "id": id, "seq": seq}
        assert room.table.seq == seq + 1
        command = commands.Sit(guest=ear.guest, name="x", seat=to_act, nonce=NONCE)
        await room.ask(ear, f"sit {ear.guest}", command)
        assert ear.heard[-1]["t"] == "ok"
        assert room.table.seq == seq + 1
        await rig.hub.close()

    asyncio.run(story())


def test_the_same_hand_and_prompt_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore()
        rig = Rig(store=store)
        room = await rig.open("odessa", 3, {"sizes": [3]}, [None, None, "steady"], clock="relaxed")
        ears = await rig.seat(room, [0, 1])
        await settle(room)
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        assert to_act is not None
        id = await act(room, ears[to_act], "bid 1")
        await settle(room)
        before = {seat: ear.last for seat, ear in ears.items()}
        await rig.hub.close()
        assert [ear.code for ear in ears.values()] == [protocol.AGAIN] * 2

        later = Rig(seed="another", store=store)
        again = await later.hub.room(room.table.id)
        assert again is not None
        for seat in ears:
            ear = Ear(f"g{seat}")
            assert await again.join(ear) == 0
            assert ear.last["view"] == before[seat]["view"]
            assert ear.last["prompt"] == before[seat]["prompt"]
            if seat == to_act:
                await act(again, ear, "bid 1", id=id)
                assert ear.answer(id)["t"] == "ok"
                assert ear.last["view"] == before[seat]["view"]
        await later.hub.close()

    asyncio.run(story())


def test_another_page_takes_over_and_the_first_says_so() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        second = Ear("g0", tab="second")
        assert await room.join(second) == 0
        assert ears[0].heard[-1] == {"t": "elsewhere"}
        assert ears[0].code == protocol.TAKEN_OVER
        assert second.last["t"] == "state"
        await room.leave(ears[0])  # the old page's socket ends: nobody is gone
        assert second.last["table"]["chairs"][0]["connected"]
        before = len(ears[0].frames)
        await room.sync(ears[0])
        await act(room, ears[0], "bid 0")
        assert len(ears[0].frames) == before
        reload = Ear("g0", tab="second")
        assert await room.join(reload) == 0
        assert second.code == protocol.TAKEN_OVER
        assert second.heard[-1]["t"] != "elsewhere"
        await rig.hub.close()

    asyncio.run(story())


def test_others_see_who_is_connected() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        await room.leave(ears[1])
        assert [chair["connected"] for chair in ears[0].last["table"]["chairs"]] == [True, False]
        again = Ear("g1")
        await room.join(again)
        assert [chair["connected"] for chair in ears[0].last["table"]["chairs"]] == [True, True]
        await rig.hub.close()

    asyncio.run(story())


def test_who_may_not_watch_hears_nothing() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 3, {"sizes": [2]})
        stranger = Ear("stranger")
        assert await room.join(stranger) == protocol.NOT_ALLOWED
        guesser = Ear("guesser", key="a" * 12)
        assert await room.join(guesser) == protocol.NOT_ALLOWED
        invited = Ear("invited", key=room.table.key)
        assert await room.join(invited) == 0
        assert (invited.last["view"], invited.last["table"]["you"]) == (None, None)
        await rig.seat(room, [0, 1])
        late = Ear("late", key=room.table.key)
        assert await room.join(late) == 0
        await sit(room, late, 2)
        assert invited.code == protocol.FULL  # before anything of the match
        assert all(message["view"] is None for message in invited.heard)
        assert all(message["event"]["kind"] == "sat" for message in invited.heard if message["t"] == "event")
        assert invited.heard[-1]["event"]["seat"] == 1
        too_late = Ear("too late", key=room.table.key)
        assert await room.join(too_late) == protocol.FULL
        assert stranger.frames == guesser.frames == too_late.frames == []
        await rig.hub.close()

    asyncio.run(story())


def test_a_player_who_leaves_is_played_for_and_comes_back() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [3, 3]})
        ears = await rig.seat(room, [0, 1])
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        assert to_act is not None
        ear = ears[to_act]
        await room.ask(ear, "leave", commands.Stand(guest=ear.guest))
        await settle(room)
        assert ears[1 - to_act].last["table"]["chairs"][to_act]["away"] == "left"
        await room.sync(ear)
        assert [line.split()[:2] for line in ear.last["missed"]] == [[str(to_act), "bid"]]
        await room.ask(ear, "back", commands.Back(guest=ear.guest))
        assert ears[1 - to_act].last["table"]["chairs"][to_act]["away"] is None
        await rig.hub.close()

    asyncio.run(story())


def test_the_clock_calls_a_bot() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [1]}, clock="brisk")
        ears = await rig.seat(room, [0, 1])
        to_act = room.table.match.to_act  # type: ignore[union-attr]
        assert to_act is not None
        assert ears[0].last["table"]["turn"]["deadline"] == rig.now + 80
        rig.now += 80
        await room.sync(ears[0])  # anything that wakes nobody
        await room.ask(ears[to_act], "hint", commands.Say(guest=ears[to_act].guest, phrase=0))
        for _ in range(1000):
            await asyncio.sleep(0)
        away = ears[0].last["table"]["chairs"][to_act]["away"]
        assert away == "clock"
        assert any(
            message["t"] == "event" and message["event"] == {"kind": "away", "seat": to_act, "why": "clock"}
            for message in ears[0].heard
        )
        assert room.table.match.to_act == 1 - to_act  # type: ignore[union-attr]
        await rig.hub.close()

    asyncio.run(story())


def test_a_table_goes_on_when_the_clock_is_set_back() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [3]}, [None, "random"], clock="brisk")
        ears = await rig.seat(room, [0])
        rig.now -= 3600
        await play_out(room, ears, chooser())
        times = [message["now"] for message in ears[0].heard if message["t"] == "event"]
        assert times == sorted(times)
        await rig.hub.close()

    asyncio.run(story())


def test_another_match_with_one_click_each() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [1]}, [None, "random"])
        ears = await rig.seat(room, [0])
        await play_out(room, ears, chooser())
        first = ears[0].last["table"]["commit"]
        await room.ask(ears[0], "again", commands.Want(guest="g0", nonce=NONCE))
        assert ears[0].answer("again")["t"] == "ok"
        assert ears[0].last["table"]["match"] == 2
        assert ears[0].last["table"]["commit"] == first  # shown since the end of the last match
        assert rig.store.listings[room.table.id].live
        await rig.hub.close()

    asyncio.run(story())


def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from kozyr.bots import bot as real
    from kozyr.server import bots

    class Broken:
        name = "broken"

        def act(self, view: Any) -> str:
            raise RuntimeError("7H")

    class Cheat(Broken):
        def act(self, view: Any) -> str:
            return "bid 9"

    made = iter([Broken, Cheat] * 1000)

    def flawed(level: str, game: str, seed: bytes) -> Any:
        return next(made)() if level == "steady" else real(level, game, seed)

    monkeypatch.setattr(bots, "bot", flawed)

    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 3, {"sizes": [2]}, [None, "steady", "steady"])
        ears = await rig.seat(room, [0])
        await play_out(room, ears, chooser())
        assert ears[0].last["table"]["state"] == "over"
        await rig.hub.close()

    asyncio.run(story())


def test_a_quiet_table_leaves_the_memory_and_comes_back() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0, 1])
        assert not await room.retire(30)
        for ear in ears.values():
            await room.leave(ear)
        assert not await room.retire(30)
        rig.now += 31
        assert await room.retire(30)
        again = await rig.hub.room(room.table.id)
        assert again is not None
        assert again is not room
        ear = Ear("g0")
        assert await again.join(ear) == 0
        assert ear.last["view"] == ears[0].last["view"]
        await rig.hub.close()

    asyncio.run(story())


def test_bots_among_themselves_make_nobody_wait() -> None:
    async def scene() -> None:
        rig = Rig(bot_delay=1e6)
        room = await rig.open("odessa", 3, {"sizes": [1, 1, 2]}, [None, "steady", "steady"], pause=600)
        ears = await rig.seat(room, [0])
        assert room.table.state == "playing"
        await room.ask(ears[0], "left", commands.Stand(guest="g0"))
        async with asyncio.timeout(60):
            while room.table.state == "playing":
                await asyncio.sleep(0)
        assert ears[0].last["view"]["public"]["finished"]
        await rig.hub.close()

    asyncio.run(scene())


def test_the_next_deal_is_dealt_as_soon_as_all_are_ready_or_after_the_pause() -> None:
    async def scene() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [1, 1, 1]}, pause=20)
        ears = await rig.seat(room, [0, 1])

        async def to_the_rest(deal: int) -> None:
            while room.table.rest is None:
                assert room.table.match is not None
                seat = room.table.match.to_act
                assert seat is not None
                await act(room, ears[seat], room.table.match.legal()[0])
            assert [ear.last["table"]["rest"]["deal"] for ear in ears.values()] == [deal, deal]
            assert [ear.last["view"]["hand"] for ear in ears.values()] == [None, None]

        await to_the_rest(0)
        for seat, ear in ears.items():
            await room.ask(ear, f"ready {seat}", commands.Ready(guest=ear.guest, deal=0))
        await settle(room)
        assert ears[1].last["event"] == {"kind": "dealt"}
        await to_the_rest(1)
        rig.now += 20
        room._wake.set()
        await settle(room)
        assert len(ears[0].last["view"]["hand"]) == 1
        await rig.hub.close()

    asyncio.run(scene())

"""Spectators: they see what is public, can do nothing, and nobody at the table notices them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from kozyr.server import protocol
from kozyr.server.room import SPECTATORS
from kozyr.table import commands, view_of
from tests.server.rig import NONCE, Ear, Rig, act, play_out, settle, sit
from tests.server.wire import SPECTATOR, lively


def choose(seed: int) -> Any:
    draw = random.Random(seed)
    return lambda legal: lively(legal, draw)


def test_a_spectator_sees_what_is_public_until_the_end() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 3, {"sizes": [2, 1]}, [None, None, "steady"], watch=True)
        ears = await rig.seat(room, [0, 1])
        ear = Ear(SPECTATOR, room.table.key)
        assert await room.join(ear) == 0
        assert (ear.last["t"], ear.last["table"]["you"], ear.last["table"]["watch"]) == ("state", None, True)
        await play_out(room, ears, choose(1))
        assert ear.last["table"]["state"] == "over"
        assert view_of(room.table, None) is not None
        for message in ear.heard:
            assert (message["view"]["seat"], message["view"]["hand"], message["prompt"]) == (None, None, None)
            assert message["view"]["legal"] == []
            assert message["table"]["key"] is None
        assert ear.last["view"]["public"] == ears[0].last["view"]["public"]
        await rig.hub.close()

    asyncio.run(story())


def test_the_host_without_a_seat_looks_on_too() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]}, watch=True)
        host, spectator = Ear("g0"), Ear(SPECTATOR, room.table.key)
        ears = {}
        for seat in (0, 1):
            ears[seat] = Ear(f"p{seat}", room.table.key)
        for ear in (host, spectator, *ears.values()):
            assert await room.join(ear) == 0
        for seat, ear in ears.items():
            sit = commands.Sit(guest=ear.guest, name="P", seat=seat, nonce=NONCE)
            await room.ask(ear, "sit", sit)
        assert host.last["table"]["host"] is True
        assert host.last["table"]["key"] == room.table.key
        assert spectator.last["table"]["host"] is False
        assert spectator.last["table"]["key"] is None
        assert host.last["view"] == spectator.last["view"] is not None
        await rig.hub.close()

    asyncio.run(story())


def without_onlookers(ear: Ear) -> list[dict[str, Any]]:
    """What a host hears of the match, once the states are left out that tell it who looks on."""
    messages = [message for message in ear.heard if message["t"] != "state"]
    for message in messages:
        if "table" in message:
            assert isinstance(message["table"].pop("onlookers"), list)
    return messages


def test_players_hear_nothing_of_spectators() -> None:
    """The same evening with and without them: to the byte what the players hear, and what is stored.

    The host, who plays too, hears who looks on and else the same.
    """

    async def evening(spectators: bool) -> tuple[list[list[str]], list[dict[str, Any]], list[bytes]]:
        rig = Rig()
        room = await rig.open("oko", 3, {"stack": 8, "deals": 2}, clock="brisk", watch=True)
        ears = await rig.seat(room, [0, 1, 2])
        seen = [Ear(f"{SPECTATOR} {number}", room.table.key) for number in range(2 * spectators)]
        for ear in seen:
            assert await room.join(ear) == 0
        match = room.table.match
        assert match is not None
        pick = choose(3)
        for number in range(12):
            await settle(room)
            if match.to_act is None:
                break
            await act(room, ears[match.to_act], pick(match.legal()))
            for ear in seen[number % 2 :: 2]:
                await room.leave(ear)
                assert await room.join(ear) == 0
        for ear in seen:
            await room.leave(ear)
        await play_out(room, ears, pick)
        heard = [list(ear.frames) for seat, ear in ears.items() if seat]
        host = without_onlookers(ears[0])
        assert len(host) >= 12
        log = [stored.body for stored in rig.store.events[room.table.id]]
        await rig.hub.close()
        return heard, host, log

    assert asyncio.run(evening(True)) == asyncio.run(evening(False))


@pytest.mark.parametrize("seats", [[0, 1], [1, 2]], ids=["host plays", "host looks on"])
def test_the_host_alone_hears_who_looks_on(seats: list[int]) -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]}, watch=True)
        host = Ear("g0", room.table.key)
        assert await room.join(host) == 0
        players = [host] if 0 in seats else []
        for number in seats:
            if number:
                players.append(Ear(f"g{number}", room.table.key))
                assert await room.join(players[-1]) == 0
                assert host.last["table"]["onlookers"][-1] == f"G{number}", "who hasn't sat down yet"
        for seat, ear in enumerate(players):
            await sit(room, ear, seat)
        assert (host.last["t"], host.last["table"]["onlookers"]) == ("event", [])

        heard = [len(ear.frames) for ear in players if ear is not host]
        zoe, yan = Ear("zoe", room.table.key), Ear("yan", room.table.key)
        told = []
        for go, ear in ((room.join, zoe), (room.join, yan), (room.leave, zoe), (room.join, zoe)):
            await go(ear)
            told.append((host.last["t"], host.last["table"]["onlookers"]))
        assert told == [("state", names) for names in (["Zoe"], ["Zoe", "Yan"], ["Yan"], ["Yan", "Zoe"])]
        assert [len(ear.frames) for ear in players if ear is not host] == heard
        await room.join(Ear("zoe", room.table.key, tab="another"))
        assert host.last["table"]["onlookers"] == ["Yan", "Zoe"]

        assert room.table.match is not None
        await act(room, players[room.table.match.to_act or 0], room.table.match.legal()[0])
        assert (host.last["t"], host.last["table"]["onlookers"]) == ("event", ["Yan", "Zoe"])
        for ear in (*players, zoe, yan):
            for message in ear.heard:
                if ear is not host and "table" in message:
                    assert message["table"]["onlookers"] is None
        await rig.hub.close()

    asyncio.run(story())


def test_who_is_shut_out_looks_on_no_more() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ears = await rig.seat(room, [0])
        late, bob = Ear("late", room.table.key), Ear("g1", room.table.key)
        for ear in (late, bob):
            assert await room.join(ear) == 0
        assert ears[0].last["table"]["onlookers"] == ["Late", "G1"]
        await sit(room, bob, 1)  # the match begins, and nobody may look on
        assert late.code == protocol.FULL
        assert ears[0].last["event"]["kind"] == "began"
        assert ears[0].last["table"]["onlookers"] == []
        await room.ask(ears[0], "out", commands.Remove(guest="g0", seat=1))
        assert bob.code == protocol.NOT_ALLOWED
        assert ears[0].last["table"]["onlookers"] == []
        await rig.hub.close()

    asyncio.run(story())


def asked(guest: str) -> list[commands.Command]:
    """Everything that a client can ask for, but talking to the server itself."""
    return [
        commands.Sit(guest=guest, name="Ear", seat=0, nonce=NONCE),
        commands.Act(guest=guest, id="x", deal=0, action="bid 1"),
        commands.Back(guest=guest),
        commands.Want(guest=guest, nonce=NONCE),
        commands.Say(guest=guest, phrase=1),
        commands.Close(guest=guest, why="host"),
    ]


def test_a_spectator_can_do_nothing() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]}, watch=True, hints=True)
        ears = await rig.seat(room, [0, 1])
        ear = Ear(SPECTATOR, room.table.key)
        assert await room.join(ear) == 0
        seq, heard = room.table.seq, [len(other.frames) for other in ears.values()]
        for number, command in enumerate(asked(SPECTATOR)):
            await room.ask(ear, str(number), command)
            assert ear.answer(str(number))["t"] == "refused", command
        await room.hint(ear, "hint")
        assert ear.answer("hint")["t"] == "refused"
        for command in (commands.Stand(guest=SPECTATOR), commands.Start(guest=SPECTATOR)):
            await room.ask(ear, "nothing", command)  # there is nothing to be done
        assert room.table.seq == seq
        assert [len(other.frames) for other in ears.values()] == heard
        await rig.hub.close()

    asyncio.run(story())


@pytest.mark.parametrize("open", [False, True])
def test_who_may_look_on(open: bool) -> None:
    async def story() -> None:
        rig = Rig()
        quiet = await rig.open("odessa", 2, {"sizes": [2]}, open=open)
        await rig.seat(quiet, [0, 1])
        assert await quiet.join(Ear(SPECTATOR, quiet.table.key)) == protocol.FULL
        room = await rig.open("odessa", 2, {"sizes": [2]}, open=open, watch=True)
        await rig.seat(room, [0, 1])
        stranger = Ear("stranger")
        assert await room.join(stranger) == (0 if open else protocol.NOT_ALLOWED)
        assert await room.join(Ear(SPECTATOR, room.table.key)) == 0
        await rig.hub.close()

    asyncio.run(story())


def test_there_is_room_for_so_many() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]}, watch=True)
        ears = await rig.seat(room, [0, 1])
        crowd = [Ear(f"{SPECTATOR} {number}", room.table.key) for number in range(SPECTATORS + 1)]
        assert [await room.join(ear) for ear in crowd] == [0] * SPECTATORS + [protocol.FULL]
        assert await room.join(Ear(crowd[0].guest, room.table.key, tab="again")) == 0
        await room.leave(ears[1])
        assert await room.join(Ear("g1", room.table.key)) == 0, "players come back to a crowded table"
        await rig.hub.close()

    asyncio.run(story())


def test_tables_to_look_on_at_are_listed_while_somebody_plays() -> None:
    async def story() -> None:
        rig = Rig()
        for open, watch in ((True, False), (False, True)):
            room = await rig.open("odessa", 2, {"sizes": [2]}, open=open, watch=watch)
            await rig.seat(room, [0, 1])
        room = await rig.open("odessa", 2, {"sizes": [2]}, open=True, watch=True)
        assert rig.hub.tables_to_watch() == []
        ears = await rig.seat(room, [0, 1])
        assert [row.id for row in rig.hub.tables_to_watch()] == [room.table.id]
        assert rig.hub.tables_to_watch()[0].names == ["Name 0", "Name 1"]
        await play_out(room, ears, choose(1))
        assert rig.hub.tables_to_watch() == []
        await rig.hub.close()

    asyncio.run(story())

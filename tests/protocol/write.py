"""The fixtures of the protocol: what clients may say, and what a client hears in short matches.

Server and page are both tested against these files. ``python -m tests.protocol.write`` writes them anew.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kozyr.bots import Worth
from kozyr.server import protocol
from kozyr.server.room import Room
from kozyr.table import commands
from kozyr.table.claiming import agreed
from tests.server.rig import NONCE, Ear, Rig, act, play_out, settle, sit
from tests.server.wire import lively

HERE = Path(__file__).parent

INCOMING: dict[str, dict[str, Any]] = {
    "join": {"t": "join", "key": "k2m9", "since": 7, "tab": "f3a1"},
    "join without a key": {"t": "join", "key": None, "since": None, "tab": "f3a1"},
    "sit": {"t": "sit", "id": "1", "seat": 2, "nonce": NONCE, "trump": None},
    "sit with a trump": {"t": "sit", "id": "1", "seat": 0, "nonce": NONCE, "trump": "D"},
    "stand": {"t": "stand", "id": "2"},
    "start": {"t": "start", "id": "3"},
    "start with a level": {"t": "start", "id": "3", "level": "strong"},
    "act": {"t": "act", "id": "4", "deal": 0, "action": "bid 2"},
    "back": {"t": "back", "id": "5"},
    "ready": {"t": "ready", "id": "16", "deal": 1},
    "claim": {"t": "claim", "id": "10", "deal": 0, "agree": True},
    "want": {"t": "want", "id": "6", "nonce": NONCE},
    "say": {"t": "say", "id": "7", "phrase": 3},
    "close": {"t": "close", "id": "8"},
    "pause": {"t": "pause", "id": "10"},
    "resume": {"t": "resume", "id": "11"},
    "remove": {"t": "remove", "id": "12", "seat": 1},
    "admit": {"t": "admit", "id": "17", "number": 9},
    "move": {"t": "move", "id": "13", "seat": 1, "to": 2},
    "fill": {"t": "fill", "id": "14", "seat": 1, "level": "steady"},
    "change": {
        "t": "change",
        "id": "15",
        "game": "oko",
        "seats": 3,
        "options": {"stack": 20},
        "clock": "relaxed",
        "watch": True,
        "pause": 30,
        "hints": True,
    },
    "change that leaves the rest": {"t": "change", "id": "15", "game": "oko", "seats": 3},
    "hint": {"t": "hint", "id": "9"},
    "sync": {"t": "sync"},
    "ping": {"t": "ping"},
}
"""One of each message, and more where it has more shapes."""

FAULTS: dict[str, tuple[Any, str]] = {
    "no such message": ({"t": "fly"}, "t"),
    "unknown field": ({"t": "stand", "id": "1", "seat": 2}, "seat"),
    "missing field": ({"t": "act", "id": "1", "deal": 0}, "action"),
    "wrong type": ({"t": "act", "id": "1", "deal": "0", "action": "bid 2"}, "deal"),
    "out of range": ({"t": "say", "id": "1", "phrase": 99}, "phrase"),
    "no nonce": ({"t": "want", "id": "1", "nonce": "AB"}, "nonce"),
    "id too long": ({"t": "back", "id": "x" * 41}, "id"),
    "not an object": ([1], ""),
}
"""What can't be read, and the path that is named."""

MATCHES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "odessa": ("odessa", 3, {"sizes": [1, 2]}),
    "oko": ("oko", 3, {"stack": 8, "deals": 2}),
    "exchange": ("exchange", 3, {"target": 1, "max_exchanges": 8}),
    "donkey": ("donkey", 3, {"limit": 1}),
    "soloist": ("donkey", 4, {"form": "three_vs_one", "limit": 1, "redeal": "never"}),
}


MOST = 60
"""The longest fixture in messages."""


async def match(game: str, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the guest in seat 0 hears of a match from its first message on."""
    draw = random.Random(game)
    rig = Rig(f"fixture {game}")
    levels = [None, *["steady"] * (seats - 1)]
    room = await rig.open(game, seats, options, levels, clock="relaxed", pause=20)
    ears = await rig.seat(room, [0])
    await play_out(room, ears, lambda legal: lively(legal, draw))
    await rig.hub.close()
    return {"seat": 0, "frames": ears[0].heard[:MOST]}


async def moments() -> list[dict[str, Any]]:
    """What happens beside the cards: people come, leave, return, talk, are refused, play again."""
    rig = Rig("moments")
    room = await rig.open("odessa", 3, {"sizes": [2]}, [None, None, None], clock="brisk", open=True)
    ears = await rig.seat(room, [0])
    other = Ear("g1", room.table.key)
    await room.join(other)
    await sit(room, other, 1)
    await room.ask(other, "up", commands.Stand(guest="g1"))
    await sit_again(room, other)
    await room.ask(ears[0], "start", commands.Start(guest="g0"))
    await settle(room)
    ears[1] = other
    await act(room, ears[0], "play 6C", id="wrong")
    await room.ask(ears[1], "say", commands.Say(guest="g1", phrase=2))
    rig.now += 90
    await room._do(commands.Tick())
    await settle(room)
    away = next(seat for seat in (0, 1) if room.table.chairs[seat].away)
    await room.sync(ears[away])
    await room.ask(ears[away], "back", commands.Back(guest=f"g{away}"))
    await room.leave(other)
    await room.join(other)
    while room.table.match is not None and agreed(room.table) is None:
        seat = room.table.match.to_act
        await act(room, ears[seat or 0], room.table.match.legal()[0], id=f"on {room.table.seq}")
        await settle(room)
    await room.ask(ears[0], "claim", commands.Claim(guest="g0", deal=0, agree=True))
    await room.ask(other, "no claim", commands.Claim(guest="g1", deal=0, agree=False))
    await room.ask(ears[0], "left", commands.Stand(guest="g0"))
    await room.ask(other, "left", commands.Stand(guest="g1"))
    await settle(room)
    await room.ask(ears[0], "again", commands.Want(guest="g0", nonce=NONCE))
    await hosting(room, ears[0], other)
    await room.ask(ears[0], "close", commands.Close(guest="g0", why="host"))
    heard = ears[0].heard
    elsewhere = [json.loads(protocol.encode(each)) for each in (protocol.Elsewhere(), protocol.Pong())]
    fault = protocol.Error(path="action", message="Object missing required field `action`")
    hint = protocol.Hinted(
        id="9",
        level="strong",
        action="bid 1",
        values=[Worth(action="bid 1", value=4.5, error=0.25), Worth(action="bid 0", value=-2.0, error=None)],
        samples=200,
        reason=None,
    )
    return [*heard, *elsewhere, *(json.loads(protocol.encode(each)) for each in (fault, hint))]


async def hosting(room: Room, host: Ear, other: Ear) -> None:
    """What the host does: seats, another game, a match that is stopped and goes on."""
    guest = host.guest
    await room.ask(host, "move", commands.Move(guest=guest, seat=2, to=1))
    await room.ask(host, "remove", commands.Remove(guest=guest, seat=1))
    change = commands.Change(
        guest=guest, game="oko", seats=2, options={"stack": 5}, clock="none", watch=True, hints=True
    )
    await room.ask(host, "change", change)
    sit_down = commands.Sit(guest=other.guest, name="Name 1", seat=1, nonce=NONCE)
    await room.ask(other, "sits once more", sit_down)
    await room.ask(host, "remove a person", commands.Remove(guest=guest, seat=1))
    number = room.table.barred[other.guest].number
    await room.ask(host, "let back", commands.Admit(guest=guest, number=number))
    await room.ask(host, "for it", commands.Want(guest=guest, nonce=NONCE))
    await room.ask(host, "fill", commands.Fill(guest=guest, seat=1, level="steady"))
    await settle(room)
    await room.ask(host, "pause", commands.Pause(guest=guest))
    await room.ask(host, "resume", commands.Resume(guest=guest))


async def sit_again(room: Any, ear: Ear) -> None:
    """Sit down once more; another id, since the same one would only be answered again."""
    command = commands.Sit(guest=ear.guest, name="Name 1", seat=1, nonce=NONCE)
    await room.ask(ear, "sit again", command)


def fixtures() -> dict[str, Any]:
    """Every file's contents by its name."""
    faults = [{"name": name, "message": said, "path": path} for name, (said, path) in FAULTS.items()]
    said = [{"name": name, "message": message} for name, message in INCOMING.items()]
    files: dict[str, Any] = {
        "incoming.json": {"good": said, "faults": faults},
        "moments.json": {"frames": asyncio.run(moments())},
    }
    for name, plan in MATCHES.items():
        files[f"{name}.json"] = asyncio.run(match(*plan))
    return files


def text_of(contents: dict[str, Any]) -> str:
    """A file's text: one frame or message a line, so that changes can be read."""
    parts = []
    for name, value in contents.items():
        if isinstance(value, list):
            lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in value)
            parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(value)}")
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    for name, contents in fixtures().items():
        (HERE / name).write_text(text_of(contents), encoding="utf-8")

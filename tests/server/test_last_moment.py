"""An action that arrives as the clock ends: the player's or the bot's is played, and never both."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import time
from typing import Any

import pytest

from kozyr.table import events
from tests.server.hasty import COMMAND
from tests.server.program import Program, logs_of
from tests.server.rig import Ear, Rig, act, settle
from tests.server.served import Line, Served
from tests.server.wire import stored

Step = Callable[[], Coroutine[Any, Any, None]]
ROUNDS = 60


async def idle(times: int) -> None:
    """Let others run so many times."""
    for _ in range(times):
        await asyncio.sleep(0)


async def race(seed: int) -> str:
    """One turn at whose end everything comes at once, in an order of its own; who has played."""
    draw = random.Random(seed)
    rig = Rig(f"race {seed}")
    room = await rig.open("odessa", 3, {"sizes": [3]}, [None, None, "steady"], clock="brisk")
    ears = await rig.seat(room, [0, 1])
    await settle(room)
    assert room.table.match is not None
    seat = room.table.match.to_act
    assert seat is not None
    begun, legal = room.table.seq, room.table.match.legal()
    deadline = ears[0].last["table"]["turn"]["deadline"]
    rig.store.pause = lambda: idle(draw.randrange(4))
    again = Ear(f"g{seat}", tab="another page")

    async def clock() -> None:
        rig.now = deadline + draw.choice([-0.001, 0.0, 0.001])  # and it may be set back after that
        room._wake.set()
        await idle(draw.randrange(3))
        rig.now = deadline

    async def play() -> None:
        await act(room, ears[seat], legal[0], id="now")

    async def repeat() -> None:
        await room.join(again)
        await act(room, again, legal[0], id="now")

    steps: list[Step] = [clock, play]
    if draw.random() < 0.5:
        steps.append(repeat)

    async def one(step: Step) -> None:
        await idle(draw.randrange(12))
        await step()

    draw.shuffle(steps)
    await asyncio.gather(*(one(step) for step in steps))
    room._wake.set()
    await settle(room)
    await idle(50)
    await settle(room)
    log = [entry for entry in stored(rig, room.table.id) if entry.seq > begun]
    mine = [entry for entry in log if isinstance(entry.event, events.Acted) and entry.event.seat == seat]
    turn = next(entry for entry in mine)
    action = turn.event
    assert isinstance(action, events.Acted)
    following = log[log.index(turn) + 1 :]
    others = [entry.event for entry in following if isinstance(entry.event, events.Acted)]
    assert all(event.by == "bot" for event in others)
    assert [entry.event for entry in mine if getattr(entry.event, "id", None) == "now"] == (
        [action] if action.by == "player" else []
    )
    # who asked was told what happened, on whichever page
    answers = [message for ear in (ears[seat], again) for message in ear.heard if message.get("id") == "now"]
    assert answers
    for answer in answers:
        if action.by == "player":
            assert answer == {"t": "ok", "id": "now", "seq": turn.seq}
        else:
            assert (answer["t"], answer["code"]) == ("refused", "web-denied-bot-plays")
    # and the other one heard of one action in that turn
    heard = [message for message in ears[1 - seat].heard if message["t"] == "event"]
    assert [message["seq"] for message in heard if message["seq"] == turn.seq] == [turn.seq]
    away = [entry.event for entry in log if isinstance(entry.event, events.Away)]
    assert len([event for event in away if event.seat == seat]) <= 1
    await rig.hub.close()
    return action.by


@pytest.mark.parametrize("block", range(5))
def test_an_action_as_the_clock_ends_is_one_action(block: int) -> None:
    found = [asyncio.run(race(seed)) for seed in range(block * ROUNDS, (block + 1) * ROUNDS)]
    assert 5 < found.count("player") < ROUNDS - 5, "both must win often"


def test_an_action_as_a_real_clock_ends_is_one_action(tmp_path: Path) -> None:
    program = Program(tmp_path / "data", COMMAND)
    answers: list[str] = []

    async def play(line: Line, early: float) -> None:
        """Act at the very end of each turn, somewhat earlier or later."""
        count = 0
        while line.state["table"]["state"] != "over":
            state = line.state
            if state["prompt"]:
                turn, count = state["table"]["turn"], count + 1
                offset = time() - state["now"]
                await asyncio.sleep(max(0.0, turn["deadline"] + offset - early * (count % 3 - 1) - time()))
                id = f"a{count}"
                wish = {"t": "act", "deal": state["prompt"]["deal"], "action": state["prompt"]["legal"][0]}
                await line.send(id=id, **wish)
                answers.append((await line.until_any("ok", "refused"))["t"])
            elif state["table"]["chairs"][state["table"]["you"]]["away"]:
                await line.send(t="back", id=f"b{state['seq']}")
                await line.until_any("ok", "refused")
                if not line.state["prompt"] and line.state["table"]["state"] == "playing":
                    await line.hear()  # while it was asked, the match may have come to its end
            else:
                await line.hear()

    async def story() -> str:
        served = Served(program.base, None)  # type: ignore[arg-type]
        ann, bob = await served.person("Ann"), await served.person("Bob")
        table = await ann.open("odessa", 2, options={"sizes": [1]}, clock="brisk")
        lines = [await ann.join(table["id"]), await bob.join(table["id"], table["key"])]
        for seat, line in enumerate(lines):
            await line.sit(seat)
        await lines[0].until("event", seq=lines[1].state["seq"])
        await asyncio.gather(*(play(line, 0.004) for line in lines))
        for line in lines:
            await line.socket.close()
        return table["id"]

    try:
        id = asyncio.run(story())
    finally:
        assert program.stop() == 0
    acted = [entry.event for entry in logs_of(program.data)[id] if isinstance(entry.event, events.Acted)]
    assert len(acted) == 4  # two bids, two cards
    assert answers.count("ok") == sum(event.by == "player" for event in acted)
    assert len({json.dumps([event.seat, event.action]) for event in acted}) == 4

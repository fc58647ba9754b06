"""Sockets of a real server: who gets in, what is refused, what closes them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from kozyr.server import protocol
from kozyr.server.limits import Limits, Rate
from tests.server.rig import NONCE
from tests.server.served import Line, Person, Served, served

Story = Callable[[Served], Awaitable[None]]


def tell(tmp_path: Path, story: Story, **more: Any) -> None:
    async def whole() -> None:
        async with served(tmp_path / "data", **more) as server:
            await story(server)

    asyncio.run(whole())


async def table_for_two(server: Served) -> tuple[Person, Person, str, dict[int, Line]]:
    """Ann and Bob at a private table of Odessa, the match begun; their lines by seat."""
    ann, bob = await server.person(), await server.person("Bob")
    table = await ann.open("odessa", 2, options={"sizes": [2, 2]}, hints=True)
    lines = {0: await ann.join(table["id"]), 1: await bob.join(table["id"], table["key"])}
    for seat, line in lines.items():
        await line.sit(seat)
    await lines[0].until("event", seq=lines[1].state["seq"])
    return ann, bob, table["id"], lines


def test_two_browsers_play_a_private_match(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        draw = random.Random(1)
        _, _, _, lines = await table_for_two(server)
        for step in range(100):
            state = lines[0].state
            if state["table"]["state"] == "over":
                break
            seat = state["table"]["turn"]["seat"]
            prompt = lines[seat].state["prompt"]
            assert lines[1 - seat].state["prompt"] is None
            action = draw.choice(prompt["legal"])
            await lines[seat].send(t="act", id=f"a{step}", deal=prompt["deal"], action=action)
            answer = await lines[seat].until("ok")
            other = await lines[1 - seat].until("event", seq=answer["seq"])
            assert other["event"] == {"kind": "acted", "seat": seat, "action": action, "by": "player"}
        assert lines[0].state["view"]["public"]["finished"]

    tell(tmp_path, story)


def test_who_sits_down_has_the_name_said_last(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        table = await ann.open("odessa", 2)
        line = await ann.join(table["id"])
        await ann.browser.post("/api/me", json={"name": "Anna"})
        await line.sit(0)
        assert line.state["table"]["chairs"][0]["name"] == "Anna"

    tell(tmp_path, story)


def test_nobody_acts_for_another_seat_or_out_of_turn(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        _, _, _, lines = await table_for_two(server)
        seat = lines[0].state["table"]["turn"]["seat"]
        await lines[1 - seat].send(t="act", id="x", deal=0, action="bid 0")
        answer = await lines[1 - seat].until("refused")
        assert (answer["kind"], answer["rule"], answer["code"]) == ("turn", "C-SEAT", "not-your-turn")
        await lines[1 - seat].send(t="act", id="y", deal=0, action="bid 0", seat=seat)
        assert (await lines[1 - seat].until("error"))["path"] == "seat"
        await lines[seat].send(t="act", id="z", deal=1, action="bid 0")
        assert (await lines[seat].until("refused"))["id"] == "z"
        await lines[seat].send(t="act", id="z", deal=0, action="bid 3")
        answer = await lines[seat].until("refused")
        assert (answer["rule"], answer["code"], answer["args"]) == (
            "OD-BID",
            "od-bid-too-high",
            {"number": 3, "size": 2},
        )
        await lines[seat].send(t="act", id="z", deal=0, action="frobnicate")
        assert (await lines[seat].until("refused"))["kind"] == "malformed"
        assert lines[seat].state["seq"] == lines[1 - seat].state["seq"]

    tell(tmp_path, story)


def test_a_repeat_after_a_cut_does_nothing_and_the_state_is_the_same(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann, bob, table, lines = await table_for_two(server)
        seat = lines[0].state["table"]["turn"]["seat"]
        person = (ann, bob)[seat]
        await lines[seat].send(t="act", id="once", deal=0, action="bid 0")
        ok = await lines[seat].until("ok")
        lines[seat].socket.transport.abort()
        await lines[1 - seat].until("state")
        assert not lines[1 - seat].state["table"]["chairs"][seat]["connected"]
        again = await person.join(table)
        assert again.state["view"] == lines[seat].state["view"]
        await again.send(t="act", id="once", deal=0, action="bid 0")
        assert await again.until("ok") == ok
        await again.send(t="sync")
        assert (await again.until("state"))["seq"] == ok["seq"]

    tell(tmp_path, story)


def test_a_second_tab_takes_over(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann, _, table, lines = await table_for_two(server)
        second = await ann.join(table, tab="another")
        assert await lines[0].closed() == protocol.TAKEN_OVER
        assert lines[0].heard[-1] == {"t": "elsewhere"}
        await second.send(t="ping")
        await second.until("pong")

    tell(tmp_path, story)


def test_who_is_not_let_in_gets_no_frame(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        _, _, table, _ = await table_for_two(server)
        eve = await server.person("Eve")
        other = (await eve.open("odessa", 2))["id"]
        for id, key, code in (
            (table, None, protocol.NOT_ALLOWED),
            (table, "a" * 12, protocol.NOT_ALLOWED),
            ("nowhere", None, protocol.NO_TABLE),
        ):
            line = Line(await eve.socket(id))
            await line.send(t="join", key=key, since=None, tab="")
            assert (await line.closed(), line.heard) == (code, [])
        line = Line(await eve.socket(other, cookie=False))
        assert (await line.closed(), line.heard) == (protocol.NOT_ALLOWED, [])
        for origin in ("http://evil.example", None):
            with pytest.raises(InvalidStatus) as refused:
                await eve.socket(other, origin=origin)
            assert refused.value.response.status_code == 403
        port = int(server.base.rpartition(":")[2])
        with pytest.raises(InvalidStatus) as refused:  # as a page whose name was turned to this machine
            await connect(
                f"ws://evil.example:{port}/ws/{other}",
                host="127.0.0.1",
                origin=Origin(f"http://evil.example:{port}"),
                additional_headers={"Cookie": eve.cookie},
            )
        assert refused.value.response.status_code == 403

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("{", ""),
        ("[]", ""),
        ("null", ""),
        ('{"t":"fly"}', "t"),
        ('{"t":"act"}', "id"),
        ('{"t":"act","id":"a","deal":-1,"action":"x"}', "deal"),
        ('{"t":"act","id":"a","deal":0,"action":"x","by":"bot"}', "by"),
        ('{"t":"act","id":"","deal":0,"action":"x"}', "id"),
        ('{"t":"act","id":"' + "a" * 41 + '","deal":0,"action":"x"}', "id"),
        ('{"t":"act","id":"a","deal":0,"action":"' + "x" * 201 + '"}', "action"),
        ('{"t":"sit","id":"a","seat":0,"nonce":"xyz","trump":null}', "nonce"),
        ('{"t":"sit","id":"a","seat":0,"nonce":"' + NONCE + '","trump":"X"}', "trump"),
        ('{"t":"say","id":"a","phrase":"hello"}', "phrase"),
        ('{"t":"join","key":null,"since":null,"tab":""}', "t"),
        ('{"t":"sync","id":"a"}', "id"),
        ('{"t":"ping","t":7}', "t"),
        ("[" * 2000, ""),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(tmp_path: Path, text: str, path: str) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        line = await ann.join((await ann.open("odessa", 2))["id"])
        await line.socket.send(text)
        error = await line.until("error")
        assert error["path"] == path
        assert error["message"]
        await line.send(t="ping")
        await line.until("pong")
        await line.socket.send(text)
        await line.socket.send(text)
        assert await line.closed() == protocol.POLICY

    tell(tmp_path, story)


def test_bytes_too_much_and_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.server.sockets.HELLO", 0.2)

    async def story(server: Served) -> None:
        ann = await server.person()
        id = (await ann.open("odessa", 2))["id"]
        line = await ann.join(id)
        await line.socket.send(b"\x00")
        await line.until("error")
        await line.send(t="join", key="k" * 5000)
        assert await line.closed() == 1009
        packed = Line(await ann.socket(id, compression="deflate"))
        assert not packed.socket.protocol.extensions  # four compressors would cost more than the table
        await packed.socket.close()
        silent = Line(await ann.socket(id))
        assert (await silent.closed(), silent.heard) == (protocol.TOO_LATE, [])
        wrong = Line(await ann.socket(id))
        await wrong.send(t="ping")
        assert await wrong.closed() == protocol.POLICY
        assert [message["t"] for message in wrong.heard] == ["error"]

    tell(tmp_path, story)


def test_messages_and_sockets_are_limited(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        id = (await ann.open("odessa", 2))["id"]
        line = await ann.join(id)
        for _ in range(20):
            with suppress(ConnectionClosed):
                await line.send(t="ping")
        assert await line.closed() == protocol.POLICY
        assert [message["t"] for message in line.heard].count("pong") == 10
        assert [message["t"] for message in line.heard].count("error") == 3
        ids = [(await ann.open("odessa", 2))["id"] for _ in range(4)]
        lines = [await ann.join(id) for id in ids[:3]]
        late = Line(await ann.socket(ids[3]))
        assert (await late.closed(), late.heard) == (protocol.TOO_MANY, [])
        await lines[0].socket.close()
        await asyncio.sleep(0.05)
        await ann.join(ids[3])

    tell(tmp_path, story, limits=Limits(messages=Rate(10, 0.001), sockets=3))


def test_hints_and_phrases_come_slowly(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        _, _, _, lines = await table_for_two(server)
        seat = lines[0].state["table"]["turn"]["seat"]
        kinds = []
        for step in range(3):
            await lines[seat].send(t="hint", id=f"h{step}")
            kinds.append((await lines[seat].until_any("hint", "refused"))["t"])
        assert kinds == ["hint", "hint", "refused"]
        await lines[0].send(t="say", id="s0", phrase=1)
        await lines[0].until("ok", id="s0")
        said = await lines[1].until("event")
        assert said["event"] == {"kind": "said", "seat": 0, "phrase": 1}
        await lines[0].send(t="say", id="s1", phrase=1)
        assert (await lines[0].until("refused"))["code"] == "web-denied-too-fast"

    tell(tmp_path, story, limits=Limits(hints=Rate(2, 0.001), phrases=Rate(1, 0.001)))


def test_a_client_that_does_not_read_is_closed_and_holds_nobody_up() -> None:
    from kozyr.server.sockets import QUEUE, Page

    async def never(*_: object) -> Any:
        raise AssertionError

    page = Page(never, never, "g", "G")
    for _ in range(2):
        page.send("x" * (QUEUE // 2))
        assert not page.closing
    page.send("x")
    assert page.closing


def test_the_server_comes_back_with_the_same_hand_prompt_and_clock(tmp_path: Path) -> None:
    async def whole() -> None:
        async with served(tmp_path / "data") as first:
            ann = await first.person()
            table = await ann.open(
                "odessa", 2, bots=[None, "steady"], clock="relaxed", options={"sizes": [4]}
            )
            line = await ann.join(table["id"])
            await line.sit(0)
            while line.state["prompt"] is None:
                await line.hear()
            before = line.state
            cookie = ann.cookie
        async with served(tmp_path / "data") as second:
            ann = Person(second.base, second.browser(Cookie=cookie))
            ann.browser.cookies.set("kozyr", cookie.removeprefix("kozyr="))
            assert (await ann.browser.get("/api/me")).json()["name"] == "Ann"
            line = await ann.join(table["id"])
            for part in ("view", "prompt"):
                assert line.state[part] == before[part]
            assert line.state["table"]["turn"]["deadline"] - before["table"]["turn"]["deadline"] < 20
            await line.send(t="act", id="a", deal=0, action=line.state["prompt"]["legal"][0])
            await line.until("ok", id="a")

    asyncio.run(whole())


def test_frames_hold_no_secret(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann, bob, table, lines = await table_for_two(server)
        room = await server.hub.room(table)
        assert room is not None
        assert room.table.shuffle is not None
        assert room.table.match is not None
        hidden = [room.table.secret, *room.table.shuffle.nonces]
        hidden += [ann.cookie.removeprefix("kozyr=").partition(".")[0], bob.cookie.partition(".")[0][6:]]
        seed = room.table.match.header.seed
        assert seed is not None
        for line in lines.values():
            text = json.dumps(line.heard)
            for secret in [*hidden, seed.hex()]:
                assert len(secret) >= 12
                assert secret not in text

    tell(tmp_path, story)

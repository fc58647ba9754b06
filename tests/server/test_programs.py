"""Programs as bots on a server: only those of the host's list, and one that hangs keeps no others waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kozyr.bots.program import Limits
from kozyr.match import Match
from kozyr.server import crews
from kozyr.server.config import ConfigError, read_config
from kozyr.server.crews import Crew
from kozyr.table import events
from tests.bots.programs import FAULTS, documented, find_node, misbehaving, python_bot, written
from tests.server.program import SERVE, Program, logs_of
from tests.server.served import Line, Person, Served, served

PATIENT = Limits(seconds=60, start=60)
SIZES = {"options": {"sizes": [2]}}
FIRST = "for ask in answers(): say(ask, ask['view']['legal'][0])"


def tell(
    tmp_path: Path, bots: dict[str, Path], story: Callable[[Served], Awaitable[None]], **more: Any
) -> None:
    """A story on a server with these programs in its list."""

    async def whole() -> None:
        async with served(tmp_path / "data", bots=bots, **{"bot_limits": PATIENT, **more}) as server:
            await story(server)

    asyncio.run(whole())


async def play(person: Person, bots: list[str | None], game: str = "odessa", **wish: Any) -> Line:
    """A match from seat 0 to its end, always the last legal action."""
    table = await person.open(game, len(bots), bots=bots, **(wish or SIZES))
    line = await person.join(table["id"])
    await line.sit(0)
    await play_on(line)
    return line


async def play_on(line: Line) -> None:
    """The rest of a match."""
    while line.state["table"]["state"] != "over":
        prompt = line.state["prompt"]
        if prompt:
            id = f"a{line.state['seq']}"
            action = prompt["legal"][-1]
            if ".." in action:
                action = f"{action.split()[0]} {action.split()[1].partition('..')[0]}"
            await line.send(t="act", id=id, deal=prompt["deal"], action=action)
            await line.until("ok", id=id)
        else:
            await line.hear()


def owed(line: Line) -> list[str]:
    """The names of bots that gave no move."""
    acted = [m["event"] for m in line.heard if m["t"] == "event" and m["event"]["kind"] == "acted"]
    assert acted
    return [event["instead"] for event in acted if "instead" in event]


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        ("odessa", {"options": {"sizes": [2, 3]}}),
        ("donkey", {"options": {"limit": 1}}),
        ("oko", {"options": {"stack": 15, "deals": 2}}),
        ("exchange", {"options": {"target": 3, "deals": 1, "max_exchanges": 4}}),
    ],
)
def test_the_bots_of_the_document_play_on_a_real_server(
    game: str, wish: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_node(monkeypatch)
    command = [*SERVE]
    for name, file in (("careful", "bot.py"), ("quick", "bot.js")):
        command += ["--bot", f"{name}={documented(tmp_path, file)}"]
    program = Program(tmp_path / "data", command, KOZYR_BOT_SECONDS="60")

    async def story() -> None:
        person = await Served(program.base, None).person()  # type: ignore[arg-type]
        games = (await person.browser.get("/api/games")).json()
        assert games["bots"] == ["careful", "quick"]
        line = await play(person, [None, "careful", "quick"], game, **wish)
        assert owed(line) == []
        assert [chair["level"] for chair in line.state["table"]["chairs"]] == [None, "careful", "quick"]
        assert line.state["table"]["chairs"][1]["kind"] == "bot"

    try:
        asyncio.run(story())
    finally:
        assert program.stop() == 0
    log = program.log.read_text()
    assert "misbehaved" not in log
    assert "error" not in log


@pytest.mark.parametrize("kind", ["cheat", "gone", "wordy", "array", "sorry", "greedy"])
def test_a_bot_that_misbehaves_is_named_and_steady_plays(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "kozyr.server")

    async def story(server: Served) -> None:
        line = await play(await server.person(), [None, "bad", "steady"])
        assert set(owed(line)) == {"bad"}
        assert len(owed(line)) == 3  # a bid and two cards

    tell(tmp_path, {"bad": misbehaving(tmp_path, kind)}, story)
    fields = [record.fields for record in caplog.records if record.message == "bot-misbehaved"]  # type: ignore[attr-defined]
    assert fields == [{"bot": "bad", "why": FAULTS[kind], "rests": rests} for rests in (False, False, True)]


def test_nobody_can_choose_what_the_host_has_not_listed(tmp_path: Path) -> None:
    path = python_bot(tmp_path, "first", "open('started', 'w')\n" + FIRST)

    async def story(server: Served) -> None:
        person = await server.person()
        for name in (f"exec:{path}", str(path), "unlisted", "first\n", "First", "", "../first", "first "):
            answer = await person.browser.post(
                "/api/tables", json={"game": "odessa", "seats": 2, "bots": [None, name]}
            )
            assert answer.status_code == 400, name
            assert answer.json()["path"] == "bots[1]"
        table = await person.open("odessa", 3)
        line = await person.join(table["id"], table["key"])
        await line.sit(0)
        for name in (f"exec:{path}", "unlisted"):
            await line.send(t="fill", id="x", seat=1, level=name)
            assert (await line.until("error"))["path"] == "level"
        await line.send(t="fill", id="f", seat=1, level="first")
        await line.until("ok", id="f")
        assert line.state["table"]["chairs"][1]["level"] == "first"
        assert not (tmp_path / "started").exists()
        await line.send(t="fill", id="g", seat=2, level="random")
        await line.until("ok", id="g")
        await play_on(line)
        assert owed(line) == []
        assert (tmp_path / "started").exists()

    tell(tmp_path, {"first": path}, story)


def test_a_bot_that_hangs_keeps_no_other_table_waiting_and_its_own_table_hears(tmp_path: Path) -> None:
    hang = "open(f'pid-{os.getpid()}', 'w')\nfor ask in answers(): time.sleep(3600)"
    bots = {"hung": python_bot(tmp_path, "hung", hang), "good": python_bot(tmp_path, "good", FIRST)}

    async def story(server: Served) -> None:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        tables = [await ann.open("odessa", 3, bots=[None, "hung", None], **SIZES) for _ in range(3)]
        lines = [await ann.join(table["id"], table["key"]) for table in tables]
        others = [await bob.join(table["id"], table["key"]) for table in tables]
        for line, other in zip(lines, others, strict=True):
            await line.sit(0)
            await other.sit(2)
        while len(list(tmp_path.glob("pid-*"))) < 3:  # until it thinks at each of them
            for line in (*lines, *others):
                prompt = line.state["prompt"]
                if prompt and line.state["table"]["turn"]["seat"] != 1:
                    await line.send(t="act", id=f"a{line.state['seq']}", deal=0, action=prompt["legal"][0])
                await line.send(t="sync")
                await line.until("state")
        for level in ("steady", "good"):
            other = await play(bob, [None, level, level])
            assert owed(other) == []
        await lines[0].send(t="say", id="s", phrase=1)
        await lines[0].until("ok", id="s")
        again = await bob.join(tables[0]["id"], tables[0]["key"], tab="another")
        assert again.state["table"]["turn"]["seat"] == 1
        await lines[0].send(t="pause", id="p")
        await lines[0].until("ok", id="p")
        await lines[0].send(t="close", id="c")
        await lines[0].until("ok", id="c")

    tell(tmp_path, bots, story, bot_limits=Limits(seconds=100))
    pids = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
    assert len(pids) == 3
    until = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in pids):  # they end with the server
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_bot_that_is_not_listed_any_more_is_replaced(tmp_path: Path) -> None:
    path = python_bot(tmp_path, "first", FIRST)
    program = Program(tmp_path / "data", [*SERVE, "--bot", f"first={path}"])
    tables: list[dict[str, str]] = []
    cookies: list[Person] = []

    async def before() -> None:
        person = await Served(program.base, None).person()  # type: ignore[arg-type]
        cookies.append(person)
        tables.append(await person.open("odessa", 3, bots=[None, "first", "first"], **SIZES))
        await (await person.join(tables[0]["id"])).sit(0)

    async def after() -> None:
        line = await cookies[0].join(tables[0]["id"])
        await play_on(line)
        assert set(owed(line)) == {"first"}

    asyncio.run(before())
    assert program.stop() == 0
    program = Program(tmp_path / "data", [*SERVE, "--port", str(program.port)])
    try:
        asyncio.run(after())
    finally:
        assert program.stop() == 0
    stored = [entry.event for entry in logs_of(tmp_path / "data")[tables[0]["id"]]]
    assert any(isinstance(event, events.Acted) and event.instead == "first" for event in stored)
    assert "error" not in program.log.read_text()


def test_after_three_faults_in_a_row_a_bot_rests_for_a_while(tmp_path: Path) -> None:
    now = [0.0]
    body = "open('started', 'a').write('x')\nfor ask in answers(): say(ask, 'bid 60')"
    match = Match("odessa", seats=3, seed=b"x")
    view = match.view(match.to_act)

    async def story() -> None:
        crew = Crew("bad", python_bot(tmp_path, "bad", body), PATIENT, lambda: now[0])
        started = tmp_path / "started"
        for count in (1, 2, 3, 3, 3):
            assert await crew.ask(view, b"") is None
            assert len(started.read_text()) == count
        now[0] += crews.REST
        assert await crew.ask(view, b"") is None
        assert len(started.read_text()) == 4
        await crew.close()

    asyncio.run(story())


def test_processes_are_few_and_are_used_again(tmp_path: Path) -> None:
    body = "open('started', 'a').write('x')\n" + FIRST
    match = Match("odessa", seats=3, seed=b"x")
    view = match.view(match.to_act)

    async def story() -> None:
        crew = Crew("good", python_bot(tmp_path, "good", body), PATIENT)
        for _ in range(2):
            found = await asyncio.gather(*(crew.ask(view, b"") for _ in range(3 * crews.PROCESSES)))
            assert found == [view.legal[0]] * 3 * crews.PROCESSES
        assert await crew.ask(view, b"") == view.legal[0]
        await crew.close()

    asyncio.run(story())
    assert len((tmp_path / "started").read_text()) < 5 * crews.PROCESSES


def test_the_list_of_bots_by_flags_and_environment(tmp_path: Path) -> None:
    one, two = (written(tmp_path, name, "#!/bin/sh\n") for name in ("one", "two"))
    environment = {"KOZYR_BOTS": f"one={one}, second-2={two}", "KOZYR_BOT_SECONDS": "2"}
    config = read_config(environment)
    assert dict(config.bots) == {"one": one, "second-2": two}
    assert config.bot_limits == Limits(seconds=2)
    assert dict(read_config(environment, bots=[f"three={one}"]).bots) == {"three": one}
    wrong = ["one", f"={one}", f"One={one}", f"steady={one}", f"a={one},a={two}", f"a={tmp_path}/none", "a="]
    for text in (*wrong, f"exec:{one}", f"{'a' * 21}={one}"):
        with pytest.raises(ConfigError):
            read_config({"KOZYR_BOTS": text})
    with pytest.raises(ConfigError, match="KOZYR_BOT_MEMORY"):
        read_config({"KOZYR_BOT_MEMORY": "-1"})

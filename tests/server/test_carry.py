"""Export and import: the same results and links elsewhere; what isn't true is refused, all of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kozyr.server.archive import Archive
from kozyr.server.carry import CarryError, bring, export
from kozyr.server.store import Entry, SqlStore, open_store
from kozyr.table import commands
from tests.cli.test_replay import run
from tests.server.rig import NONCE, Ear, Rig, act, play_out, settle
from tests.server.test_room import chooser


async def evening(rig: Rig) -> str:
    """A table with a match of odessa and one of oko; its id."""
    room = await rig.open("odessa", 2, {"sizes": [2, 1]})
    ears = await rig.seat(room, [0, 1])
    await play_out(room, ears, chooser())
    change = commands.Change(
        guest="g0",
        game="oko",
        seats=2,
        options={"stack": 6, "deals": 2},
        clock="none",
        watch=False,
        hints=False,
    )
    await room.ask(ears[0], "change", change)
    for ear in ears.values():
        await room.ask(ear, "want", commands.Want(guest=ear.guest, nonce=NONCE))
    await play_out(room, ears, chooser())
    return room.table.id


async def house(folder: Path, seed: str) -> tuple[str, SqlStore]:
    """A store with an evening, a table that waits and one where a match is on; the evening's id."""
    rig = Rig(seed)
    id = await evening(rig)
    await rig.open("odessa", 2)
    await rig.seat(await rig.open("odessa", 2), [0, 1])
    await rig.hub.close()
    store = await open_store(folder)
    await store.append_all(
        [Entry(id, events, rig.store.listings[id]) for id, events in rig.store.events.items()]
    )
    return id, store


def test_an_import_gives_the_same_results_and_links(tmp_path: Path) -> None:
    async def story() -> None:
        id, store = await house(tmp_path / "one.db", "carry")
        assert [(one.id, one.matches) for one in await export(store, tmp_path / "out", None)] == [(id, 2)]
        other = await open_store(tmp_path / "two.db")
        assert [(one.id, one.matches, one.new) for one in await bring(other, tmp_path / "out")] == [
            (id, 2, True)
        ]
        for number in (1, 2):
            text = await Archive(store).record(id, number)
            assert text is not None
            assert await Archive(other).record(id, number) == text
            assert (tmp_path / "out" / id / f"match-{number}.toml").read_text() == text
        assert await other.load(id) == await store.load(id)
        for guest in ("g0", "g1"):
            past = [await each.tables_of(guest, live=False, limit=9) for each in (store, other)]
            assert [row.card for row in past[0]] == [row.card for row in past[1]] != []
        assert [one.new for one in await bring(other, tmp_path / "out" / id)] == [False]
        await export(other, tmp_path / "again", id)
        for path in (tmp_path / "out" / id).iterdir():
            assert (tmp_path / "again" / id / path.name).read_bytes() == path.read_bytes()
        await store.close()
        await other.close()

    asyncio.run(story())


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    async def story() -> None:
        id, store = await house(tmp_path / "one.db", "carry")
        lengths = {other: len(await store.load(other)) for other in await store.table_ids() if other != id}
        waiting, playing = sorted(lengths, key=lambda other: lengths[other])
        for only, why in ((waiting, "no match is over"), (playing, "a match is on"), ("../x", "no such")):
            with pytest.raises(CarryError, match=why):
                await export(store, tmp_path / "out", only)
        (tmp_path / "full").mkdir()
        (tmp_path / "full" / "mine").touch()
        with pytest.raises(CarryError, match="something is there"):
            await export(store, tmp_path / "full", id)
        assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["full"]
        await store.close()

    asyncio.run(story())


Spoil = Callable[[list[dict[str, Any]]], object]


def lines(change: Spoil) -> Callable[[Path], None]:
    """Something done to a log's lines."""

    def spoil(folder: Path) -> None:
        path = folder / "events.jsonl"
        log = [json.loads(line) for line in path.read_text().splitlines()]
        change(log)
        path.write_text("".join(json.dumps(line) + "\n" for line in log))

    return spoil


def of(log: list[dict[str, Any]], kind: str) -> Any:
    """The first event of a kind."""
    return next(line["event"] for line in log if line["event"]["kind"] == kind)


def record(folder: Path) -> None:
    path = folder / "match-2.toml"
    path.write_text(path.read_text().replace("Name 0", "Name 9"))


SPOILED: dict[str, tuple[Callable[[Path], object], str]] = {
    "a line is gone": (lines(lambda log: log.pop(7)), r"events.jsonl, line 8: event 9 can't follow"),
    "the last events are gone": (lines(lambda log: log.__delitem__(slice(-3, None))), "a match is on"),
    "no event": (lines(lambda log: log[3].update(event={"kind": "fly"})), "line 4"),
    "not JSON": (lambda folder: (folder / "events.jsonl").write_text("{\n"), "line 1"),
    "another action": (lines(lambda log: of(log, "acted").update(action="bid 9")), r"line 5: OD-"),
    "another seat": (lines(lambda log: of(log, "sat").update(seat=-1)), "no seat -1"),
    "another secret": (
        lines(lambda log: of(log, "opened").update(secret="ab" * 32)),
        "line|differs",
    ),
    "another name": (lines(lambda log: of(log, "sat").update(name="Eve")), "match-1.toml: differs"),
    "a time that goes back": (lines(lambda log: log[5].update(at=1.0)), "line 6: its time"),
    "a match too many": (lines(lambda log: of(log, "began").update(number=2)), "match 2 can't begin"),
    "another record": (record, "match-2.toml: differs from the log, line"),
    "no record": (lambda folder: (folder / "match-1.toml").unlink(), "match-1.toml: can't be read"),
    "one more record": (lambda folder: (folder / "match-3.toml").touch(), "3 records, but 2"),
    "another id": (lambda folder: folder.rename(folder.with_name("a-b")), "not a table's id"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_what_is_not_true_is_refused_and_nothing_is_taken(name: str, tmp_path: Path) -> None:
    spoil, why = SPOILED[name]

    async def story() -> None:
        id, store = await house(tmp_path / "one.db", "carry")
        good, _ = await house(tmp_path / "three.db", "aaa")
        await export(store, tmp_path / "out", id)
        another = await open_store(tmp_path / "three.db")
        await export(another, tmp_path / "more", good)
        (tmp_path / "more" / good).rename(tmp_path / "out" / good)
        spoil(tmp_path / "out" / id)
        other = await open_store(tmp_path / "two.db")
        with pytest.raises(CarryError, match=why):
            await bring(other, tmp_path / "out")
        assert await other.table_ids() == []
        for each in (store, another, other):
            await each.close()

    asyncio.run(story())


def test_an_id_that_another_table_has_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        id, store = await house(tmp_path / "one.db", "carry")
        await export(store, tmp_path / "out", id)
        other = await open_store(tmp_path / "two.db")
        await other.append(Entry(id, (await store.load(id))[:5]))
        with pytest.raises(CarryError, match="another table here has the id"):
            await bring(other, tmp_path / "out")
        await store.close()
        await other.close()

    asyncio.run(story())


def test_the_commands(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()

    async def story() -> str:
        id, store = await house(one / "kozyr.db", "carry")
        await store.close()
        return id

    id = asyncio.run(story())
    out = run("export", "--data", str(one), "--to", str(tmp_path / "out"))
    assert (out.exit_code, out.stdout) == (0, f"{id} 2\n")
    for number in (1, 2):
        assert run("replay", str(tmp_path / "out" / id / f"match-{number}.toml")).exit_code == 0
        assert run("verify", str(tmp_path / "out" / id / f"match-{number}.toml")).exit_code == 0
    taken = run("import", str(tmp_path / "out"), "--data", str(two))
    assert (taken.exit_code, taken.stdout) == (0, f"{id} 2\n")
    again = run("import", str(tmp_path / "out"), "--data", str(two))
    assert (again.exit_code, again.stdout) == (0, f"{id} 2 (was here already)\n")
    nothing = run("export", "--data", str(tmp_path / "none"), "--to", str(tmp_path / "x"))
    assert (nothing.exit_code, (tmp_path / "none").exists()) == (2, False)
    assert "no such folder" in run("import", str(tmp_path / "y"), "--data", str(two)).stderr


def test_old_tables_are_forgotten_where_that_is_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        id, store = await house(tmp_path / "one.db", "carry")
        (row,) = await store.tables_of("g0", live=False, limit=9)
        assert await store.forget(row.at, []) == 0
        assert await store.forget(row.at + 1, [id]) == 0
        assert await store.forget(row.at + 1, []) == 1
        assert await store.load(id) == []
        assert await store.tables_of("g0", live=False, limit=9) == []
        assert len(await store.table_ids()) == 2
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("days", [0.0, 2.0])
def test_how_long_tables_are_kept_is_a_setting(days: float) -> None:
    async def story() -> None:
        rig = Rig()
        object.__setattr__(rig.hub.config, "keep_days", days)
        room = await rig.open("odessa", 2, {"sizes": [1]}, [None, "random"])
        ears: dict[int, Ear] = await rig.seat(room, [0])
        await settle(room)
        if room.table.match and room.table.match.to_act == 0:
            await act(room, ears[0], room.table.match.legal()[0])
        await play_out(room, ears, chooser())
        rig.now += 3 * 24 * 3600
        await rig.hub.forget_old()
        assert room.table.id in rig.store.events, "somebody is there"
        await room.leave(ears[0])
        rig.now += 3 * 24 * 3600
        await rig.hub.let_go()
        await rig.hub.forget_old()
        assert (room.table.id in rig.store.events) == (days == 0)
        await rig.hub.close()

    asyncio.run(story())

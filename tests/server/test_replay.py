"""Looking back over HTTP: records of matches that are over, and records played again."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.match import Match
from kozyr.server.limits import Limits, Rate
from kozyr.server.replay import PAGE, RECORD_BYTES, difference, replay
from tests.server.served import Line, Person, Served
from tests.server.test_http import tell

PLAYED = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.toml"))


def patched(old: Any, change: Any) -> Any:
    """What `difference` says, carried out; the page does the same."""
    if change is None:
        return old
    if isinstance(change, dict):
        return {key: patched(old[key], change[key]) if key in change else old[key] for key in old}
    if len(change) == 1:
        return change[0]
    return [patched(item, change[0].get(str(place))) for place, item in enumerate(old)] + change[1]


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_replay_shows_what_the_views_show(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = Match.from_record(text)
    record = whole.record(decks=True)
    for number in {0, len(record.deals) - 1}:
        found = replay(text, number, 0)
        assert [deal.steps for deal in found.deals] == [len(deal.actions) for deal in record.deals]
        shown = json.loads(msgspec.json.encode(found))
        moment = shown["frames"][0]
        for step, change in enumerate([None, *shown["frames"][1:]]):
            moment = patched(moment, change)
            match = cut(record, number, step)
            assert moment["done"] == (record.deals[number].actions[step - 1] if step else None)
            assert moment["to_act"] == match.to_act
            assert moment["legal"] == match.legal()
            for seat in range(match.seats):
                view = json.loads(msgspec.json.encode(match.view(seat)))
                assert moment["hands"][seat] == view["hand"]
                assert moment["private"][seat] == view["private"]
                deals = [*shown["past"], *moment["public"]["deals"]]
                assert {**moment["public"], "deals": deals} == view["public"]


def cut(record: Any, number: int, step: int) -> Match:
    """The match after so many actions of a deal; without a seed it deals no other."""
    deals = list(record.deals[: number + 1])
    deals[-1] = msgspec.structs.replace(deals[-1], actions=deals[-1].actions[:step])
    dealer = Match.from_data(record).progress.runs[0].dealer
    return Match.from_data(msgspec.structs.replace(record, deals=deals, seed=None, dealer=dealer))


def test_long_deals_come_in_parts() -> None:
    match = Match("exchange", seats=2, seed=b"long", options={"max_exchanges": 400, "target": 6})
    while match.to_act is not None:
        match.apply(match.legal()[0])
    text = match.to_record()
    steps = len(match.progress.runs[0].actions)
    assert steps > PAGE
    first, second = replay(text, 0, 0), replay(text, 0, PAGE)
    assert (first.start, len(first.frames)) == (0, PAGE + 1)
    assert (second.start, len(second.frames)) == (PAGE, min(PAGE, steps - PAGE) + 1)
    last: Any = first.frames[0]
    for change in first.frames[1:]:
        last = patched(last, change)
    assert last == second.frames[0]
    assert replay(text, 99, 10**9).start == steps


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (1, 1),
        (1, None),
        (None, [1]),
        ([], [1]),
        ([1, 2], [1, 3, 4]),
        ([1, 2], [1]),
        ({"a": [1], "b": {"c": 1}}, {"a": [1, 2], "b": {"c": None}}),
        ({"a": 1}, {"b": 1}),
        ([[1], [2]], [[1], [2, 3]]),
        ([None], [None, None]),
    ],
)
def test_a_difference_makes_one_of_the_other(old: Any, new: Any) -> None:
    assert patched(old, json.loads(json.dumps(difference(old, new)))) == new


async def play(line: Line) -> None:
    """Play the first legal action until the match is over."""
    while line.state["table"]["state"] != "over":
        prompt = line.state["prompt"]
        if prompt:
            id = f"a{line.state['seq']}"
            action = prompt["legal"][0].split("..")[0]
            await line.send(t="act", id=id, deal=prompt["deal"], action=action)
            await line.until("ok", id=id)
        else:
            await line.hear()


async def seated(ann: Person, **wish: Any) -> tuple[str, Line]:
    """A table with a bot, and Ann at it."""
    options = {"options": {"sizes": [1, 2]}, "bots": [None, "random"], **wish}
    table = await ann.open("odessa", 2, **options)
    line = await ann.join(table["id"])
    await line.sit(0)
    return table["id"], line


def test_a_match_that_is_over_is_had_by_its_link(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        id, line = await seated(ann)
        stranger = server.browser()
        path = f"/api/matches/{id}"
        for number in (0, 1, 2):
            assert (await stranger.get(f"{path}/{number}")).status_code == 404
            assert (await ann.browser.get(f"{path}/{number}")).status_code == 404
        assert (await stranger.get(path)).status_code == 404
        await play(line)
        answer = await stranger.get(f"{path}/1")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == f'attachment; filename="{id}-1.toml"'
        assert Match.from_record(answer.text).finished
        await line.send(t="want", id="again", nonce="ab" * 16)
        await line.until("ok", id="again")
        assert (await stranger.get(f"{path}/1")).text == answer.text
        assert (await stranger.get(f"{path}/2")).status_code == 404
        assert (await stranger.get(path)).json() == {"matches": 1}
        rows = (await ann.browser.get("/api/me")).json()["tables"]
        assert [row["matches"] for row in rows] == [1]

    tell(tmp_path, story)


def test_C_COMMIT_nothing_is_told_of_a_match_that_goes_on(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        id, line = await seated(ann)
        await play(line)
        secret = (await ann.browser.get(f"/api/matches/{id}/1")).text
        await line.send(t="want", id="again", nonce="ab" * 16)
        await line.until("ok", id="again")
        stored = await server.hub.store.load(id)
        hidden = json.loads([entry.body for entry in stored if b'"renewed"' in entry.body][-1])["secret"]
        room = await server.hub.room(id)
        assert room is not None
        assert room.table.match is not None
        assert room.table.match.header.seed is not None
        seed = room.table.match.header.seed.hex()
        heard = [secret, *map(json.dumps, line.heard)]
        for path in ("", "/1", "/2", "/3", "/-1", "/x", "/2/deals"):
            heard.append((await ann.browser.get(f"/api/matches/{id}{path}")).text)
        for path in ("/api/me", "/api/tables", f"/m/{id}/2"):
            heard.append((await ann.browser.get(path)).text)
        assert all(hidden not in text and seed not in text for text in heard)

    tell(tmp_path, story)


def test_a_record_that_is_sent_is_played(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        text = PLAYED[0].read_text(encoding="utf-8")
        stranger = server.browser()
        answer = await stranger.post("/api/replay", json={"record": text, "deal": 0, "start": 1})
        assert answer.status_code == 200
        found = answer.json()
        assert found["start"] == 1
        assert found["frames"][0]["done"]
        assert found == json.loads(msgspec.json.encode(replay(text, 0, 1)))

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("format = 1", {"path": "game", "message": "missing", "rule": None}),
        ("}", {"path": "record"}),
        (
            'format = 1\ngame = "odessa"\nseats = 2\nseed = "00"\n[options]\nsizes = [9]\n',
            {"path": "options.sizes"},
        ),
        ('format = 1\ngame = "odessa"\nseats = 2\n', {"path": "deals"}),
        (
            'format = 1\ngame = "odessa"\nseats = 2\ndealer = 1\nseed = "00"\n'
            '[options]\nsizes = [1]\n[[deals]]\nactions = ["0 bid 0", "1 bid 1"]\n',
            {"path": "deals[0].actions[1]", "rule": "OD-HOOK", "deal": 0, "action": 1, "code": "od-hook"},
        ),
    ],
)
def test_a_fault_names_its_place(tmp_path: Path, text: str, wanted: dict[str, Any]) -> None:
    async def story(server: Served) -> None:
        answer = await server.browser().post("/api/replay", json={"record": text})
        assert answer.status_code == 400
        assert wanted.items() <= answer.json().items()

    tell(tmp_path, story)


def test_what_is_too_long_or_too_much_is_refused(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        stranger = server.browser()
        long = await stranger.post("/api/replay", json={"record": "#" * (RECORD_BYTES + 1)})
        assert (long.status_code, long.json()["path"]) == (400, "record")
        body = json.dumps({"record": "#" * 2 * RECORD_BYTES})
        assert (await stranger.post("/api/replay", content=body)).status_code == 413
        unread = await stranger.post("/api/replay", json={"record": "", "more": 1})
        assert (unread.status_code, unread.json()["path"]) == (400, "more")
        statuses = [(await stranger.post("/api/replay", json={"record": ""})).status_code for _ in range(5)]
        assert statuses[-1] == 429
        assert (await stranger.get("/api/matches/none/1")).status_code == 429
        assert (await stranger.get("/api/games")).status_code == 200
        assert (await server.browser(Origin="http://else").post("/api/replay", json={})).status_code == 403

    tell(tmp_path, story, limits=replace(Limits.none(), replays=Rate(6, 0)))


def test_many_at_once_wait_or_are_sent_away(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        text = PLAYED[0].read_text(encoding="utf-8")
        stranger = server.browser()
        body = {"record": text}
        answers = await asyncio.gather(*(stranger.post("/api/replay", json=body) for _ in range(60)))
        assert {answer.status_code for answer in answers} <= {200, 429}
        assert answers[0].status_code == 200
        assert (await stranger.post("/api/replay", json=body)).status_code == 200

    tell(tmp_path, story)

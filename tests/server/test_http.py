"""Requests: guests, tables, lists, files; what is refused and why."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from kozyr.games.registry import GAMES
from kozyr.i18n.rules import ids
from kozyr.server.guests import MOVE, Signer
from kozyr.server.limits import Limits, Rate
from tests.server.served import Served, served

Story = Callable[[Served], Awaitable[None]]


def tell(tmp_path: Path, story: Story, **more: Any) -> None:
    async def whole() -> None:
        async with served(tmp_path / "data", **more) as server:
            await story(server)

    asyncio.run(whole())


def test_a_guest_is_a_name_and_a_cookie(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        assert (await browser.get("/api/me")).json() == {"name": None, "tables": [], "past": []}
        answer = await browser.post("/api/me", json={"name": "  Тарас  Ш "})
        assert answer.json() == {"name": "Тарас Ш"}
        flags = answer.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags
        assert "secure" not in flags
        assert (await browser.get("/api/me")).json()["name"] == "Тарас Ш"
        cookie = browser.cookies["kozyr"]
        await browser.post("/api/me", json={"name": "Ann"})
        assert browser.cookies["kozyr"] == cookie
        for place in (0, len(cookie) // 2, len(cookie) - 1):
            other = "y" if cookie[place] == "x" else "x"
            forged = server.browser(Cookie=f"kozyr={cookie[:place]}{other}{cookie[place + 1 :]}")
            assert (await forged.get("/api/me")).json()["name"] is None

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 21,
        "a\u202eb",
        "a\u200bb",
        "a\nb",
        "a\x00b",
        "e\u0301\u0301\u0301\u0301",
        "\u0301",
        "a\u2028b",
        *"\u3164\u115f\u2800",
        "Ann\u034f",
    ],
)
def test_names_that_hide_turn_or_pile_up_are_refused(tmp_path: Path, name: str) -> None:
    async def story(server: Served) -> None:
        answer = await server.browser().post("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["path"] == "name"
        assert "set-cookie" not in answer.headers

    tell(tmp_path, story)


def test_the_cookie_is_secure_over_https(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        host = server.base.removeprefix("http://")
        browser = server.browser(**{"X-Forwarded-Proto": "https", "Origin": f"https://{host}"})
        answer = await browser.post("/api/me", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()

    tell(tmp_path, story)


def test_a_link_moves_a_guest_to_another_device(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        link = (await ann.browser.post("/api/move")).json()["link"]
        phone = server.browser()
        token = link.removeprefix("/move/")
        assert (await phone.get(link)).headers["content-type"].startswith("text/html")
        assert (await phone.get("/api/me")).json()["name"] is None  # looking at it does nothing
        answer = await phone.post("/api/moved", json={"token": token})
        assert (answer.status_code, answer.json()) == (200, {"name": "Ann"})
        assert (await phone.get("/api/me")).json()["name"] == "Ann"
        again = await server.browser().post("/api/moved", json={"token": token})
        assert again.status_code == 404  # a link is good once
        other = token[:-1] + ("A" if token[-1] != "A" else "B")
        assert (await server.browser().post("/api/moved", json={"token": other})).status_code == 404
        assert (await server.browser().post("/api/move")).status_code == 401

    tell(tmp_path, story)


def test_a_link_to_another_device_is_good_for_ten_minutes() -> None:
    signer = Signer(b"k")
    token = signer.move("g", 1000.0)
    assert signer.moved(token, 1000.0 + MOVE) == "g"
    assert signer.moved(token, 1001.0 + MOVE) is None
    assert signer.guest(token) is None
    assert signer.moved(signer.cookie("g"), 1000.0) is None
    assert Signer(b"l").moved(token, 1000.0) is None


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_another_origin_may_not_post(tmp_path: Path, origin: str | None) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        del browser.headers["Origin"]
        headers = {"Origin": origin} if origin else {}
        answer = await browser.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers

    tell(tmp_path, story)


def test_every_answer_keeps_the_page_to_itself(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        for path in ("/", "/api/me", "/nowhere", "/rules/en/oko", "/healthz", "/api/matches/x/1"):
            answer = await browser.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"

    tell(tmp_path, story)


GOOD: dict[str, Any] = {"game": "odessa", "seats": 3, "bots": [None, "steady", "random"]}


@pytest.mark.parametrize(
    ("change", "path", "rule"),
    [
        ({"extra": 1}, "extra", None),
        ({"seats": "3"}, "seats", None),
        ({"seats": 7}, "seats", None),
        ({"game": "poker"}, "game", None),
        ({"bots": [None]}, "bots", None),
        ({"bots": ["steady"] * 3}, "bots", None),
        ({"bots": [None, "steady", "god"]}, "bots[2]", None),
        ({"clock": "slow"}, "clock", None),
        ({"options": {"sizes": [9]}}, "options.sizes", "OD-SIZES"),
        ({"options": {"colour": 1}}, "options.colour", None),
        ({"options": []}, "options", None),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_place(
    tmp_path: Path, change: dict[str, Any], path: str, rule: str | None
) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        answer = await ann.browser.post("/api/tables", json=GOOD | change)
        assert answer.status_code == 400
        assert (answer.json()["path"], answer.json()["rule"]) == (path, rule)
        assert answer.json()["message"]

    tell(tmp_path, story)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann, bob = await server.person(), await server.person("Bob")
        assert (await server.browser().post("/api/tables", json=GOOD)).status_code == 401
        private = await ann.open("odessa", 2)
        public = await ann.open(
            "oko", 3, open=True, clock="brisk", options={"stack": 9}, bots=[None, None, "steady"]
        )
        [row] = (await bob.browser.get("/api/tables")).json()["tables"]
        at = row.pop("at")
        assert at > 1.7e9
        assert row == {
            "id": public["id"],
            "game": "oko",
            "seats": 3,
            "taken": 1,
            "options": {"stack": 9},
            "clock": "brisk",
            "state": "waiting",
            "names": [None, None, None],
            "matches": 0,
        }
        mine = (await ann.browser.get("/api/me")).json()
        assert {row["id"] for row in mine["tables"]} == {private["id"], public["id"]}
        assert (await bob.browser.get("/api/me")).json()["tables"] == []
        line = await bob.join(public["id"])
        await line.sit(1)
        [row] = (await bob.browser.get("/api/tables")).json()["tables"]
        assert (row["taken"], row["names"]) == (2, [None, "Bob", None])
        assert [row["id"] for row in (await bob.browser.get("/api/me")).json()["tables"]] == [public["id"]]

    tell(tmp_path, story)


def test_a_guest_may_have_only_so_many_tables(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        for _ in range(3):
            await ann.open("odessa", 2)
        answer = await ann.browser.post("/api/tables", json=GOOD)
        assert answer.status_code == 429
        assert "retry-after" not in answer.headers, "no time will help"

    tell(tmp_path, story, limits=Limits(tables=3))


def test_rates_are_limited(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        answers = [(await browser.post("/api/me", json={"name": "A"})).status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3
        answers = [(await browser.get("/healthz")).status_code for _ in range(8)]
        assert answers == [200] * 6 + [429] * 2
        for answer in (await browser.get("/healthz"), await browser.post("/api/me", json={"name": "A"})):
            assert answer.json() == {"path": "", "message": "too many requests", "rule": None}
            assert 900 < int(answer.headers["retry-after"]) <= 1000

    tell(tmp_path, story, limits=Limits(posts=Rate(5, 0.001), gets=Rate(6, 0.001)))


def test_new_guests_are_limited(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        answers = [await server.browser().post("/api/me", json={"name": "A"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 900

    tell(tmp_path, story, limits=Limits(guests=Rate(2, 0.001)))


def test_a_body_has_an_end(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        answer = await server.browser().post("/api/me", content=b'{"name": "' + b"a" * 10_000 + b'"}')
        assert answer.status_code == 413
        assert answer.json() == {"path": "", "message": "a body of at most 8192 bytes is read", "rule": None}
        assert "content-security-policy" in answer.headers

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b"a" * 1000

        answer = await server.browser().post("/api/me", content=pieces())
        assert (answer.status_code, answer.json()["path"]) == (413, "")
        for body in (b"{", b"[]", b"[" * 8000, b'{"name": 1}', b'{"name": "a", "x": 1}', b"\xff"):
            assert (await server.browser().post("/api/me", content=body)).status_code == 400

    tell(tmp_path, story)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_name_is_not_answered_to(tmp_path: Path, method: str) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        port = server.base.rpartition(":")[2]

        async def ask(name: str) -> httpx.Response:
            headers = {"Host": name, "Origin": f"http://{name}"}
            return await browser.request(method, "/api/me", json={"name": "Ann"}, headers=headers)

        for name in (
            f"127.0.0.1:{port}",
            f"localhost:{port}",
            "192.168.1.7",
            "[::1]:8000",
            "table.example.org",
        ):
            assert (await ask(name)).status_code == 200, name
        for name in (
            "evil.example",
            f"localhost.evil.example:{port}",
            "127.0.0.1.evil.example",
            "x@localhost",
        ):
            answer = await ask(name)
            assert answer.status_code == 421, name
            assert answer.json()["path"] == "Host"
            assert "--allow-host" in answer.json()["message"]
            assert "set-cookie" not in answer.headers

    tell(tmp_path, story, hosts=("table.example.org",))


def test_the_games_say_what_can_be_chosen(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        games = {game["name"]: game for game in (await server.browser().get("/api/games")).json()["games"]}
        assert list(games) == list(GAMES)
        for name, game in games.items():
            assert [option["name"] for option in game["options"]] == [o.name for o in GAMES[name].options]
        assert games["donkey"]["seats"] == [2, 3, 4]
        forms = {form["options"]["form"]: form for form in games["donkey"]["forms"]}
        assert forms["two_vs_one"]["seats"] == [3]
        assert forms["two_vs_one"]["words"]["trump"] == ["ranked"]
        assert forms["pairs"]["default"]["form"] == "pairs"
        target = games["exchange"]["options"][0]
        assert (target["kind"], target["low"], target["high"]["13"], target["default"]["2"]) == (
            "whole",
            1,
            1,
            5,
        )
        kinds = {option["kind"] for game in games.values() for option in game["options"]}
        assert kinds == {"whole", "flag", "choice", "sizes", "suits"}

    tell(tmp_path, story)


def test_rules_and_messages_in_three_languages(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        for language in ("en", "ru", "uk"):
            pages = [(await browser.get(f"/rules/{language}/{name}")).text for name in ("common", *GAMES)]
            for id in ids(language):
                assert sum(f'<section id="{id}">' in page for page in pages) == 1
            assert not any("<script" in page or "style=" in page for page in pages)
            messages = await browser.get(f"/i18n/{language}.ftl")
            assert messages.status_code == 200
            assert "not-held" in messages.text
        for path in ("/rules/de/oko", "/rules/en/poker", "/i18n/de.ftl", "/rules/en/..%2f..%2fen"):
            assert (await browser.get(path)).status_code == 404

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web/%2e%2e/server/app.py",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/.",
        "/web/",
        "/etc/passwd",
        "/web/pages",
        "/web/index.html%00",
    ],
)
def test_no_path_leads_to_the_file_system(tmp_path: Path, path: str) -> None:
    async def story(server: Served) -> None:
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.split()[1] in (b"404", b"400")

    tell(tmp_path, story)


def test_files_are_named_compressed_and_not_sent_twice(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        from kozyr.server.static import page_files

        browser = server.browser()
        for name, file in page_files().items():
            answer = await browser.get(f"/web/{name}")
            assert answer.status_code == 200
            assert answer.content == file.body
            again = await browser.get(f"/web/{name}", headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    tell(tmp_path, story)


def test_health(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        browser = server.browser()
        assert (await browser.get("/healthz")).json() == {"ok": True, "tables": 0, "sockets": 0}
        await server.hub.store.close()
        answer = await browser.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"ok": False})
        ann = await browser.post("/api/me", json={"name": "Ann"})
        assert ann.status_code in (200, 503)

    tell(tmp_path, story)

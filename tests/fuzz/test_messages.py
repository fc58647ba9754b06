"""Whatever comes over a socket or as a request: no crash, no change that wasn't asked for, no leak."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kozyr.server.app import make_app
from kozyr.server.guests import Signer
from kozyr.server.store import Guest
from tests.fuzz.draw import GOOD, anything, as_text, bounded, mutated, scratched, texts
from tests.server.rig import Rig

BASE = "http://localhost"
KEY = b"k" * 32
PATHS = [
    "/",
    "/new/{}",
    "/t/{}",
    "/move/{}",
    "/web/{}",
    "/rules/{}/odessa",
    "/rules/en/{}",
    "/i18n/{}.ftl",
    "/healthz",
    "/api/me",
    "/api/move",
    "/api/games",
    "/api/tables",
    "/api/matches/{}",
    "/api/matches/{}/1",
]
BODIES: list[dict[str, Any]] = [
    {"name": "Ann"},
    {},
    {
        "game": "odessa",
        "seats": 2,
        "options": {"sizes": [1]},
        "bots": [None, "steady"],
        "clock": "none",
        "open": True,
    },
    {
        "game": "donkey",
        "seats": 4,
        "options": {"limit": 3},
        "bots": [None] * 4,
        "clock": "brisk",
        "open": False,
    },
]


@dataclass
class House:
    """The real application on a store in memory, and a table where a match is on."""

    rig: Rig
    client: TestClient
    table: str
    key: str

    @property
    def hidden(self) -> list[str]:
        """What nobody may read anywhere."""
        table = self.room.table
        assert table.shuffle is not None
        found = [table.secret, table.shuffle.secret, *filter(None, table.shuffle.nonces)]
        return [*found, *(chair.guest for chair in table.chairs if chair.guest)]

    @property
    def room(self) -> Any:
        return self.rig.hub._rooms[self.table]

    def cookie(self, guest: str) -> dict[str, str]:
        # The client of these tests names another host by itself where it opens a socket.
        return {"cookie": f"kozyr={Signer(KEY).cookie(guest)}", "origin": BASE, "host": "localhost"}

    def join(self, guest: str) -> Any:
        """A socket that has joined."""
        socket = self.client.websocket_connect(f"/ws/{self.table}", headers=self.cookie(guest))
        return socket


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    rig = Rig("fuzz", bot_delay=1e6)
    for number in range(3):
        rig.store.guests[f"guest-number-{number}"] = Guest(f"guest-number-{number}", f"Name {number}")
    with TestClient(make_app(rig.hub, KEY), base_url=BASE, raise_server_exceptions=False) as client:
        wish = {"game": "odessa", "seats": 2, "options": {"sizes": [4] * 9}, "bots": [None, "steady"]}
        # The host is somebody else: a table that is closed is a table no more, and shows its secret.
        headers = {"cookie": f"kozyr={Signer(KEY).cookie('guest-number-2')}", "origin": BASE}
        made = client.post("/api/tables", json=wish, headers=headers).json()
        house = House(rig, client, made["id"], made["key"])
        with house.join("guest-number-0") as socket:
            enter(socket, house.key)
            socket.send_json({"t": "sit", "id": "s", "seat": 0, "nonce": "ab" * 16, "trump": None})
            heard = until(socket, "ok")
            assert house.room.table.state == "playing", heard
        yield house


def enter(socket: Any, key: str) -> None:
    socket.send_json({"t": "join", "key": key, "since": None, "tab": "t"})
    until(socket, "state")


def until(socket: Any, kind: str, id: str | None = None) -> list[Any]:
    """All messages up to one of a kind, and with an id if one is given."""
    heard: list[Any] = []
    while not heard or heard[-1]["t"] != kind or (id is not None and heard[-1]["id"] != id):
        heard.append(json.loads(socket.receive_text()))
    return heard


def log_of(house: House) -> list[bytes]:
    return [one.body for one in house.rig.store.events[house.table]]


@bounded
@given(messages=st.lists(texts | st.binary(max_size=60), min_size=1, max_size=5))
def test_a_socket_survives_whatever_comes(house: House, messages: list[str | bytes]) -> None:
    room, before = house.room, len(log_of(house))
    heard: list[Any] = []
    with house.join("guest-number-0") as socket:
        enter(socket, house.key)
        joined = len(log_of(house))
        code = say_all(socket, messages, heard)
        asked = any(one["t"] == "ok" for one in heard)
        assert code in (None, 1008)
        assert code or asked or len(log_of(house)) == joined, "a change that nobody was told ok for"
    assert sum(one["t"] == "error" for one in heard) <= 3
    assert asked or not any(one["t"] == "event" for one in heard)
    assert house.room is room
    assert not room.over, "a message has ended the room"
    assert joined - before <= 1, "to come in is Resumed at most"
    for secret in house.hidden:
        assert secret not in json.dumps(heard)


def say_all(socket: Any, messages: list[str | bytes], heard: list[Any]) -> int | None:
    """Send messages and hear all answers; the code if the server closes the socket."""
    try:
        for number, message in enumerate(messages):
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message.encode("utf-8", "replace").decode())
            mark = f"mark {number}"
            socket.send_json({"t": "act", "id": mark, "deal": 10**6, "action": "bid 0"})
            heard += until(socket, "refused", mark)
    except WebSocketDisconnect as closed:
        return closed.code
    return None


def to_the_end(socket: Any) -> list[Any]:
    """What comes until the server closes the socket."""
    heard = []
    try:
        while True:
            heard.append(json.loads(socket.receive_text()))
    except WebSocketDisconnect:
        return heard


@bounded
@given(first=texts.filter(lambda text: '"join"' not in text))
def test_who_has_not_joined_hears_nothing(house: House, first: str) -> None:
    before = log_of(house)
    with house.join("guest-number-1") as socket:
        socket.send_text(first.encode("utf-8", "replace").decode())
        heard = to_the_end(socket)
    assert [one["t"] for one in heard] in ([], ["error"])
    assert log_of(house) == before


@bounded
@given(
    message=mutated(st.sampled_from([one for one in GOOD if one["t"] != "join"])), key=st.text(max_size=12)
)
def test_a_stranger_with_a_wrong_key_changes_nothing(house: House, message: Any, key: str) -> None:
    before = log_of(house)
    with house.join("guest-number-1") as socket:
        socket.send_text(json.dumps({"t": "join", "key": key, "since": None, "tab": ""}))
        socket.send_text(as_text(message))
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code in (1008, 4403)
    assert log_of(house) == before


@bounded
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"]),
    path=st.sampled_from(PATHS),
    part=st.text(st.characters(codec="utf-8"), max_size=20)
    | st.sampled_from(["..%2f..%2f", "%00", "a/b", "."]),
    body=st.binary(max_size=80)
    | (mutated(st.sampled_from(BODIES)) | anything).map(as_text).map(str.encode)
    | scratched(st.sampled_from(BODIES).map(as_text)).map(str.encode)
    | st.just(b"x" * 9000),
    guest=st.sampled_from(["guest-number-0", "guest-number-1", None]),
)
def test_a_request_is_answered_and_tells_nothing(
    house: House, method: str, path: str, part: str, body: bytes, guest: str | None
) -> None:
    before, tables = log_of(house), len(house.rig.store.events)
    headers = house.cookie(guest) if guest else {"origin": BASE}
    where = path.replace("{}", quote(part, safe="%/."))
    house.client.cookies.clear()
    answer = house.client.request(method, where, content=body, headers=headers, follow_redirects=False)
    assert answer.status_code < 500, (answer.status_code, answer.text[:200])
    assert log_of(house) == before
    opened = len(house.rig.store.events) - tables
    assert opened == (method == "POST" and where == "/api/tables" and answer.status_code == 200)
    for secret in house.hidden:
        assert secret not in answer.text
    assert "Traceback" not in answer.text

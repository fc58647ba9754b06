"""The fixtures are what the server says and reads; the page's tests read the same files."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from kozyr.server import protocol
from kozyr.server.protocol import Fault, read_message
from kozyr.table import Seen, events
from tests.protocol.write import FAULTS, HERE, INCOMING, fixtures, text_of


def test_the_server_says_what_the_fixtures_hold() -> None:
    for name, contents in fixtures().items():
        assert (HERE / name).read_text(encoding="utf-8") == text_of(contents), (
            f"{name} is not what the server says now: python -m tests.protocol.write"
        )


@pytest.mark.parametrize("name", INCOMING)
def test_messages_are_read_as_they_are_meant(name: str) -> None:
    message = INCOMING[name]
    read = read_message(json.dumps(message))
    again = json.loads(msgspec.json.encode(read))
    assert {key: again[key] for key in message} == message


@pytest.mark.parametrize("name", FAULTS)
def test_faults_name_their_place(name: str) -> None:
    message, path = FAULTS[name]
    with pytest.raises(Fault) as caught:
        read_message(json.dumps(message))
    assert caught.value.path == path


def test_every_kind_of_message_is_in_a_fixture() -> None:
    said = {message["t"] for message in INCOMING.values()}
    kinds = {kind.__struct_config__.tag for kind in get_args(protocol.Message)}
    assert said == kinds
    heard: list[dict[str, Any]] = []
    for path in HERE.glob("*.json"):
        heard += json.loads(path.read_text(encoding="utf-8")).get("frames", [])
    told = {message["t"] for message in heard}
    assert told == {kind.__struct_config__.tag for kind in protocol.Outgoing.__subclasses__()}
    seen = {message["event"]["kind"] for message in heard if message["t"] == "event"}
    all_kinds = {kind.__struct_config__.tag for kind in get_args(Seen)}
    assert all_kinds == {kind.__struct_config__.tag for kind in get_args(events.Event)}
    assert all_kinds - seen <= {"opened", "paused", "resumed"}  # nobody who hears is there then

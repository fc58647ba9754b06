"""The names that a server answers to (DNS rebinding)."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from kozyr.server.config import Config
from kozyr.server.hosts import Hosts


def hosts(host: str = "127.0.0.1", *names: str) -> Hosts:
    """Those of a server that listens there."""
    return Hosts(Config(data=Path("/nowhere"), host=host, hosts=names))


@pytest.mark.parametrize(
    "host",
    ["localhost", "LocalHost:8000", "localhost.", "127.0.0.1:8000", "10.0.0.7", "[fe80::1]:8000", "[::1]"],
)
def test_addresses_and_localhost_are_known(host: str) -> None:
    assert hosts().knows(host)


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        ":8000",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.nip.io",
        "a@localhost",
        "[::1",
        "localhost/x",
    ],
)
def test_other_names_are_not(host: str | None) -> None:
    assert not hosts("0.0.0.0").knows(host)


def test_names_that_were_given_are_known() -> None:
    found = hosts("Table.lan", "kozyr.example.org")
    assert found.knows("table.lan:80")
    assert found.knows("KOZYR.example.org")
    assert not found.knows("www.kozyr.example.org")


def test_the_machine_s_own_name_is_known_where_the_network_is_listened_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Samovar")
    for name in ("samovar:8000", "samovar.local:8000"):
        assert hosts("0.0.0.0").knows(name)
        assert hosts("::").knows(name)
        assert not hosts().knows(name)

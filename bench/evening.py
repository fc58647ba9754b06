"""Tables for a benchmark: matches under way at every stage, with what is going to be played.

A few matches of each game are played by the table's own state machine; their logs are written into a data
folder under many tables and guests, as a server would have written them. So the server that is measured is
the real one, and a client needs no rules: it reads its actions from a script.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from kozyr.server.guests import KEY_BYTES, Signer
from kozyr.server.run import DATABASE
from kozyr.server.store import open_store
from kozyr.table import Settings, Table, commands, decide, encode, events, fold, opening

GAMES = ("odessa", "donkey", "oko", "exchange")
SEATS = 4
EACH = 6
"""Matches of each game that are played; tables take turns in using them."""
TRIES = 100
AT = 1_700_000_000.0


@dataclass
class Played:
    """A match up to a moment, and how it goes on."""

    log: list[Any]
    """Events up to that moment."""
    script: list[tuple[int, int, str]]
    """(seat, deal, action) from there."""


class Place(msgspec.Struct):
    """A table for the clients: four cookies, and what is played."""

    id: str
    cookies: list[str]
    script: list[tuple[int, int, str]]


def play(game: str, seed: int, most: int) -> Played:
    """A match by chance, cut somewhere, with at least ``most`` actions to come."""
    draw = random.Random(f"{game} {seed}")
    for _ in range(TRIES):
        log, script, moments = _whole(game, draw.randbytes(32), draw, most)
        if len(script) >= most:
            cut = draw.randrange(len(script) - most + 1)
            begun = moments[cut]
            return Played(log[:begun], script[cut : cut + most])
    raise RuntimeError(f"no match of {game} has {most} actions after {TRIES} tries")


def _whole(
    game: str, secret: bytes, draw: random.Random, most: int
) -> tuple[list[Any], list[Any], list[int]]:
    settings = Settings(game=game, seats=SEATS, bots=[None] * SEATS, host="g0")
    table, log = Table("t"), []
    script: list[tuple[int, int, str]] = []
    moments: list[int] = []

    def happen(found: list[Any]) -> None:
        for event in found:
            log.append(event)
            fold(table, event, table.seq + 1, AT)

    happen([opening(settings, "key", secret.hex())])
    for seat in range(SEATS):
        sit = commands.Sit(guest=f"g{seat}", name=f"Guest {seat}", seat=seat, nonce=draw.randbytes(16).hex())
        happen(decide(table, sit, AT))
    assert table.match is not None
    while not table.match.finished and len(script) < 400 + most:
        actor = table.match.to_act
        assert actor is not None
        deal = len(table.match.progress.runs) - 1
        action = lively(table.match.legal(), draw)
        moments.append(len(log))
        script.append((actor, deal, action))
        act = commands.Act(guest=f"g{actor}", id=f"old {len(log)}", deal=deal, action=action)
        happen(decide(table, act, AT))
    if table.match.finished:
        script = script[:-1]  # a match that ends brings more than one event
    return log, script, moments


def lively(legal: list[str], draw: random.Random) -> str:
    """A legal action by chance, in oko one that keeps everybody in the deal."""
    for word in ("call", "open"):
        if word in legal and draw.random() < 0.9:
            return word
    return draw.choice(legal).split("..")[0]


def write(folder: Path, tables: int, most: int) -> list[Place]:
    """Fill a data folder; the clients' side of its tables."""
    folder.mkdir(parents=True)
    matches = [play(game, number, most) for number in range(EACH) for game in GAMES]
    return _write(folder / DATABASE, matches, tables)


async def _key(database: Path) -> bytes:
    """Make the database; the key of its cookies."""
    store = await open_store(database)
    key = await store.fact("cookie-key", bytes(range(KEY_BYTES)))
    await store.close()
    return key


def _write(database: Path, matches: list[Played], tables: int) -> list[Place]:
    signer = Signer(asyncio.run(_key(database)))
    bodies = [[encode(event) for event in played.log] for played in matches]
    places = []
    with closing(sqlite3.connect(database)) as connection, connection:
        for number in range(tables):
            which = number % len(matches)
            id = f"bench{number}"
            guests = [f"{id}g{seat}" for seat in range(SEATS)]
            first = [encode(own(event, guests)) for event in matches[which].log[: SEATS + 1]]
            log = enumerate([*first, *bodies[which][SEATS + 1 :]], 1)
            connection.executemany(
                "insert into guests (guest_id, name, at) values (?, ?, ?)",
                [(guest, f"Guest {seat}", AT) for seat, guest in enumerate(guests)],
            )
            connection.executemany(
                "insert into events (table_id, seq, at, body) values (?, ?, ?, ?)",
                [(id, seq, AT, body) for seq, body in log],
            )
            cookies = [signer.cookie(guest) for guest in guests]
            places.append(Place(id, cookies, matches[which].script))
    return places


def own(event: Any, guests: list[str]) -> Any:
    """The event with guests of one table only."""
    if isinstance(event, events.Opened):
        settings = msgspec.structs.replace(event.settings, host=guests[0])
        return msgspec.structs.replace(event, settings=settings)
    if isinstance(event, events.Sat):
        return msgspec.structs.replace(event, guest=guests[event.seat])
    return event

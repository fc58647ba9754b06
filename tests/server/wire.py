"""What a client may be told, frame by frame, by a tracker that reads the stored log and no view."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from kozyr.match import Match
from kozyr.server.bots import Bots
from kozyr.server.listing import Index
from kozyr.server.room import Means, Room
from kozyr.server.store import Entry
from kozyr.table import Stored, Table, decode, events, fold
from tests.secrecy.tracker import SEEN
from tests.server.rig import Ear, Here, Rig, play_out

CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")
SPECTATOR = "looks-on"
LAST = 6
"""Events at the end of a log, among which hints are asked for: a search takes its time."""
TABLES_OF_THE_GAME = "beaten"
"""Part of a prompt that lists cards of the pack by the rules alone; twins check that."""


def cards_in(value: Any) -> Iterator[str]:
    """Every card that a piece of a message names, in keys too."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from CARD.findall(key)
            yield from CARD.findall(" ".join(part)) if key == TABLES_OF_THE_GAME else cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part)


def may_know(match: Match | None, seat: int | None, deal: int) -> set[str]:
    """The cards of a deal that a seat has seen."""
    if match is None or not 0 <= deal < len(match.progress.runs):
        return set()
    return SEEN[match.game.name](match, match.progress.runs[deal], seat)


def check_frame(message: Mapping[str, Any], table: Table, guest: str) -> None:
    """A message of a guest names only cards of each deal that its seat has seen in that deal.

    Raises:
        AssertionError: it tells more.
    """
    seat, match = table.seat_of(guest), table.match
    view = message["view"]
    assert (view is None) == (match is None or (seat is None and not table.settings.watch))
    runs = len(match.progress.runs) if match else 0
    current = may_know(match, seat, runs - 1)
    parts: list[tuple[Any, set[str]]] = [
        (message.get("event"), current | may_know(match, seat, runs - 2)),
        (message.get("missed"), set(match.game.pack.names) if match else set()),  # its own seat's actions
        (message["table"], set()),
    ]
    prompt = message["prompt"]
    if prompt is not None:
        parts.append(({key: part for key, part in prompt.items() if key != TABLES_OF_THE_GAME}, current))
    if view is not None:
        public = view["public"]
        parts += [(deal, may_know(match, seat, number)) for number, deal in enumerate(public["deals"])]
        rest = {name: part for name, part in public.items() if name != "deals"}
        parts.append((view | {"public": rest}, current))
    for part, known in parts:
        told = set(cards_in(part)) - known
        assert not told, f"seat {seat} is told of {sorted(told)}, which it can't know: {part}"


def check_whole(log: Iterable[Stored], ears: Iterable[Ear]) -> int:
    """Check every frame of every client of a table; how many there were."""
    frames: dict[int, list[tuple[str, dict[str, Any]]]] = {}
    total = 0
    for ear in ears:
        for message in ear.heard:
            if message["t"] in ("state", "event"):
                frames.setdefault(message["seq"], []).append((ear.guest, message))
                total += 1
    hidden: set[str] = set()
    table = Table("t")
    for entry in log:
        fold(table, entry.event, entry.seq, entry.at)
        hidden |= secrets_of(table)
        for guest, message in frames.pop(entry.seq, []):
            check_frame(message, table, guest)
            key = message["table"].pop("key")  # of the link, for those who sit there
            assert key in (None, table.key)
            text = json.dumps(message)
            for secret in hidden:
                assert secret not in text, "a secret is told"
    assert not frames
    return total


def secrets_of(table: Table) -> set[str]:
    """What nobody is told: secrets, nonces, seeds, guests and keys."""
    found = {table.secret, table.key, *(chair.guest for chair in table.chairs if chair.guest)}
    if table.shuffle is not None and table.match is not None and table.match.header.seed is not None:
        found |= {table.shuffle.secret, *filter(None, table.shuffle.nonces), table.match.header.seed.hex()}
    return found


async def whole_match(
    game: str, seats: int, options: Mapping[str, Any], seed: int
) -> tuple[list[Stored], list[Ear]]:
    """A match of persons and a bot, played at random before a spectator.

    Returns:
        Its log, and what each person and at last the spectator heard.
    """
    draw = random.Random(seed)
    rig = Rig(f"wire {seed}")
    bots = [None] * (seats - 1) + ["random"]
    room = await rig.open(game, seats, options, bots, watch=True, hints=True, pause=20)
    spectator = Ear(SPECTATOR, room.table.key)
    assert await room.join(spectator) == 0
    ears = await rig.seat(room, range(seats - 1))
    await play_out(room, ears, lambda legal: lively(legal, draw))
    await rig.hub.close()
    return stored(rig, room.table.id), [*ears.values(), spectator]


def lively(legal: list[str], draw: random.Random) -> str:
    """A legal action at random, in oko rather one that keeps the deal going."""
    for word in ("call", "open"):
        if word in legal and draw.random() < 0.8:
            return word
    return draw.choice(legal).split("..")[0]


def stored(rig: Rig, id: str) -> list[Stored]:
    """The log of a table."""
    return [Stored(seq=one.seq, at=one.at, event=decode(one.body)) for one in rig.store.events[id]]


async def replay(
    log: list[Stored], guest: str, decks: list[list[int]] | None = None, hints: bool = False
) -> list[str]:
    """What a guest hears of a log, by the room's own way.

    Args:
        log: what happened.
        guest: who listens.
        decks: other ones than there were.
        hints: whether the guest asks for a hint in its turns among the last few events.
    """
    secrets = iter([entry.event.secret for entry in log if isinstance(entry.event, events.Renewed)])

    async def keep(entry: Entry) -> None:
        pass

    means = Means(
        clock=lambda: log[0].at,
        secret=lambda: next(secrets, "0" * 64),
        append=keep,
        bots=Bots(thinkers=Here()),
        bot_delay=1e9,
    )
    with pytest.MonkeyPatch.context() as patch:
        if decks is not None:
            patch.setattr(Match, "_deck", lambda match, number: list(decks[number]))
        room = Room(Table("t"), Index(), means)
        await room._happen([log[0].event], log[0].at)
        first = log[0].event
        assert isinstance(first, events.Opened)
        ear = Ear(guest, first.key)
        assert await room.join(ear) == 0
        for entry in log[1:]:
            if not isinstance(entry.event, events.Renewed):
                await room._happen([entry.event], entry.at)
            turn = room.table.turn
            late = entry.seq > len(log) - LAST
            if hints and late and turn is not None and turn.seat == room.table.seat_of(guest):
                await room.hint(ear, f"hint {entry.seq}")
        await room.close()
    return ear.frames

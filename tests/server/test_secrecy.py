"""Secrets on the wire: every frame of whole matches, twins to the byte, and leaks that are planted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kozyr.bots import Advice
from kozyr.games import registry
from kozyr.games.api import Progress, View
from kozyr.server.bots import Bots
from kozyr.table import Stored, Table, events, fold, seen
from kozyr.table import info as table_info
from tests.secrecy.twins import twin_of
from tests.server.wire import SPECTATOR, check_whole, replay, whole_match

PLANS: list[tuple[str, int, dict[str, Any]]] = [
    ("exchange", 4, {"target": 1, "deals": 2}),
    ("odessa", 3, {"sizes": [2, 3, 1]}),
    ("odessa", 6, {"max_deals": 0, "blind_deals": 1, "sizes": [1, 2, 6]}),
    ("donkey", 4, {"limit": 3}),
    ("donkey", 2, {"must_beat": True, "limit": 2}),
    ("donkey", 4, {"form": "pairs", "limit": 3}),
    ("donkey", 3, {"form": "two_vs_one", "limit": 3}),
    ("donkey", 4, {"form": "three_vs_one", "limit": 3}),
    ("oko", 4, {"stack": 20, "deals": 4}),
]
NAMES = [f"{game}-{seats}-{'-'.join(map(str, options.values()))}" for game, seats, options in PLANS]


@pytest.mark.parametrize(("game", "seats", "options"), PLANS, ids=NAMES)
def test_no_frame_tells_what_its_client_cannot_know(
    game: str, seats: int, options: Mapping[str, Any]
) -> None:
    for seed in range(2):
        log, ears = asyncio.run(whole_match(game, seats, options, seed))
        assert check_whole(log, ears) >= len(log) - seats
        assert any(isinstance(entry.event, events.Renewed) for entry in log)


@pytest.mark.parametrize("looks_on", [False, True], ids=["player", "spectator"])
@pytest.mark.parametrize(("game", "seats", "options"), PLANS, ids=NAMES)
def test_twins_give_equal_frames(game: str, seats: int, options: Mapping[str, Any], looks_on: bool) -> None:
    draw = random.Random(game)
    log, _ears = asyncio.run(whole_match(game, seats, options, 5))
    found = 0
    for _ in range(60):
        seat = None if looks_on else draw.randrange(seats - 1)
        found += asyncio.run(twins(log, draw.randrange(len(log) // 3, len(log)), seat, draw))
        if found >= 6:
            break
    assert found >= 3, "too few twins"


@pytest.mark.parametrize(("game", "seats", "options"), PLANS, ids=NAMES)
def test_twins_give_equal_hints(game: str, seats: int, options: Mapping[str, Any]) -> None:
    """What a hint says, with its values and reasons, follows from what the seat knows."""
    draw = random.Random(f"hints {game}")
    log, _ears = asyncio.run(whole_match(game, seats, options, 5))
    found = 0
    for _ in range(60):
        end = draw.randrange(len(log) // 3, len(log))
        found += asyncio.run(twins(log, end, draw.randrange(seats - 1), draw, hints=True))
        if found >= 2:
            return
    raise AssertionError("too few twins")


async def twins(
    log: list[Stored], end: int, seat: int | None, draw: random.Random, hints: bool = False
) -> int:
    """Look for a twin of a position and compare all frames up to it; 1 if there was one."""
    table = Table("t")
    for entry in log[:end]:
        fold(table, entry.event, entry.seq, entry.at)
    if table.match is None:
        return 0
    twin = twin_of(table.match, seat, draw)
    if twin is None:
        return 0
    decks = [list(run.deck) for run in table.match.progress.runs]
    others = [list(run.deck) for run in twin.progress.runs]
    assert decks != others
    guest = SPECTATOR if seat is None else f"g{seat}"
    frames = [await replay(log[:end], guest, each, hints) for each in (decks, others)]
    assert len(frames[0]) == len(frames[1])
    for one, other in zip(*frames, strict=True):
        assert one == other, "frames of twins differ"
    return int(not hints or any('"t":"hint"' in frame for frame in frames[0]))


def test_a_replay_gives_the_frames_that_were_sent() -> None:
    log, ears = asyncio.run(whole_match("odessa", 3, {"sizes": [2]}, 1))
    for ear in ears:
        sent = [
            message
            for message in ear.heard
            if message["t"] == "event" and message["event"]["kind"] == "acted"
        ]
        again = [msgspec.json.decode(frame) for frame in asyncio.run(replay(log, ear.guest))]
        acted = [
            message for message in again if message["t"] == "event" and message["event"]["kind"] == "acted"
        ]
        assert [message["view"] for message in sent] == [message["view"] for message in acted]
        assert [message["prompt"] for message in sent] == [message["prompt"] for message in acted]


@pytest.mark.parametrize("looks_on", [False, True], ids=["player", "spectator"])
@pytest.mark.parametrize("game", ["exchange", "odessa", "donkey", "oko"])
def test_a_leak_in_a_view_turns_both_red(game: str, looks_on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = registry.GAMES[game]

    def leaky(progress: Progress, seat: int | None, shared: Any = None) -> View:
        view = honest.view(progress, seat)
        if (seat is None) != looks_on:
            return view
        return msgspec.structs.replace(
            view, hand=[*(view.hand or []), honest.pack.join(progress.runs[-1].deck)]
        )

    monkeypatch.setitem(registry.GAMES, game, replace(honest, view=leaky))
    plan = next(plan for plan in PLANS if plan[0] == game)
    with pytest.raises(AssertionError, match="can't know"):
        test_no_frame_tells_what_its_client_cannot_know(*plan)
    with pytest.raises(AssertionError, match="frames of twins differ"):
        test_twins_give_equal_frames(*plan, looks_on=looks_on)


@pytest.mark.parametrize("number", [0, 7])
def test_a_leak_in_an_event_turns_it_red(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen, "may_see", lambda *_: True)
    with pytest.raises(AssertionError, match="can't know"):
        test_no_frame_tells_what_its_client_cannot_know(*PLANS[number])


def test_a_leak_in_a_hint_turns_it_red(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tells_all(bots: Bots, table: Table, seat: int) -> tuple[str, Advice]:
        assert table.match is not None
        return "strong", Advice(action=table.match.game.pack.join(table.match.progress.runs[-1].deck))

    monkeypatch.setattr(Bots, "advise", tells_all)
    with pytest.raises(AssertionError, match="frames of twins differ"):
        test_twins_give_equal_hints(*PLANS[1])


def test_a_secret_that_is_told_turns_it_red(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_info, "commit_of", lambda secret: secret)
    with pytest.raises(AssertionError, match="a secret is told"):
        test_no_frame_tells_what_its_client_cannot_know(*PLANS[1])

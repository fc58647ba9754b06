"""Hints: for whom they are, when there are none, and that nobody waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kozyr.bots import Advice
from kozyr.server.room import Room
from kozyr.server.thinking import Question
from kozyr.table import commands
from tests.server.rig import Ear, Here, Rig, act, play_out, settle


class Slow(Here):
    """Thinks until it is told to say what it has found."""

    def __init__(self) -> None:
        super().__init__()
        self.told = asyncio.Event()

    async def think(self, question: Question, seconds: float) -> Advice | None:
        found = await super().think(question, seconds)
        await self.told.wait()
        return found


async def two(rig: Rig, **wish: Any) -> tuple[Room, dict[int, Ear], int]:
    """A match of two persons, and whose turn it is."""
    room = await rig.open("odessa", 2, {"sizes": [2]}, **wish)
    ears = await rig.seat(room, [0, 1])
    assert room.table.turn is not None
    return room, ears, room.table.turn.seat


def test_a_hint_says_what_a_strong_bot_makes_of_the_choices() -> None:
    async def story() -> None:
        rig = Rig(thinkers=Here())
        room, ears, seat = await two(rig, hints=True)
        heard = len(ears[1 - seat].frames)
        await room.hint(ears[seat], "h")
        found = ears[seat].answer("h")
        legal = ears[seat].last["prompt"]["legal"]
        assert (found["t"], found["level"]) == ("hint", "strong")
        assert found["action"] in legal
        assert {worth["action"] for worth in found["values"]} <= set(legal)
        await room.hint(ears[1 - seat], "h")
        assert ears[1 - seat].answer("h")["code"] == "web-denied-no-hint"
        assert len(ears[1 - seat].frames) == heard + 1, "others heard of it"
        await rig.hub.close()

    asyncio.run(story())


def test_without_a_search_the_steady_bot_advises() -> None:
    async def story() -> None:
        rig = Rig()
        room, ears, seat = await two(rig, hints=True)
        await room.hint(ears[seat], "h")
        found = ears[seat].answer("h")
        assert (found["level"], found["values"], found["reason"]) == ("steady", [], None)
        assert found["action"] in ears[seat].last["prompt"]["legal"]
        await rig.hub.close()

    asyncio.run(story())


def test_where_there_is_one_choice_nobody_has_to_think() -> None:
    async def story() -> None:
        thinkers = Here()
        rig = Rig(thinkers=thinkers)
        room = await rig.open("odessa", 2, {"sizes": [1]}, hints=True)
        ears = await rig.seat(room, [0, 1])
        for _ in range(2):
            await act(room, ears[room.table.turn.seat], room.table.match.legal()[0])  # type: ignore[union-attr]
        seat = room.table.turn.seat  # type: ignore[union-attr]
        await room.hint(ears[seat], "h")
        assert ears[seat].answer("h")["action"] == ears[seat].last["prompt"]["legal"][0]
        assert thinkers.asked == []
        await rig.hub.close()

    asyncio.run(story())


def test_a_table_that_has_none_gives_none() -> None:
    async def story() -> None:
        rig = Rig(thinkers=Here())
        room, ears, seat = await two(rig, hints=False)
        assert ears[seat].last["table"]["hints"] is False
        await room.hint(ears[seat], "h")
        assert ears[seat].answer("h")["code"] == "web-denied-hints-off"
        await rig.hub.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("bots", "wish", "allowed"),
    [
        ([None, "steady", "random"], None, True),
        ([None, "steady", None], None, False),
        ([None, "steady", "random"], False, False),
        ([None, None, None], True, True),
    ],
)
def test_they_are_for_playing_with_bots_unless_something_else_is_chosen(
    bots: list[str | None], wish: bool | None, allowed: bool
) -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 3, {"sizes": [2]}, bots, hints=wish)
        assert room.table.settings.hints is allowed
        await rig.hub.close()

    asyncio.run(story())


def test_the_host_switches_them_on_and_off_for_the_next_match() -> None:
    async def story() -> None:
        rig = Rig()
        room = await rig.open("odessa", 2, {"sizes": [2]})
        ear = (await rig.seat(room, [0]))[0]
        for hints in (True, False):
            change = commands.Change(
                guest="g0", game="odessa", seats=2, options={}, clock="none", watch=False, hints=hints
            )
            await room.ask(ear, f"change {hints}", change)
            assert ear.last["table"]["hints"] is hints
        await rig.hub.close()

    asyncio.run(story())


def test_in_one_turn_the_same_is_said_and_thought_once() -> None:
    async def story() -> None:
        thinkers = Here()
        rig = Rig(thinkers=thinkers)
        room, ears, seat = await two(rig, hints=True)
        await asyncio.gather(*(room.hint(ears[seat], f"h{step}") for step in range(3)))
        first, *others = ({**ears[seat].answer(f"h{step}"), "id": ""} for step in range(3))
        assert others == [first, first]
        assert len(thinkers.asked) == 1
        await rig.hub.close()

    asyncio.run(story())


def test_nobody_waits_for_a_hint_and_who_plays_on_gets_none() -> None:
    async def story() -> None:
        thinkers = Slow()
        rig = Rig(thinkers=thinkers)
        room, ears, seat = await two(rig, hints=True)
        hinting = asyncio.create_task(room.hint(ears[seat], "h"))
        await asyncio.sleep(0)
        other = ears[1 - seat]
        await room.ask(other, "say", commands.Say(guest=other.guest, phrase=0))
        assert other.answer("say")["t"] == "ok"
        id = await act(room, ears[seat], room.table.match.legal()[0])  # type: ignore[union-attr]
        assert ears[seat].answer(id)["t"] == "ok"
        assert not hinting.done()
        thinkers.told.set()
        await hinting
        assert ears[seat].answer("h")["code"] == "web-denied-no-hint"
        await rig.hub.close()

    asyncio.run(story())


# Bots that think, at a table


@pytest.mark.parametrize("level", ["strong", "master"])
def test_bots_that_think_play_a_match_to_its_end(level: str) -> None:
    async def story() -> None:
        thinkers = Here()
        rig = Rig(thinkers=thinkers)
        room = await rig.open("odessa", 3, {"sizes": [2, 1]}, [None, level, level])
        assert {warmup.kind for warmup in thinkers.foreseen} == {"odessa "}
        ears = await rig.seat(room, [0])
        await play_out(room, ears, lambda legal: legal[0])
        assert {question.level for question in thinkers.asked} == {level}
        assert room.table.shuffle is not None
        assert room.table.shuffle.names == ["Name 0", level, level]
        await rig.hub.close()

    asyncio.run(story())


def test_until_a_thinker_is_ready_the_steady_bot_plays_at_once() -> None:
    async def story() -> None:
        records = []
        for level, warm in (("strong", False), ("steady", True)):
            thinkers = Here()
            thinkers.warm = warm
            rig = Rig("one", thinkers=thinkers)
            room = await rig.open("odessa", 3, {"sizes": [2, 1]}, [None, level, level])
            await play_out(room, await rig.seat(room, [0]), lambda legal: legal[0])
            assert thinkers.asked == []
            assert room.table.match is not None
            records.append(room.table.match.to_record())
            await rig.hub.close()
        assert records[0] == records[1]

    asyncio.run(story())


def test_while_a_bot_thinks_the_table_goes_on() -> None:
    async def story() -> None:
        thinkers = Slow()
        rig = Rig(thinkers=thinkers)
        room = await rig.open("odessa", 2, {"sizes": [3]}, [None, "master"])
        ear = (await rig.seat(room, [0]))[0]
        while not thinkers.asked:
            if room.table.turn is not None and room.table.turn.seat == 0:
                await act(room, ear, room.table.match.legal()[0])  # type: ignore[union-attr]
            await asyncio.sleep(0)
        await room.ask(ear, "say", commands.Say(guest="g0", phrase=0))
        assert ear.answer("say")["t"] == "ok"
        await room.ask(ear, "close", commands.Close(guest="g0", why="host"))
        thinkers.told.set()
        await settle(room)
        assert room.table.state == "closed"
        await rig.hub.close()

    asyncio.run(story())


def test_who_is_away_is_played_for_by_the_steady_bot() -> None:
    async def story() -> None:
        thinkers = Here()
        rig = Rig(thinkers=thinkers)
        room, ears, seat = await two(rig)
        await room.ask(ears[seat], "leave", commands.Stand(guest=ears[seat].guest))
        await settle(room)
        assert thinkers.asked == []
        await rig.hub.close()

    asyncio.run(story())


def test_only_levels_that_somebody_plays_here_can_be_chosen() -> None:
    async def story() -> None:
        for thinkers, levels in ((Here(), ("strong", "master")), (None, ())):
            rig = Rig(thinkers=thinkers)
            assert rig.hub.bots.levels("odessa") == ("random", "steady", *levels)
            await rig.hub.close()

    asyncio.run(story())

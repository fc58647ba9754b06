"""Clocks, lost connections, and a table where nobody is."""

from __future__ import annotations

import pytest

from kozyr.table import Table, bot_seat, commands, events, restore, table_info
from tests.table.room import START, Room, started


def other_of(room: Room) -> str:
    return "bob" if room.actor == "ann" else "ann"


@pytest.mark.parametrize(("clock", "seconds"), [("none", None), ("relaxed", 240.0), ("brisk", 80.0)])
def test_a_turn_has_its_time_and_the_bank(clock: str, seconds: float | None) -> None:
    assert started(clock=clock).deadline == seconds


def test_nothing_is_due_before_the_match() -> None:
    room = Room()
    room.sit("ann", 0)
    assert room.deadline is None
    assert room.wait(10_000) == []


def test_time_beyond_the_turn_is_taken_from_the_bank() -> None:
    room = started(sizes=[3])
    seat = room.table.seat_of(room.actor) or 0
    room.now += 20
    room.act()
    assert room.bank(seat) == 60
    room.act()
    room.now += 27.5
    room.act()
    assert room.bank(seat) == 52.5
    assert room.bank(1 - seat) == 60
    while room.table.turn is not None and room.table.turn.seat != seat:
        room.act()
    assert room.deadline == 72.5


def test_when_the_time_is_up_a_bot_plays() -> None:
    room = started()
    seat = room.table.seat_of(room.actor) or 0
    assert room.wait(79.9) == []
    assert room.wait(0.1) == [events.Away(seat=seat, why="clock")]
    assert room.bank(seat) == 0
    assert room.deadline is None
    assert room.wait(100) == []
    assert room.bots() == 1
    assert room.deadline == 80


def test_who_comes_back_in_the_same_turn_has_a_turn_without_bank() -> None:
    room = started()
    guest = room.actor
    room.wait(80)
    room.now += 5
    room.do(commands.Back(guest=guest))
    assert room.deadline == 20
    room.now += 3
    assert len(room.act()) == 1


@pytest.mark.parametrize("first", ["action", "tick"])
def test_an_action_as_the_clock_ends_gives_exactly_one_action(first: str) -> None:
    room = started()
    command = room.action(room.actor)
    room.now += 80
    if first == "action":
        assert len(room.do(command)) == 1
        assert room.do(commands.Tick()) == []
        assert room.bots() == 0
    else:
        room.do(commands.Tick())
        assert room.denied(command).code == "web-denied-bot-plays"
        assert room.bots() == 1
    assert room.table.turn is not None
    assert room.table.turn.number == 1
    assert [type(entry.event) for entry in room.log].count(events.Acted) == 1


# Connections


@pytest.mark.parametrize(("clock", "seconds"), [("none", 60.0), ("relaxed", 20.0), ("brisk", 20.0)])
def test_who_is_cut_off_is_waited_for_a_little(clock: str, seconds: float) -> None:
    room = started(clock=clock)
    guest = room.actor
    seat = room.table.seat_of(guest) or 0
    room.now += 5
    assert room.cut(guest) == []
    assert room.deadline == seconds
    room.now += 2
    room.here(guest)
    assert room.deadline == {"none": None, "relaxed": 233.0, "brisk": 73.0}[clock]
    room.cut(guest)
    assert room.wait(seconds) == [events.Away(seat=seat, why="gone")]


def test_the_wait_begins_with_the_turn() -> None:
    room = started(clock="none")
    room.cut(other_of(room))
    assert room.deadline is None
    room.now += 500
    room.act()
    assert room.deadline == 60


def test_a_clock_that_ends_sooner_counts_for_who_is_gone_too() -> None:
    room = started()
    room.now += 75
    room.cut(room.actor)
    assert room.deadline == 5
    [away] = room.wait(5)
    assert isinstance(away, events.Away)
    assert away.why == "clock"


def test_where_nobody_is_the_clock_stands_still() -> None:
    room = started()
    guest, other = room.actor, other_of(room)
    room.now += 30
    assert room.cut(other) == []
    assert room.cut(guest) == [events.Paused()]
    assert room.deadline is None
    assert room.wait(5000) == []
    assert room.here(guest) == [events.Resumed()]
    assert room.deadline == 50
    assert room.bank(room.table.seat_of(guest) or 0) == 60
    room.act()
    assert room.bank(room.table.seat_of(guest) or 0) == 50


def test_on_return_to_an_empty_table_the_others_have_time_to_come() -> None:
    room = started(clock="none")
    guest, other = room.actor, other_of(room)
    room.cut(guest)
    room.cut(other)
    room.now += 5000
    assert room.here(other) == [events.Resumed()]
    assert room.deadline == 60
    room.restart()
    room.now += 5000
    room.here(other)
    assert room.deadline == 60


def test_where_nobody_is_bots_play_their_own_seats_only() -> None:
    room = Room(seats=2, bots=[None, "steady"], clock="none", sizes=[3])
    room.sit("ann", 0)
    room.cut("ann")
    room.bots()
    assert room.table.turn is not None
    assert room.table.turn.seat == 0
    room.here("ann")
    room.do(commands.Stand(guest="ann"))
    assert bot_seat(room.table) == 0
    room.cut("ann")
    assert bot_seat(room.table) is None
    room.here("ann")
    room.bots()
    assert room.table.state == "over"


def test_a_turn_that_began_while_the_table_rested_has_all_its_time() -> None:
    room = Room(seats=2, bots=[None, "steady"], sizes=[3])
    room.sit("ann", 0)
    while room.table.turn is not None and room.table.turn.seat == 0:
        room.act()
    room.cut("ann")
    room.now += 100
    room.bots()
    room.now += 100
    room.here("ann")
    assert room.deadline == 80


# Restarts


def test_the_clock_is_the_same_after_a_restart() -> None:
    room = started()
    guest = room.actor
    room.now += 30
    room.restart()
    assert room.here(guest) == []
    assert room.deadline == 50


def test_a_rest_outlives_a_restart() -> None:
    room = started()
    guest = room.actor
    room.now += 30
    room.cut("ann")
    room.cut("bob")
    room.restart()
    room.now += 1000
    assert room.here(guest) == [events.Resumed()]
    assert room.deadline == 50


def test_nobody_loses_a_turn_to_a_server_that_was_down() -> None:
    room = started()
    guest = room.actor
    room.restart()
    room.now += 80
    assert room.here(guest) == [events.Resumed()]
    assert room.deadline == 80


def test_events_are_folded_in_their_order_only() -> None:
    room = started()
    with pytest.raises(ValueError, match="event 3 can't follow event 0"):
        restore("t1", room.log[2:])


# What is shown


def test_what_is_shown_of_the_clock() -> None:
    room = started()
    seat = room.table.seat_of(room.actor) or 0
    room.now += 24
    info = table_info(room.table, "ann", room.now)
    assert info.turn is not None
    assert (info.turn.seat, info.turn.since, info.turn.deadline) == (seat, START, START + 80)
    assert [chair.bank for chair in info.chairs] == ([56, 60] if seat == 0 else [60, 56])


def test_bots_have_no_bank_and_no_deadline() -> None:
    room = Room(seats=2, bots=[None, "steady"])
    room.sit("ann", 0)
    while room.table.turn is not None and room.table.turn.seat == 0:
        room.act()
    info = table_info(room.table, "ann", room.now + 500)
    assert info.turn is not None
    assert info.turn.deadline is None
    assert [chair.bank for chair in info.chairs] == [60, None]


def test_an_empty_table_has_no_clock() -> None:
    assert bot_seat(Table("t")) is None

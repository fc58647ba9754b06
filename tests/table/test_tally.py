"""The score over the matches of a table: by person wherever it sits, by seat for bots, by game."""

from __future__ import annotations

from typing import Any

from kozyr.table import commands, table_info
from tests.table.room import Room, nonce, snapshot, started
from tests.table.test_hosting import change
from tests.table.test_rematch import want

THIRD = "d4" * 32


def tallies(room: Room) -> dict[str | None, Any]:
    """What all see, by name."""
    return {tally.name: tally for tally in table_info(room.table, None, room.now).tallies}


def again(room: Room) -> None:
    """All are for another match, and play it."""
    for guest in ("ann", "bob"):
        room.do(want(guest))
    room.finish()
    room.do(commands.Renew(secret=THIRD))


def test_matches_of_several_games_are_counted() -> None:
    room = started(sizes=[1, 2])
    assert tallies(room) == {}
    room.finish()
    room.do(commands.Renew(secret=THIRD))
    assert room.table.match is not None
    first = list(room.table.match.totals)
    assert [tally.sums for tally in tallies(room).values()] == [{"odessa": total} for total in first]
    room.do(commands.Move(guest="ann", seat=0, to=1))
    again(room)
    second = list(room.table.match.totals)
    assert tallies(room)["Ann"].sums == {"odessa": first[0] + second[1]}
    assert tallies(room)["Ann"].seat == 1
    room.do(change("oko", 2, stack=3))
    again(room)
    found = tallies(room)
    assert found.keys() == {"Ann", "Bob"}
    assert [tally.played for tally in found.values()] == [3, 3]
    assert 3 <= sum(tally.won for tally in found.values()) <= 6
    assert all(tally.sums.keys() == {"odessa", "oko"} for tally in found.values())
    room.restart()


def test_who_is_removed_keeps_what_was_played_and_the_bot_gets_the_match() -> None:
    room = started(sizes=[2])
    room.do(commands.Remove(guest="ann", seat=1))
    room.finish()
    assert set(tallies(room)) == {"Ann", None}
    assert tallies(room)[None].seat == 1


def test_a_match_that_is_given_up_is_not_counted() -> None:
    room = started(sizes=[2])
    room.do(commands.Close(guest="ann", why="host"))
    assert tallies(room) == {}
    assert nonce(1) not in repr(snapshot(room.table)["tallies"])

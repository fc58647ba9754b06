"""Matches that are over, from a table's log."""

from __future__ import annotations

import msgspec
import pytest

from kozyr.cards import commitment
from kozyr.match import Match
from kozyr.records import read, verdict, verify
from kozyr.table import commands, matches, record, record_of, restore, table_info
from tests.table.room import SECRET, Room, nonce

SECOND = "6b" * 32


def evening() -> Room:
    """A table where one match is over and the second has begun."""
    room = Room(sizes=[2, 1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    for guest, number in (("ann", 8), ("bob", 9)):
        room.do(commands.Want(guest=guest, nonce=nonce(number)))
    return room


def test_a_match_that_is_over_can_be_had_later() -> None:
    room = Room(sizes=[2, 1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    assert record_of("t1", room.log, 1) is None
    room.finish()
    text = record(room.table)
    assert text is not None
    assert record_of("t1", room.log, 1) == text
    later = evening()
    assert record_of("t1", later.log, 1) == text
    assert Match.from_record(text).finished


def test_C_COMMIT_nothing_of_a_match_that_goes_on() -> None:
    room = evening()
    for end in range(len(room.log) + 1):
        log = room.log[:end]
        over = restore("t1", log).number == 2 or (end > 0 and restore("t1", log).state == "over")
        assert (record_of("t1", log, 1) is not None) == over
        assert record_of("t1", log, 2) is None
        assert record_of("t1", log, 3) is None
    room.act()
    assert record_of("t1", room.log, 2) is None
    room.finish()
    text = record_of("t1", room.log, 2)
    assert text is not None
    assert read(text).secret == bytes.fromhex(SECOND)
    assert read(text).nonces == [bytes.fromhex(nonce(8)), bytes.fromhex(nonce(9))]


def test_C_COMMIT_a_table_given_up_shows_its_secret() -> None:
    room = Room(sizes=[2, 1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.act()
    assert table_info(room.table, "bob", room.now).secret is msgspec.UNSET
    room.do(commands.Close(guest=None, why="idle"))
    assert table_info(room.table, "bob", room.now).secret == SECRET
    text = record(room.table)
    assert text is not None
    assert record_of("t1", room.log, 1) == text
    written = read(text)
    assert written.commit == commitment(bytes.fromhex(SECRET))
    assert not Match.from_data(written).finished
    assert verdict(verify(written)) == "verified"
    assert [finding.path for finding in verify(written)] == ["commit", "seed", "deals[0].deck"]


def test_C_COMMIT_a_table_closed_before_its_first_match_shows_its_secret_too() -> None:
    room = Room()
    room.sit("ann", 0)
    room.do(commands.Close(guest="ann", why="host"))
    assert table_info(room.table, "ann", room.now).secret == SECRET
    assert record(room.table) is None
    assert matches(room.log) == 0


def test_a_record_gives_every_deck_and_all_of_it_is_verified() -> None:
    text = record_of("t1", evening().log, 1)
    assert text is not None
    written = read(text)
    assert all(deal.deck is not None for deal in written.deals)
    paths = [finding.path for finding in verify(written) if finding.status == "verified"]
    assert paths == ["commit", "seed", "deals[0].deck", "deals[1].deck"]


def test_names_are_of_those_who_played() -> None:
    room = Room(sizes=[1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    room.do(commands.Stand(guest="bob"))
    room.sit("cat", 1)
    text = record(room.table)
    assert text is not None
    assert read(text).names == ["Ann", "Bob"]


@pytest.mark.parametrize("end", ["over", "closed"])
def test_how_many_matches_can_be_looked_at(end: str) -> None:
    room = evening()
    assert matches(room.log) == 1
    if end == "over":
        room.finish()
        room.do(commands.Renew(secret="7c" * 32))
    else:
        room.do(commands.Close(guest=None, why="idle"))
    assert matches(room.log) == 2

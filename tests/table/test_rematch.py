"""Another match: a new secret first, then everyone's word."""

from __future__ import annotations

from kozyr.cards import commitment
from kozyr.records import read
from kozyr.table import commands, events, record, table_info
from tests.table.room import SECRET, Room, nonce, started

SECOND = "c3" * 32


def over(**settings: object) -> Room:
    """A room whose first match is over and whose next secret is there."""
    room = started(**{"sizes": [1], **settings})
    room.finish()
    assert room.table.state == "over"
    room.do(commands.Renew(secret=SECOND))
    return room


def want(guest: str) -> commands.Want:
    return commands.Want(guest=guest, nonce=nonce(77))


def test_a_new_secret_is_asked_for_when_the_match_is_over() -> None:
    room = started(sizes=[1])
    assert not room.table.wants_secret
    assert room.do(commands.Renew(secret=SECOND)) == []
    room.finish()
    assert room.table.wants_secret
    assert room.denied(want("ann")).code == "web-denied-not-ready"
    assert room.denied(commands.Start(guest="ann")).code == "web-denied-not-ready"
    assert table_info(room.table, None, 0).commit == commitment(bytes.fromhex(SECRET)).hex()
    assert room.do(commands.Renew(secret=SECOND)) == [events.Renewed(secret=SECOND)]
    assert table_info(room.table, None, 0).commit == commitment(bytes.fromhex(SECOND)).hex()
    assert room.do(commands.Renew(secret=SECRET)) == []


def test_the_next_match_begins_when_all_want_it() -> None:
    room = over()
    assert room.do(want("ann")) == [events.Wanted(seat=0, nonce=nonce(77))]
    assert room.do(want("ann")) == []
    assert room.do(want("bob"))[-1] == events.Began(number=2)
    assert room.table.number == 2
    assert room.table.state == "playing"
    assert not any(chair.wants for chair in room.table.chairs)
    assert room.table.chairs[0].bank == 60
    assert room.table.match is not None
    assert room.table.match.totals == [0, 0]
    assert room.table.shuffle is not None
    assert room.table.shuffle.secret == SECOND
    assert room.table.shuffle.nonces == [nonce(77), nonce(77)]


def test_one_click_against_bots() -> None:
    room = Room(seats=2, bots=[None, "steady"], sizes=[1])
    room.sit("ann", 0)
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    assert room.do(want("ann"))[-1] == events.Began(number=2)


def test_who_left_the_match_loses_the_seat() -> None:
    room = started(sizes=[1])
    room.do(commands.Stand(guest="bob"))
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    assert room.table.chairs[1].away == "left"
    assert room.do(want("ann")) == [events.Stood(seat=1), events.Wanted(seat=0, nonce=nonce(77))]
    assert room.sit("cat", 1)[-1] == events.Began(number=2)


def test_who_left_may_still_want_another() -> None:
    room = started(sizes=[1])
    room.do(commands.Stand(guest="bob"))
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    room.do(want("bob"))
    assert room.table.chairs[1].away is None
    assert room.do(want("ann"))[-1] == events.Began(number=2)


def test_a_newcomer_wants_the_match_that_it_sits_down_to() -> None:
    room = over()
    room.do(commands.Stand(guest="ann"))
    assert room.sit("cat", 0) == [events.Sat(seat=0, guest="cat", name="Cat", nonce=nonce(1))]
    assert room.table.chairs[0].wants
    assert room.do(want("bob"))[-1] == events.Began(number=2)


def test_nobody_sits_down_before_the_new_secret_is_there() -> None:
    room = started(sizes=[1])
    room.finish()
    room.do(commands.Stand(guest="ann"))
    sit = commands.Sit(guest="cat", name="Cat", seat=0, nonce=nonce(1))
    assert room.denied(sit).code == "web-denied-not-ready"


def test_the_host_begins_again_without_those_who_are_gone() -> None:
    room = over()
    room.do(want("ann"))
    assert room.denied(commands.Start(guest="ann")).code == "web-denied-not-all-want"
    room.cut("bob")
    assert room.do(commands.Start(guest="ann")) == [
        events.Stood(seat=1),
        events.Filled(seat=1, level="steady"),
        events.Began(number=2),
    ]


def test_a_new_match_forgets_who_was_away_and_what_was_missed() -> None:
    room = started(sizes=[1], clock="none")
    room.cut("bob")
    while room.table.state == "playing":
        if not room.bots() and room.actor == "bob":
            room.wait(60)
        elif room.table.turn is not None and room.table.chairs[room.table.turn.seat].away is None:
            room.act()
    assert room.table.missed(1) != []
    assert room.table.chairs[1].away is None
    room.do(commands.Renew(secret=SECOND))
    room.do(want("ann"))
    room.do(want("bob"))
    assert room.table.missed(1) == []


def test_an_id_of_the_match_before_still_does_nothing() -> None:
    room = started(sizes=[1])
    command = room.action(room.actor)
    room.do(command)
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    room.do(want("ann"))
    room.do(want("bob"))
    assert room.do(command) == []


def test_c_commit_the_record_holds_what_the_match_was_shuffled_by() -> None:
    room = started(sizes=[1])
    assert record(room.table) is None
    room.finish()
    room.do(commands.Renew(secret=SECOND))
    text = record(room.table)
    assert text is not None
    written = read(text)
    assert written.secret == bytes.fromhex(SECRET)
    assert written.commit == commitment(bytes.fromhex(SECRET))
    assert written.nonces == [bytes.fromhex(nonce(1)), bytes.fromhex(nonce(2))]
    assert written.names == ["Ann", "Bob"]
    assert written.id == "t1-1"
    room.do(want("ann"))
    room.do(want("bob"))
    assert record(room.table) is None

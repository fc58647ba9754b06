"""Between two deals: the table rests until all are ready, or long enough; the next hand isn't there yet."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kozyr.table import (
    bot_seat,
    commands,
    deadline,
    decode,
    encode,
    events,
    opening,
    people_play,
    prompt,
    record_of,
    restore,
    table_info,
    view_of,
)
from kozyr.table.clocks import PAUSE, awaited
from kozyr.table.events import Clock
from kozyr.table.info import RestInfo
from tests.table.room import SECRET, Room, started

THREE: dict[str, Any] = {"game": "odessa", "seats": 3, "sizes": [1, 1, 2], "pause": 20.0}


def resting(**more: Any) -> Room:
    """A table of Ann, Bob and a bot whose first deal is over."""
    room = started(**{**THREE, "bots": [None, None, "steady"], **more})
    room.play_deal()
    return room


def rest(room: Room) -> RestInfo:
    """What all are told of the rest."""
    info = table_info(room.table, None, room.now).rest
    assert info is not None
    return info


def test_after_a_deal_the_table_rests_and_nothing_of_the_next_one_is_there() -> None:
    room = resting()
    assert room.table.match is not None
    assert (room.table.state, room.table.turn, bot_seat(room.table)) == ("playing", None, None)
    assert len(room.table.match.progress.runs) == 1
    for seat in (0, 1, 2, None):
        view: Any = view_of(room.table, seat)
        assert (view.public.deal, view.hand, view.legal, len(view.public.deals)) == (None, None, [], 1)
        assert prompt(room.table, seat) is None


def test_all_see_who_is_ready_and_who_is_awaited() -> None:
    room = resting()
    assert rest(room) == RestInfo(deal=0, until=room.now + 20, ready=[], awaited=[0, 1])
    assert room.ready("bob") == [events.Ready(seat=1)]
    assert rest(room) == RestInfo(deal=0, until=room.now + 20, ready=[1], awaited=[0])


def test_when_all_are_ready_the_next_deal_is_dealt_at_once() -> None:
    room = resting()
    room.ready("ann")
    assert room.wait(5) == []
    room.ready("bob")
    assert room.deadline is not None
    assert room.deadline <= 0
    assert room.wait(0) == [events.Dealt()]
    assert room.table.rest is None
    assert room.table.turn is not None
    assert (room.table.turn.since, room.table.turn.number) == (room.now, 6)


def test_when_somebody_never_says_ready_the_next_deal_is_dealt_after_the_pause() -> None:
    room = resting()
    room.ready("ann")
    assert room.wait(19.9) == []
    assert room.wait(0.2) == [events.Dealt()]


@pytest.mark.parametrize("clock", PAUSE)
def test_the_pause_follows_from_the_clock_where_nothing_else_was_chosen(clock: Clock) -> None:
    assert resting(clock=clock, pause=None).deadline == PAUSE[clock]


def test_the_pause_may_be_no_longer_than_ten_minutes() -> None:
    settings = Room(**THREE).table.settings
    for wrong in (-1.0, 601.0):
        with pytest.raises(ValueError, match="pause"):
            opening(msgspec.structs.replace(settings, pause=wrong), "key", SECRET)


def test_nobody_plays_while_the_table_rests() -> None:
    room = resting()
    assert room.denied(room.action("ann", "bid 0")).code == "deal-over"
    assert room.denied(commands.Act(guest="ann", id="x", deal=1, action="bid 0")).code == "no-deal"
    assert room.denied(commands.BotAct(seat=2, action="bid 0")).code == "no-deal"
    assert room.denied(commands.Claim(guest="ann", deal=0, agree=True)).code == "web-denied-claim"


def test_to_say_ready_twice_or_too_late_does_nothing() -> None:
    room = resting()
    room.ready("ann")
    assert room.ready("ann") == []
    room.wait(20)
    assert room.do(commands.Ready(guest="bob", deal=0)) == []
    assert room.do(commands.Ready(guest="bob", deal=1)) == []
    room.play_deal()
    assert room.do(commands.Ready(guest="bob", deal=0)) == []
    assert awaited(room.table) == [0, 1]


def test_who_has_no_seat_or_no_match_is_not_asked() -> None:
    room = resting()
    assert room.denied(commands.Ready(guest="eve", deal=0)).code == "web-denied-not-seated"
    fresh = Room(**THREE)
    fresh.sit("ann", 0)
    assert fresh.denied(commands.Ready(guest="ann", deal=0)).code == "web-denied-not-begun"


def test_the_seat_of_somebody_who_is_away_is_not_awaited_until_it_is_taken_back() -> None:
    room = started(**THREE, bots=[None, None, "steady"])
    room.do(commands.Stand(guest="bob"))
    room.play_deal()
    assert awaited(room.table) == [0]
    assert room.denied(commands.Ready(guest="bob", deal=0)).code == "web-denied-bot-plays"
    room.here("bob")
    room.do(commands.Back(guest="bob"))
    assert awaited(room.table) == [0, 1]


def test_who_leaves_while_the_others_are_ready_holds_nobody_up() -> None:
    room = resting()
    room.ready("ann")
    room.do(commands.Stand(guest="bob"))
    assert room.wait(0) == [events.Dealt()]


def test_who_is_removed_while_the_others_are_ready_holds_nobody_up() -> None:
    room = resting()
    room.ready("ann")
    room.do(commands.Remove(guest="ann", seat=1))
    assert room.wait(0) == [events.Dealt()]


def test_while_the_host_has_stopped_the_match_nothing_is_dealt() -> None:
    room = resting()
    room.wait(5)
    room.do(commands.Pause(guest="ann"))
    assert rest(room).until is None
    assert room.denied(commands.Ready(guest="bob", deal=0)).code == "web-denied-held"
    assert room.wait(1000) == []
    room.do(commands.Stand(guest="bob"))
    assert room.wait(1000) == []
    room.do(commands.Resume(guest="ann"))
    assert room.deadline == 15
    room.ready("ann")
    assert room.wait(0) == [events.Dealt()]


def test_while_nobody_is_there_the_pause_stands_still() -> None:
    room = resting()
    room.wait(5)
    room.cut("ann")
    assert room.cut("bob") == [events.Paused()]
    assert room.wait(1000) == []
    assert room.here("bob") == [events.Resumed()]
    assert room.deadline == 15


def test_bots_that_are_alone_play_on_through_the_rest() -> None:
    room = started(**THREE, bots=[None, None, "steady"])
    room.do(commands.Remove(guest="ann", seat=1))
    room.do(commands.Stand(guest="ann"))
    room.cut("ann")
    room.cut("bob")
    for _ in range(100):
        room.bots()
        room.wait(0)
        if room.table.turn is not None and bot_seat(room.table) is None:
            break  # it is the turn of a person who is away: nobody would see it
    assert (room.table.rest, room.table.state) == (None, "playing")


def test_a_restart_in_between_goes_on_where_it_was() -> None:
    room = resting()
    room.ready("ann")
    room.wait(5)
    room.restart()
    assert (awaited(room.table), deadline(room.table)) == ([1], None)
    room.here("bob")
    assert room.deadline == 15
    room.restart()
    room.now += 1000
    assert room.here("bob") == [events.Resumed()]
    assert room.deadline == 20
    room.ready("bob")
    assert room.wait(0) == [events.Dealt()]


def test_after_the_last_deal_there_is_no_rest() -> None:
    room = started(**THREE, bots=[None, None, "steady"])
    room.finish()
    assert (room.table.state, room.table.rest, deadline(room.table)) == ("over", None, None)
    assert room.do(commands.Ready(guest="ann", deal=2)) == []


def test_a_table_closed_at_rest_gives_the_record_of_what_was_played() -> None:
    room = resting()
    room.do(commands.Close(guest="ann", why="host"))
    assert room.table.rest is None
    text = record_of("t1", room.log, 1)
    assert text is not None
    assert text.count("[[deals]]") == 1


def test_records_are_the_same_with_a_rest_and_without() -> None:
    texts = []
    for pause in (0.0, 20.0):
        room = started(**{**THREE, "pause": pause}, bots=[None, None, "steady"])
        room.finish()
        texts.append(record_of("t1", room.log, 1))
    assert texts[0] == texts[1] is not None


def test_a_table_from_before_there_was_a_rest_is_what_it_was() -> None:
    room = started(**{**THREE, "pause": 0.0}, bots=[None, None, "steady"])
    room.play_deal()
    room.bots()
    bodies = [encode(entry.event).replace(b',"pause":0.0', b"") for entry in room.log]
    assert b"pause" not in b"".join(bodies)
    assert not any(isinstance(entry.event, events.Dealt) for entry in room.log)
    log = [
        events.Stored(seq=entry.seq, at=entry.at, event=decode(body))
        for entry, body in zip(room.log, bodies, strict=True)
    ]
    table = restore("t1", log)
    assert table.match is not None
    assert len(table.match.progress.runs) == 2
    assert (table.rest, repr(table.turn)) == (None, repr(room.table.turn))


def broke() -> tuple[Room, int]:
    """A table of Oko where a person has just lost all chips to the other; the bot keeps away."""
    room = started(game="oko", seats=3, bots=[None, None, "steady"], clock="none", pause=20.0, stack=5)
    while not room.table.out:
        assert room.table.match is not None
        legal = room.table.match.legal()
        if room.table.rest is not None:
            room.wait(20)
        elif bot_seat(room.table) is not None:
            room.do(commands.BotAct(seat=2, action="pass"))
        elif legal[0].startswith("bet"):
            room.act(f"bet {legal[0].split('..')[-1].split()[-1]}")
        else:
            room.act("stand" if "stand" in legal else "call")
    return room, room.table.out[0]


def test_who_is_out_is_known_to_all_and_not_awaited() -> None:
    room, seat = broke()
    guest = ("ann", "bob")[seat]
    assert room.table.rest is not None
    assert seat not in awaited(room.table)
    assert [chair.out for chair in table_info(room.table, None, room.now).chairs][seat]
    assert room.do(commands.Ready(guest=guest, deal=rest(room).deal)) == []


def test_people_play_until_the_last_of_them_is_out_or_has_left() -> None:
    room, seat = broke()
    other = ("ann", "bob")[1 - seat]
    assert people_play(room.table)
    room.do(commands.Stand(guest=other))
    assert not people_play(room.table)
    assert room.wait(0) == [events.Dealt()]
    room.do(commands.Back(guest=other))
    assert people_play(room.table)


def test_nobody_is_out_before_a_deal_is_over_or_when_the_match_is() -> None:
    room, _ = broke()
    assert Room(**THREE).table.out == []
    room.finish()
    assert (room.table.out, people_play(started(**THREE, bots=[None, None, "steady"]).table)) == ([], True)

"""Actions of players and bots."""

from __future__ import annotations

import msgspec

from kozyr.table import commands, events
from tests.table.room import Room, started


def test_an_action_is_stored_as_a_record_spells_it() -> None:
    room = Room(game="donkey", seats=2, clock="none")
    room.sit("ann", 0)
    room.sit("bob", 1)
    assert room.table.match is not None
    pair = next(action for action in room.table.match.legal() if len(action.split()) == 3)
    verb, first, second = pair.split()
    seat = room.table.match.to_act
    stored = room.do(room.action(room.actor, f"{verb}  {second} {first}", id="x"))
    assert stored == [events.Acted(seat=seat or 0, action=pair, by="player", id="x")]


def test_pass_is_a_bid_of_nothing() -> None:
    room = started(sizes=[2])
    [acted] = room.act("pass")
    assert isinstance(acted, events.Acted)
    assert acted.action == "bid 0"


def test_a_repeated_id_does_nothing() -> None:
    room = started()
    actor = room.actor
    command = room.action(actor)
    room.do(command)
    seq = room.table.seq
    assert room.do(command) == []
    assert room.table.done[actor, command.id] == seq
    room.act()
    assert room.do(command) == []
    room.restart()
    assert room.do(command) == []


def test_an_id_is_the_guests_own() -> None:
    room = started()
    room.do(room.action(room.actor, id="same"))
    assert len(room.do(room.action(room.actor, id="same"))) == 1


def test_an_id_has_a_length() -> None:
    room = started()
    command = commands.Act(guest=room.actor, id="", deal=0, action="bid 0")
    assert room.denied(command).code == "web-denied-bad-id"
    assert room.denied(room.action(room.actor, id="x" * 41)).code == "web-denied-bad-id"
    assert len(room.do(room.action(room.actor, id="x" * 40))) == 1


def test_the_match_refuses_with_its_rule() -> None:
    room = started(sizes=[2])
    actor = room.actor
    other = "bob" if actor == "ann" else "ann"
    turn = room.denied(room.action(other))
    assert (turn.kind, turn.rule, turn.code) == ("turn", "C-SEAT", "not-your-turn")
    assert room.denied(room.action(actor, "bid 9")).rule == "OD-BID"
    assert room.denied(room.action(actor, "sing")).kind == "malformed"
    assert room.denied(room.action("cat")).code == "web-denied-not-seated"


def test_an_action_for_another_deal_is_refused() -> None:
    room = started(sizes=[1, 1])
    assert room.denied(commands.Act(guest=room.actor, id="a", deal=1, action="bid 0")).code == "no-deal"
    while room.table.match is not None and len(room.table.match.progress.runs) == 1:
        room.act()
    assert room.denied(commands.Act(guest=room.actor, id="b", deal=0, action="bid 0")).code == "deal-over"


def test_after_the_match_nothing_is_played() -> None:
    room = started(sizes=[1])
    last = room.actor
    room.finish()
    assert room.denied(commands.Act(guest=last, id="z", deal=0, action="bid 0")).code == "match-over"
    assert room.denied(commands.BotAct(seat=0, action="bid 0")).code == "web-denied-not-a-bot"


def test_a_bot_s_move_names_the_bot_that_owed_it() -> None:
    room = Room(seats=2, bots=[None, "owl"], clock="none")
    room.sit("ann", 0)
    assert room.table.match is not None
    while room.table.match.to_act != 1:
        room.act()
    happened = room.do(commands.BotAct(seat=1, action=room.choice(), instead="owl"))
    assert isinstance(happened[0], events.Acted)
    assert happened[0].instead == "owl"


def test_a_bot_plays_for_bots_alone() -> None:
    room = Room(seats=2, bots=[None, "steady"], clock="none")
    room.sit("ann", 0)
    assert room.denied(commands.BotAct(seat=0, action="bid 0")).code == "web-denied-not-a-bot"
    assert room.denied(commands.BotAct(seat=2, action="bid 0")).code == "web-denied-no-seat"
    assert room.table.match is not None
    while room.table.match.to_act != 0:
        room.bots()
    assert room.denied(commands.BotAct(seat=1, action=room.choice())).code == "not-your-turn"
    room.act()
    assert room.bots() == 1
    acted = room.log[-1].event
    assert isinstance(acted, events.Acted)
    assert acted.instead is msgspec.UNSET
    assert (acted.by, acted.id) == ("bot", None)
    assert room.table.chairs[1].missed == []


# Away and back


def test_a_player_who_leaves_is_away_at_once() -> None:
    room = started()
    guest = room.actor
    seat = room.table.seat_of(guest) or 0
    assert room.do(commands.Stand(guest=guest)) == [events.Away(seat=seat, why="left")]
    assert room.do(commands.Stand(guest=guest)) == []
    assert room.denied(room.action(guest)).code == "web-denied-bot-plays"
    action = room.choice()
    assert room.bots() == 1
    assert room.table.missed(seat) == [f"{seat} {action}"]


def test_who_is_back_is_told_what_was_played() -> None:
    room = started(sizes=[2])
    guest = room.actor
    seat = room.table.seat_of(guest) or 0
    room.do(commands.Stand(guest=guest))
    room.bots()
    assert room.do(commands.Back(guest=guest)) == [events.Back(seat=seat)]
    assert room.do(commands.Back(guest=guest)) == []
    assert len(room.table.missed(seat)) == 1
    room.act()
    while room.table.turn is not None and room.table.turn.seat != seat:
        room.act()
    assert len(room.table.missed(seat)) == 1
    room.act()
    assert room.table.missed(seat) == []


def test_a_seat_is_taken_back_once_in_a_turn() -> None:
    room = started()
    guest = room.actor
    room.do(commands.Stand(guest=guest))
    room.do(commands.Back(guest=guest))
    room.do(commands.Stand(guest=guest))
    assert room.denied(commands.Back(guest=guest)).code == "web-denied-back-once"
    room.bots()
    assert len(room.do(commands.Back(guest=guest))) == 1


def test_a_player_who_was_gone_and_leaves_loses_no_line_of_what_was_missed() -> None:
    room = started(clock="none")
    guest = room.actor
    seat = room.table.seat_of(guest) or 0
    room.cut(guest)
    room.wait(60)
    room.bots()
    assert room.do(commands.Stand(guest=guest)) == [events.Away(seat=seat, why="left")]
    assert len(room.table.missed(seat)) == 1

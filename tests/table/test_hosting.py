"""What the host may do: stop the match, seat people and bots, change what is played; nobody else may."""

from __future__ import annotations

from typing import Any

import pytest

from kozyr.table import bot_seat, commands, events, may_watch, record_of, table_info
from tests.table.room import Room, nonce, started
from tests.table.test_rematch import over, want

ONLY_THE_HOST: list[Any] = [
    (commands.Pause, {}),
    (commands.Resume, {}),
    (commands.Remove, {"seat": 0}),
    (commands.Move, {"seat": 0, "to": 1}),
    (commands.Fill, {"seat": 0, "level": "steady"}),
    (
        commands.Change,
        {"game": "oko", "seats": 2, "options": {}, "clock": "none", "watch": False, "hints": True},
    ),
    (commands.Close, {"why": "host"}),
]


def change(
    game: str = "odessa", seats: int = 2, guest: str = "ann", pause: float | None = None, **options: Any
) -> commands.Change:
    return commands.Change(
        guest=guest,
        game=game,
        seats=seats,
        options=options,
        clock="none",
        watch=True,
        hints=True,
        pause=pause,
    )


def test_the_host_changes_how_long_the_table_rests() -> None:
    room = over(pause=20.0)
    room.do(change("oko", 2, stack=3))
    assert table_info(room.table, "bob", room.now).pause == 20
    room.do(change("oko", 2, pause=0.0, stack=3))
    assert table_info(room.table, "bob", room.now).pause == 0
    assert room.denied(change("oko", 2, pause=601.0)).code == "web-cant-make"


def test_a_table_rests_as_its_clock_has_it_where_nothing_else_was_chosen() -> None:
    for clock, pause in (("none", 20), ("relaxed", 20), ("brisk", 10)):
        room = started(pause=None, clock=clock)
        assert table_info(room.table, "ann", room.now).pause == pause


def test_the_host_says_whether_there_are_hints() -> None:
    room = over(hints=False)
    assert not table_info(room.table, "bob", room.now).hints
    room.do(change("oko", 2, stack=3))
    assert table_info(room.table, "bob", room.now).hints


@pytest.mark.parametrize("level", ["steady", "master"])
def test_the_host_says_which_bots_take_the_free_seats(level: str) -> None:
    room = Room(seats=3)
    room.sit("ann", 0)
    room.do(commands.Start(guest="ann", level=level))
    assert [chair.level for chair in room.table.chairs] == [None, level, level]


@pytest.mark.parametrize(("command", "more"), ONLY_THE_HOST)
def test_nobody_else_may(command: Any, more: dict[str, Any]) -> None:
    for room in (started(), over()):
        for guest in ("bob", "stranger"):
            assert room.denied(command(guest=guest, **more)).code == "web-denied-not-host"


def test_the_clock_stands_while_the_match_is_stopped() -> None:
    room = started()
    room.now += 15
    assert room.do(commands.Pause(guest="ann")) == [events.Held(seat=0)]
    assert room.do(commands.Pause(guest="ann")) == []
    info = table_info(room.table, "bob", room.now)
    assert info.held is not None
    assert info.held.seat == 0
    assert room.deadline is None
    assert room.wait(5000) == []
    assert room.denied(room.action(room.actor)).code == "web-denied-held"
    assert room.do(commands.Resume(guest="ann")) == [events.Released(seat=0)]
    assert room.deadline == 20 - 15 + 60
    assert room.do(commands.Resume(guest="ann")) == []
    room.act()


def test_bots_wait_while_the_match_is_stopped() -> None:
    room = Room(seats=3, bots=[None, "steady", "steady"], sizes=[2])
    room.sit("ann", 0)
    if bot_seat(room.table) is None:
        room.act()
    seat = bot_seat(room.table)
    assert seat is not None
    room.do(commands.Pause(guest="ann"))
    assert bot_seat(room.table) is None
    assert room.denied(commands.BotAct(seat=seat, action=room.choice())).code == "web-denied-held"
    room.do(commands.Resume(guest="ann"))
    assert bot_seat(room.table) == seat


def test_all_may_go_away_while_the_match_is_stopped() -> None:
    room = started()
    room.do(commands.Pause(guest="ann"))
    for guest in ("ann", "bob"):
        assert room.cut(guest) == []
    room.restart()
    room.now += 90_000
    assert room.here("bob") == []
    assert room.table.held is not None
    assert room.do(commands.Resume(guest="bob")) == [events.Released(seat=1)], "the host is not there"
    assert room.deadline is not None


def test_only_the_host_goes_on_while_it_is_there() -> None:
    room = started()
    room.do(commands.Pause(guest="ann"))
    assert room.denied(commands.Resume(guest="bob")).code == "web-denied-not-host"


def test_a_player_is_removed_and_a_bot_plays_on() -> None:
    room = started(sizes=[2])
    if room.actor == "ann":
        room.act()
    assert room.do(commands.Remove(guest="ann", seat=1)) == [events.Removed(seat=1)]
    assert bot_seat(room.table) == 1
    assert room.table.seat_of("bob") is None
    assert not may_watch(room.table, "bob", "the-key")
    room.finish()
    room.do(commands.Renew(secret="c3" * 32))
    text = record_of("t1", room.log, 1)
    assert text is not None
    assert '"Bob"' in text
    room.do(commands.Remove(guest="ann", seat=1))
    assert room.table.chairs[1].free
    sit = commands.Sit(guest="bob", name="Bob", seat=1, nonce=nonce(1))
    assert room.denied(sit).code == "web-denied-removed"
    assert room.denied(commands.Remove(guest="ann", seat=0)).code == "web-denied-not-yourself"


def test_a_player_who_was_removed_is_let_back_by_the_host() -> None:
    room = started(sizes=[2], seats=3)
    room.sit("cat", 2)
    for seat in (1, 2):
        room.do(commands.Remove(guest="ann", seat=seat))
    bob, cat = table_info(room.table, "ann", room.now).barred or []
    assert (bob.name, cat.name) == ("Bob", "Cat")
    assert table_info(room.table, "cat", room.now).barred is None, "that is the host's alone"
    assert room.denied(commands.Admit(guest="bob", number=bob.number)).code == "web-denied-not-host"
    again = [events.Admitted(number=bob.number, name="Bob")]
    assert room.do(commands.Admit(guest="ann", number=bob.number)) == again
    assert room.do(commands.Admit(guest="ann", number=bob.number)) == [], "said twice"
    assert table_info(room.table, "ann", room.now).barred == [cat]
    room.finish()
    room.do(commands.Renew(secret="c3" * 32))
    room.do(commands.Remove(guest="ann", seat=1))
    assert may_watch(room.table, "bob", "the-key")
    assert not may_watch(room.table, "cat", "the-key")
    room.sit("bob", 1)
    room.restart()
    assert room.table.seat_of("bob") == 1


def test_seats_are_moved_between_matches() -> None:
    room = Room(seats=3, sizes=[1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.do(commands.Move(guest="ann", seat=1, to=2))
    assert [chair.guest for chair in room.table.chairs] == ["ann", None, "bob"]
    assert room.do(commands.Fill(guest="ann", seat=1, level="random")) == [
        events.Filled(seat=1, level="random"),
        events.Began(number=1),
    ]
    assert room.table.shuffle is not None
    assert room.table.shuffle.nonces == [nonce(1), "", nonce(2)]
    assert room.denied(commands.Move(guest="ann", seat=1, to=2)).code == "web-denied-match-on"


def test_what_is_played_next_is_shown_before_all_agree() -> None:
    room = over()
    room.do(want("bob"))
    assert room.do(change("oko", 2, stack=3))[0].settings.host == "ann"  # type: ignore[union-attr]
    info = table_info(room.table, "bob", room.now)
    assert (info.game, info.options, info.clock, info.watch) == ("oko", {"stack": 3}, "none", True)
    assert (info.state, [chair.wants for chair in info.chairs]) == ("waiting", [False, False])
    assert room.table.match is None
    assert room.do(want("ann")) == [events.Wanted(seat=0, nonce=nonce(77))]
    assert room.do(want("bob"))[-1] == events.Began(number=2)
    assert room.table.match is not None
    assert room.table.match.game.name == "oko"
    room.finish()
    first, second = (record_of("t1", room.log, number) for number in (1, 2))
    assert first is not None
    assert second is not None
    assert 'game = "odessa"' in first
    assert 'game = "oko"' in second


def test_who_sat_down_before_a_change_has_to_agree_to_it() -> None:
    room = Room(seats=3, sizes=[1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.do(change(seats=2, sizes=[1, 2]))
    assert room.table.state == "waiting"
    room.do(want("ann"))
    assert room.denied(commands.Start(guest="ann")).code == "web-denied-not-all-want"
    assert room.do(want("bob"))[-1] == events.Began(number=1)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (change("chess"), "web-cant-make"),
        (change("odessa", 2, sizes=[99]), "web-cant-make"),
        (change("donkey", 5), "web-cant-make"),
        (change("oko", 1), "web-denied-seats-taken"),
    ],
)
def test_what_cannot_be_played_changes_nothing(command: commands.Change, code: str) -> None:
    assert over().denied(command).code == code


def test_nothing_is_changed_while_a_match_is_on() -> None:
    assert started().denied(change()).code == "web-denied-match-on"


def test_a_seat_is_freed_after_matches_that_are_passed_over() -> None:
    """An older match isn't played again when a later one is looked at; seats are right all the same."""
    room = Room(seats=3, bots=[None, None, "steady"], sizes=[1])
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.finish()
    room.do(commands.Renew(secret="c3" * 32))
    room.do(commands.Remove(guest="ann", seat=1))
    room.do(commands.Move(guest="ann", seat=1, to=2))
    room.do(want("ann"))
    room.sit("cat", 2)
    room.finish()
    second = record_of("t1", room.log, 2)
    assert second is not None
    assert 'names = ["Ann", "steady", "Cat"]' in second

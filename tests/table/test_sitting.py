"""Who sits down, stands up, and when a match begins."""

from __future__ import annotations

import pytest

from kozyr.cards import match_seed
from kozyr.games.option import OptionError
from kozyr.table import Settings, commands, events, opening
from tests.table.room import SECRET, Room, nonce, started


def sit(guest: str, seat: int, **more: str) -> commands.Sit:
    return commands.Sit(**{"guest": guest, "name": guest, "seat": seat, "nonce": nonce(9), **more})  # type: ignore[arg-type]


def test_the_match_begins_with_the_last_seat() -> None:
    room = Room(seats=3, bots=[None, "steady", None])
    assert room.sit("ann", 0) == [events.Sat(seat=0, guest="ann", name="Ann", nonce=nonce(1))]
    assert room.table.state == "waiting"
    assert room.sit("bob", 2) == [
        events.Sat(seat=2, guest="bob", name="Bob", nonce=nonce(3)),
        events.Began(number=1),
    ]
    assert room.table.turn is not None
    assert room.table.number == 1


def test_the_seed_follows_from_secret_and_nonces_by_seat() -> None:
    room = Room(seats=3, bots=[None, "steady", None])
    room.sit("bob", 2)
    room.sit("ann", 0)
    assert room.table.match is not None
    nonces = [bytes.fromhex(nonce(1)), b"", bytes.fromhex(nonce(3))]
    assert room.table.match.header.seed == match_seed(bytes.fromhex(SECRET), nonces)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (sit("cat", 0), "web-denied-seat-taken"),
        (sit("cat", 2), "web-denied-no-seat"),
        (sit("cat", -1), "web-denied-no-seat"),
        (sit("ann", 1), "web-denied-seated-already"),
        (sit("cat", 1, nonce="12"), "web-denied-bad-nonce"),
        (sit("cat", 1, nonce="G" * 32), "web-denied-bad-nonce"),
        (sit("cat", 1, trump="C"), "web-denied-no-trump"),
        (commands.Start(guest="cat"), "web-denied-not-host"),
        (commands.Act(guest="ann", id="1", deal=0, action="bid 1"), "web-denied-not-begun"),
        (commands.BotAct(seat=0, action="bid 1"), "web-denied-not-begun"),
        (commands.Back(guest="cat"), "web-denied-not-seated"),
        (commands.Claim(guest="cat", deal=0, agree=True), "web-denied-not-seated"),
        (commands.Say(guest="cat", phrase=0), "web-denied-not-seated"),
        (commands.Say(guest="ann", phrase=12), "web-denied-no-phrase"),
        (commands.Say(guest="ann", phrase=-1), "web-denied-no-phrase"),
        (commands.Close(guest="bob", why="host"), "web-denied-not-host"),
        (commands.Renew(secret="00"), "web-denied-bad-secret"),
    ],
)
def test_what_is_denied_while_waiting(command: commands.Command, code: str) -> None:
    room = Room()
    room.sit("ann", 0)
    assert room.denied(command).code == code


def test_sitting_on_the_own_seat_again_does_nothing() -> None:
    room = Room()
    room.sit("ann", 0)
    assert room.sit("ann", 0) == []


def test_nobody_sits_down_in_a_match() -> None:
    room = started()
    assert room.denied(sit("cat", 0)).code == "web-denied-match-on"
    assert room.denied(commands.Close(guest="bob", why="host")).code == "web-denied-not-host"
    assert room.do(commands.Start(guest="ann")) == []


def test_standing_up_frees_the_seat_before_the_match() -> None:
    room = Room(seats=3)
    room.sit("ann", 0)
    room.sit("bob", 1)
    assert room.do(commands.Stand(guest="ann")) == [events.Stood(seat=0)]
    assert room.do(commands.Stand(guest="ann")) == []
    assert room.table.chairs[0].free
    room.sit("cat", 0)
    assert room.sit("ann", 2)[-1] == events.Began(number=1)


def test_the_host_doesnt_wait() -> None:
    room = Room(seats=3, bots=[None, None, "random"])
    assert room.denied(commands.Start(guest="ann")).code == "web-denied-no-person"
    room.sit("ann", 1)
    assert room.do(commands.Start(guest="ann")) == [
        events.Filled(seat=0, level="steady"),
        events.Began(number=1),
    ]
    assert [chair.level for chair in room.table.chairs] == ["steady", None, "random"]


def test_a_player_begins_where_the_host_is_gone() -> None:
    room = Room(seats=3)
    room.sit("ann", 0)
    room.sit("bob", 1)
    assert room.denied(commands.Start(guest="bob")).code == "web-denied-not-host"
    room.cut("ann")
    assert room.denied(commands.Start(guest="cat")).code == "web-denied-not-host"
    assert room.do(commands.Start(guest="bob"))[-1] == events.Began(number=1)


def test_a_closed_table_answers_nothing_more() -> None:
    room = Room()
    room.sit("ann", 0)
    assert room.do(commands.Close(guest="ann", why="host")) == [events.Closed(why="host")]
    assert room.table.state == "closed"
    assert room.denied(sit("bob", 1)).code == "web-denied-closed"
    act = commands.Act(guest="ann", id="1", deal=0, action="bid 1")
    assert room.denied(act).code == "web-denied-closed"
    assert room.do(commands.Close(guest=None, why="idle")) == []
    assert room.wait(1000) == []
    assert room.cut("ann") == []
    assert room.here("ann") == []


def test_the_server_may_close_a_table_in_a_match() -> None:
    room = started()
    assert room.do(commands.Close(guest=None, why="idle")) == [events.Closed(why="idle")]
    assert room.table.turn is None
    assert room.deadline is None


def test_phrases_need_a_pause() -> None:
    room = Room()
    room.sit("ann", 0)
    assert room.do(commands.Say(guest="ann", phrase=11)) == [events.Said(seat=0, phrase=11)]
    room.now += 1.4
    assert room.denied(commands.Say(guest="ann", phrase=0)).code == "web-denied-too-fast"
    room.now += 0.1
    assert room.do(commands.Say(guest="ann", phrase=0)) == [events.Said(seat=0, phrase=0)]


# Own trumps in donkey


def test_dk_trump_each_person_names_one_and_bots_take_what_is_left() -> None:
    room = Room(game="donkey", seats=4, bots=["steady", None, "steady", None])
    room.sit("ann", 1, trump="H")
    refusal = room.denied(sit("bob", 3, trump="H"))
    assert (refusal.code, refusal.args) == ("web-denied-trump-taken", {"suit": "H"})
    assert room.denied(sit("bob", 3, trump="X")).code == "web-denied-bad-trump"
    room.sit("bob", 3)
    assert [chair.trump for chair in room.table.chairs] == ["D", "H", "S", "C"]
    assert room.table.match is not None
    assert room.table.match.options["trump_suits"] == ["D", "H", "S", "C"]


def test_dk_trump_a_suit_is_free_again_when_its_player_stands_up() -> None:
    room = Room(game="donkey", seats=2)
    room.sit("ann", 0, trump="S")
    room.do(commands.Stand(guest="ann"))
    room.sit("bob", 1, trump="S")
    room.sit("ann", 0, trump="C")
    assert room.table.match is not None
    assert room.table.match.options["trump_suits"] == ["C", "S"]


@pytest.mark.parametrize("options", [{"trump": "one"}, {"trump_suits": ["C", "D"]}])
def test_dk_trump_nobody_names_one_where_trumps_are_agreed(options: dict[str, object]) -> None:
    room = Room(game="donkey", seats=2, **options)  # type: ignore[arg-type]
    assert room.denied(sit("bob", 1, trump="S")).code == "web-denied-no-trump"
    room.sit("ann", 0)
    room.sit("bob", 1)
    assert room.table.chairs[0].trump is None
    assert room.table.settings.options == options


# Opening


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 9}, "seats"),
        ({"options": {"sizes": [99]}}, "options.sizes"),
        ({"options": {"none": 1}}, "options.none"),
        ({"bots": [None]}, "bots"),
        ({"bots": ["steady", "random"]}, "bots"),
        ({"bots": [None, "exec:best"]}, "bots[1]"),
        ({"clock": "fast"}, "clock"),
    ],
)
def test_a_table_that_cant_be(changed: dict[str, object], path: str) -> None:
    given = {"game": "odessa", "seats": 2, "bots": [None, None], "host": "ann", **changed}
    with pytest.raises(OptionError) as caught:
        opening(Settings(**given), "key", SECRET)  # type: ignore[arg-type]
    assert caught.value.path == path


def test_options_that_are_the_defaults_are_left_out() -> None:
    settings = Settings(
        game="donkey", seats=2, bots=[None, None], host="ann", options={"limit": 10, "must_beat": True}
    )
    assert opening(settings, "key", SECRET).settings.options == {"must_beat": True}
    with pytest.raises(ValueError, match="32 bytes"):
        opening(settings, "key", "00")

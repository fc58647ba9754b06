"""What a client may know of an event and of a table, and who may come in."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from kozyr.games.registry import GAMES
from kozyr.table import Event, Seen, Table, events, fold, may_watch, opening, seen, table_info
from tests.table.room import SECRET, Room, nonce, started

SETTINGS = events.Settings(game="oko", seats=2, bots=[None, None], host="ann")

EXAMPLES: list[Event] = [
    events.Opened(settings=SETTINGS, key="k-e-y", secret=SECRET),
    events.Sat(seat=1, guest="g-ann", name="Ann", nonce=nonce(5), trump="C"),
    events.Stood(seat=1),
    events.Filled(seat=1, level="steady"),
    events.Began(number=2),
    events.Acted(seat=0, action="give 7C", by="player", id="i-d"),
    events.Ready(seat=1),
    events.Dealt(),
    events.Away(seat=0, why="gone"),
    events.Back(seat=0),
    events.Claimed(seat=1),
    events.Unclaimed(seat=None),
    events.Paused(),
    events.Resumed(),
    events.Wanted(seat=0, nonce=nonce(6)),
    events.Renewed(secret=SECRET),
    events.Said(seat=0, phrase=3),
    events.Closed(why="idle"),
    events.Held(seat=0),
    events.Released(seat=None),
    events.Removed(seat=1),
    events.Admitted(number=9, name="Ann"),
    events.Moved(seat=0, to=1),
    events.Changed(settings=SETTINGS),
]

SEEN: list[dict[str, Any]] = [
    {"kind": "opened"},
    {"kind": "sat", "seat": 1, "name": "Ann", "trump": "C"},
    {"kind": "stood", "seat": 1},
    {"kind": "filled", "seat": 1, "level": "steady"},
    {"kind": "began", "number": 2},
    {"kind": "acted", "seat": 0, "action": None, "by": "player"},
    {"kind": "ready", "seat": 1},
    {"kind": "dealt"},
    {"kind": "away", "seat": 0, "why": "gone"},
    {"kind": "back", "seat": 0},
    {"kind": "claimed", "seat": 1},
    {"kind": "unclaimed", "seat": None},
    {"kind": "paused"},
    {"kind": "resumed"},
    {"kind": "wanted", "seat": 0},
    {"kind": "renewed"},
    {"kind": "said", "seat": 0, "phrase": 3},
    {"kind": "closed", "why": "idle"},
    {"kind": "held", "seat": 0},
    {"kind": "released", "seat": None},
    {"kind": "removed", "seat": 1},
    {"kind": "admitted", "name": "Ann"},
    {"kind": "moved", "seat": 0, "to": 1},
    {"kind": "changed"},
]


def table(game: str = "exchange", seats: int = 4) -> Table:
    made = Table("t")
    settings = events.Settings(game=game, seats=seats, bots=[None] * seats, host="ann")
    fold(made, opening(settings, "key", SECRET), 1, 0.0)
    return made


def test_every_event_has_an_example() -> None:
    assert [type(event) for event in EXAMPLES] == list(get_args(Event))


@pytest.mark.parametrize(("event", "shown"), list(zip(EXAMPLES, SEEN, strict=True)))
def test_what_is_seen_of_an_event(event: Event, shown: dict[str, Any]) -> None:
    sight = seen.event_for(table(), event, None)
    assert isinstance(sight, get_args(Seen))
    assert msgspec.to_builtins(sight) == shown


@pytest.mark.parametrize("event", EXAMPLES)
def test_an_event_is_stored_as_json(event: Event) -> None:
    body = events.encode(event)
    assert json.loads(body)["kind"] == type(event).__name__.lower()
    assert events.decode(body) == event


@pytest.mark.parametrize(
    "body", [b"{}", b'{"kind":"shuffled"}', b'{"kind":"stood"}', b'{"kind":"renewed","secret":"zz"}']
)
def test_what_isnt_an_event_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        events.decode(body)


def test_who_owed_a_move_is_told_to_all_and_an_event_without_it_has_no_such_field() -> None:
    made = table("oko", 2)
    owed = events.Acted(seat=1, action="pass", by="bot", instead="owl")
    assert events.decode(events.encode(owed)) == owed
    for seat in (0, 1, None):
        sight = json.loads(msgspec.json.encode(seen.event_for(made, owed, seat)))
        assert sight == {"kind": "acted", "seat": 1, "action": "pass", "by": "bot", "instead": "owl"}
    assert b"instead" not in events.encode(events.Acted(seat=1, action="pass", by="bot"))


@pytest.mark.parametrize("level", ["", "Owl", "owl\n", "exec:owl", "2owl", "o" * 21, "совa"])
def test_a_level_is_a_plain_name(level: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        events.decode(msgspec.json.encode({"kind": "filled", "seat": 1, "level": level}))


def seers(game: str, action: str, seats: int = 4, seat: int = 1) -> list[int | None]:
    """Who sees an action of a seat in full."""
    event = events.Acted(seat=seat, action=action, by="bot")
    made = table(game, seats)
    found = []
    for other in (*range(seats), None):
        sight = seen.event_for(made, event, other)
        assert isinstance(sight, seen.Acted)
        assert sight.action in (action, None)
        if sight.action is not None:
            found.append(other)
    return found


EVERYONE = [0, 1, 2, 3, None]


@pytest.mark.parametrize(
    ("game", "action", "who"),
    [
        ("donkey", "play 7H 8H", EVERYONE),
        ("donkey", "solo", EVERYONE),
        ("donkey", "pass", EVERYONE),
        ("donkey", "talon gift", EVERYONE),
        ("donkey", "bury 6C 7C 8C 9C", [1]),
        ("donkey", "give 6C 7C 8C", [1]),
        ("donkey", "return 6C", [1]),
        ("exchange", "give 7C", [1, 2]),
        ("exchange", "return 7C", [0, 1]),
        ("odessa", "bid 1", EVERYONE),
        ("odessa", "play 7H", EVERYONE),
        ("odessa", "wave 7H", [1]),
        ("oko", "pass", EVERYONE),
        ("oko", "call", EVERYONE),
        ("oko", "bet 12", EVERYONE),
        ("oko", "open", EVERYONE),
        ("oko", "stand", EVERYONE),
    ],
)
def test_who_sees_an_action(game: str, action: str, who: list[int | None]) -> None:
    assert seers(game, action) == who


def test_ex_give_the_other_seat_is_next_around_the_table() -> None:
    assert seers("exchange", "give 7C", 3, 2) == [0, 2]
    assert seers("exchange", "return 7C", 3, 0) == [0, 2]
    assert seers("exchange", "give 7C", 2, 1) == [0, 1]


def test_every_game_says_what_is_public() -> None:
    for game in GAMES.values():
        shown = [game.open_verbs, game.told.keys()]
        assert any(shown), game.name
        assert all(verbs <= game.verbs.keys() for verbs in shown)
        assert not game.open_verbs & game.told.keys()


# The table


def test_a_table_as_it_is_shown() -> None:
    room = Room(game="donkey", seats=3, bots=[None, "random", None], clock="relaxed", limit=3)
    room.sit("ann", 0, trump="H")
    info = msgspec.to_builtins(table_info(room.table, "ann", room.now))
    free = {
        "name": None,
        "kind": "free",
        "level": None,
        "connected": False,
        "away": None,
        "trump": None,
        "wants": False,
        "out": False,
        "bank": None,
    }
    assert info == {
        "id": "t1",
        "game": "donkey",
        "seats": 3,
        "options": {"limit": 3},
        "clock": "relaxed",
        "open": False,
        "watch": False,
        "pause": 0.0,
        "hints": True,
        "trumps": True,
        "key": "the-key",
        "state": "waiting",
        "match": 0,
        "commit": info["commit"],
        "you": 0,
        "host": True,
        "chairs": [
            {**free, "name": "Ann", "kind": "person", "connected": True, "trump": "H", "wants": True},
            {**free, "kind": "bot", "level": "random"},
            free,
        ],
        "turn": None,
        "held": None,
        "tallies": [],
        "claim": None,
        "rest": None,
        "barred": [],
        "onlookers": [],
    }
    other = table_info(room.table, "bob", room.now)
    assert (other.you, other.host, other.key) == (None, False, None)


def test_the_key_of_the_link_is_for_those_who_are_in() -> None:
    room = Room(seats=3)
    room.sit("bob", 1)
    keys = {guest: table_info(room.table, guest, room.now).key for guest in ("ann", "bob", "eve", None)}
    assert keys == {"ann": "the-key", "bob": "the-key", "eve": None, None: None}
    room = Room(seats=3, open=True)
    assert table_info(room.table, "ann", room.now).key is None


@pytest.mark.parametrize(
    ("game", "seats", "options", "named"),
    [
        ("donkey", 4, {}, True),
        ("donkey", 4, {"form": "pairs", "trump": "own"}, True),
        ("donkey", 2, {"trump_suits": ["H", "S"]}, False),
        ("donkey", 3, {"trump": "two"}, False),
        ("donkey", 3, {"form": "two_vs_one"}, False),
        ("donkey", 4, {"form": "three_vs_one"}, False),
        ("odessa", 4, {}, False),
    ],
)
def test_DK_TRUMP_who_sits_down_is_asked_for_a_trump_where_each_has_one(
    game: str, seats: int, options: dict[str, Any], named: bool
) -> None:
    made = Table("t")
    settings = events.Settings(game=game, seats=seats, options=options, bots=[None] * seats, host="ann")
    fold(made, opening(settings, "key", SECRET), 1, 0.0)
    assert table_info(made, "ann", 0.0).trumps is named


def test_c_commit_what_is_shown_holds_no_secret() -> None:
    room = started()
    guests = ("ann", "bob", None)
    text = msgspec.json.encode([table_info(room.table, guest, room.now) for guest in guests]).decode()
    assert room.table.match is not None
    assert room.table.match.header.seed is not None
    assert text.count("the-key") == 2  # the two who sit there
    for secret in (SECRET, nonce(1), nonce(2), room.table.match.header.seed.hex(), '"ann"'):
        assert secret not in text


# The door


def test_a_private_table_opens_with_its_key() -> None:
    room = Room(seats=2)
    assert may_watch(room.table, "ann", None)
    assert may_watch(room.table, "bob", "the-key")
    assert may_watch(room.table, None, "the-key")
    assert not may_watch(room.table, "bob", None)
    assert not may_watch(room.table, None, None)
    assert not may_watch(room.table, "bob", "the-kéy")
    room.sit("bob", 1)
    assert may_watch(room.table, "bob", None)


def test_an_open_table_needs_no_key() -> None:
    assert may_watch(Room(open=True).table, "cat", None)


def test_a_full_table_and_a_match_are_for_those_at_it() -> None:
    room = Room(seats=2, open=True, sizes=[1])
    room.sit("bob", 0)
    room.sit("cat", 1)
    assert not may_watch(room.table, "dan", "the-key")
    assert may_watch(room.table, "ann", None)
    room.finish()
    assert not may_watch(room.table, "dan", "the-key")
    room.store([events.Stood(seat=0)])
    assert may_watch(room.table, "dan", None)
    room.store([events.Closed(why="idle")])
    assert not may_watch(room.table, "dan", "the-key")
    assert may_watch(room.table, "cat", None)


def test_spectators_may_come_in_at_any_time_where_they_are_welcome() -> None:
    room = Room(watch=True, sizes=[1])
    for step in (lambda: room.sit("ann", 0), lambda: room.sit("bob", 1), room.finish):
        step()
        assert may_watch(room.table, "dan", "the-key")
        assert not may_watch(room.table, "dan", None)
    assert may_watch(Room(watch=True, open=True).table, "dan", None)

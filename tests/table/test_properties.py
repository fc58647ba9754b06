"""Joining, leaving, acting, timing out and returning in any order, with times as arguments."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kozyr.table import Denied, bot_seat, commands, deadline, decode, encode, events, restore
from kozyr.table.clocks import awaited
from kozyr.table.fold import KNOWN
from tests.table.room import Room, nonce, snapshot

GUESTS = ("ann", "bob", "cat", "dan")
TABLES: list[dict[str, Any]] = [
    {"game": "odessa", "seats": 2, "sizes": [1, 2]},
    {"game": "odessa", "seats": 3, "sizes": [1], "bots": [None, "steady", None]},
    {"game": "donkey", "seats": 2, "limit": 1},
    {"game": "donkey", "seats": 3, "limit": 1, "form": "two_vs_one", "bots": ["random", None, None]},
    {"game": "exchange", "seats": 3, "deals": 1, "max_exchanges": 4},
    {"game": "oko", "seats": 2, "stack": 3},
    {
        "game": "oko",
        "seats": 3,
        "stack": 2,
        "deals": 6,
        "bots": [None, None, "random"],
        "pause": 20.0,
        "hints": False,
    },
    {"game": "odessa", "seats": 3, "sizes": [1, 1, 1], "bots": [None, None, "steady"], "pause": None},
    {"game": "donkey", "seats": 2, "limit": 2, "pause": 5.0},
]
guests = st.sampled_from(GUESTS)


class AnyOrder(RuleBasedStateMachine):
    """Whatever people, bots, clocks and connections do."""

    room: Room

    @initialize(
        table=st.sampled_from(TABLES),
        clock=st.sampled_from(["none", "relaxed", "brisk"]),
        seated=st.sampled_from([True, True, False]),
    )
    def open(self, table: dict[str, Any], clock: str, seated: bool) -> None:
        self.room = Room(clock=clock, **table)
        self.sent: list[commands.Act] = []
        if seated:
            self.everyone_sits()

    def attempt(self, command: commands.Command) -> list[events.Event]:
        """A command that may be denied; then nothing has changed."""
        before = snapshot(self.room.table)
        try:
            found = self.room.do(command)
        except Denied:
            assert snapshot(self.room.table) == before
            return []
        return found

    @rule(guest=guests, seat=st.integers(-1, 3), trump=st.sampled_from([None, "C", "H"]))
    def sit(self, guest: str, seat: int, trump: str | None) -> None:
        command = commands.Sit(
            guest=guest, name=guest, seat=seat, nonce=nonce(self.room.table.seq), trump=trump
        )
        self.attempt(command)

    @rule()
    def everyone_sits(self) -> None:
        for guest, seat in zip(GUESTS, range(4), strict=True):
            self.here(guest)
            self.sit(guest, seat, None)

    @rule(guest=guests)
    def stand(self, guest: str) -> None:
        self.attempt(commands.Stand(guest=guest))

    @rule(guest=guests)
    def start(self, guest: str) -> None:
        self.attempt(commands.Start(guest=guest))

    @rule(guest=guests)
    def back(self, guest: str) -> None:
        self.attempt(commands.Back(guest=guest))

    @rule(guest=guests, agree=st.booleans())
    def claims(self, guest: str, agree: bool) -> None:
        """Proposes to end the deal, agrees, or is against it."""
        runs = [] if self.room.table.match is None else self.room.table.match.progress.runs
        self.attempt(commands.Claim(guest=guest, deal=max(0, len(runs) - 1), agree=agree))

    @rule(guest=guests, late=st.integers(0, 1))
    def ready(self, guest: str, late: int) -> None:
        """Is for the next deal, or says so of one that is long over."""
        runs = [] if self.room.table.match is None else self.room.table.match.progress.runs
        self.attempt(commands.Ready(guest=guest, deal=max(0, len(runs) - 1 - late)))

    @rule()
    def everyone_is_ready(self) -> None:
        for guest in GUESTS:
            self.ready(guest, 0)

    @precondition(lambda self: self.room.table.turn is not None)
    @rule(place=st.integers(0, 99))
    def the_deal_is_played_to_its_end(self, place: int) -> None:
        """So that there are rests enough among what hypothesis tries."""
        assert self.room.table.match is not None
        deals = len(self.room.table.match.progress.runs)
        for _ in range(40):
            if self.room.table.turn is None or len(self.room.table.match.progress.runs) != deals:
                return
            self.play_on(place, 1)

    @rule(guest=guests)
    def here(self, guest: str) -> None:
        self.attempt(commands.Connected(guest=guest, name=guest.title()))

    @rule(guest=guests)
    def cut(self, guest: str) -> None:
        self.attempt(commands.Disconnected(guest=guest))

    @rule(seconds=st.sampled_from([0.0, 3.0, 100.0, 90_000.0]), guest=guests)
    def all_go_and_one_comes_back(self, seconds: float, guest: str) -> None:
        for other in GUESTS:
            self.cut(other)
        self.room.now += seconds
        self.here(guest)

    @rule(guest=guests, phrase=st.integers(0, 12))
    def say(self, guest: str, phrase: int) -> None:
        self.attempt(commands.Say(guest=guest, phrase=phrase))

    @rule(number=st.integers(0, 99))
    def renew(self, number: int) -> None:
        self.attempt(commands.Renew(secret=f"{number:064x}"))

    @rule()
    def everyone_wants(self) -> None:
        self.renew(5)
        for guest in GUESTS:
            self.attempt(commands.Want(guest=guest, nonce=nonce(self.room.table.seq)))

    @precondition(lambda self: self.room.table.turn is not None)
    @rule(guest=guests, place=st.integers(0, 99))
    def act(self, guest: str, place: int) -> None:
        assert self.room.table.match is not None
        legal = self.room.table.match.legal()
        command = self.room.action(guest, legal[place % len(legal)].split("..")[0])
        number = self.number
        acted = self.attempt(command)
        assert len(acted) == self.number - number
        if acted:
            self.sent.append(command)

    @precondition(lambda self: self.room.table.turn is not None)
    @rule(place=st.integers(0, 99), steps=st.integers(1, 6))
    def play_on(self, place: int, steps: int) -> None:
        for _ in range(steps):
            turn = self.room.table.turn
            guest = None if turn is None else self.room.table.chairs[turn.seat].guest
            if guest is not None:
                self.act(guest, place)
            self.bot_plays()

    @precondition(lambda self: self.sent)
    @rule(place=st.integers(0, 99))
    def repeat(self, place: int) -> None:
        seq = self.room.table.seq
        known = self.sent[-KNOWN:]
        command = known[place % len(known)]
        assert self.room.do(command) == []
        assert self.room.table.done[command.guest, command.id] <= seq

    @rule()
    def bot_plays(self) -> None:
        seat = bot_seat(self.room.table)
        if seat is not None:
            assert len(self.room.do(commands.BotAct(seat=seat, action=self.room.choice()))) == 1

    @precondition(lambda self: self.room.table.turn is not None)
    @rule(seat=st.integers(0, 2))
    def a_late_bot_plays(self, seat: int) -> None:
        self.attempt(commands.BotAct(seat=seat, action=self.room.choice()))

    @rule(seconds=st.sampled_from([0.0, 0.25, 4.0, 19.0, 61.0, 300.0, 90_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.room.now += seconds

    @rule()
    def the_clock_looks(self) -> None:
        due = deadline(self.room.table)
        turn, rest = self.room.table.turn, self.room.table.rest
        away = self.room.do(commands.Tick())
        assert bool(away) == (due is not None and due <= self.room.now)
        if away and rest is not None:
            assert away == [events.Dealt()]
        elif away:
            assert turn is not None
            assert [event.seat for event in away if isinstance(event, events.Away)] == [turn.seat]
            assert self.room.do(commands.Tick()) == []

    @rule(first=st.booleans())
    def an_action_comes_as_the_clock_ends(self, first: bool) -> None:
        due = deadline(self.room.table)
        if due is None or self.room.table.turn is None:
            return
        self.room.now = max(self.room.now, due)
        number = self.number
        command = self.room.action(self.room.actor)
        for step in (command, commands.Tick()) if first else (commands.Tick(), command):
            self.attempt(step)
        if self.number == number:
            self.bot_plays()
        assert self.number == number + 1

    @rule(guest=guests, command=st.sampled_from([commands.Pause, commands.Resume]))
    def the_match_is_stopped_or_goes_on(self, guest: str, command: Any) -> None:
        self.attempt(command(guest=guest))

    @rule(guest=guests, seat=st.integers(-1, 4), to=st.integers(-1, 4))
    def seats_change_places(self, guest: str, seat: int, to: int) -> None:
        self.attempt(commands.Move(guest=guest, seat=seat, to=to))

    @rule(guest=guests, seat=st.integers(-1, 4), bot=st.booleans())
    def a_seat_is_freed_or_filled(self, guest: str, seat: int, bot: bool) -> None:
        self.attempt(
            commands.Fill(guest=guest, seat=seat, level="random")
            if bot
            else commands.Remove(guest=guest, seat=seat)
        )

    @rule(guest=guests, place=st.integers(0, 3))
    def somebody_is_let_back(self, guest: str, place: int) -> None:
        numbers = [barred.number for barred in self.room.table.barred.values()]
        number = numbers[place] if place < len(numbers) else 1
        self.attempt(commands.Admit(guest=guest, number=number))

    @rule(guest=guests, table=st.sampled_from(TABLES), watch=st.booleans(), hints=st.booleans())
    def something_else_is_played(self, guest: str, table: dict[str, Any], watch: bool, hints: bool) -> None:
        beside = ("game", "seats", "bots", "pause", "hints")
        options = {name: value for name, value in table.items() if name not in beside}
        changed = self.attempt(
            commands.Change(
                guest=guest,
                game=table["game"],
                seats=table["seats"],
                options=options,
                clock="brisk",
                watch=watch,
                hints=hints,
            )
        )
        if changed:
            assert self.room.table.settings.hints == hints
            assert not any(chair.wants for chair in self.room.table.chairs)

    @rule()
    def the_server_starts_anew(self) -> None:
        self.room.restart()

    # What always holds

    @property
    def number(self) -> int:
        """Actions stored."""
        return sum(isinstance(entry.event, events.Acted) for entry in self.room.log)

    @invariant()
    def numbers_grow_by_one(self) -> None:
        assert [entry.seq for entry in self.room.log] == list(range(1, self.room.table.seq + 1))

    @invariant()
    def the_fold_of_the_stored_events_is_the_table(self) -> None:
        bodies = [(encode(entry.event), entry) for entry in self.room.log]
        log = [events.Stored(seq=entry.seq, at=entry.at, event=decode(body)) for body, entry in bodies]
        assert snapshot(restore("t1", log)) == snapshot(self.room.table)

    @invariant()
    def every_turn_has_one_action(self) -> None:
        table = self.room.table
        begun = [place for place, entry in enumerate(self.room.log) if isinstance(entry.event, events.Began)]
        if table.match is None:  # none has begun yet, or something else is played next
            changed = [
                place for place, entry in enumerate(self.room.log) if isinstance(entry.event, events.Changed)
            ]
            assert max(begun, default=-1) <= max(changed, default=-1)
            return
        since = self.room.log[begun[-1] :]
        stored = [entry.event for entry in since if isinstance(entry.event, events.Acted)]
        played = [action for deal in table.match.record().deals for action in deal.actions]
        assert [f"{event.seat} {event.action}" for event in stored] == played
        assert table.turn is None or table.turn.number == len(played)
        assert table.rest is None or table.rest.number == len(played)

    @invariant()
    def a_match_that_is_on_has_a_turn_or_rests(self) -> None:
        table = self.room.table
        assert (table.state == "playing") == ((table.turn is None) != (table.rest is None))
        if table.rest is not None:
            assert table.match is not None
            assert table.match.progress.current is None, "the next deal isn't dealt yet"
            assert not set(table.rest.ready) & set(awaited(table))

    @invariant()
    def bots_play_where_nobody_does(self) -> None:
        for entry in self.room.log[-1:]:
            if isinstance(entry.event, events.Acted):
                chair = self.room.table.chairs[entry.event.seat]
                assert (entry.event.id is None) == (entry.event.by == "bot")
                assert chair.guest is not None or entry.event.by == "bot"

    @invariant()
    def banks_only_shrink_to_nothing(self) -> None:
        for chair in self.room.table.chairs:
            assert chair.bank is None or 0 <= chair.bank <= 180

    @invariant()
    def somebody_can_go_on(self) -> None:
        """While a person who is there isn't the one to act, a bot plays or the clock will end the turn."""
        table = self.room.table
        if table.rest is not None and table.held is None:
            # Nobody can hold it up for longer than its pause; where bots are alone it isn't held up at all.
            assert (deadline(table) is not None) == (table.watched or not awaited(table))
        if table.turn is None or not table.watched:
            return
        if table.held is not None:
            assert bot_seat(table) is None
            assert deadline(table) is None
            return
        guest = table.chairs[table.turn.seat].guest
        waiting = guest in table.presence.here and table.settings.clock == "none"
        assert bot_seat(table) is not None or deadline(table) is not None or waiting

    def teardown(self) -> None:
        """Whatever has happened, the match comes to its end without anybody who acts."""
        if not hasattr(self, "room") or self.room.table.state != "playing":
            return
        room = self.room
        watcher = next((chair.guest for chair in room.table.chairs if chair.guest), None)
        if watcher is None:
            return
        room.here(watcher)
        room.here("ann")  # the host
        room.do(commands.Resume(guest="ann"))
        for _ in range(2000):
            turn = room.table.turn
            if room.table.state != "playing":
                break
            due = deadline(room.table)
            if room.bots() or turn is not room.table.turn:
                continue
            if due is None:
                room.act()
            else:
                room.now = max(room.now, due)
                assert room.do(commands.Tick())
        assert room.table.state == "over"


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=100,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

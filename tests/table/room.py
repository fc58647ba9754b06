"""A table with its log for tests: commands in, events stored and folded; time stands until it is moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest

from kozyr.games.refusal import Refusal
from kozyr.table import (
    Denied,
    Event,
    Settings,
    Stored,
    Table,
    bot_seat,
    commands,
    deadline,
    decide,
    fold,
    opening,
    restore,
    view_of,
)

SECRET = "5a" * 32
START = 1_000_000.0


def nonce(number: int) -> str:
    """A nonce."""
    return f"{number:032x}"


class Room:
    """A table and what a server would keep of it."""

    def __init__(
        self,
        game: str = "odessa",
        seats: int = 2,
        bots: Sequence[Any] | None = None,
        clock: Any = "brisk",
        open: bool = False,
        watch: bool = False,
        hints: bool = True,
        pause: float | None = 0.0,
        **options: Any,
    ) -> None:
        self.now = START
        self.table = Table("t1")
        self.log: list[Stored] = []
        self.ids = 0
        levels = [None] * seats if bots is None else list(bots)
        settings = Settings(
            game=game,
            seats=seats,
            bots=levels,
            clock=clock,
            open=open,
            watch=watch,
            hints=hints,
            host="ann",
            pause=pause,
            options=options,
        )
        self.store([opening(settings, "the-key", SECRET)])

    def store(self, events: Sequence[Event]) -> None:
        """Number and fold events."""
        for event in events:
            entry = Stored(seq=self.table.seq + 1, at=self.now, event=event)
            self.log.append(entry)
            fold(self.table, event, entry.seq, entry.at)

    def do(self, command: commands.Command) -> list[Event]:
        """Carry out a command."""
        events = decide(self.table, command, self.now)
        self.store(events)
        return events

    def denied(self, command: commands.Command) -> Refusal:
        """The refusal of a command that must change nothing."""
        before = snapshot(self.table)
        with pytest.raises(Denied) as caught:
            decide(self.table, command, self.now)
        assert snapshot(self.table) == before
        return caught.value.refusal

    def wait(self, seconds: float) -> list[Event]:
        """Let time pass and the clock look."""
        self.now += seconds
        return self.do(commands.Tick())

    def sit(self, guest: str, seat: int, trump: str | None = None, connect: bool = True) -> list[Event]:
        """A guest comes in and sits down."""
        if connect:
            self.do(commands.Connected(guest=guest, name=guest.title()))
        return self.do(
            commands.Sit(guest=guest, name=guest.title(), seat=seat, nonce=nonce(seat + 1), trump=trump)
        )

    def here(self, guest: str) -> list[Event]:
        """A guest's client connects."""
        return self.do(commands.Connected(guest=guest, name=guest.title()))

    def cut(self, guest: str) -> list[Event]:
        """A guest's client is gone."""
        return self.do(commands.Disconnected(guest=guest))

    def action(self, guest: str, action: str | None = None, id: str | None = None) -> commands.Act:
        """A guest's action: by default the first legal one, with a new id."""
        self.ids += 1
        assert self.table.match is not None
        return commands.Act(
            guest=guest,
            id=id or f"id-{self.ids}",
            deal=len(self.table.match.progress.runs) - 1,
            action=action or self.choice(),
        )

    def choice(self) -> str:
        """A legal action of the seat to act."""
        assert self.table.match is not None
        return self.table.match.legal()[0].split("..")[0]

    def act(self, action: str | None = None) -> list[Event]:
        """The person to act acts."""
        return self.do(self.action(self.actor, action))

    def bots(self) -> int:
        """Bots play as long as they are to; how many actions."""
        played = 0
        while (seat := bot_seat(self.table)) is not None:
            self.do(commands.BotAct(seat=seat, action=self.choice()))
            played += 1
        return played

    @property
    def actor(self) -> str:
        """The guest whose turn it is."""
        assert self.table.turn is not None
        guest = self.table.chairs[self.table.turn.seat].guest
        assert guest is not None
        return guest

    @property
    def deadline(self) -> float | None:
        """Seconds until the next tick."""
        end = deadline(self.table)
        return None if end is None else end - self.now

    def bank(self, seat: int) -> float | None:
        """The bank as folded."""
        return self.table.chairs[seat].bank

    def ready(self, guest: str) -> list[Event]:
        """A guest is for the next deal."""
        assert self.table.match is not None
        return self.do(commands.Ready(guest=guest, deal=len(self.table.match.progress.runs) - 1))

    def play_deal(self) -> None:
        """Everyone plays to the end of the deal that is on."""
        assert self.table.match is not None
        run = self.table.match.progress.runs[-1]
        while run.outcome is None:
            if not self.bots():
                self.act()

    def restart(self) -> None:
        """Forget everything but the log."""
        before = snapshot(self.table)
        self.table = restore(self.table.id, self.log)
        assert snapshot(self.table) == before

    def finish(self) -> None:
        """Everyone plays on to the end of the match."""
        for _ in range(10_000):
            if self.table.state == "over":
                return
            if self.table.rest is not None:
                self.wait(self.deadline or 0.0)
            elif not self.bots():
                self.act()
        raise AssertionError("the match doesn't end")


def snapshot(table: Table) -> dict[str, Any]:
    """All that is stored of a table, to compare."""
    kept = {
        entry.name: getattr(table, entry.name)
        for entry in fields(table)
        if entry.name not in ("presence", "views", "match")
    }
    views = [view_of(table, seat) for seat in (*range(len(table.chairs)), None)]
    copies: dict[str, Any] = {"chairs": [repr(chair) for chair in table.chairs], "turn": repr(table.turn)}
    copies["rest"] = repr(table.rest)
    return {
        **kept,
        **copies,
        "done": dict(table.done),
        "match": table.match and table.match.to_record(),
        "views": views,
    }


def started(**settings: Any) -> Room:
    """A room with Ann in seat 0 and Bob in seat 1, whose match is on."""
    room = Room(**settings)
    room.sit("ann", 0)
    room.sit("bob", 1)
    return room

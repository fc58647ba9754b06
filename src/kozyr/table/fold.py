"""Carrying out events: the one place where a table changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kozyr.cards import match_seed
from kozyr.match import Match
from kozyr.table import events
from kozyr.table.claiming import deal_of
from kozyr.table.clocks import bank_left, bank_of, pause_of
from kozyr.table.events import Event, Stored
from kozyr.table.state import Barred, Chair, Claim, Hold, Rest, Shuffle, Table, Turn
from kozyr.table.tally import count
from kozyr.table.trumps import agreed_options, deal_trumps

KNOWN = 50
"""How many actions a table knows by their ids; nobody still waits for the answer to an older one."""


def restore(id: str, log: Iterable[Stored]) -> Table:
    """The table that a log tells of; nobody is connected.

    Raises:
        ValueError: the events aren't numbered 1, 2, …
    """
    table = Table(id)
    for entry in log:
        fold(table, entry.event, entry.seq, entry.at)
    return table


def fold(table: Table, event: Event, seq: int, at: float) -> None:
    """Carry out an event that ``decide`` has answered with.

    Args:
        table: is changed.
        event: what happened.
        seq: its number, one more than the last one's.
        at: when, in unix seconds.

    Raises:
        ValueError: the number is another; nothing has changed.
    """
    if seq != table.seq + 1:
        raise ValueError(f"event {seq} can't follow event {table.seq}")
    table.seq, table.at = seq, at
    table.views.clear()
    _FOLDS[type(event)](table, event, at)


def _opened(table: Table, event: events.Opened, at: float) -> None:
    table.settings, table.key, table.secret = event.settings, event.key, event.secret
    table.chairs = [Chair(level=level) for level in event.settings.bots]


def _sat(table: Table, event: events.Sat, at: float) -> None:
    table.chairs[event.seat] = Chair(
        guest=event.guest,
        name=event.name,
        nonce=event.nonce,
        trump=event.trump,
        wants=True,
    )


def _stood(table: Table, event: events.Stood, at: float) -> None:
    table.chairs[event.seat] = Chair()


def _filled(table: Table, event: events.Filled, at: float) -> None:
    table.chairs[event.seat] = Chair(level=event.level)


def _began(table: Table, event: events.Began, at: float) -> None:
    deal_trumps(table)
    for chair in table.chairs:
        chair.bank = bank_of(table) if chair.guest else None
        chair.away, chair.missed, chair.wants = None, [], False
    table.shuffle = Shuffle(
        table.secret,
        [chair.nonce for chair in table.chairs],
        [chair.name or chair.level or "-" for chair in table.chairs],
    )
    seed = match_seed(bytes.fromhex(table.secret), [bytes.fromhex(chair.nonce) for chair in table.chairs])
    settings = table.settings
    table.match = Match(settings.game, seats=settings.seats, seed=seed, options=agreed_options(table))
    table.number = event.number
    table.paused = table.held = table.claim = None
    _go_on(table, 0, at)


def _acted(table: Table, event: events.Acted, at: float) -> None:
    assert table.match is not None
    assert table.turn is not None
    chair = table.chairs[event.seat]
    if event.by == "player":
        chair.bank = bank_left(table, event.seat, at)
        chair.missed = []
        if event.id is not None and chair.guest is not None:
            table.done[chair.guest, event.id] = table.seq
            if len(table.done) > KNOWN:
                del table.done[next(iter(table.done))]
    elif chair.away is not None:
        chair.missed.append(f"{event.seat} {event.action}")
    table.match.apply(event.action, event.seat, onward=not pause_of(table))
    _go_on(table, table.turn.number + 1, at)


def _go_on(table: Table, number: int, at: float) -> None:
    """The next turn, the rest between two deals, or the end of the match."""
    assert table.match is not None
    seat, over = table.match.to_act, table.match.finished
    table.turn = None if seat is None else Turn(seat=seat, since=at, number=number)
    table.rest = Rest(since=at, number=number) if seat is None and not over else None
    table.state = "over" if over else "playing"
    table.wants_secret = over
    if over:
        count(table, table.match)
        for chair in table.chairs:
            chair.away = "left" if chair.away == "left" else None


def _ready(table: Table, event: events.Ready, at: float) -> None:
    assert table.rest is not None
    table.rest.ready.append(event.seat)


def _dealt(table: Table, event: events.Dealt, at: float) -> None:
    assert table.match is not None
    assert table.rest is not None
    table.match.deal()
    _go_on(table, table.rest.number, at)


def _away(table: Table, event: events.Away, at: float) -> None:
    chair = table.chairs[event.seat]
    chair.bank = bank_left(table, event.seat, at)
    chair.missed = [] if chair.away is None else chair.missed
    chair.away = event.why


def _back(table: Table, event: events.Back, at: float) -> None:
    table.chairs[event.seat].away = None
    if table.turn is not None and table.turn.seat == event.seat:
        table.turn.since, table.turn.returned = at, True


def _claimed(table: Table, event: events.Claimed, at: float) -> None:
    deal = deal_of(table)
    if table.claim is None or table.claim.deal != deal:
        table.claim = Claim(deal, [])
    table.claim.seats.append(event.seat)


def _unclaimed(table: Table, event: events.Unclaimed, at: float) -> None:
    assert table.claim is not None
    table.claim.over = True


def _paused(table: Table, event: events.Paused, at: float) -> None:
    table.paused = at


def _resumed(table: Table, event: events.Resumed, at: float) -> None:
    span = table.turn or table.rest
    if span is not None:
        span.since = at if table.paused is None else span.since + at - max(span.since, table.paused)
    table.paused = None


def _wanted(table: Table, event: events.Wanted, at: float) -> None:
    chair = table.chairs[event.seat]
    chair.nonce, chair.wants, chair.away = event.nonce, True, None


def _renewed(table: Table, event: events.Renewed, at: float) -> None:
    table.secret, table.wants_secret = event.secret, False


def _said(table: Table, event: events.Said, at: float) -> None:
    table.chairs[event.seat].said_at = at


def _closed(table: Table, event: events.Closed, at: float) -> None:
    table.state, table.turn, table.wants_secret = "closed", None, False
    table.held = table.rest = None


def _held(table: Table, event: events.Held, at: float) -> None:
    table.held = Hold(event.seat)
    table.paused = at if table.paused is None else table.paused


def _released(table: Table, event: events.Released, at: float) -> None:
    table.held = None
    _resumed(table, events.Resumed(), at)


def _removed(table: Table, event: events.Removed, at: float) -> None:
    chair = table.chairs[event.seat]
    if chair.guest is not None:
        table.barred[chair.guest] = Barred(table.seq, chair.name or "")
    playing = table.state == "playing"
    table.chairs[event.seat] = Chair(level="steady", trump=chair.trump) if playing else Chair()


def _admitted(table: Table, event: events.Admitted, at: float) -> None:
    table.barred = {guest: barred for guest, barred in table.barred.items() if barred.number != event.number}


def _moved(table: Table, event: events.Moved, at: float) -> None:
    chairs = table.chairs
    chairs[event.seat], chairs[event.to] = chairs[event.to], chairs[event.seat]


def _changed(table: Table, event: events.Changed, at: float) -> None:
    """The last match is put away: what is shown belongs to the next one."""
    table.settings = event.settings
    table.state, table.match, table.shuffle = "waiting", None, None
    chairs = [Chair() if chair.away == "left" else chair for chair in table.chairs[: event.settings.seats]]
    table.chairs = chairs + [Chair() for _ in range(event.settings.seats - len(chairs))]
    for chair in table.chairs:
        chair.wants, chair.bank, chair.trump = False, None, None


_FOLDS: dict[type, Callable[[Table, Any, float], None]] = {
    events.Opened: _opened,
    events.Sat: _sat,
    events.Stood: _stood,
    events.Filled: _filled,
    events.Began: _began,
    events.Acted: _acted,
    events.Ready: _ready,
    events.Dealt: _dealt,
    events.Away: _away,
    events.Back: _back,
    events.Claimed: _claimed,
    events.Unclaimed: _unclaimed,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Wanted: _wanted,
    events.Renewed: _renewed,
    events.Said: _said,
    events.Closed: _closed,
    events.Held: _held,
    events.Released: _released,
    events.Removed: _removed,
    events.Admitted: _admitted,
    events.Moved: _moved,
    events.Changed: _changed,
}

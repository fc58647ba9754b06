"""Who may sit down, stand up, begin, and play another match."""

from __future__ import annotations

import re

from kozyr.cards import SUITS
from kozyr.table import commands, events
from kozyr.table.commands import denied, unreadable
from kozyr.table.events import Event, Suit
from kozyr.table.state import Table
from kozyr.table.trumps import are_named, free_trumps

_NONCE = re.compile("[0-9a-f]{32}")


def find_seat(table: Table, guest: str) -> int:
    """Where a guest sits.

    Raises:
        Denied: nowhere.
    """
    seat = table.seat_of(guest)
    if seat is None:
        raise denied("web-denied-not-seated")
    return seat


def sit(table: Table, command: commands.Sit, now: float) -> list[Event]:
    """A guest takes a free seat; with the last one the match begins."""
    seat = command.seat
    if not 0 <= seat < len(table.chairs):
        raise unreadable("web-denied-no-seat", number=seat)
    check_nonce(command.nonce)
    mine = table.seat_of(command.guest)
    if mine == seat:
        return []
    if mine is not None:
        raise denied("web-denied-seated-already")
    if command.guest in table.barred:
        raise denied("web-denied-removed")
    if table.state == "playing":
        raise denied("web-denied-match-on")
    if not table.chairs[seat].free:
        raise denied("web-denied-seat-taken")
    if table.wants_secret:
        raise denied("web-denied-not-ready")
    sat = events.Sat(
        seat=seat,
        guest=command.guest,
        name=command.name,
        nonce=command.nonce,
        trump=_trump(table, command.trump),
    )
    return [sat, *began_if(table, others_ready(table, seat))]


def _trump(table: Table, wanted: str | None) -> Suit | None:
    """The trump that a person gets who sits down."""
    if not are_named(table.settings):
        if wanted is not None:
            raise denied("web-denied-no-trump")
        return None
    if wanted is not None and wanted not in tuple(SUITS):
        raise unreadable("web-denied-bad-trump")
    free = free_trumps(table)
    if wanted is not None and wanted not in free:
        raise denied("web-denied-trump-taken", suit=wanted)
    suit: Suit = wanted or free[0]  # type: ignore[assignment]
    return suit


def check_nonce(nonce: str) -> None:
    """Refuse what isn't 16 bytes of hex."""
    if not _NONCE.fullmatch(nonce):
        raise unreadable("web-denied-bad-nonce")


def others_ready(table: Table, seat: int) -> bool:
    """Whether every other seat is a bot's, or a person's who is for the next match."""
    return all(
        chair.level is not None or (chair.guest is not None and chair.wants)
        for other, chair in enumerate(table.chairs)
        if other != seat
    )


def began_if(table: Table, ready: bool) -> list[Event]:
    """The beginning of the next match."""
    return [events.Began(number=table.number + 1)] if ready else []


def stand(table: Table, command: commands.Stand, now: float) -> list[Event]:
    """A guest leaves: the seat is free, or played on by a bot until the match is over."""
    seat = table.seat_of(command.guest)
    if seat is None:
        return []
    if table.state != "playing":
        return [events.Stood(seat=seat)]
    return [] if table.chairs[seat].away == "left" else [events.Away(seat=seat, why="left")]


def want(table: Table, command: commands.Want, now: float) -> list[Event]:
    """A guest wants another match; it begins when all do. Those who left the last one lose their seats."""
    seat = find_seat(table, command.guest)
    check_nonce(command.nonce)
    if table.state == "playing":
        raise denied("web-denied-not-over")
    if table.wants_secret:
        raise denied("web-denied-not-ready")
    if table.chairs[seat].wants:
        return []
    left = [other for other, chair in enumerate(table.chairs) if chair.away == "left" and other != seat]
    stood = [events.Stood(seat=other) for other in left]
    ready = not left and others_ready(table, seat)
    return [*stood, events.Wanted(seat=seat, nonce=command.nonce), *began_if(table, ready)]


def start(table: Table, command: commands.Start, now: float) -> list[Event]:
    """The host begins without waiting: bots take the free seats and those of persons who are gone."""
    if table.state == "playing":
        return []
    host = table.settings.host
    stands_in = host not in table.presence.here and table.seat_of(command.guest) is not None
    if command.guest != host and not stands_in:
        raise denied("web-denied-not-host")
    if table.wants_secret:
        raise denied("web-denied-not-ready")
    found: list[Event] = []
    persons = 0
    for seat, chair in enumerate(table.chairs):
        if chair.guest is not None and chair.wants:
            persons += 1
        elif chair.guest is not None:
            if chair.guest in table.presence.here and chair.away != "left":
                raise denied("web-denied-not-all-want")
            found += [events.Stood(seat=seat), events.Filled(seat=seat, level=command.level)]
        elif chair.free:
            found.append(events.Filled(seat=seat, level=command.level))
    if persons == 0:
        raise denied("web-denied-no-person")
    return [*found, *began_if(table, True)]

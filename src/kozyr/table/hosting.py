"""What the host may do: stop the clock, seat people and bots, change what is played next."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.games.option import OptionError
from kozyr.table import commands, events
from kozyr.table.commands import denied, unreadable
from kozyr.table.events import Event
from kozyr.table.settings import checked
from kozyr.table.sitting import began_if, others_ready
from kozyr.table.state import Table


def check_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if guest != table.settings.host:
        raise denied("web-denied-not-host")


def check_between(table: Table) -> None:
    """Refuse what can only be done while no match is on and the next secret is there."""
    if table.state == "playing":
        raise denied("web-denied-match-on")
    if table.wants_secret:
        raise denied("web-denied-not-ready")


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that there isn't."""
    if not 0 <= seat < len(table.chairs):
        raise unreadable("web-denied-no-seat", number=seat)


def pause(table: Table, command: commands.Pause, now: float) -> list[Event]:
    """The host stops the match: the clock stands, bots wait, nobody plays."""
    check_host(table, command.guest)
    if table.state != "playing":
        raise denied("web-denied-not-begun")
    return [] if table.held else [events.Held(seat=table.seat_of(command.guest))]


def resume(table: Table, command: commands.Resume, now: float) -> list[Event]:
    """The host goes on; while the host isn't connected, any player may."""
    seat = table.seat_of(command.guest)
    if seat is None or table.settings.host in table.presence.here:
        check_host(table, command.guest)
    if not table.held:
        return []
    return [events.Released(seat=seat), *([] if table.watched else [events.Paused()])]


def remove(table: Table, command: commands.Remove, now: float) -> list[Event]:
    """The host frees a seat; in a match a bot plays on, and who sat there doesn't come in again."""
    check_host(table, command.guest)
    check_seat(table, command.seat)
    chair = table.chairs[command.seat]
    if chair.guest == command.guest:
        raise denied("web-denied-not-yourself")
    if chair.guest is None:
        check_between(table)
    return [] if chair.free else [events.Removed(seat=command.seat)]


def admit(table: Table, command: commands.Admit, now: float) -> list[Event]:
    """The host lets somebody come in again."""
    check_host(table, command.guest)
    return [
        events.Admitted(number=barred.number, name=barred.name)
        for barred in table.barred.values()
        if barred.number == command.number
    ]


def move(table: Table, command: commands.Move, now: float) -> list[Event]:
    """The host lets two seats change places."""
    check_host(table, command.guest)
    check_between(table)
    check_seat(table, command.seat)
    check_seat(table, command.to)
    same = command.seat == command.to
    return [] if same else [events.Moved(seat=command.seat, to=command.to)]


def fill(table: Table, command: commands.Fill, now: float) -> list[Event]:
    """The host puts a bot into a free seat; if all the others are ready, the match begins."""
    check_host(table, command.guest)
    check_between(table)
    check_seat(table, command.seat)
    if not table.chairs[command.seat].free:
        raise denied("web-denied-seat-taken")
    persons = any(chair.guest for chair in table.chairs)
    filled = events.Filled(seat=command.seat, level=command.level)
    return [filled, *began_if(table, persons and others_ready(table, command.seat))]


def change(table: Table, command: commands.Change, now: float) -> list[Event]:
    """The host changes what is played next; whoever sits here has to agree anew."""
    check_host(table, command.guest)
    check_between(table)
    chairs = table.chairs[: max(0, command.seats)]
    if any(chair.guest and chair.away != "left" for chair in table.chairs[len(chairs) :]):
        raise denied("web-denied-seats-taken")
    levels: list[Any] = [chair.level for chair in chairs]
    wanted = msgspec.structs.replace(
        table.settings,
        game=command.game,
        seats=command.seats,
        options=command.options,
        bots=levels + [None] * (command.seats - len(levels)),
        clock=command.clock,
        watch=command.watch,
        pause=table.settings.pause if command.pause is None else command.pause,
        hints=command.hints,
    )
    try:
        return [events.Changed(settings=checked(wanted))]
    except OptionError as error:
        raise unreadable("web-cant-make", message=str(error)) from None

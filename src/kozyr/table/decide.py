"""What a command leads to: events, or a refusal. Nothing happens here; `fold` carries events out.

The two exceptions are `Connected` and `Disconnected`: they change ``table.presence``, which isn't stored.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from kozyr.games.words import read_words
from kozyr.match import Match
from kozyr.table import commands, events
from kozyr.table.claiming import claim, deal_of
from kozyr.table.clocks import awaited, clock_end, deadline, is_bots, rest_end
from kozyr.table.commands import ID_LENGTH, PHRASES, Command, Denied, denied, unreadable
from kozyr.table.events import Event, Opened, Settings
from kozyr.table.hosting import admit, change, check_host, fill, move, pause, remove, resume
from kozyr.table.settings import checked
from kozyr.table.sitting import find_seat, sit, stand, start, want
from kozyr.table.state import Table

SAY_PAUSE = 1.5
"""Seconds between two phrases of a player."""

_SECRET = re.compile("[0-9a-f]{64}")


def opening(settings: Settings, key: str, secret: str) -> Opened:
    """The first event of a table; options that are the game's defaults are left out.

    Raises:
        OptionError: what was chosen can't be; ``path`` names it (``game``, ``options.sizes``, ``bots[1]``).
    """
    chosen = checked(settings)
    if not _SECRET.fullmatch(secret):
        raise ValueError("the secret is not 32 bytes of hex")
    return Opened(settings=chosen, key=key, secret=secret)


def decide(table: Table, command: Command, now: float) -> list[Event]:
    """What follows from a command.

    Args:
        table: the table; only `Connected` and `Disconnected` change it (its presence).
        command: what is asked.
        now: unix seconds, not before the last event.

    Returns:
        The events in order, each to be folded at ``now``; none where there is nothing to do, as for an
        action whose id is known.

    Raises:
        Denied: it can't be; nothing has changed.
    """
    if table.state == "closed" and not isinstance(command, _ALWAYS):
        raise denied("web-denied-closed")
    return _DECISIONS[type(command)](table, command, now)


def _act(table: Table, command: commands.Act, now: float) -> list[Event]:
    if (command.guest, command.id) in table.done:
        return []
    if table.state == "closed":
        raise denied("web-denied-closed")
    if not 1 <= len(command.id) <= ID_LENGTH:
        raise unreadable("web-denied-bad-id")
    seat = find_seat(table, command.guest)
    if table.match is None:
        raise denied("web-denied-not-begun")
    if table.held:
        raise denied("web-denied-held")
    if table.chairs[seat].away is not None and not table.match.finished:
        raise denied("web-denied-bot-plays")
    deal = deal_of(table)
    if command.deal != deal or table.rest is not None:
        raise denied("deal-over" if command.deal <= deal else "no-deal")
    action = _legal(table.match, command.action, seat)
    return [events.Acted(seat=seat, action=action, by="player", id=command.id)]


def _bot_act(table: Table, command: commands.BotAct, now: float) -> list[Event]:
    if table.match is None:
        raise denied("web-denied-not-begun")
    if not 0 <= command.seat < len(table.chairs):
        raise unreadable("web-denied-no-seat", number=command.seat)
    if table.held:
        raise denied("web-denied-held")
    if not is_bots(table, command.seat):
        raise denied("web-denied-not-a-bot", seat=command.seat)
    action = _legal(table.match, command.action, command.seat)
    instead = command.instead or msgspec.UNSET
    return [events.Acted(seat=command.seat, action=action, by="bot", instead=instead)]


def _legal(match: Match, action: str, seat: int) -> str:
    """A legal action as a record spells it."""
    refusal = match.explain(action, seat)
    if refusal is not None:
        raise Denied(refusal)
    game = match.game
    return game.text(game.encode(read_words(action, game.verbs, game.pack)))


def _ready(table: Table, command: commands.Ready, now: float) -> list[Event]:
    seat = find_seat(table, command.guest)
    if table.match is None:
        raise denied("web-denied-not-begun")
    if table.rest is None or command.deal != deal_of(table):
        return []  # it was said too late: the next deal is on
    if table.held:
        raise denied("web-denied-held")
    if table.chairs[seat].away is not None:
        raise denied("web-denied-bot-plays")
    return [events.Ready(seat=seat)] if seat in awaited(table) else []


def _back(table: Table, command: commands.Back, now: float) -> list[Event]:
    seat = find_seat(table, command.guest)
    if table.state != "playing" or table.chairs[seat].away is None:
        return []
    turn = table.turn
    if turn is not None and turn.seat == seat and turn.returned:
        raise denied("web-denied-back-once")
    return [events.Back(seat=seat)]


def _renew(table: Table, command: commands.Renew, now: float) -> list[Event]:
    if not _SECRET.fullmatch(command.secret):
        raise unreadable("web-denied-bad-secret")
    return [events.Renewed(secret=command.secret)] if table.wants_secret else []


def _say(table: Table, command: commands.Say, now: float) -> list[Event]:
    seat = find_seat(table, command.guest)
    if not 0 <= command.phrase < PHRASES:
        raise unreadable("web-denied-no-phrase", number=command.phrase)
    said_at = table.chairs[seat].said_at
    if said_at is not None and now < said_at + SAY_PAUSE:
        raise denied("web-denied-too-fast")
    return [events.Said(seat=seat, phrase=command.phrase)]


def _tick(table: Table, command: commands.Tick, now: float) -> list[Event]:
    end = deadline(table)
    if end is None or now < end:
        return []
    if table.rest is not None:
        return [events.Dealt()]
    assert table.turn is not None
    return [events.Away(seat=table.turn.seat, why="clock" if clock_end(table) == end else "gone")]


def _connected(table: Table, command: commands.Connected, now: float) -> list[Event]:
    presence, watched = table.presence, table.watched
    presence.here[command.guest] = command.name
    presence.gone.pop(command.guest, None)
    if watched or not table.watched:
        return []
    presence.woken = now
    if (table.turn is None and table.rest is None) or table.held:
        return []
    end = clock_end(table) if table.rest is None else rest_end(table)
    missed = end is not None and end <= now
    return [events.Resumed()] if missed or table.paused is not None else []


def _disconnected(table: Table, command: commands.Disconnected, now: float) -> list[Event]:
    presence, watched = table.presence, table.watched
    if command.guest in presence.here:
        del presence.here[command.guest]
        presence.gone[command.guest] = now
    goes_on = table.turn is not None or table.rest is not None
    rests = watched and not table.watched and goes_on and table.paused is None
    return [events.Paused()] if rests else []


def _close(table: Table, command: commands.Close, now: float) -> list[Event]:
    if table.state == "closed":
        return []
    if command.guest is not None:
        check_host(table, command.guest)
    return [events.Closed(why=command.why)]


_ALWAYS = (commands.Act, commands.Close, commands.Connected, commands.Disconnected, commands.Tick)
"""What is answered at a closed table too."""

_DECISIONS: dict[type, Callable[[Table, Any, float], list[Event]]] = {
    commands.Sit: sit,
    commands.Stand: stand,
    commands.Start: start,
    commands.Act: _act,
    commands.BotAct: _bot_act,
    commands.Back: _back,
    commands.Ready: _ready,
    commands.Claim: claim,
    commands.Want: want,
    commands.Renew: _renew,
    commands.Say: _say,
    commands.Tick: _tick,
    commands.Connected: _connected,
    commands.Disconnected: _disconnected,
    commands.Close: _close,
    commands.Pause: pause,
    commands.Resume: resume,
    commands.Remove: remove,
    commands.Admit: admit,
    commands.Move: move,
    commands.Fill: fill,
    commands.Change: change,
}

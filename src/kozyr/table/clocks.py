"""How long a player may take, and when a bot steps in. Times are unix seconds, spans seconds.

A turn has its own time; what goes beyond it is taken from the player's bank, which lasts for the match. The
time counts from the event that made the turn, so a table that is restored has the same clock.
"""

from __future__ import annotations

from kozyr.table.events import Clock
from kozyr.table.state import Table, Turn

TURN: dict[Clock, float] = {"relaxed": 60.0, "brisk": 20.0}
BANK: dict[Clock, float] = {"relaxed": 180.0, "brisk": 60.0}
GONE: dict[Clock, float] = {"none": 60.0, "relaxed": 20.0, "brisk": 20.0}
"""How long a turn waits for a player who isn't connected."""
PAUSE: dict[Clock, float] = {"none": 20.0, "relaxed": 20.0, "brisk": 10.0}
"""How long a table rests between two deals at most, where nothing else was chosen."""
LONGEST_PAUSE = 600.0


def pause_of(table: Table) -> float:
    """How long the table rests between two deals at most; 0: not at all."""
    pause = table.settings.pause
    return PAUSE[table.settings.clock] if pause is None else pause


def awaited(table: Table) -> list[int]:
    """The seats of those whom the rest between two deals waits for.

    Bots aren't waited for, nor persons for whom one plays, nor those who are out of the match.
    """
    rest = table.rest
    if rest is None:
        return []
    out = table.out
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None and chair.away is None and seat not in rest.ready and seat not in out
    ]


def rest_end(table: Table) -> float | None:
    """When the table has rested long enough after a deal, if it does: at once where nobody is waited for."""
    rest = table.rest
    if rest is None:
        return None
    return rest.since + pause_of(table) if awaited(table) else rest.since


def people_play(table: Table) -> bool:
    """Whether a person still has something to play in the match, now or after coming back to the seat."""
    out = table.out
    return any(
        chair.guest is not None and chair.away != "left" and seat not in out
        for seat, chair in enumerate(table.chairs)
    )


def bank_of(table: Table) -> float | None:
    """The bank at the start of a match; None without a clock."""
    return BANK.get(table.settings.clock)


def is_bots(table: Table, seat: int) -> bool:
    """Whether a bot plays for the seat: its own, or for a player who is away."""
    chair = table.chairs[seat]
    return chair.level is not None or chair.away is not None


def bot_seat(table: Table) -> int | None:
    """The seat that a bot is to play for now.

    Where nobody is connected, only bots with a seat of their own play on: the table rests at the next turn of
    a person.
    """
    turn = table.turn
    if turn is None or table.held or not is_bots(table, turn.seat):
        return None
    return turn.seat if table.watched or table.chairs[turn.seat].level is not None else None


def overrun(table: Table, turn: Turn, now: float) -> float:
    """How far a turn has gone beyond its own time."""
    return max(0.0, now - turn.since - TURN[table.settings.clock])


def bank_left(table: Table, seat: int, now: float) -> float | None:
    """What the seat's bank holds now."""
    bank = table.chairs[seat].bank
    turn = table.turn
    if bank is None or turn is None or turn.seat != seat or is_bots(table, seat):
        return bank
    return max(0.0, bank - overrun(table, turn, now if table.paused is None else table.paused))


def clock_end(table: Table) -> float | None:
    """When the time of the player to act runs out."""
    turn = table.turn
    if turn is None or is_bots(table, turn.seat):
        return None
    bank = table.chairs[turn.seat].bank
    return None if bank is None else turn.since + TURN[table.settings.clock] + bank


def gone_end(table: Table) -> float | None:
    """When the table stops waiting for a player to act who isn't connected.

    Counted from the start of the turn, or from when the connection was lost, whichever is later.
    """
    turn = table.turn
    if turn is None or is_bots(table, turn.seat):
        return None
    guest = table.chairs[turn.seat].guest
    presence = table.presence
    if guest is None or guest in presence.here:
        return None
    lost = presence.gone.get(guest, presence.woken)
    return max(turn.since, lost) + GONE[table.settings.clock]


def deadline(table: Table) -> float | None:
    """When the next ``Tick`` is due: the player to act is away from then on, or the next deal is dealt.

    None while nobody is connected: the table rests. But where a deal is over and nobody is waited for, the
    next one is dealt all the same, as bots play on alone.
    """
    if table.rest is not None and not table.held and not awaited(table):
        return rest_end(table)
    if not table.watched or table.paused is not None:
        return None
    ends = [end for end in (clock_end(table), gone_end(table), rest_end(table)) if end is not None]
    return min(ends, default=None)

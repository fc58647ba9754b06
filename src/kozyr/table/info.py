"""What everyone at a table may know of it, and who may come in."""

from __future__ import annotations

from functools import lru_cache
from hmac import compare_digest
from typing import Any, Literal

import msgspec

from kozyr.cards import commitment
from kozyr.records import write
from kozyr.table.claiming import agreed, deal_of
from kozyr.table.clocks import awaited, bank_left, deadline, pause_of
from kozyr.table.events import Clock, Level, Why
from kozyr.table.state import Chair, State, Table
from kozyr.table.tally import TallyInfo, tallies_of
from kozyr.table.trumps import are_named


class ChairInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as all see it."""

    name: str | None
    """A person's; bots have none."""
    kind: Literal["person", "bot", "free"]
    level: Level | None
    connected: bool
    """False for bots too."""
    away: Why | None
    trump: str | None
    """In donkey, where everyone names one of their own; a bot has none before the first match."""
    wants: bool
    out: bool
    """Whether this seat has nothing more to play in the match that is on."""
    bank: float | None
    """Seconds left beside those of each turn; None without a clock, for bots and before a match."""


class TurnInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to act; times are unix seconds."""

    seat: int
    since: float
    deadline: float | None
    """When a bot steps in; its own turns have none."""


class RestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A deal is over and the next one isn't dealt yet."""

    deal: int
    """Which deal of the match is over, from 0."""
    until: float | None
    """When the next one is dealt at the latest; None while the clock stands still."""
    ready: list[int]
    """Seats of those who are for it."""
    awaited: list[int]
    """Seats of those who are still waited for."""


class BarredInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom the host has removed."""

    number: int
    name: str


class HoldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The match is stopped."""

    seat: int | None
    """Where the host sits who has done it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as all at it see it, but for ``you`` and ``host``."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    """Only what differs from the defaults."""
    clock: Clock
    open: bool
    watch: bool
    """Whether spectators may look on."""
    pause: float
    """How many seconds the table rests between two deals at most."""
    hints: bool
    """Whether those who play may ask for hints."""
    trumps: bool
    """Whether each person names a trump when sitting down."""
    key: str | None
    """Of the link for friends, where one is needed; for those who sit there and the host."""
    state: State
    match: int
    """Matches begun: the number of the one that is on or was the last."""
    commit: str
    """SHA-256 of the secret of the match that is on or comes next, as hex (C-COMMIT)."""
    secret: str | msgspec.UnsetType = msgspec.UNSET
    """That secret, as hex; only once the table is closed and nothing will be dealt by it any more."""
    you: int | None
    host: bool
    chairs: list[ChairInfo]
    turn: TurnInfo | None
    rest: RestInfo | None
    """Between two deals of a match."""
    barred: list[BarredInfo] | None
    """Those whom the host has removed, for the host alone."""
    onlookers: list[str] | None
    """Names of those who are here without a seat, for the host alone."""
    held: HoldInfo | None
    """Whether the host has stopped the match."""
    tallies: list[TallyInfo]
    """The score over the matches of this table."""
    claim: list[int] | None
    """Who is for ending the deal, as its rest is certain; None: that can't be proposed now."""


def table_info(table: Table, guest: str | None, now: float) -> TableInfo:
    """The table as a guest sees it at a time."""
    return info_for(table, guest, stranger_info(table, now))


def info_for(table: Table, guest: str | None, info: TableInfo) -> TableInfo:
    """What a stranger sees, with what a guest sees besides."""
    you, host = table.seat_of(guest), guest == table.settings.host
    key = table.key if not table.settings.open and (host or you is not None) else None
    barred = [BarredInfo(number=one.number, name=one.name) for one in table.barred.values()] if host else None
    onlookers = table.onlookers if host else None
    return msgspec.structs.replace(info, key=key, you=you, host=host, barred=barred, onlookers=onlookers)


@lru_cache(maxsize=4096)
def commit_of(secret: str) -> str:
    """The commitment of a secret, both as hex: the same with every event of a match (C-COMMIT)."""
    return commitment(bytes.fromhex(secret)).hex()


def stranger_info(table: Table, now: float) -> TableInfo:
    """The table at a time, as somebody sees it who doesn't sit there."""
    settings, turn = table.settings, table.turn
    return TableInfo(
        id=table.id,
        game=settings.game,
        seats=settings.seats,
        options=settings.options,
        clock=settings.clock,
        open=settings.open,
        watch=settings.watch,
        pause=pause_of(table),
        hints=settings.hints,
        trumps=are_named(settings),
        key=None,
        state=table.state,
        match=table.number,
        commit=commit_of(table.secret),
        secret=table.secret if table.state == "closed" else msgspec.UNSET,
        you=None,
        host=False,
        chairs=chairs_info(table, now),
        turn=TurnInfo(seat=turn.seat, since=turn.since, deadline=deadline(table)) if turn else None,
        tallies=tallies_of(table),
        rest=rest_info(table),
        barred=None,
        onlookers=None,
        held=HoldInfo(seat=table.held.seat) if table.held else None,
        claim=agreed(table),
    )


def rest_info(table: Table) -> RestInfo | None:
    """The rest between two deals."""
    if table.rest is None:
        return None
    return RestInfo(
        deal=deal_of(table),
        until=deadline(table),
        ready=sorted(table.rest.ready),
        awaited=awaited(table),
    )


def chairs_info(table: Table, now: float) -> list[ChairInfo]:
    """The seats at a time."""
    out = table.out
    return [chair_info(table, seat, chair, seat in out, now) for seat, chair in enumerate(table.chairs)]


def chair_info(table: Table, seat: int, chair: Chair, out: bool, now: float) -> ChairInfo:
    """A seat at a time."""
    bank = bank_left(table, seat, now)
    return ChairInfo(
        name=chair.name,
        kind="bot" if chair.level else "person" if chair.guest else "free",
        level=chair.level,
        connected=chair.guest is not None and chair.guest in table.presence.here,
        away=chair.away,
        trump=chair.trump,
        wants=chair.wants,
        out=out,
        bank=None if bank is None else round(bank, 3),
    )


def may_watch(table: Table, guest: str | None, key: str | None) -> bool:
    """Whether a guest may be told anything of the table.

    Those who sit at it and the host may. Others if the table is open or they have its key: where spectators
    are welcome at any time, else while it has a free seat and waits for players.
    """
    if table.seat_of(guest) is not None or (guest is not None and guest == table.settings.host):
        return True
    if guest in table.barred:
        return False
    waits = not table.full and table.state in ("waiting", "over")
    return (waits or table.settings.watch) and may_enter(table, key)


def may_enter(table: Table, key: str | None) -> bool:
    """Whether the door is open to somebody with this key, or with none."""
    return table.settings.open or (key is not None and compare_digest(key.encode(), table.key.encode()))


def sees_match(table: Table, guest: str) -> bool:
    """Whether a guest is shown the match: from its seat, or as a spectator where these are welcome."""
    return table.settings.watch or table.seat_of(guest) is not None


def record(table: Table) -> str | None:
    """The record of the last match with what it was shuffled by (C-COMMIT).

    It gives every deck that was dealt, so that there is something to compare with the seed.

    Returns:
        None before the match is finished, or given up because the table was closed.
    """
    match, shuffle = table.match, table.shuffle
    if match is None or shuffle is None or not (match.finished or table.state == "closed"):
        return None
    secret = bytes.fromhex(shuffle.secret)
    written = msgspec.structs.replace(
        match.record(decks=True),
        id=f"{table.id}-{table.number}",
        names=shuffle.names,
        commit=commitment(secret),
        secret=secret,
        nonces=[bytes.fromhex(nonce) for nonce in shuffle.nonces],
    )
    return write(written)

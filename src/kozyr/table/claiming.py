"""Ending a deal whose rest is certain: who proposes, who agrees, what follows.

The server never offers it by itself. An offer that came only when `certain` says so would tell all seats
something about cards that are still hidden, and two tables that differ in nothing but such cards would no
longer look the same. So a player proposes it, at any time when few cards are left, which all can see. What
anybody hears up to the last agreement follows from what all know. Only then is the search made, because all
who are there have asked for it: either the rest is played at once, by legal actions that are marked
``claim``, or all hear that it isn't certain, and in this deal it can't be proposed again. So a table can
learn no more of a deal than this one answer, and everybody at it learns the same.
"""

from __future__ import annotations

from typing import Any

from kozyr.games.registry import GAMES
from kozyr.table import commands, events
from kozyr.table.claim import DEEP, certain
from kozyr.table.commands import denied
from kozyr.table.events import Event
from kozyr.table.prompt import view_of
from kozyr.table.sitting import find_seat
from kozyr.table.state import Table

BUDGET = 1500
"""The most positions that are looked at, about 30 ms; it is asked for seldom."""


def deal_of(table: Table) -> int:
    """The number of the deal that is on, from 0."""
    assert table.match is not None
    return len(table.match.progress.runs) - 1


def agreed(table: Table) -> list[int] | None:
    """Who is for ending the deal; None: it can't be proposed now. By what all know alone."""
    if table.turn is None or not GAMES[table.settings.game].early:
        return None
    claim = table.claim
    if claim is not None and claim.deal == deal_of(table):
        return None if claim.over else list(claim.seats)
    view: Any = view_of(table, None)
    deal = view.public.deal
    if deal is None or deal.phase != "play" or getattr(deal, "stock", 0) or not 0 < sum(deal.cards) <= DEEP:
        return None
    return []


def waits_for(table: Table, seats: list[int]) -> bool:
    """Whether a person who is there hasn't agreed; bots agree, and who is away or gone isn't waited for."""
    return any(
        chair.guest in table.presence.here and chair.away is None and seat not in seats
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None
    )


def claim(table: Table, command: commands.Claim, now: float) -> list[Event]:
    """Propose to end the deal, agree to it, or be against it.

    Raises:
        Denied: no match is on, a bot plays for the seat, or it can't be proposed now.
    """
    seat = find_seat(table, command.guest)
    if table.match is None or table.state != "playing":
        raise denied("web-denied-not-begun")
    if table.chairs[seat].away is not None:
        raise denied("web-denied-bot-plays")
    if command.deal != deal_of(table):
        raise denied("deal-over" if command.deal < deal_of(table) else "no-deal")
    seats = agreed(table)
    if seats is None or not (command.agree or seats):
        raise denied("web-denied-claim")
    if not command.agree:
        return [events.Unclaimed(seat=seat)]
    happened: list[Event] = [] if seat in seats else [events.Claimed(seat=seat)]
    if waits_for(table, [*seats, seat]):
        return happened
    found = certain(table.match, BUDGET)
    if found is None:
        return [*happened, events.Unclaimed(seat=None)]
    match = table.match.copy()
    for action in found.line:
        assert match.to_act is not None
        happened.append(events.Acted(seat=match.to_act, action=action, by="claim"))
        match.apply(action)
    return happened

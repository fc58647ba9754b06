"""The score over the matches of a table: who played how many, won how many, and what they came to."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.match import Match
from kozyr.table.state import Table, Tally


class TallyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's matches at this table come to."""

    name: str | None
    """A person's; bots have none."""
    seat: int | None
    """Where the player sits now."""
    played: int
    won: int
    sums: dict[str, int]
    """By game: settlements where the game has them, else totals."""


def count(table: Table, match: Match) -> None:
    """Add a match that is over. A person is known wherever it sits, a bot by its seat."""
    view: Any = match.view(None)
    public = view.public
    results = getattr(public, "settlement", None) or public.totals
    for seat, chair in enumerate(table.chairs):
        tally = table.tallies.setdefault(chair.guest or f"bot {seat}", Tally(seat=seat))
        tally.name = chair.name
        tally.played += 1
        tally.won += seat in public.winners
        game = match.game.name
        tally.sums[game] = tally.sums.get(game, 0) + results[seat]


def tallies_of(table: Table) -> list[TallyInfo]:
    """As all at the table see them, in the order in which players came."""
    return [
        TallyInfo(
            name=tally.name,
            seat=seat_of(table, guest, tally),
            played=tally.played,
            won=tally.won,
            sums=dict(tally.sums),
        )
        for guest, tally in table.tallies.items()
    ]


def seat_of(table: Table, guest: str, tally: Tally) -> int | None:
    """Where a player sits now."""
    if tally.name is not None:
        return table.seat_of(guest)
    return tally.seat if tally.seat < len(table.chairs) and table.chairs[tally.seat].level else None

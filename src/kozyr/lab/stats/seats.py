"""Who wins, by seat and by place after the dealer: the same for every game."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from kozyr.lab.stats.table import Table, columns, ratio
from kozyr.match import Match


@dataclass
class Tally:
    """What has come to one seat or place."""

    matches: int = 0
    wins: int = 0
    total: int = 0
    deals: int = 0
    scored: int = 0


class Seats:
    """Wins of finished matches; what each complete deal added."""

    def __init__(self) -> None:
        self.seats: defaultdict[tuple[str, int, int], Tally] = defaultdict(Tally)
        self.places: defaultdict[tuple[str, int, int], Tally] = defaultdict(Tally)

    def add(self, match: Match) -> None:
        """Count a match; one that isn't over counts with its complete deals only."""
        game, seats = match.game.name, match.seats
        runs = match.progress.runs
        for seat in range(seats):
            here = self.seats[game, seats, seat]
            if match.finished:
                place = self.places[game, seats, place_of(seat, runs[0].dealer, seats)]
                for tally in (here, place):
                    tally.matches += 1
                    tally.wins += seat in match.winners
                    tally.total += match.totals[seat]
            for run in runs:
                if run.outcome is not None and not run.outcome.redealt:
                    there = self.places[game, seats, place_of(seat, run.dealer, seats)]
                    for tally in (here, there):
                        tally.deals += 1
                        tally.scored += run.outcome.scores[seat]

    def tables(self) -> list[Table]:
        """``seats`` and ``places``; a win that is shared counts for each who shares it."""
        rest = "matches:count wins:count win_share:share mean_total:mean deals:count mean_score:mean"
        return [
            Table(
                name=name,
                columns=columns(f"game seats {word}", rest),
                rows=[
                    [
                        *key,
                        tally.matches,
                        tally.wins,
                        ratio(tally.wins, tally.matches),
                        ratio(tally.total, tally.matches),
                        tally.deals,
                        ratio(tally.scored, tally.deals),
                    ]
                    for key, tally in sorted(found.items())
                ],
                chart="win_share",
            )
            for name, word, found in (("seats", "seat", self.seats), ("places", "place", self.places))
        ]


def place_of(seat: int, dealer: int, seats: int) -> int:
    """How many seats after the dealer a seat is: 1 for the next one, ``seats`` for the dealer (C-SEAT).

    For a match it is the dealer of the first deal, for a deal its own.
    """
    return (seat - dealer - 1) % seats + 1

"""The exchange game: how long deals last, and how many end without a winner."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kozyr.lab.stats.table import Table, columns, ratio
from kozyr.match import Match


class Counts:
    """Complete deals by number of seats and of quartets that win."""

    def __init__(self) -> None:
        self.deals: Counter[tuple[int, int]] = Counter()
        self.won: Counter[tuple[int, int]] = Counter()
        self.exchanges: Counter[tuple[int, int]] = Counter()

    def add(self, match: Match) -> None:
        """Count a match."""
        public: Any = match.view(None).public  # type: ignore[attr-defined]
        key = match.seats, match.options["target"]
        for deal in public.deals:
            self.deals[key] += 1
            self.won[key] += bool(deal.winners)
            self.exchanges[key] += deal.exchanges

    def tables(self) -> list[Table]:
        """``exchange_deals``."""
        rows: list[list[Any]] = [
            [*key, deals, self.won[key], ratio(self.won[key], deals), ratio(self.exchanges[key], deals)]
            for key, deals in sorted(self.deals.items())
        ]
        rest = "deals:count won:count win_share:share mean_exchanges:mean"
        return [
            Table(
                name="exchange_deals",
                columns=columns("seats target", rest),
                rows=rows,
                chart="mean_exchanges",
            )
        ]

"""Odessa: which bids are made, by size of the deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kozyr.lab.stats.table import Cell, Table, columns, ratio
from kozyr.match import Match


class Counts:
    """Bids and tricks of complete deals."""

    def __init__(self) -> None:
        self.bids: Counter[tuple[int, int]] = Counter()
        """By (size, bid)."""
        self.ends: Counter[tuple[int, int, int]] = Counter()
        """By (size, bid, sign of tricks taken less bid)."""
        self.tricks: Counter[tuple[int, int]] = Counter()

    def add(self, match: Match) -> None:
        """Count a match."""
        public: Any = match.view(None).public  # type: ignore[attr-defined]
        for deal in public.deals:
            found = deal.details
            for bid, taken in zip(found.bids, found.tricks, strict=True):
                key = found.size, bid
                self.bids[key] += 1
                self.tricks[key] += taken
                self.ends[*key, (taken > bid) - (taken < bid)] += 1

    def tables(self) -> list[Table]:
        """``odessa_bids``."""
        rest = (
            "bids:count exact:count over:count under:count "
            "exact_share:share over_share:share under_share:share mean_tricks:mean"
        )
        rows: list[list[Cell]] = []
        for key, bids in sorted(self.bids.items()):
            ends = [self.ends[*key, sign] for sign in (0, 1, -1)]
            shares = [ratio(end, bids) for end in ends]
            rows.append([*key, bids, *ends, *shares, ratio(self.tricks[key], bids)])
        return [Table(name="odessa_bids", columns=columns("size bid", rest), rows=rows, chart="exact_share")]

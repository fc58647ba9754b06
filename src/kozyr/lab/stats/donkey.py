"""Donkey: where the points of each rank go, how often a lead is beaten under each reading of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kozyr.cards import PACK36
from kozyr.games.donkey.banki import points_of
from kozyr.lab.stats.table import Table, columns, ratio
from kozyr.match import Match

READING = ("form", "trump", "beating", "must_beat")
"""The options that say what beats what, and whether it must."""


class Counts:
    """Tricks of complete deals."""

    def __init__(self) -> None:
        self.laid: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        """By rank: cards laid, and those that whoever laid them took."""
        self.leads: Counter[tuple[Any, ...]] = Counter()
        self.beaten: Counter[tuple[Any, ...]] = Counter()
        """By reading and number of cards led: tricks, and those in which the lead was beaten."""

    def add(self, match: Match) -> None:
        """Count a match."""
        public: Any = match.view(None).public  # type: ignore[attr-defined]
        reading = tuple(match.options[name] for name in READING)
        for trick in (trick for deal in public.deals for trick in deal.tricks):
            for laid in trick.laid:
                for card in laid.cards:
                    self.laid[card[0]] += 1
                    self.kept[card[0]] += laid.seat == trick.taker
            key = (*reading, len(trick.laid[0].cards))
            self.leads[key] += 1
            self.beaten[key] += any(laid.kind == "beat" for laid in trick.laid)

    def tables(self) -> list[Table]:
        """``donkey_ranks`` and ``donkey_leads``."""
        ranks = [rank for rank in PACK36.ranks if self.laid[rank]]
        return [
            Table(
                name="donkey_ranks",
                columns=columns(
                    "rank points",
                    "laid:count kept:count lost:count kept_share:share points_kept:count points_lost:count",
                ),
                rows=[self.row(rank) for rank in ranks],
                chart="kept_share",
            ),
            Table(
                name="donkey_leads",
                columns=columns(" ".join((*READING, "cards")), "leads:count beaten:count beaten_share:share"),
                rows=[
                    [*key, leads, self.beaten[key], ratio(self.beaten[key], leads)]
                    for key, leads in sorted(self.leads.items())
                ],
                chart="beaten_share",
            ),
        ]

    def row(self, rank: str) -> list[Any]:
        """A rank's cards: laid, kept by whoever laid them, lost to another seat."""
        points = points_of(1 << PACK36.parse(f"{rank}C"))
        laid, kept = self.laid[rank], self.kept[rank]
        lost = laid - kept
        return [rank, points, laid, kept, lost, ratio(kept, laid), points * kept, points * lost]

"""Deals of donkey that could be: one sampler for deals with a stock, one for those with a talon."""

from __future__ import annotations

from kozyr.games import api
from kozyr.games.donkey import sample_solo, sample_stock
from kozyr.games.donkey.deal import Rules
from kozyr.games.donkey.state import SOLOIST
from kozyr.games.worlds import Sampler, Worlds

Seen = Rules | sample_solo.Seen | sample_stock.Seen
"""Of a deal that was thrown in nobody has seen more than its rules."""


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    if run.rules.form != SOLOIST:
        return sample_stock.seen(run, seat)
    if run.deal.redealt:
        rules: Rules = run.rules.copy()
        return rules
    return sample_solo.seen(run, seat)


def made(shown: Seen) -> Worlds:
    """The worlds of a deal of which that was seen."""
    if isinstance(shown, sample_stock.Seen):
        return sample_stock.StockWorlds(shown)
    if isinstance(shown, sample_solo.Seen):
        return sample_solo.SoloWorlds(shown)
    return sample_solo.ThrownIn(shown)


worlds = Sampler(seen, made)

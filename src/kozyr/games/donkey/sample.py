"""Deals of donkey that could be: one sampler for deals with a stock, one for those with a talon."""

from __future__ import annotations

from kozyr.games import api
from kozyr.games.donkey import sample_solo, sample_stock
from kozyr.games.donkey.state import SOLOIST
from kozyr.games.worlds import Worlds


def worlds(run: api.Run, seat: int | None) -> Worlds:
    """The worlds of a deal as a seat, or a spectator (None), has seen it."""
    if run.rules.form == SOLOIST:
        if run.deal.redealt:
            return sample_solo.ThrownIn(run.rules)
        return sample_solo.SoloWorlds(sample_solo.seen(run, seat))
    return sample_stock.StockWorlds(sample_stock.seen(run, seat))

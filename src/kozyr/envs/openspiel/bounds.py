"""How long a game can last and what it can be worth: OpenSpiel asks before the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kozyr.envs.openspiel.settings import Settings
from kozyr.games.odessa.deal import REVOKES
from kozyr.games.odessa.match import ladder

ENDLESS = 1_000_000
"""Stands for the length of a game that no rule ends."""
MOST_BANKI = 8
"""Six by the table, one for eggs, one for sevens (DK-TABLE-2 to DK-SEVENS)."""

Range = tuple[int, int]


def scores(settings: Settings) -> Range:
    """The least and the most that a seat's score can be, the more the better."""
    options = settings.options
    name = settings.game.name
    if name == "odessa":
        parts = [odessa_scores(options, size) for size, _ in odessa_deals(settings)]
        return sum(low for low, _ in parts), sum(high for _, high in parts)
    if name == "oko":
        return -options["stack"], options["stack"] * (settings.players - 1)
    if name == "exchange":
        return 0, options["deals"] if settings.match else 1
    return -(MOST_BANKI + options["limit"] - 1 if settings.match else MOST_BANKI), 0


def odessa_deals(settings: Settings) -> list[tuple[int, bool]]:
    """Size and blindness of the deals that are played."""
    deals = ladder(settings.options)
    return deals if settings.match else deals[:1]


def odessa_scores(options: Mapping[str, Any], size: int) -> Range:
    """What a deal of a size can be worth (OD-SCORE, OD-REVOKE)."""
    fines = 50 * REVOKES if options["revoke"] == "penalty" else 0
    return -10 * size - fines, max(10 * size, options["zero_bonus"])


def utilities(settings: Settings) -> Range:
    """The least and the most utility."""
    low, high = scores(settings)
    return (low - high, high - low) if settings.margin else (low, high)


def zero_sum(settings: Settings) -> bool:
    """Whether the utilities always come to nothing: chips do, and margins."""
    return settings.margin or settings.game.name == "oko"


def length(settings: Settings) -> int:
    """The most actions of seats, or ``ENDLESS`` where there is no such number.

    OpenSpiel takes it for the most chance nodes too, so it is no less than the cards that are dealt.
    """
    options, seats = settings.options, settings.players
    name = settings.game.name
    if name == "odessa":
        rounds = 1 + REVOKES * seats if options["revoke"] == "penalty" else 1
        return sum(seats + rounds * size * seats for size, _ in odessa_deals(settings))
    if name == "oko":
        # Every bet or raise brings a chip more, and at most all others answer it; two cards are asked for.
        deal = seats * (seats * options["stack"] + 3)
        deals = options["deals"] if settings.match else 1
        return min(deal * deals, ENDLESS) if deals else ENDLESS
    if name == "exchange":
        deals = options["deals"] if settings.match else 1
        actions = 2 * options["max_exchanges"]
        return min(max(actions, settings.game.pack.size) * deals, ENDLESS) if actions else ENDLESS
    # Deals may be thrown in, and deals of a match bring no banki, as often as chance wants.
    return ENDLESS if settings.match or options["form"] in ("two_vs_one", "three_vs_one") else 36

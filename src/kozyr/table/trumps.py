"""Own trumps in donkey: each person names one when sitting down, bots take what is left (DK-TRUMP)."""

from __future__ import annotations

from typing import Any

from kozyr.cards import SUITS
from kozyr.games.option import read_options
from kozyr.games.registry import GAMES
from kozyr.table.events import Settings
from kozyr.table.state import Table


def are_named(settings: Settings) -> bool:
    """Whether the players name trumps: each has one and the table's options don't say which."""
    known = GAMES[settings.game].options
    if "trump_suits" in settings.options or all(option.name != "trump_suits" for option in known):
        return False
    return bool(read_options(known, settings.options, settings.seats)["trump"] == "own")


def free_trumps(table: Table) -> list[str]:
    """The suits that nobody has named."""
    taken = {chair.trump for chair in table.chairs}
    return [suit for suit in SUITS if suit not in taken]


def deal_trumps(table: Table) -> None:
    """Give those that have none the suits that are left, in order of seats."""
    if are_named(table.settings):
        for chair in table.chairs:
            chair.trump = chair.trump or free_trumps(table)[0]


def agreed_options(table: Table) -> dict[str, Any]:
    """The options of the match that begins."""
    options = dict(table.settings.options)
    if are_named(table.settings):
        options["trump_suits"] = [chair.trump for chair in table.chairs]
    return options

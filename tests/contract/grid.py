"""Every game, form and option, from the registry: what the tests of this folder go over."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kozyr.games.api import Game
from kozyr.games.option import Choice, Flag, Option, OptionError, Whole, read_options
from kozyr.games.registry import GAMES

SHORT: Mapping[str, Mapping[str, Any]] = {
    "exchange": {"deals": 2, "max_exchanges": 12},
    "donkey": {"limit": 3},
    "odessa": {"max_deals": 1, "blind_deals": 1},
    "oko": {"stack": 12, "deals": 6},
}
"""Options that keep a match short while others are varied."""

EXTRA: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "exchange": ({"target": 1, "max_exchanges": 0},),
    "donkey": (
        {"trump_suits": ["S", "H", "D", "C"]},
        {"trump": "one", "trump_suits": ["H"]},
        {"trump": "two", "trump_suits": ["H", "C"], "beating": "any_higher"},
        {"beating": "any_lower", "must_beat": True},
    ),
    "odessa": ({"sizes": [6, 1]}, {"sizes": [3], "revoke": "penalty"}),
    "oko": ({"stack": 3}, {"stack": 9, "deals": 0}, {"ante": 15}, {"min_bet": 20}),
}


class Setting(NamedTuple):
    """A match to play: a game, seats, the options that are given."""

    game: str
    seats: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        given = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{given or 'default'}".replace(" ", "")


def values(option: Option, seats: int) -> list[Any]:
    """Some values of an option: all of a few words, the ends and a middle of a range."""
    kind = option.kind
    if isinstance(kind, Flag):
        return [False, True]
    if isinstance(kind, Choice):
        return list(kind.words)
    if isinstance(kind, Whole):
        top = min(kind.top(seats), 4)
        return sorted({kind.low, max(kind.low, top // 2), top})
    return []


def seat_numbers(game: Game, options: Mapping[str, Any]) -> list[int]:
    """A few numbers of seats, the smallest and largest among them."""
    allowed = list(game.seats(options))
    return sorted({allowed[0], allowed[len(allowed) // 2], allowed[-1]} | set(allowed[:3]))


def possible(setting: Setting) -> bool:
    """Whether the options go together."""
    game = GAMES[setting.game]
    if setting.seats not in game.seats(setting.options):
        return False
    try:
        read_options(game.options, setting.options, setting.seats)
    except OptionError:
        return False
    return True


def settings_of(game: Game) -> Iterator[Setting]:
    """Each form as it is, each option varied alone, a few at random together."""
    draw = random.Random(game.name)
    short = SHORT[game.name]
    for form in game.forms:
        for seats in seat_numbers(game, form):
            base = {**short, **form}
            yield Setting(game.name, seats, base)
            for option in game.options:
                for value in values(option, seats):
                    yield Setting(game.name, seats, {**base, option.name: value})
            for _ in range(4):
                mixed = {
                    option.name: draw.choice(found)
                    for option in game.options
                    if (found := values(option, seats))
                }
                yield Setting(game.name, seats, {**base, **mixed, **form, **_ends(game, mixed)})
            for extra in EXTRA[game.name]:
                yield Setting(game.name, seats, {**base, **extra})


def _ends(game: Game, mixed: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a random mix may not say, lest the match be long or without end."""
    return {name: value for name, value in SHORT[game.name].items() if name in mixed}


def endless(setting: Setting) -> bool:
    """Options under which random play may go on for very long."""
    options = setting.options
    if setting.game == "exchange":
        return options.get("max_exchanges") == 0 and options.get("target") != 1
    return setting.game == "oko" and options.get("ante") == 0 and options.get("deals") == 0


def all_settings() -> list[Setting]:
    """The grid, without repeats and without what can't be."""
    seen: dict[str, Setting] = {}
    for game in GAMES.values():
        for setting in settings_of(game):
            if possible(setting) and not endless(setting):
                seen.setdefault(str(setting), setting)
    return list(seen.values())

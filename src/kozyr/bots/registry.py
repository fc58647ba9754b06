"""The one list of levels, and the bot of a level for a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from kozyr.bots import uniform
from kozyr.bots.api import Bot
from kozyr.games.api import View
from kozyr.games.registry import GAMES

LEVELS = ("random", "steady")
"""Every level, from weak to strong."""

PREFIX = "exec:"
"""Before the path of a program that is a bot; no level, as ``bot`` makes it: see `kozyr.bots.program`."""

Choose = Callable[[View, random.Random], str]
"""How a level plays: a view and a stream of chance in, a legal action out."""


class LevelError(ValueError):
    """No bot of that level plays that game. The message is one plain sentence."""


class Player:
    """A bot made from a function; its chance is a stream of its own."""

    def __init__(self, name: str, game: str, choose: Choose, seed: bytes | int) -> None:
        self.name = name
        self._game = game
        self._choose = choose
        self._rng = random.Random(seed)

    def act(self, view: View) -> str:
        """The function's answer.

        Raises:
            ValueError: no view of the bot's game, or one whose seat is not to act.
        """
        if not isinstance(view, View) or view.__struct_config__.tag != self._game:
            raise ValueError(f"a view of {self._game} is needed")
        if not view.legal:
            raise ValueError("the view is of a seat that is not to act")
        return self._choose(view, self._rng)


def steady(game: str) -> Choose:
    """The steady level of a game: ``kozyr.bots.<game>.steady``, imported when it is first asked for.

    Raises:
        LevelError: nobody has written it.
    """
    name = f"kozyr.bots.{game}"
    if find_spec(name) is None:
        raise LevelError(f"there is no steady bot for {game}")
    found: Choose = import_module(name).steady
    return found


def strongest(game: str) -> str:
    """The strongest level that plays a game."""
    return "steady" if find_spec(f"kozyr.bots.{game}") else "random"


def bot(level: str, game: str, seed: bytes | int) -> Bot:
    """A bot for one seat.

    Args:
        level: one of ``LEVELS``.
        game: name of the game.
        seed: what its chance follows from; the same seed and the same views give the same actions.

    Raises:
        LevelError: no such level, no such game, or no bot of that level for the game.
    """
    if game not in GAMES:
        raise LevelError(f"there is no game {game!r}")
    if level not in LEVELS:
        raise LevelError(f"{level!r} is not one of {', '.join(LEVELS)}")
    return Player(level, game, uniform.choose if level == "random" else steady(game), seed)

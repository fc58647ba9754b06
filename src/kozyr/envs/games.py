"""Which games have environments."""

from __future__ import annotations

from kozyr.games.api import Game
from kozyr.games.option import OptionError
from kozyr.games.registry import known_game


def game_in_steps(name: object) -> Game:
    """The game of that name.

    Raises:
        OptionError: there is none, or it isn't broken into steps.
    """
    game = known_game(name)
    if game.steps is None or game.tensor is None:
        raise OptionError("game", f"{game.name} isn't broken into steps, so it has no environments")
    return game

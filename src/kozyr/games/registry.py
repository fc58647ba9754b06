"""The one list of games."""

from __future__ import annotations

from kozyr.games import donkey, exchange, odessa, oko
from kozyr.games.api import Game

GAMES: dict[str, Game] = {game.name: game for game in (donkey.GAME, exchange.GAME, odessa.GAME, oko.GAME)}


def game_named(name: str) -> Game:
    """The game of that name.

    Raises:
        KeyError: there is none.
    """
    return GAMES[name]

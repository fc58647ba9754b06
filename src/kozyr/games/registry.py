"""The one list of games."""

from __future__ import annotations

from kozyr.games import donkey, exchange, odessa, oko
from kozyr.games.api import Game
from kozyr.games.option import OptionError, shown

GAMES: dict[str, Game] = {game.name: game for game in (donkey.GAME, exchange.GAME, odessa.GAME, oko.GAME)}


def known_game(name: object) -> Game:
    """The game of that name.

    Raises:
        OptionError: there is none.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError("game", f"one of {', '.join(GAMES)} is needed, not {shown(name)}")
    return GAMES[name]

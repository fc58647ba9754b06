"""The one list of games."""

from __future__ import annotations

from kozyr.games import donkey, exchange, odessa, oko
from kozyr.games.api import Game
from kozyr.games.option import OptionError, shown
from kozyr.records.model import admit

GAMES: dict[str, Game] = {game.name: game for game in (exchange.GAME, donkey.GAME, odessa.GAME, oko.GAME)}
"""By name, in the order in which people are shown them."""

for game in GAMES.values():
    admit(game.name, game.pack, game.seats({}))


def known_game(name: object) -> Game:
    """The game of that name.

    Raises:
        OptionError: there is none.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError("game", f"one of {', '.join(GAMES)} is needed, not {shown(name)}")
    return GAMES[name]

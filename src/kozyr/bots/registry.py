"""The one list of levels, and the bot of a level for a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec.structs import replace

from kozyr.bots import uniform
from kozyr.bots.api import Advice, Budget
from kozyr.games.api import View
from kozyr.games.registry import GAMES
from kozyr.games.worlds import Prospect

SEARCHING = ("strong", "master")
"""The levels that think deals on."""
LEVELS = ("random", "steady", *SEARCHING)
"""Every level, from weak to strong."""

PREFIX = "exec:"
"""Before the path of a program that is a bot; no level, as ``bot`` makes it: see `kozyr.bots.program`."""

Choose = Callable[[View, random.Random], str]
"""How a level plays that doesn't search: a view and a stream of chance in, a legal action out."""


class LevelError(ValueError):
    """No bot of that level plays that game. The message is one plain sentence."""


class Player:
    """A bot of one game; its chance is a stream of its own."""

    searches = False

    def __init__(self, name: str, game: str, seed: bytes | int) -> None:
        self.name = name
        self._game = game
        self.rng = random.Random(seed)

    def act(self, view: View, prospect: Prospect | None = None) -> str:
        """What it plays.

        Raises:
            ValueError: no view of the bot's game, one whose seat is not to act, or a bot that searches lacks
                the prospect.
        """
        return self.advise(view, prospect).action

    def advise(
        self,
        view: View,
        prospect: Prospect | None = None,
        budget: Budget | None = None,
        also: Sequence[str] = (),
    ) -> Advice:
        """What it plays, and what it makes of the other actions; errors as ``act``.

        Args:
            view: what the seat to act may know.
            prospect: the deal as the seat may think it on, for a level that searches.
            budget: how long it may think; left out: what its level has.
            also: legal actions to weigh whatever it thinks of them; ``Worth.apart`` is about the first.
        """
        if not isinstance(view, View) or view.__struct_config__.tag != self._game:
            raise ValueError(f"a view of {self._game} is needed")
        if not view.legal:
            raise ValueError("the view is of a seat that is not to act")
        return self._advice(view, prospect, budget, also)

    def _advice(
        self, view: View, prospect: Prospect | None, budget: Budget | None, also: Sequence[str]
    ) -> Advice:
        """The answer to a question that was looked at."""
        raise NotImplementedError


class Simple(Player):
    """A bot that answers at once, made from a function."""

    def __init__(self, name: str, game: str, choose: Choose, seed: bytes | int) -> None:
        super().__init__(name, game, seed)
        self._choose = choose

    def _advice(
        self, view: View, prospect: Prospect | None, budget: Budget | None, also: Sequence[str]
    ) -> Advice:
        """The function's answer."""
        return Advice(action=self._choose(view, self.rng))


class Thinker(Player):
    """A bot that thinks the deal on, in worlds that its seat can't tell from the true one."""

    searches = True

    def __init__(self, name: str, game: str, search: Any, seed: bytes | int) -> None:
        super().__init__(name, game, seed)
        self._search = search

    def _advice(
        self, view: View, prospect: Prospect | None, budget: Budget | None, also: Sequence[str]
    ) -> Advice:
        """The search's answer; at once where there is one choice."""
        forced = uniform.only(view)
        if forced is not None:
            return Advice(action=forced)
        if prospect is None:
            raise ValueError(f"a {self.name} bot needs the prospect of its seat")
        limits = self._search.BUDGETS[self.name]
        if budget is not None:
            limits = replace(limits, samples=budget.samples, seconds=budget.seconds)
        found: Advice = self._search.advise(view, prospect, self.rng, limits, also)
        return found


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


def search(game: str) -> Any:
    """The search of a game: the module ``kozyr.bots.search.<game>``, imported when it is first asked for.

    It has ``BUDGETS``, by level, and ``advise(view, prospect, rng, budget, also=()) -> Advice``.

    Raises:
        LevelError: nobody has written it.
    """
    name = f"kozyr.bots.search.{game}"
    if find_spec(name) is None:
        raise LevelError(f"there is no search for {game}")
    return import_module(name)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that play a game, from weak to strong."""
    written = {
        "random": True,
        "steady": find_spec(f"kozyr.bots.{game}") is not None,
        **dict.fromkeys(SEARCHING, find_spec(f"kozyr.bots.search.{game}") is not None),
    }
    return tuple(level for level in LEVELS if written[level])


def usual(game: str) -> str:
    """The level that plays where nobody says which: the strongest that answers at once."""
    return [level for level in levels_of(game) if level not in SEARCHING][-1]


def bot(level: str, game: str, seed: bytes | int) -> Player:
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
    if level in SEARCHING:
        return Thinker(level, game, search(game), seed)
    return Simple(level, game, uniform.choose if level == "random" else steady(game), seed)

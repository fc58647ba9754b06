"""Many deals, compiled: at random, every choice uniform over the legal ones, or by policies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from kozyr.engine.stream import seed_number
from kozyr.engine.twin import compiled, entry
from kozyr.envs.policy import Policy
from kozyr.envs.vector import play_out
from kozyr.games.api import Game
from kozyr.games.checks import given_options, in_range, seed_bytes, whole
from kozyr.games.option import OptionError, read_options
from kozyr.games.registry import GAMES, known_game
from kozyr.lab.loop import play_deals

CHUNK = 20_000
"""Deals that a thread takes at a time."""


@cache
def _loop(name: str) -> Any:
    engine = GAMES[name].engine
    functions = ("start", "legal", "count", "pick", "apply", "score", "used")
    names = {function: compiled(getattr(engine, function)) for function in functions}
    states = {"DEAL": engine.Deal.dtype(), "RULES": engine.Rules.dtype(), "WIDTH": engine.Deal.width()}
    return entry(play_deals, name, names | states)


class Simulation:
    """Random deals of one game with fixed options; each is the first deal of a fresh match.

    Raises:
        OptionError: no such game, a number of seats or an option out of range.
    """

    def __init__(self, game: str, seats: int, seed: bytes, options: Mapping[str, Any] | None = None) -> None:
        self.game: Game = known_game(game)
        given = given_options(options)
        self.seats = in_range("seats", seats, self.game.seats(given))
        self.options = read_options(self.game.options, given, seats)
        for name, value in self.game.endless.items():
            if self.options[name] == value:
                raise OptionError(f"options.{name}", f"random deals need an end: {value} is none")
        course = self.game.course(self.options, seats, 0)
        self._rules = np.array(list(course.rules().words()), np.int64)
        self._seed = seed_number(seed_bytes(seed))
        self._play = _loop(game)

    def scores(self, deals: int, cores: int = 1) -> npt.NDArray[np.int64]:
        """Scores of deals 0..deals-1, shape (deals, seats); the same whatever the number of cores.

        Raises:
            OptionError: not a number of deals or cores, or more deals than fit into memory.
        """
        whole("deals", deals)
        whole("cores", cores, lowest=1)
        try:
            scores = np.zeros((deals, self.seats), np.int64)
        except (MemoryError, ValueError, OverflowError):
            raise OptionError("deals", f"{deals} are more than fit into memory") from None
        nothing = np.zeros(0, np.int64)

        def play(first: int) -> None:
            rows = scores[first : first + CHUNK]
            self._play(self._seed, first, self._rules.copy(), self.game.pack.size, rows, nothing)

        if cores == 1:
            for first in range(0, deals, CHUNK):
                play(first)
        else:
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(play, range(0, deals, CHUNK)))
        return scores

    def trace(self, number: int) -> tuple[int, list[int], list[int], list[int]]:
        """Deal ``number`` again: (dealer, deck, action numbers, scores)."""
        trace = np.zeros(1_000_000, np.int64)
        row = np.zeros((1, self.seats), np.int64)
        pack = self.game.pack.size
        self._play(self._seed, number, self._rules.copy(), pack, row, trace)
        end = 1 + pack + int(np.argmax(trace[1 + pack :] < 0))
        dealer, *deck = trace[: 1 + pack].tolist()
        return dealer, deck, trace[1 + pack : end].tolist(), row[0].tolist()


def simulate(
    game: str,
    *,
    seats: int,
    deals: int,
    seed: bytes,
    options: Mapping[str, Any] | None = None,
    cores: int = 1,
    policy: Policy | Sequence[Policy | None] | None = None,
) -> npt.NDArray[np.int64]:
    """Play deals, at random or by policies, and return what each seat scored.

    Every deal is the first of a fresh match with a random dealer; without a policy every choice is uniform
    over ``legal`` (in oko over each amount). The generator is SplitMix64 with a stream for each deal, not
    C-SHUFFLE. A deal that is thrown in (DK-S-REDEAL) counts as a deal with scores 0.

    Args:
        game: exchange, donkey, odessa or oko.
        seats: number of seats.
        deals: how many deals, at least 0.
        seed: any bytes.
        options: the game's options; what is left out has its default.
        cores: threads; the result doesn't depend on it.
        policy: takes observations (rows, size) and masks (rows, steps) of many deals as ``VectorEnv`` has
            them, and answers with a legal step for each row. One for all seats, or a sequence with one for
            each; None in it plays at random, evenly over the legal steps.

    Returns:
        int64 of shape (deals, seats): odessa points, donkey banki, oko chips won or lost, exchange wins.

    Raises:
        OptionError: no such game, a number of seats, deals or cores or an option out of range, not a policy
            for each seat. ValueError: a policy's step isn't legal.
    """
    simulation = Simulation(game, seats, seed, options)
    if policy is None:
        return simulation.scores(deals, cores)
    whole("deals", deals)
    whole("cores", cores, lowest=1)
    policies = [policy] * seats if callable(policy) else [*policy]
    if len(policies) != seats:
        raise OptionError("policy", f"{seats} are needed, one for each seat, not {len(policies)}")
    return play_out(game, policies, deals=deals, seed=seed, options=options, threads=cores)

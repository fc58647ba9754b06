"""Thousands of deals at once in numpy arrays: every row is a deal of its own, all by the same options.

Whatever the number of threads, and whoever plays, deal ``number`` of a seed is always the same: the deals of
``kozyr.simulate``. Row ``r`` of ``n`` plays the deals ``r``, ``r + n``, ``r + 2n``, …
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kozyr.engine.stream import seed_number
from kozyr.envs import bound
from kozyr.envs.games import game_in_steps
from kozyr.envs.loop import DEAL_ANEW, LOOK, STEP
from kozyr.envs.policy import Policy
from kozyr.games.api import Game
from kozyr.games.checks import given_options, in_range, seed_bytes, whole
from kozyr.games.layout import Layout
from kozyr.games.option import OptionError, read_options


class Saved(msgspec.Struct, frozen=True):
    """A saved environment, as its bytes hold it."""

    game: str
    seats: int
    options: dict[str, Any]
    layout: int
    rows: int
    seed: int
    deals: bytes
    memories: bytes
    streams: bytes
    numbers: bytes


class VectorEnv:
    """Deals of one game side by side.

    After ``reset`` and each ``step`` the arrays below say how every row stands. They are the environment's
    own and written over by the next step: copy what is to be kept.

    Args:
        game: exchange, donkey, odessa or oko.
        seats: number of seats.
        rows: how many deals are played at once.
        seed: any bytes; deals and ``sample`` follow from it.
        options: the game's options; what is left out has its default. Every deal is the first of a match.
        threads: threads that share the rows; nothing depends on it but the time.

    Raises:
        OptionError: no such game, a number of seats, rows or threads or an option out of range.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        rows: int,
        seed: bytes,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        self.game: Game = game_in_steps(game)
        given = given_options(options)
        self.seats = in_range("seats", seats, self.game.seats(given))
        self.options = read_options(self.game.options, given, seats)
        for name, value in self.game.endless.items():
            if self.options[name] == value:
                raise OptionError(f"options.{name}", f"deals at random need an end: {value} is none")
        self.rows = whole("rows", rows, lowest=1)
        threads = min(whole("threads", threads, lowest=1), rows)
        steps = self.game.steps
        self.layout: Layout = self.game.tensor.LAYOUT
        self.step_names: tuple[str, ...] = steps.NAMES
        """What each step means."""
        course = self.game.course(self.options, seats, 0)
        rules = course.rules()
        memory = steps.Memory()
        steps.enter(memory, self.options, course.totals)
        self._rules = np.array(list(rules.words()), np.int64)
        self._seed = seed_number(seed_bytes(seed))
        self._deals = np.zeros((rows, self.game.deal_state.width()), np.int64)
        self._memories = np.tile(np.array(list(memory.words()), np.int64), (rows, 1))
        self._streams = np.zeros(rows, np.uint64)
        self._scores = np.zeros((0, seats), np.int64)
        self.numbers: npt.NDArray[np.int64] = np.arange(rows)
        """The number of the deal that each row plays."""
        self.observations: npt.NDArray[Any] = np.zeros((rows, self.layout.size), self.layout.dtype)
        """(rows, size): what the seat to act sees, laid out by ``layout``."""
        self.masks: npt.NDArray[np.int8] = np.zeros((rows, steps.STEPS), np.int8)
        """(rows, steps): 1 for each legal step."""
        self.legal: npt.NDArray[np.int64] = np.zeros(rows, np.int64)
        """(rows,): the legal steps as bits."""
        self.to_act: npt.NDArray[np.int64] = np.zeros(rows, np.int64)
        """(rows,): the seat to act."""
        self.rewards: npt.NDArray[np.int64] = np.zeros((rows, seats), np.int64)
        """(rows, seats): scores of the deal that the step ended, more being better; else 0."""
        self.done: npt.NDArray[np.bool_] = np.zeros(rows, np.bool_)
        """(rows,): whether the step ended a deal; the row already shows the next one."""
        self._advance = bound.advance(game)
        self._draw, self._first_illegal = bound.draw(), bound.first_illegal()
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        edges = np.linspace(0, rows, threads + 1).astype(int).tolist()
        self._parts = [slice(*edge) for edge in pairwise(edges)]

    def reset(self) -> tuple[npt.NDArray[Any], npt.NDArray[np.int8]]:
        """Deal the first deals of the seed; returns ``observations`` and ``masks``."""
        self.numbers[:] = np.arange(self.rows)
        self._run(DEAL_ANEW, self.numbers)
        return self.observations, self.masks

    def step(
        self, steps: npt.ArrayLike
    ) -> tuple[npt.NDArray[Any], npt.NDArray[np.int8], npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
        """Take a step in every row; a deal that is over is counted, and the next one dealt.

        Args:
            steps: whole numbers (rows,), each legal.

        Returns:
            ``observations``, ``masks``, ``rewards`` and ``done``.

        Raises:
            ValueError: a step isn't legal, or there isn't one for each row; nothing has changed then.
        """
        chosen = np.ascontiguousarray(steps)
        if chosen.shape != (self.rows,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.rows} whole numbers are needed")
        chosen = chosen.astype(np.int64, copy=False)
        row = self._first_illegal(self.legal, chosen, len(self.step_names))
        if row >= 0:
            raise ValueError(f"row {row}: step {chosen[row]} is not legal")
        self._run(STEP, chosen)
        return self.observations, self.masks, self.rewards, self.done

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal step for each row, every one equally likely; follows from the seed."""
        steps = np.zeros(self.rows, np.int64)
        self._draw(self.legal, self._streams, steps)
        return steps

    def _run(self, what: int, steps: npt.NDArray[Any]) -> None:
        def part(rows: slice) -> None:
            self._advance(
                what,
                self._seed,
                self.rows,
                self._rules,
                np.zeros(self.game.pack.size, np.int64),
                self._deals[rows].reshape(-1),
                self._memories[rows].reshape(-1),
                self._streams[rows],
                self.numbers[rows],
                steps[rows],
                self.legal[rows],
                self.masks[rows],
                self.observations[rows],
                self.to_act[rows],
                self.rewards[rows],
                self.done[rows],
                self._scores,
            )

        if self._pool is None:
            part(slice(None))
        else:
            list(self._pool.map(part, self._parts))

    def save(self) -> bytes:
        """How every row stands, as bytes for ``load``."""
        return msgspec.msgpack.encode(
            Saved(
                self.game.name,
                self.seats,
                dict(self.options),
                self.layout.version,
                self.rows,
                int(self._seed),
                self._deals.astype("<i8").tobytes(),
                self._memories.astype("<i8").tobytes(),
                self._streams.astype("<u8").tobytes(),
                self.numbers.astype("<i8").tobytes(),
            )
        )

    def load(self, saved: bytes) -> tuple[npt.NDArray[Any], npt.NDArray[np.int8]]:
        """Go on from where ``save`` was called; returns ``observations`` and ``masks``.

        Raises:
            ValueError: not saved by an environment of this game, seats, options and rows.
        """
        try:
            found = msgspec.msgpack.decode(saved, type=Saved)
        except msgspec.DecodeError as error:
            raise ValueError("these bytes are no saved environment") from error
        mine = (self.game.name, self.seats, dict(self.options), self.layout.version, self.rows)
        if (found.game, found.seats, found.options, found.layout, found.rows) != mine:
            raise ValueError("saved by another environment: game, seats, options, layout or rows differ")
        self._seed = np.uint64(found.seed)
        for array, raw in (
            (self._deals, found.deals),
            (self._memories, found.memories),
            (self._streams, found.streams),
            (self.numbers, found.numbers),
        ):
            array[:] = np.frombuffer(raw, array.dtype).reshape(array.shape)
        self._run(LOOK, self.numbers)
        return self.observations, self.masks

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


ROWS = 4096
"""Deals that ``play_out`` plays at once."""


def play_out(
    game: str,
    policies: Sequence[Policy | None],
    *,
    deals: int,
    seed: bytes,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
) -> npt.NDArray[np.int64]:
    """Let policies play the deals 0..deals-1 of a seed and return what each seat scored.

    Args:
        game: as for ``VectorEnv``, like the seed and the options.
        policies: one for each seat; one that stands for several is asked for all of them together. None plays
            at random, the same whoever plays the other seats the same.
        deals: how many deals, at least 0.
        seed: any bytes.
        options: the game's options.
        threads: for the environment; a policy is called from one thread.

    Returns:
        int64 of shape (deals, seats), in points, chips, wins or banki as the game counts them.

    Raises:
        OptionError: as ``VectorEnv``. ValueError: a policy's step isn't legal.
    """
    seats = len(policies)
    rows = max(1, min(deals, ROWS))
    env = VectorEnv(game, seats=seats, rows=rows, seed=seed, options=options, threads=threads)
    env._scores = np.zeros((deals, seats), np.int64)
    env.reset()
    while (left := env.numbers < deals).any():
        steps = env.sample()
        for policy in {id(policy): policy for policy in policies if policy is not None}.values():
            its = np.array([other is policy for other in policies])
            asked = np.flatnonzero(left & its[env.to_act])
            if asked.size:
                steps[asked] = policy(env.observations[asked], env.masks[asked])
        env.step(steps)
    env.close()
    return env._scores

"""One deal at full speed: compiled rules behind three calls, for searches and playouts written in Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from kozyr.cards import deck, first_dealer
from kozyr.envs import bound
from kozyr.envs.games import game_in_steps
from kozyr.games.checks import given_options, in_range, seed_bytes, whole
from kozyr.games.option import read_options

BITS = 13
"""A set of steps is unfolded so many bits at a time."""
LOW = (1 << BITS) - 1
MEMBERS: list[list[tuple[int, ...]]] = [
    [tuple(first + place for place in range(BITS) if bits >> place & 1) for bits in range(1 << BITS)]
    for first in range(0, 4 * BITS, BITS)
]
ONES, TWOS, THREES, FOURS = MEMBERS


class FastDeal:
    """One deal of a game, played in steps. It is the whole deal, hidden cards too: not for an agent.

    Args:
        game: exchange, donkey, odessa or oko.
        seats: number of seats.
        seed: any bytes; deck and dealer are those of a ``Match`` with this seed.
        options: the game's options; what is left out has its default.
        number: number of the deck. The deal is always played as the first of a match.

    Raises:
        OptionError: no such game, a number of seats or an option out of range.
    """

    __slots__ = ("_game", "_seats", "_step", "_words", "mask", "step_names")

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seed: bytes,
        options: Mapping[str, Any] | None = None,
        number: int = 0,
    ) -> None:
        self._game = game_in_steps(game)
        given = given_options(options)
        self._seats = in_range("seats", seats, self._game.seats(given))
        values = read_options(self._game.options, given, seats)
        whole("number", number)
        engine, steps = self._game.engine, self._game.steps
        dealer = first_dealer(seed_bytes(seed), seats)
        course = self._game.course(values, seats, dealer)
        rules, deal, memory = course.rules(), engine.Deal(), steps.Memory()
        engine.start(deal, rules, deck(self._game.pack, seed, number), dealer)
        steps.enter(memory, values, course.totals)
        steps.begin(memory, deal, rules)
        self.mask: int = steps.mask(memory, deal, rules)
        """The legal steps as bits; 0 when the deal is over."""
        self.step_names: tuple[str, ...] = steps.NAMES
        """What each step means."""
        self._words = np.array([*deal.words(), *memory.words(), *rules.words()], np.int64)
        self._step = bound.step_one(game)

    def legal(self) -> list[int]:
        """The legal steps, growing; empty when the deal is over."""
        mask = self.mask
        return [
            *ONES[mask & LOW],
            *TWOS[mask >> 13 & LOW],
            *THREES[mask >> 26 & LOW],
            *FOURS[mask >> 39],
        ]

    def apply(self, step: int) -> None:
        """Take a legal step.

        Raises:
            ValueError: it isn't legal; nothing has changed then.
        """
        try:
            legal = self.mask >> step & 1
        except ValueError:  # a negative step
            legal = 0
        if not legal:
            raise ValueError(f"step {step} is not legal")
        self.mask = self._step(self._words, step)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.mask == 0

    @property
    def deal(self) -> Any:
        """The state of the deal, a copy."""
        return self._game.deal_state.from_words(self._words)

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the deal is over."""
        return self.deal.to_act if self.mask else None

    def scores(self) -> list[int]:
        """What the deal that is over adds to each seat's total."""
        if self.mask:
            raise ValueError("the deal is not over")
        engine = self._game.engine
        memory_ends = self._game.deal_state.width() + self._game.steps.Memory.width()
        scores = [0] * self._seats
        engine.score(self.deal, engine.Rules.from_words(self._words[memory_ends:]), scores)
        return scores

    def copy(self) -> Self:
        """A deal of its own at the same point."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._words = self._words.copy()
        return twin

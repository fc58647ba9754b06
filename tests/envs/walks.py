"""Walks through matches in steps, as environments take them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kozyr.games.api import Run
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.contract.grid import Setting, all_settings
from tests.contract.test_properties import number_of
from tests.contract.walk import fresh

NAMES = [name for name, game in GAMES.items() if game.steps is not None]


def settings_of(name: str) -> list[Setting]:
    """The grid of one game, every third of it: the forms, and options one by one and mixed."""
    mine = [setting for setting in all_settings() if setting.game == name]
    return mine[:: max(1, len(mine) // 40)]


class Moment(NamedTuple):
    """A match before a step."""

    match: Match
    run: Run
    memory: Any
    mask: int


def moments(setting: Setting, most: int) -> Iterator[Moment]:
    """So many moments of a match played at random, from the beginning or from later on."""
    match = fresh(*setting, number_of(setting))
    draw = random.Random(number_of(setting))
    steps = match.game.steps
    memory = steps.Memory()
    run: Run | None = None
    first = number_of(setting) % 3 * most
    for count in range(first + most):
        if match.to_act is None:
            return
        current = match.progress.current
        assert current is not None
        if current is not run:
            run = current
            steps.enter(memory, match.options, match.totals)
            steps.begin(memory, run.deal, run.rules)
        mask = steps.mask(memory, run.deal, run.rules)
        if count >= first:
            yield Moment(match, run, memory, mask)
        number = draw.choice(members(mask))
        action = steps.choose(memory, run.deal, run.rules, number)
        if action >= 0:
            steps.carry_out(memory, run.deal.copy(), run.rules, action)
            match.apply(match.game.text(action))


def members(mask: int) -> list[int]:
    """The members of a set of steps."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def actions_by_steps(moment: Moment, taken: Callable[[int], None] = lambda _: None) -> list[int]:
    """Every action that a series of legal steps completes from a moment on."""
    steps = moment.match.game.steps
    found: list[int] = []
    waiting = [moment.memory.copy()]
    while waiting:
        memory = waiting.pop()
        for number in members(steps.mask(memory, moment.run.deal, moment.run.rules)):
            taken(number)
            after = memory.copy()
            action = steps.choose(after, moment.run.deal, moment.run.rules, number)
            if action >= 0:
                found.append(action)
            else:
                waiting.append(after)
    return found

"""All that a player remembers of a deal as two tables of numbers: OpenSpiel's information state tensor.

Both have a row for each moment at which somebody was to act, the first one first. ``seen`` is what the player
saw then, laid out as its observation, ``done`` what was done, where the player knows it: its own actions, and
those of others in games in which all see what is done. The last row is of now: nothing has been done in it.
The rest is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.envs.openspiel.bounds import ENDLESS, length
from kozyr.envs.openspiel.numbers import NUMBERS
from kozyr.envs.openspiel.play import Play
from kozyr.envs.openspiel.settings import Settings

Table = np.ndarray[Any, Any]

SECRET = ("exchange",)
"""Games in which not all see what is done. So it is with soloists too, but their deals have no longest."""


def remembers(settings: Settings) -> bool:
    """Whether there is a tensor of all that a player remembers.

    Not of matches: hands are shown at the end of a deal, and no observation of a later moment holds them. And
    not where a play may be as long as it likes.
    """
    return not settings.match and length(settings) < ENDLESS


class Recall:
    """How large the tables of some settings are, and how they are filled."""

    def __init__(self, settings: Settings) -> None:
        self.rows = length(settings)
        self.seen: int = settings.game.tensor.LAYOUT.size
        """Places in a row of what was seen."""
        self.done = NUMBERS[settings.game.name].places
        """Places in a row of what was done."""

    def write(self, play: Play, seat: int, seen: Table, done: Table) -> None:
        """Fill two tables of zeros with what a seat remembers."""
        if not play.match.progress.runs:
            return
        game, numbers, run = play.game, play.numbers, play.match.progress.runs[-1]
        deal, memory = game.engine.Deal(), game.steps.Memory()
        game.engine.start(deal, run.rules, run.deck, run.dealer)
        game.steps.enter(memory, play.settings.options, play.start)
        game.steps.begin(memory, deal, run.rules)
        for row, (actor, action) in enumerate(run.actions):
            game.tensor.write(memory, deal, run.rules, seat, seen[row])
            if actor == seat or game.name not in SECRET:
                numbers.write(action, done[row])
            game.steps.carry_out(memory, deal, run.rules, action)
        if deal.to_act >= 0:
            game.tensor.write(memory, deal, run.rules, seat, seen[len(run.actions)])

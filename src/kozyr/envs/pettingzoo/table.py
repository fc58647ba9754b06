"""One table as a PettingZoo AEC environment; every game's environment is this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kozyr.envs.games import game_in_steps
from kozyr.games.api import Game, Run
from kozyr.games.layout import Layout
from kozyr.games.option import OptionError
from kozyr.match import Match

MODES = ("deal", "match")
RENDER_MODES = ("ansi", "human")


class Table(AECEnv):  # type: ignore[misc]
    """A deal or a match of one game.

    Agents are ``player_0``, ``player_1``, … by seat. An observation is a dictionary: ``observation`` is what
    the agent's own view holds, laid out by ``layout``, and ``action_mask`` has 1 for each legal step of the
    agent to act, and nothing but 0 for all others. A reward is what the deal that a step ended adds to the
    seat's score, the more the better (donkey: less its banki); 0 for every other step.

    Args:
        game: exchange, donkey, odessa or oko.
        seats: number of seats.
        options: the game's options; what is left out has its default.
        mode: ``deal``: an episode is the first deal of a match in which somebody has something to decide;
            ``match``: a whole match.
        render_mode: ``ansi``: ``render`` returns what the seat to act sees, as text; ``human``: it prints it
            after each step.

    Raises:
        OptionError: no such game or mode, a number of seats or an option out of range.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own way
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        mode: Literal["deal", "match"] = "deal",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mode not in MODES:
            raise OptionError("mode", f"one of {', '.join(MODES)} is needed, not {mode!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise OptionError(
                "render_mode", f"one of {', '.join(RENDER_MODES)} is needed, not {render_mode!r}"
            )
        game_in_steps(game)
        Match(game, seats=seats, seed=b"", options=options)  # raises what there is to refuse
        self._name = game
        self.seats, self.options, self.mode, self.render_mode = seats, dict(options or {}), mode, render_mode
        self.metadata = {**Table.metadata, "name": f"{game}_v1"}
        self.step_names: tuple[str, ...] = self.game.steps.NAMES
        """What each step means."""
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._random: np.random.Generator | None = None
        dtype = np.dtype(self.layout.dtype)
        bounds = np.iinfo(dtype)
        self._observation: Space[Any] = Dict(
            {
                "observation": Box(bounds.min, bounds.max, (self.layout.size,), dtype.type),
                "action_mask": Box(0, 1, (self._steps.STEPS,), np.int8),
            }
        )
        self._actions: Space[Any] = Discrete(self._steps.STEPS)

    # Looked up each time, so that an environment can be copied and pickled.

    @property
    def game(self) -> Game:
        """The game."""
        return game_in_steps(self._name)

    @property
    def _steps(self) -> Any:
        return self.game.steps

    @property
    def layout(self) -> Layout:
        """How observations are laid out."""
        layout: Layout = self.game.tensor.LAYOUT
        return layout

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for all agents."""
        return self._observation

    def action_space(self, agent: str) -> Space[Any]:
        """The game's steps, the same for all agents."""
        return self._actions

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal; with a seed always the same cards, without one those that follow from the last seed.

        ``options`` is PettingZoo's and not looked at: the game's options are given when the table is made.
        """
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._counted = 0
        self._noted = 0
        self.match = self._deal()
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _deal(self) -> Match:
        """A match in which somebody has something to decide; in mode ``deal`` in its first deal."""
        assert self._random is not None
        while True:
            match = Match(self.game.name, seats=self.seats, seed=self._random.bytes(16), options=self.options)
            begun = len(match.progress.runs) if self.mode == "deal" else 1
            if match.to_act is not None and begun == 1:
                return match

    @property
    def _run(self) -> Run:
        """The deal under way."""
        run = self.match.progress.current
        assert run is not None
        return run

    def _look(self) -> None:
        """See who is to act in which deal; count the rewards of deals that are over."""
        runs = self.match.progress.runs
        for outcome in [run.outcome for run in runs[self._counted :]]:
            if outcome is not None:
                self._counted += 1
                for agent, score in zip(self.possible_agents, outcome.scores, strict=True):
                    self.rewards[agent] += score * self._steps.BETTER
        self._over = self.match.finished or (self.mode == "deal" and self._counted > 0)
        if self._over:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        run = self._run
        if self._noted != len(runs):
            self._noted = len(runs)
            self._memory = self._steps.Memory()
            self._steps.enter(self._memory, self.match.options, self.match.totals)
            self._steps.begin(self._memory, run.deal, run.rules)
        self.agent_selection = self.possible_agents[run.deal.to_act]
        self._mask = self._steps.mask(self._memory, run.deal, run.rules)

    def step(self, action: int) -> None:
        """Take a step of the agent to act.

        Raises:
            ValueError: the step isn't legal; nothing has changed then.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        number = int(action)
        if not 0 <= number < self._steps.STEPS or not self._mask >> number & 1:
            raise ValueError(f"step {action} is not legal for {self.agent_selection}")
        agent, run = self.agent_selection, self._run
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        whole = self._steps.choose(self._memory, run.deal, run.rules, number)
        if whole >= 0:
            self._steps.carry_out(self._memory, run.deal.copy(), run.rules, whole)
            self.match.apply(self.game.text(whole))
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def seen(self, agent: str) -> Mapping[str, Any]:
        """What an agent sees, by the names of the layout; empty when the deal is over."""
        if self._over:
            return {}
        seat = self.possible_agents.index(agent)
        found: Mapping[str, Any] = self.game.tensor.seen(
            self.match.view(seat), self._memory if agent == self.agent_selection else None
        )
        return found

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees, and its legal steps if it is to act; all 0 when the deal is over."""
        mask = self._mask if not self._over and agent == self.agent_selection else 0
        return {
            "observation": np.array(self.layout.encode(self.seen(agent)), self.layout.dtype),
            "action_mask": np.array([mask >> step & 1 for step in range(self._steps.STEPS)], np.int8),
        }

    def render(self) -> str | None:
        """What the seat to act sees, as text: returned in mode ``ansi``, printed in mode ``human``."""
        text: str = self.layout.text(self.seen(self.agent_selection))
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(table: Table) -> Any:
    """The environment that tells of wrong use in PettingZoo's words."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))

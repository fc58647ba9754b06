"""What a player remembers, as a tensor: the same for two states just where the string is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from kozyr.envs.openspiel.recall import remembers
from tests.envs.openspiel import GAMES, load, move
from tests.envs.test_openspiel_solve import oko, small_odessa

ODESSA: dict[str, Any] = {
    "players": 2,
    "decks": "6C 7C 8D 9C AS/6C 8D 7C 9C AS/9C 7C 8D 6C AS/6C 7C TD 9C AS",
}


def states(state: Any) -> Iterator[Any]:
    """A state and all that can come of it."""
    yield state
    for number in state.legal_actions():
        yield from states(state.child(number))


class Compared:
    """Strings and tensors of one player that were met together."""

    def __init__(self, game: Any, player: int) -> None:
        self.player = player
        self.observer = make_observation(game, INFO_STATE_OBS_TYPE)
        self.tensors: dict[str, bytes] = {}
        self.strings: dict[bytes, str] = {}

    def add(self, state: Any) -> None:
        """Compare one more state; ends of deals aren't looked at."""
        if state.is_terminal():
            return
        self.observer.set_from(state, self.player)
        string, tensor = state.information_state_string(self.player), self.observer.tensor.tobytes()
        assert self.tensors.setdefault(string, tensor) == tensor
        assert self.strings.setdefault(tensor, string) == string


@pytest.mark.parametrize(
    ("game", "least"),
    [
        (oko(2), 80),
        (load("odessa", {"options": "sizes:2", **ODESSA}), 300),
        (load("odessa", {"options": "sizes:2;revoke:penalty", **ODESSA}), 900),
        (load("odessa", {"players": 2, "options": "sizes:2", "decks": small_odessa(), "dealer": 1}), 1000),
    ],
    ids=["oko", "odessa", "revokes", "odessa of 16 decks"],
)
def test_every_state_of_a_small_game(game: Any, least: int) -> None:
    players = [Compared(game, player) for player in range(2)]
    for state in states(game.new_initial_state()):
        for player in players:
            player.add(state)
    assert sum(len(player.strings) for player in players) >= least


REMEMBERED = [(name, given) for name, given in GAMES if remembers(load(name, given).settings)]


@pytest.mark.parametrize(("name", "parameters"), REMEMBERED)
def test_states_that_are_near_each_other(name: str, parameters: dict[str, Any]) -> None:
    """Random plays, what else could have been done on the way, and states that a player can't tell apart."""
    game, chance = load(name, parameters), random.Random(name)
    players = [Compared(game, player) for player in range(game.num_players())]
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            near = [state]
            if not state.is_chance_node():
                near += [state.child(number) for number in state.legal_actions()[:4]]
                near += [state.resample_from_infostate(chance.choice(players).player, chance.random)]
            for other in near:
                for player in players:
                    player.add(other)
            state.apply_action(move(state, chance))
    assert min(len(player.strings) for player in players) > 5


def test_where_there_is_no_end_there_is_no_such_tensor() -> None:
    for name, parameters in GAMES:
        game = load(name, parameters)
        settings = game.settings
        assert game.get_type().provides_information_state_tensor == remembers(settings)
        soloist = "vs_one" in parameters.get("options", "")
        assert remembers(settings) == (not settings.match and not soloist)
        if not remembers(settings):
            assert make_observation(game, INFO_STATE_OBS_TYPE).tensor is None
    assert not remembers(load("exchange", {"options": "max_exchanges:0"}).settings)


def test_the_rows_are_what_was_seen_and_done() -> None:
    game = load("odessa", {"players": 2, "options": "sizes:2"})
    state = game.new_initial_state()
    for card in (8, 0, 17, 9, 35):
        state.apply_action(card)
    now = make_observation(game)
    seen, done = [], []
    for number in (1, 1, 8):
        now.set_from(state, 0)
        seen.append(now.tensor.copy())
        done.append(number)
        state.apply_action(number if number in state.legal_actions() else state.legal_actions()[0])
        done[-1] = state.full_history()[-1].action
    now.set_from(state, 0)
    remembered = make_observation(game, INFO_STATE_OBS_TYPE)
    remembered.set_from(state, 0)
    rows = remembered.dict["seen"]
    assert (rows[:4] == [*seen, now.tensor]).all()
    assert not rows[4:].any()
    assert [np.flatnonzero(row).tolist() for row in remembered.dict["done"]] == [[n] for n in done] + [[]] * 3
    assert state.information_state_tensor(0) == remembered.tensor.tolist()
    assert pyspiel.load_game(str(game)).information_state_tensor_size() == remembered.tensor.size


def test_OpenSpiels_agents_take_it_by_themselves() -> None:
    game = load("oko", {"players": 2, "options": "stack:3"})
    env = rl_environment.Environment(game)
    env.seed(1)
    step = env.reset()
    while not step.last():
        seen = step.observations
        assert len(seen["info_state"][0]) == game.information_state_tensor_size()
        step = env.step([seen["legal_actions"][seen["current_player"]][0]])
    assert step.rewards is not None

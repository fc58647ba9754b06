"""The games as OpenSpiel sees them: its own tests of a game, our rules behind its numbers."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from itertools import islice
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

from kozyr import Match
from kozyr.games.api import actions
from kozyr.games.option import OptionError
from tests.envs.openspiel import GAMES, load, walk


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_OpenSpiels_own_test_of_a_game(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, parameters), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_a_number_means_one_action_and_a_play_is_a_match(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, parameters)
    most = 0
    for state in walk(game, random.Random(name)):
        if not state.is_chance_node() and not state.is_terminal():
            play = state.play
            run = play.current
            engine = actions(play.game, run.deal, run.rules)
            numbers = [play.numbers.number(action) for action in engine]
            assert [play.numbers.action(run.deal, number) for number in numbers] == engine
            assert sorted(numbers) == state.legal_actions()
            assert len(set(numbers)) == len(engine)
            most = max(most, *numbers)
            words = [state.action_to_string(state.current_player(), number) for number in numbers]
            assert words == [play.game.text(action) for action in engine]
    assert most < game.num_distinct_actions()
    chances = [step.player == pyspiel.PlayerId.CHANCE for step in state.full_history()]
    assert chances.count(False) <= game.max_game_length()
    assert chances.count(True) <= game.max_chance_nodes_in_history()
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    match = Match.from_record(str(state))
    assert match.to_record() == str(state)
    if state.play.settings.match:
        assert match.finished
    if not state.play.settings.margin and name in ("odessa", "exchange"):
        assert match.totals == state.returns()
    if name == "donkey" and not state.play.settings.margin:
        assert [-total for total in match.totals] == state.returns()
    if state.play.settings.margin or name == "oko":
        assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_the_short_way_to_legal_actions_leads_to_OpenSpiels_own(
    name: str, parameters: dict[str, Any]
) -> None:
    for state in walk(load(name, parameters), random.Random(name)):
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for seat in range(state.num_players()):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_a_tensor_is_what_a_layout_makes_of_a_view(name: str, parameters: dict[str, Any]) -> None:
    game = load(name, parameters)
    filled = 0
    for number, state in enumerate(walk(game, random.Random(name))):
        tensor = state.play.game.tensor
        for seat in range(state.num_players()):
            row = state.observation_tensor(seat)
            assert len(row) == game.observation_tensor_size() == tensor.LAYOUT.size
            if state.play.match.to_act is None:
                assert not any(row)
                continue
            filled += 1
            wanted = tensor.seen(state.play.match.view(seat))
            assert tensor.LAYOUT.decode([int(place) for place in row]) == wanted
            if number % 9 == 0:
                other = state.resample_from_infostate(seat, random.Random(3).random)
                assert other.observation_tensor(seat) == row
    assert filled > 0


def test_agents_that_learn_from_tensors_have_an_environment() -> None:
    game = load("odessa", {"players": 2, "options": "sizes:3"})
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(1)
    step = env.reset()
    while not step.last():
        seen = step.observations
        assert len(seen["info_state"][0]) == game.observation_tensor_size()
        step = env.step([seen["legal_actions"][seen["current_player"]][0]])
    assert step.rewards is not None


@pytest.mark.parametrize("players", [2, 4])
def test_chance_deals_only_the_cards_that_are_used(players: int) -> None:
    state = load("odessa", {"players": players, "options": "sizes:2"}).new_initial_state()
    dealt = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 36 - dealt
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[dealt][0])
        dealt += 1
    assert dealt == 2 * players + 1


def test_agreed_decks_are_dealt_as_often_as_they_are_there() -> None:
    decks = ["6C 7C 8C", "9C TC JC", "6C 7C 8C"]
    state = load("odessa", {"players": 2, "options": "sizes:1", "decks": "/".join(decks)}).new_initial_state()
    assert state.chance_outcomes() == [(number, 1 / 3) for number in range(3)]
    state.apply_action(1)
    assert not state.is_chance_node()
    assert state.play.match.view(1).hand == ["9C"]
    assert state.play.match.view(0).hand == ["TC"]


def test_a_game_and_a_state_survive_being_written_down() -> None:
    game = load("oko", {"options": "stack:9", "mode": "match"})
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(pyspiel.load_game(str(game)))
    state = next(islice(walk(game, random.Random(4)), 40, None))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize(
    ("name", "parameters", "path"),
    [
        ("odessa", {"players": 7}, "players"),
        ("odessa", {"dealer": 3}, "dealer"),
        ("odessa", {"mode": "evening"}, "mode"),
        ("odessa", {"utility": "rank"}, "utility"),
        ("odessa", {"options": "sizes"}, "options"),
        ("odessa", {"options": "sizes:9"}, "options.sizes"),
        ("odessa", {"options": "colour:9"}, "options.colour"),
        ("odessa", {"options": "zero_bonus:1 2"}, "options.zero_bonus"),
        ("odessa", {"players": 2, "options": "sizes:1", "decks": "6C 7C"}, "decks"),
        ("odessa", {"players": 2, "options": "sizes:1", "decks": "6C 7C 6C"}, "decks"),
        ("odessa", {"players": 2, "options": "sizes:1", "decks": "6C 7C 8C", "mode": "match"}, "decks"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(name: str, parameters: dict[str, Any], path: str) -> None:
    with pytest.raises(OptionError, match=f"^{path}: "):
        load(name, parameters)


def test_decks_are_refused_where_actions_are_hidden() -> None:
    deck = " ".join(Match("donkey", seats=3, seed=b"").game.pack.names)
    with pytest.raises(OptionError, match="all see"):
        load("donkey", {"options": "form:two_vs_one", "decks": deck})


def test_nothing_else_needs_OpenSpiel() -> None:
    code = "import kozyr, kozyr.envs, sys; sys.exit('pyspiel' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_Python_ends_in_order_after_games_were_registered() -> None:
    code = "import kozyr.envs.openspiel, pyspiel; pyspiel.load_game('kozyr_oko')"
    subprocess.run([sys.executable, "-c", code], check=True)

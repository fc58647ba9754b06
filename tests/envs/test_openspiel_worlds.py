"""Resampling for OpenSpiel: the same information state, evenly, and a search that plays by it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kozyr.envs.openspiel.resample import Draws
from tests.envs.openspiel import GAMES, load, move, walk
from tests.sample.even import assert_even


def moments(name: str, parameters: dict[str, Any], step: int) -> Iterator[Any]:
    """Every few states of a random play, chance nodes too."""
    for number, state in enumerate(walk(load(name, parameters), random.Random(name))):
        if number % step == 0:
            yield state


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_a_resampled_state_is_the_same_to_who_asks(name: str, parameters: dict[str, Any]) -> None:
    uniform = random.Random(7).random
    different = 0
    for state in moments(name, parameters, 9):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, uniform)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() == state.is_terminal()
            assert len(other.history()) == len(state.history())
            assert other.returns() == state.returns()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            different += other.history() != state.history()
    assert different > 0


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_a_resampled_state_is_as_if_it_had_been_played(name: str, parameters: dict[str, Any]) -> None:
    uniform = random.Random(9).random
    for state in moments(name, parameters, 9):
        other = state.resample_from_infostate(0, uniform)
        played = state.get_game().new_initial_state()
        for number in other.history():
            assert number in played.legal_actions()
            played.apply_action(number)
        assert played.serialize() == other.serialize()
        for seat in range(state.num_players()):
            assert played.information_state_string(seat) == other.information_state_string(seat)


def test_draws_are_those_of_Python_with_the_same_seed() -> None:
    python, draws = random.Random(1 << 52), Draws(lambda: 0.5)
    stops = [1, 2, 3, 36, 1 << 70, 10**30] * 20
    assert [draws.randrange(stop) for stop in stops] == [python.randrange(stop) for stop in stops]


def lived(state: Any, seat: int) -> list[tuple[str, int]]:
    """What a seat knew before each of its actions, and the actions, found by playing it all again."""
    again = state.get_game().new_initial_state()
    found = []
    for number in state.history():
        if again.current_player() == seat:
            found.append((again.information_state_string(seat), number))
        again.apply_action(number)
    return found


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_nobody_forgets_what_it_knew_and_did(name: str, parameters: dict[str, Any]) -> None:
    uniform = random.Random(8).random
    states = [state.clone() for state in walk(load(name, parameters), random.Random(name))]
    state = states[len(states) * 3 // 4]
    seat = state.current_player() if state.current_player() >= 0 else 0
    mine = lived(state, seat)
    for _ in range(3):
        assert lived(state.resample_from_infostate(seat, uniform), seat) == mine


def test_when_a_card_was_drawn_is_not_forgotten() -> None:
    game = load("donkey", {"players": 2})
    pairs = 0
    for state in moments("donkey", {"players": 2}, 1):
        seat = state.current_player()
        if seat < 0 or len(state.history()) < 36 + 4:
            continue
        history = state.history()
        held = state.play.current.deal.hands[seat]
        dealt = [place for place in range(8) if held >> history[place] & 1]
        drawn = [place for place in range(8, 36) if held >> history[place] & 1]
        for one, other in product(dealt, drawn):
            history = state.history()
            history[one], history[other] = history[other], history[one]
            twin = game.new_initial_state()
            for number in history:
                if number not in twin.legal_actions():
                    break
                twin.apply_action(number)
            else:
                pairs += 1
                assert twin.observation_string(seat) == state.observation_string(seat)
                assert twin.information_state_string(seat) != state.information_state_string(seat)
    assert pairs > 0


def same_to(state: Any, seat: int) -> dict[Hashable, int]:
    """Every history of as many numbers that shows a seat the same, found by going through all of them."""
    found: Counter[Hashable] = Counter()
    wanted = state.information_state_string(seat)
    length = len(state.history())

    def go(node: Any) -> None:
        if len(node.history()) == length:
            if node.information_state_string(seat) == wanted:
                found[tuple(node.history())] += 1
        elif not node.is_terminal():
            numbers = (
                [n for n, _ in node.chance_outcomes()] if node.is_chance_node() else node.legal_actions()
            )
            for number in numbers:
                go(node.child(number))

    go(state.get_game().new_initial_state())
    return found


def drawn(state: Any, seat: int, times: int) -> list[tuple[int, ...]]:
    """Histories as they come up."""
    uniform = random.Random(11).random
    return [tuple(state.resample_from_infostate(seat, uniform).history()) for _ in range(times)]


def decks_of(cards: str, size: int) -> str:
    """All arrangements of a few cards."""
    return "/".join(" ".join(deck) for deck in permutations(cards.split(), size))


def test_agreed_decks_that_show_the_same_come_evenly() -> None:
    parameters = {"players": 2, "options": "sizes:2", "decks": decks_of("6C 9C AC 6D AD", 5)}
    game = load("odessa", parameters)
    state = game.new_initial_state()
    chance = random.Random(2)
    while len(state.history()) < 5:
        state.apply_action(move(state, chance))
    for seat in range(2):
        wanted = same_to(state, seat)
        assert 1 < len(wanted) < 120
        assert_even(drawn(state, seat, 15 * len(wanted)), wanted)


def test_a_deck_that_the_play_rules_out_never_comes() -> None:
    # Seat 1 leads a club and seat 0 doesn't follow: the second deck gave it one.
    decks = "AC 6D 9C 7D AD/AC 6D 9C 7C AD/AC 7D 9C 6D AD"
    state = load("odessa", {"players": 2, "options": "sizes:2", "decks": decks}).new_initial_state()
    state.apply_action(0)
    assert {history[0] for history in drawn(state, 1, 60)} == {0, 1, 2}
    assert {history[0] for history in drawn(state, 0, 60)} == {0, 2}
    for action in ("bid 1", "bid 0", "play AC", "play 6D"):
        state.apply_action(state.string_to_action(action))
    assert {history[0] for history in drawn(state, 1, 60)} == {0, 2}


def test_an_unseen_card_may_be_any_other() -> None:
    state = load("odessa", {"players": 2, "options": "sizes:1"}).new_initial_state()
    for card in (3, 20, 30):
        state.apply_action(card)
    found = drawn(state, 1, 1000)
    assert_even(found, {(3, card, 30): 1 for card in range(36) if card not in (3, 30)})


def test_cards_that_lie_undealt_may_be_any() -> None:
    state = load("oko", {"players": 2}).new_initial_state()
    for card in (3, 20, 7):
        state.apply_action(card)
    found = drawn(state, 0, 1000)
    assert all(len(set(history)) == 3 for history in found)
    assert_even([history[0] for history in found], dict.fromkeys(range(24), 1))


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's search over information sets; it asks the state for worlds."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=30.0, max_simulations=simulations, random_state=chance)


def test_a_search_plays_matches_of_odessa_and_is_better_than_chance() -> None:
    game = load("odessa", {"options": "sizes:2 3", "mode": "match", "utility": "margin"})
    margins = []
    for seed in range(24):
        seat = seed % 3
        bot = searcher(game, 20, seed)
        chance = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            turn = state.current_player() == seat
            state.apply_action(bot.step(state) if turn else move(state, chance))
        assert len(state.play.match.progress.runs) == 2
        margins.append(state.returns()[seat])
    assert np.mean(margins) > 2 * np.std(margins) / 24**0.5


@pytest.mark.parametrize("name", ["exchange", "donkey", "oko"])
def test_a_search_plays_the_other_games(name: str) -> None:
    options = {"exchange": "target:3;max_exchanges:4", "donkey": "form:two_vs_one", "oko": "stack:4"}[name]
    game = load(name, {"players": 3, "options": options})
    bots = [searcher(game, 4, seed) for seed in range(3)]
    chance = random.Random(name)
    state = game.new_initial_state()
    while not state.is_terminal():
        turn = state.current_player()
        state.apply_action(bots[turn].step(state) if turn >= 0 else move(state, chance))
    assert len(state.play.current.actions) >= 3


def test_a_search_notices_a_world_that_could_not_be() -> None:
    game = load("odessa", {"players": 2, "options": "sizes:3"})
    state = next(state for state in walk(game, random.Random(1)) if not state.is_chance_node())
    bot = searcher(game, 5, 1)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(1 - seat, random.random))
    with pytest.raises(AssertionError):
        bot.step(state)
    bot.set_resampler(
        lambda state, seat: state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    )
    assert bot.step(state) in state.legal_actions()

"""Every level: legal actions only, the same for the same seed, and nothing asked but the view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from kozyr.bots import Bot, LevelError, ask, bot, levels_of
from kozyr.bots.uniform import actions_in, nth_action
from kozyr.match import Match

SETS: list[tuple[str, int, dict[str, Any]]] = [
    *[("odessa", seats, {"max_deals": 1}) for seats in range(2, 7)],
    ("odessa", 4, {"revoke": "penalty", "zero_bonus": 5, "max_deals": 0}),
    ("odessa", 6, {"revoke": "penalty", "sizes": [6, 3, 1, 6, 2]}),
    *[("exchange", seats, {"deals": 3, "max_exchanges": 40}) for seats in (2, 3, 4, 5, 6, 9, 13)],
]


def play(game: str, seats: int, options: dict[str, Any], levels: list[str], seed: int) -> str:
    """The record of a match that bots have played; the match checks that each action is legal."""
    match = Match(game, seats=seats, seed=seed.to_bytes(2, "big"), options=options)
    bots = [bot(level, game, seed * 100 + seat) for seat, level in enumerate(levels)]
    while (seat := match.to_act) is not None:
        match.apply(ask(bots[seat], match), seat)
    assert match.finished
    return match.to_record()


@pytest.mark.parametrize(("game", "seats", "options"), SETS)
def test_bots_finish_matches_with_legal_actions_and_the_same_for_a_seed(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        levels = random.Random(seed).choices(["random", "steady"], k=seats) if seed else ["steady"] * seats
        assert play(game, seats, options, levels, seed) == play(game, seats, options, levels, seed)


def test_bots_of_another_seed_play_otherwise() -> None:
    records = {play("odessa", 3, {}, ["random"] * 3, 7) for _ in range(2)}
    match = Match("odessa", seats=3, seed=b"x")
    actions = {bot("random", "odessa", seed).act(match.view(match.to_act)) for seed in range(50)}
    assert (len(records), len(actions)) == (1, len(match.legal()))


@pytest.mark.parametrize("level", levels_of("exchange"))
def test_bots_keep_a_stream_of_their_own(level: str) -> None:
    match = Match("exchange", seats=13, seed=b"x")
    random.seed(1)
    first: Bot = bot(level, "exchange", b"seed")
    times = 3 if first.searches else 20
    actions = [ask(first, match) for _ in range(times)]
    random.seed(2)
    second = bot(level, "exchange", b"seed")
    ask(bot(level, "exchange", b"other"), match)
    assert [ask(second, match) for _ in range(times)] == actions
    assert first.name == level


def test_bots_unknown_level_or_game_is_refused() -> None:
    with pytest.raises(LevelError, match="'expert' is not one of random, steady, strong, master"):
        bot("expert", "odessa", 1)
    with pytest.raises(LevelError, match="there is no game 'bridge'"):
        bot("steady", "bridge", 1)


def test_random_bot_draws_evenly_from_amounts_too() -> None:
    legal = ["bet 2..5", "call", "pass"]
    assert [actions_in(entry) for entry in legal] == [4, 1, 1]
    every = ["bet 2", "bet 3", "bet 4", "bet 5", "call", "pass"]
    assert [nth_action(legal, n) for n in range(6)] == every
    assert nth_action(["bet 7..7"], 0) == "bet 7"
    assert nth_action(["bid 2"], 0) == "bid 2"
    with pytest.raises(IndexError):
        nth_action(legal, 6)


def test_random_bot_is_even() -> None:
    match = Match("odessa", seats=4, seed=b"x", options={"sizes": [6]})
    player = bot("random", "odessa", 3)
    drawn = Counter(player.act(match.view(match.to_act)) for _ in range(7000))
    assert set(drawn) == set(match.legal())
    assert all(abs(times - 1000) < 150 for times in drawn.values())


@pytest.mark.parametrize("level", levels_of("odessa"))
def test_a_bot_is_asked_only_with_a_view_of_its_game_whose_seat_is_to_act(level: str) -> None:
    match = Match("odessa", seats=3, seed=b"asked")
    wrong: Any = None
    for view in (wrong, Match("oko", seats=2, seed=b"asked").view(0)):
        with pytest.raises(ValueError, match="a view of odessa is needed"):
            bot(level, "odessa", 1).act(view)
    others = [seat for seat in range(3) if seat != match.to_act]
    for seat in (None, *others):
        with pytest.raises(ValueError, match="not to act"):
            bot(level, "odessa", 1).act(match.view(seat))

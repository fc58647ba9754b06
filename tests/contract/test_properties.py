"""Properties that hold in every game, form and option, over random matches from the registry's grid."""

from __future__ import annotations

import random
import zlib

import msgspec
import pytest

from kozyr.games.api import actions, is_legal
from kozyr.match import Match
from tests.contract import conserved
from tests.contract.grid import Setting, all_settings
from tests.contract.walk import fresh, random_action, walk

SETTINGS = all_settings()


def number_of(setting: Setting) -> int:
    """A seed of the setting's own."""
    return zlib.crc32(str(setting).encode())


def test_the_grid_covers_all_games_and_options() -> None:
    from kozyr.games.registry import GAMES

    for game in GAMES.values():
        mine = [setting for setting in SETTINGS if setting.game == game.name]
        assert len(mine) >= 20
        given = {name for setting in mine for name in setting.options}
        assert given == {option.name for option in game.options}


def look(match: Match) -> None:
    """Everything that must hold whenever somebody looks."""
    conserved.check(match)
    run = match.progress.current
    if run is None:
        assert match.finished
        assert match.to_act is None
        assert match.legal() == []
        assert match.winners or match.game.name == "exchange"
        return
    numbers = actions(match.game, run.deal, run.rules)
    assert numbers, "the seat to act can't act"
    assert numbers == sorted(set(numbers)), "action numbers must grow"
    assert all(is_legal(match.game, run.deal, run.rules, number) for number in numbers[:3] + numbers[-3:])
    assert not is_legal(match.game, run.deal, run.rules, numbers[-1] + 1) or numbers[-1] + 1 in numbers
    for seat in range(match.seats):
        assert bool(match.view(seat).legal) == (seat == match.to_act)
    assert match.view(None).legal == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_must_hold_in_every_position(setting: Setting) -> None:
    match = fresh(*setting, number_of(setting))
    draw = random.Random(number_of(setting))
    walk(match, draw, look, most=1500)
    text = match.to_record()
    again = Match.from_record(text)
    assert again.to_record() == text
    assert again.summary() == match.summary()
    assert [again.view(seat) for seat in range(match.seats)] == [
        match.view(seat) for seat in range(match.seats)
    ]


@pytest.mark.parametrize("setting", SETTINGS[:: max(1, len(SETTINGS) // 60)], ids=str)
def test_two_matches_interleaved_give_what_each_gives_alone(setting: Setting) -> None:
    def alone(seed: int) -> str:
        match = fresh(*setting, seed)
        walk(match, random.Random(seed), lambda _: None, most=200)
        return match.to_record()

    pair = [fresh(*setting, seed) for seed in (1, 2)]
    draws = [random.Random(seed) for seed in (1, 2)]
    for _ in range(200):
        for match, draw in zip(pair, draws, strict=True):
            if match.to_act is not None:
                match.apply(random_action(match, draw))
    assert [match.to_record() for match in pair] == [alone(1), alone(2)]


@pytest.mark.parametrize("setting", SETTINGS[:: max(1, len(SETTINGS) // 60)], ids=str)
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    match = fresh(*setting, 7)
    walk(match, random.Random(7), lambda _: None, most=9)
    before = match.to_record(), match.view(0), match.summary()
    walk(match.copy(), random.Random(8), lambda _: None, most=60)
    assert (match.to_record(), match.view(0), match.summary()) == before


@pytest.mark.parametrize("setting", SETTINGS[:: max(1, len(SETTINGS) // 60)], ids=str)
def test_a_view_is_of_its_moment_and_does_not_change_later(setting: Setting) -> None:
    match = fresh(*setting, 7)
    walk(match, random.Random(7), lambda _: None, most=9)
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    before = [msgspec.json.encode(view) for view in views]
    walk(match, random.Random(8), lambda _: None, most=60)
    assert [msgspec.json.encode(view) for view in views] == before


@pytest.mark.parametrize("setting", SETTINGS[:: max(1, len(SETTINGS) // 60)], ids=str)
def test_a_deal_that_starts_on_a_used_state_is_like_any_other(setting: Setting) -> None:
    match = fresh(*setting, 11)
    run = match.progress.runs[0]
    used = match.game.deal_state()
    for name, length in used.FIELDS.items():
        setattr(used, name, [77] * length if length else 77)
    match.game.engine.start(used, run.rules, run.deck, run.dealer)
    clean = match.game.deal_state()
    match.game.engine.start(clean, run.rules, run.deck, run.dealer)
    live = {name for name in used.FIELDS if getattr(used, name) == getattr(clean, name)}
    draw = random.Random(3)
    for state in (used, clean):
        draw = random.Random(3)
        while state.to_act >= 0:  # type: ignore[attr-defined]
            choice = draw.choice(actions(match.game, state, run.rules))
            match.game.engine.apply(state, run.rules, choice)
    scores: list[list[int]] = []
    for state in (used, clean):
        row = [0] * match.seats
        match.game.engine.score(state, run.rules, row)
        scores.append(row)
    assert scores[0] == scores[1]
    assert live, "nothing was set"


@pytest.mark.parametrize("setting", SETTINGS[:: max(1, len(SETTINGS) // 60)], ids=str)
def test_a_deal_looks_at_no_card_beyond_those_that_it_says_it_uses(setting: Setting) -> None:
    match = fresh(*setting, 13)
    run = match.progress.runs[0]
    engine, used = match.game.engine, match.game.engine.used(run.rules)
    assert isinstance(used, int)
    assert used <= match.game.pack.size
    assert used >= sum(hand.bit_count() for hand in getattr(run.deal, "hands", []))
    plain = match.game.deal_state()
    engine.start(plain, run.rules, run.deck, run.dealer)
    other = match.game.deal_state()
    engine.start(other, run.rules, run.deck[:used] + run.deck[used:][::-1], run.dealer)
    assert plain == other

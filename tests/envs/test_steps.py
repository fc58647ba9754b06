"""Steps and observations: all that is legal can be reached, and a seat is shown its view and no more."""

from __future__ import annotations

import pytest

from kozyr.cards import PACK36
from kozyr.games.api import actions
from kozyr.games.registry import GAMES
from tests.envs.walks import NAMES, actions_by_steps, members, moments, settings_of
from tests.support import played, stacked


@pytest.mark.parametrize("name", NAMES)
def test_steps_reach_every_legal_action_and_no_other(name: str) -> None:
    steps = GAMES[name].steps
    used: set[int] = set()
    for setting in settings_of(name):
        for moment in moments(setting, 60):
            if any(moment.memory.__dict__[field] for field in steps.PARTIAL):
                continue
            legal = actions(moment.match.game, moment.run.deal, moment.run.rules)
            if len(legal) > 800:
                continue
            reached = actions_by_steps(moment, used.add)
            assert set(reached) == set(legal)
            assert len(reached) == len(set(reached)) or name == "oko"
    assert len(steps.NAMES) == steps.STEPS
    assert len(used) > steps.STEPS - 20


RARE = {"sevens"}
"""Parts that random play doesn't reach; another test does."""


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_from_the_deal_is_that_from_the_view_and_reads_back_as_text(name: str) -> None:
    tensor = GAMES[name].tensor
    layout = tensor.LAYOUT
    compared = 0
    ever: set[int] = set()
    for setting in settings_of(name):
        for moment in moments(setting, 60):
            match, run = moment.match, moment.run
            for seat in range(match.seats):
                out = [0] * layout.size
                tensor.write(moment.memory, run.deal, run.rules, seat, out)
                own = moment.memory if seat == match.to_act else None
                values = tensor.seen(match.view(seat), own)
                assert layout.decode(out) == values, setting
                assert out == layout.encode(values)
                assert layout.text(layout.decode(out)) == layout.text(values)
                ever.update(place for place, number in enumerate(out) if number)
                compared += 1
    assert compared > 1000
    parts = {part.name for part in layout.parts if ever & {*range(layout.size)[layout.slices[part.name]]}}
    assert parts | (RARE & {part.name for part in layout.parts}) == {part.name for part in layout.parts}


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_is_a_table_without_gaps(name: str) -> None:
    layout = GAMES[name].tensor.LAYOUT
    ends = [0, *(layout.slices[part.name].stop for part in layout.parts)]
    assert [layout.at(part.name) for part in layout.parts] == ends[:-1]
    assert layout.size == ends[-1]
    assert layout.table().count("\n") == len(layout.parts) + 1
    assert layout.text(layout.decode([0] * layout.size)).endswith("no deal is under way")
    with pytest.raises(ValueError, match="numbers are needed"):
        layout.decode([0])


@pytest.mark.parametrize("name", NAMES)
def test_steps_are_few_enough_for_a_set_and_their_names_differ(name: str) -> None:
    steps = GAMES[name].steps
    assert steps.STEPS <= 52
    assert len(set(steps.NAMES)) == steps.STEPS
    assert members(0b101) == [0, 2]


def test_who_led_the_four_sevens_is_seen() -> None:
    deck = stacked(PACK36, {1: "7C 7D 7H 7S"}, dealer=0, seats=2)
    steps, tensor = GAMES["donkey"].steps, GAMES["donkey"].tensor
    match = played("donkey", 2, [deck])
    run = match.progress.runs[0]
    memory = steps.Memory()
    steps.enter(memory, match.options, match.totals)
    steps.begin(memory, run.deal, run.rules)
    sevens = [steps.NAMES.index(card) for card in ("7C", "7D", "7H", "7S")]
    for number in sevens:
        assert steps.mask(memory, run.deal, run.rules) == 1 << number
        action = steps.choose(memory, run.deal, run.rules, number)
    steps.carry_out(memory, run.deal.copy(), run.rules, action)
    match.apply(match.game.text(action))
    for seat, name in ((0, "+1"), (1, "me")):
        values = tensor.seen(match.view(seat))
        out = [0] * tensor.LAYOUT.size
        tensor.write(memory, run.deal, run.rules, seat, out)
        assert values["sevens"] == (name,)
        assert tensor.LAYOUT.decode(out) == values

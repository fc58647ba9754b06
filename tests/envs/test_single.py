"""One deal at full speed is the deal of a match."""

from __future__ import annotations

import random

import pytest

from kozyr.envs.single import FastDeal
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.envs.walks import NAMES, members

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", [name for name in ("odessa", "donkey") if name in NAMES])
def test_a_fast_deal_is_the_first_deal_of_a_match(name: str) -> None:
    steps = GAMES[name].steps
    draw = random.Random(name)
    fast = FastDeal(name, seats=3, seed=b"one")
    match = Match(name, seats=3, seed=b"one")
    run = match.progress.runs[0]
    memory = steps.Memory()
    steps.enter(memory, match.options, match.totals)
    steps.begin(memory, run.deal, run.rules)
    while not fast.over:
        assert fast.legal() == members(steps.mask(memory, run.deal, run.rules))
        assert fast.to_act == run.deal.to_act
        assert fast.deal == run.deal
        number = draw.choice(fast.legal())
        kept = fast.copy()
        fast.apply(number)
        kept.apply(number)
        assert kept.deal == fast.deal
        action = steps.choose(memory, run.deal, run.rules, number)
        if action >= 0:
            steps.carry_out(memory, run.deal.copy(), run.rules, action)
            match.apply(match.game.text(action))
    assert run.outcome is not None
    assert fast.scores() == run.outcome.scores
    assert fast.legal() == []
    assert fast.to_act is None


def test_a_step_that_is_not_legal_is_refused() -> None:
    deal = FastDeal("odessa", seats=3, seed=b"one", options={"sizes": [2]})
    assert [deal.step_names[step] for step in deal.legal()] == ["bid 0", "bid 1", "bid 2"]
    before = deal.deal
    for step in (-1, 3, 42, 60):
        with pytest.raises(ValueError, match=f"step {step} is not legal"):
            deal.apply(step)
    assert deal.deal == before
    with pytest.raises(ValueError, match="not over"):
        deal.scores()

"""What the search for Odessa makes of the last cards of a deal: right ones cost nothing, wrong ones do."""

from __future__ import annotations

import pytest

from kozyr.lab.review.decisions import decide
from kozyr.study.position import read, text

POSITIONS = ("01-take-now", "10-draw-trumps", "28-keep-strong", "61-trump-last")


@pytest.mark.compiled
@pytest.mark.parametrize("name", POSITIONS)
def test_a_right_card_at_the_end_costs_nothing_and_a_wrong_one_does(name: str) -> None:
    position = read(text(name))
    match = position.match()
    right = [decide(match, f"play {card}", "strong", 400, b"end") for card in position.right]
    wrong = [decide(match, f"play {one.card}", "strong", 400, b"end") for one in position.wrong]
    assert min(one.loss for one in right if one) == 0
    assert not any(one.clear for one in right if one)
    for one in wrong:
        assert one is not None
        assert one.best.removeprefix("play ") in position.right
        assert one.loss > 0

"""What a search's samples say of actions: means, errors, and errors of differences in the same worlds."""

from __future__ import annotations

import numpy as np
import pytest

from kozyr.bots.search.common import weighed

WORTH = np.array([[1.0, 5.0, 2.0], [3.0, 7.0, 2.0], [5.0, 9.0, 8.0]])
"""Three worlds, three actions: the second is always four better than the first."""


def test_the_best_comes_first_with_its_standard_error() -> None:
    found = weighed(["a", "b", "c"], WORTH)
    assert [(worth.action, worth.value) for worth in found] == [("b", 7.0), ("c", 4.0), ("a", 3.0)]
    assert found[0].error == pytest.approx(2 / 3**0.5)
    assert [worth.apart for worth in found] == [None] * 3


def test_a_difference_that_is_the_same_in_every_world_has_no_error() -> None:
    found = {worth.action: worth for worth in weighed(["a", "b", "c"], WORTH, also=["a"])}
    assert found["a"].apart == 0
    assert found["b"].apart == 0
    assert found["c"].apart == pytest.approx(np.std([1, -1, 3], ddof=1) / 3**0.5)


def test_one_world_has_no_errors() -> None:
    found = weighed(["a", "b", "c"], WORTH[:1], also=["a"])
    assert {(worth.error, worth.apart) for worth in found} == {(None, None)}

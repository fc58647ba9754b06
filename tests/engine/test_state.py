"""States: one description, two shapes."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from kozyr.engine import State
from kozyr.games.registry import GAMES


class Sample(State):
    """Numbers and a row."""

    first: int
    row: Annotated[list[int], 3]
    last: int


def test_a_state_starts_at_nothing_and_copies_apart() -> None:
    state = Sample()
    assert (state.first, state.row, state.last) == (0, [0, 0, 0], 0)
    twin = state.copy()
    assert twin == state
    twin.row[1] = 5
    assert twin != state
    assert state.row == [0, 0, 0]
    assert repr(twin) == "Sample(first=0, row=[0, 5, 0], last=0)"


def test_words_and_back() -> None:
    state = Sample.from_words([1, 2, 3, 4, 5])
    assert (state.first, state.row, state.last) == (1, [2, 3, 4], 5)
    assert list(state.words()) == [1, 2, 3, 4, 5]
    assert Sample.width() == 5


@pytest.mark.parametrize("name", list(GAMES))
def test_records_are_words_without_padding(name: str) -> None:
    for state in (GAMES[name].engine.Deal, GAMES[name].engine.Rules):
        assert state.dtype().itemsize == 8 * state.width()
        words = np.arange(state.width())
        record = words.view(state.dtype())[0]
        same = state.from_words(words)
        for field, length in state.FIELDS.items():
            value = getattr(same, field)
            assert record[field].tolist() == value if length else record[field] == value

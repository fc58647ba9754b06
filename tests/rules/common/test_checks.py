"""Whole numbers that are given from outside."""

from __future__ import annotations

import pytest

from kozyr.games.checks import in_range, whole
from kozyr.games.option import OptionError


@pytest.mark.parametrize(("value", "lowest"), [(0, 0), (1, 1), (7, 1), (10**30, 0)])
def test_a_whole_number_is_given_back(value: int, lowest: int) -> None:
    assert whole("deals", value, lowest=lowest) == value
    if lowest == 0:
        assert whole("deals", value) == value


@pytest.mark.parametrize(
    ("value", "lowest", "said"),
    [(-1, 0, "-1 is less than 0"), (0, 1, "0 is less than 1"), (2, 3, "2 is less than 3")],
)
def test_too_small_a_number_is_refused_with_its_place(value: int, lowest: int, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        whole("cores", value, lowest=lowest)
    assert (refused.value.path, str(refused.value)) == ("cores", f"cores: {said}")


@pytest.mark.parametrize("value", [True, "1", 1.0, None])
def test_what_is_no_whole_number_is_refused_with_its_place(value: object) -> None:
    with pytest.raises(OptionError) as refused:
        whole("deals", value)
    assert refused.value.path == "deals"
    with pytest.raises(OptionError) as refused:
        in_range("cores", value, range(5))
    assert refused.value.path == "cores"

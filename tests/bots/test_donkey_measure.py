"""The measure of donkey's levels: paired with the weaker level alone, by role, the same for a seed."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from bench.donkey import main
from bench.interval import interval


@pytest.mark.parametrize("role", ["any", "soloist", "partner"])
def test_a_result_is_written_as_it_is_printed(
    role: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--form", "two_vs_one", "--seats", "3", "--role", role, "--level", "random"]
    words += ["--against", "random"]
    assert main([*words, "--deals", "3", "--out", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text("utf-8")) == found
    assert found["role"] == role
    assert found["counted"] <= found["deals"] == 3


def test_steady_is_better_than_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", "3", "--level", "steady", "--against", "random", "--deals", "30"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["points_more"]["low"] > 0


def test_an_interval_is_around_the_mean() -> None:
    assert interval([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    reach = 1.96 * 2**0.5 / 2**0.5
    assert interval([0.0, 2.0]) == pytest.approx((1.0, 1.0 - reach, 1.0 + reach))
    assert interval([3.0]) == (3.0, -math.inf, math.inf)

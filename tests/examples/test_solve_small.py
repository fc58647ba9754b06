"""The example that solves small games runs from beginning to end, and comes nearer to a solution."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "solve_small.py"


def test_it_runs_and_draws_its_curves(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "--iterations", "2", "--sampled", "1", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    with (tmp_path / "solved.csv").open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    left = {
        (row["game"], row["solver"], int(row["iterations"])): float(row["exploitability"]) for row in rows
    }
    assert len(rows) == len(left) == 2 * (2 + 2 + 1 + 1)
    for game in ("oko", "odessa"):
        for solver in ("CFR", "CFR+"):
            assert 0 < left[game, solver, 2] < left[game, solver, 1]
        assert left[game, "outcome sampling", 1] > 0 < left[game, "external sampling", 1]
    assert (tmp_path / "solved.svg").read_text(encoding="utf-8").count("<svg") == 1

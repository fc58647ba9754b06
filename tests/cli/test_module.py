"""``python -m kozyr``."""

import subprocess
import sys

import kozyr


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "kozyr", "--version"]
    out = subprocess.run(command, capture_output=True, text=True, check=True)
    assert out.stdout.strip() == f"kozyr {kozyr.__version__}"

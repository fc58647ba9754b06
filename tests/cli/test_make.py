"""``make play``: Ctrl-C is no error, anything else is."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def make(tmp_path: Path, script: str) -> subprocess.Popen[str]:
    """``make play`` with a program that is this script of the shell; in a process group of its own."""
    program = tmp_path / "bin" / "kozyr"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    command = ["make", f"VENV={tmp_path}", "PYTHON=python3", "-o", f"{tmp_path}/.run", "play"]
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize(("status", "after"), [(0, 0), (130, 0), (2, 2), (1, 2)])
def test_exit_statuses(tmp_path: Path, status: int, after: int) -> None:
    with make(tmp_path, f'[ "$1" = serve ] && exit {status}') as process:
        _, errors = process.communicate(timeout=30)
    assert process.returncode == after
    assert ("Error" in errors) == (after != 0)


def test_an_interrupt_is_quiet(tmp_path: Path) -> None:
    with make(tmp_path, "trap 'exit 130' INT; echo ready; while :; do sleep 0.1; done") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert "***" not in errors

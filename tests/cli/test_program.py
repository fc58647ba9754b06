"""The program as it is started: exit statuses, pipes, what it imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_replay import SMALL

RUN = "from kozyr.cli.main import main; main()"
HEAVY = ("numba", "llvmlite", "numpy", "pyspiel", "asyncio", "sqlite3", "rich")
"""What a command that only reads or plays has no use for; each costs a tenth of a second or more."""


def start(
    *args: str, stdin: str = "", code: str = RUN, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    source = str(Path(__file__).parents[2] / "src")
    env = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "PYTHONPATH": source, "NO_COLOR": "1", **environment}
    return subprocess.run(
        [sys.executable, "-c", code, *args], input=stdin, env=env, capture_output=True, text=True, timeout=60
    )


@pytest.mark.parametrize(
    ("args", "stdin"),
    [
        (["replay", "-"], SMALL),
        (["replay", "-", "--json"], SMALL),
        (["view", "-", "--seat", "0", "--lang", "ru"], SMALL),
        (["deck", "oko", "--seed", "00", "--deal", "0"], ""),
        (["verify", "-"], SMALL),
        (["play", "odessa", "--seed", "00"], ""),
        (["--version"], ""),
        (["--help"], ""),
    ],
)
def test_what_is_imported(args: list[str], stdin: str, tmp_path: Path) -> None:
    bots = args[0] in ("play",)
    code = (
        "import sys\nfrom kozyr.cli.main import app\n"
        "try:\n    app()\nexcept SystemExit as end:\n    assert end.code != 2, end.code\n"
        f"heavy = [name for name in {HEAVY!r} if name in sys.modules]\n"
        f"assert not heavy, heavy\nassert ('kozyr.bots' in sys.modules) == {bots}\n"
    )
    result = start(*args, stdin=stdin, code=code, XDG_DATA_HOME=str(tmp_path))
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_exit_statuses() -> None:
    assert start("replay", "-", stdin=SMALL).returncode == 0
    assert start("replay", "-", stdin="x").returncode == 2
    assert start("replay", "-", "--json", stdin="x").returncode == 2
    assert start("replay").returncode == 2
    assert start("fly").returncode == 2
    assert start("--version").stdout.startswith("kozyr ")


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -c '{RUN}' replay - | head -c 1"
    source = str(Path(__file__).parents[2] / "src")
    result = subprocess.run(
        ["sh", "-c", command],
        input=SMALL,
        env={"PYTHONPATH": source, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in result.stderr
    assert "Error" not in result.stderr


def test_a_C_locale_gets_plain_letters(tmp_path: Path) -> None:
    result = start("play", "odessa", "--seed", "00", LC_ALL="C", XDG_DATA_HOME=str(tmp_path))
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert "trump" in result.stdout
    ascii_only = start("replay", "-", "--lang", "ru", stdin=SMALL, PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 0
    assert ascii_only.stdout.isascii()


def test_no_standard_input_at_all(tmp_path: Path) -> None:
    source = str(Path(__file__).parents[2] / "src")
    env = {"PYTHONPATH": source, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    for command, status in (("play odessa --seed 00", 0), ("replay -", 2)):
        line = f"{sys.executable} -c '{RUN}' {command} <&-"
        result = subprocess.run(["sh", "-c", line], env=env, capture_output=True, text=True)
        assert result.returncode == status
        assert "Traceback" not in result.stderr


def test_input_that_is_no_text(tmp_path: Path) -> None:
    source = str(Path(__file__).parents[2] / "src")
    env = {"PYTHONPATH": source, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    args = [sys.executable, "-c", RUN, "play", "odessa", "--seed", "00"]
    result = subprocess.run(args, input=b"\xff\xfe\n\0\n7\xe2\n0\n", env=env, capture_output=True)
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr
    assert b"means nothing here" in result.stdout

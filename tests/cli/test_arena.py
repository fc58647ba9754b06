"""``kozyr arena``: tables, JSON, progress, an end by Ctrl-C and going on, with real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from tests.bots.programs import misbehaving, python_bot
from tests.cli.test_replay import run

MAIN = [sys.executable, "-c", "from kozyr.cli.main import main; main()", "arena"]
GAME = ["--game", "odessa", "--bots", "steady,random", "--seed", "00", "-o", "sizes=3"]


def wait_for(what: Callable[[], object]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until, "it never was so"
        time.sleep(0.01)


def facts(output: bytes) -> dict[str, Any]:
    """A result without its times."""
    found: dict[str, Any] = json.loads(output)
    del found["times"]
    return found


def asked(*arguments: str) -> dict[str, Any]:
    """The JSON of an arena."""
    result = run("arena", *GAME, *arguments, "--json")
    assert result.exit_code == 0, result.output
    return facts(result.stdout_bytes)


def test_json_is_the_same_but_for_times_whatever_the_workers() -> None:
    command = [*MAIN, *GAME, "--deals", "10", "--json"]
    one, two = (
        subprocess.run([*command, "--workers", str(workers)], capture_output=True, check=True, timeout=120)
        for workers in (1, 2)
    )
    assert one.stdout.partition(b'"times"')[0] == two.stdout.partition(b'"times"')[0]
    found = json.loads(one.stdout)
    assert found["deals"] == 10
    assert list(found["times"]) == ["seconds", "workers", "moves"]
    assert one.stderr == two.stderr == b""  # progress is for terminals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", [(), ("--match",)])
def test_a_table_in_words(language: str, match: tuple[str, ...]) -> None:
    result = run("arena", *GAME, "--deals", "5", *match, "--lang", language)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    words = catalogue(language)
    assert lines[0].startswith(words.say("game-odessa"))
    assert words.say("arena-field") in lines[1]
    assert (words.say("arena-won") in lines[1]) == bool(match)
    assert lines[2].startswith("steady")
    assert lines[3].startswith("random")
    assert "±" in lines[2]
    assert all(len(line) <= 80 for line in lines)


def test_a_program_that_misbehaves_is_named(tmp_path: Path) -> None:
    path = misbehaving(tmp_path, "cheat")
    result = run(
        *("arena", "--game", "odessa", "--deals", "1", "--seed", "00", "-o", "sizes=1"),
        *("--bots", f"exec:{path},steady"),
    )
    said = " ".join(result.stdout.split())
    assert "exec:cheat owed 4 moves" in said
    assert "an action that is not legal: 4" in said


def test_a_program_beside_us_is_named_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    misbehaving(tmp_path, "cheat")
    monkeypatch.chdir(tmp_path)
    result = run(
        *("arena", "--game", "odessa", "--deals", "1", "--seed", "00", "-o", "sizes=1"),
        *("--bots", "exec:cheat,steady"),
    )
    assert any(line.startswith("exec:cheat ") for line in result.stdout.splitlines())
    assert "exec:exec:" not in result.stdout


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """A program that says that it runs, and never answers."""
    body = "open(f'pid-{os.getpid()}', 'w')\nfor ask in answers(): time.sleep(3600)"
    return python_bot(tmp_path, "slow", body)


@pytest.fixture
def started() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts arenas in process groups of their own; what is left of them ends with the test."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [*MAIN, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "KOZYR_LANG": "en", "KOZYR_BOT_SECONDS": "600"},
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_state_that_goes_on(
    workers: str, tmp_path: Path, started: Callable[..., subprocess.Popen[bytes]]
) -> None:
    state = tmp_path / "state.jsonl"
    process = started(*GAME, "--deals", "100000", "--workers", workers, "--state", str(state))
    wait_for(lambda: state.exists() and state.read_bytes().count(b"\n") > 3)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert (
        errors.decode().split()
        == f"Stopped. {state} keeps what was played: the same command goes on.".split()
    )
    kept = state.read_bytes().count(b"\n") - 1
    deals = kept + 5
    assert asked("--deals", str(deals), "--state", str(state)) == asked("--deals", str(deals))
    assert state.read_bytes().count(b"\n") - 1 >= deals


def test_two_arenas_do_not_write_one_file(
    tmp_path: Path, started: Callable[..., subprocess.Popen[bytes]]
) -> None:
    state = tmp_path / "state.jsonl"
    started(*GAME, "--deals", "100000", "--state", str(state))
    wait_for(lambda: state.exists() and state.read_bytes().count(b"\n") > 1)
    result = run("arena", *GAME, "--deals", "1", "--state", str(state))
    assert result.exit_code == 2
    assert "another arena writes" in result.stderr


def alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_no_program_is_left_behind(
    number: int, workers: str, slow: Path, tmp_path: Path, started: Callable[..., subprocess.Popen[bytes]]
) -> None:
    process = started(
        *("--game", "odessa", "--bots", f"exec:{slow},random", "--deals", "9", "--workers", workers)
    )
    wait_for(lambda: len(list(tmp_path.glob("pid-*"))) == int(workers))
    os.kill(process.pid, number)
    assert process.wait(60) == 128 + number
    pids = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
    wait_for(lambda: not any(map(alive, pids)))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_workers_and_their_programs_end_with_an_arena_that_is_killed(
    slow: Path, tmp_path: Path, started: Callable[..., subprocess.Popen[bytes]]
) -> None:
    process = started(
        *("--game", "odessa", "--bots", f"exec:{slow},random", "--deals", "9", "--workers", "2")
    )
    wait_for(lambda: len(list(tmp_path.glob("pid-*"))) == 2)
    process.kill()
    pids = [int(path.name.removeprefix("pid-")) for path in tmp_path.glob("pid-*")]
    wait_for(lambda: not any(map(alive, pids)))


def test_progress_is_shown_at_a_terminal(tmp_path: Path) -> None:
    child = pexpect.spawn(
        MAIN[0],
        [*MAIN[1:], *GAME, "--deals", "100000", "--state", str(tmp_path / "state")],
        env={**os.environ, "KOZYR_LANG": "en"},
        timeout=60,
        encoding="utf-8",
    )
    child.expect(r"\d+ of 100,000 deals, \d+:\d\d to go")
    child.sendintr()
    child.expect("Stopped.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "chess", "--bots", "steady,random", "--deals", "1"], "chess"),
        (["--game", "odessa", "--bots", "steady,expert", "--deals", "1"], "bots[1]: one of random, steady"),
        (["--game", "odessa", "--bots", "steady", "--deals", "1"], "bots: 1 is not in 2..6"),
        ([*GAME, "--deals", "1", "--seed", "0"], "hexadecimal"),
        ([*GAME, "--deals", "1", "-o", "size=1"], "options.size"),
        ([*GAME, "--deals", "-1"], "deals"),
        ([*GAME, "--deals", "1", "--workers", "0"], "workers"),
        ([*GAME, "--deals", "1", "--lang", "de"], "de"),
    ],
)  # fmt: skip
def test_what_can_not_be_is_refused(arguments: list[str], message: str) -> None:
    result = run("arena", *arguments, "--json")
    assert result.exit_code == 2
    assert message in json.loads(result.stdout_bytes)["error"]["message"]
    result = run("arena", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


def test_importing_kozyr_does_not_import_what_the_arena_needs() -> None:
    code = (
        "import sys, kozyr; print([m for m in ('asyncio', 'multiprocessing', 'numba') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    assert found.stdout.strip() == b"[]"

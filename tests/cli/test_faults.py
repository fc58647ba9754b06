"""What is wrong with a command itself: one sentence, safe to print, or the error object."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kozyr.i18n.catalogue import visible
from tests.cli.test_program import RUN
from tests.cli.test_replay import SMALL, error_of, run

SOURCE = str(Path(__file__).parents[2] / "src")


def shell(line: str, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[bytes]:
    """A line of the shell in which ``kozyr`` is the program."""
    env = {"PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "XDG_DATA_HOME": str(folder)}
    text = f"kozyr() {{ {sys.executable} -c '{RUN}' \"$@\"; }}; {line}"
    return subprocess.run(["sh", "-c", text], input=stdin.encode(), env=env, capture_output=True)


def test_what_is_printed_has_no_controls() -> None:
    assert visible("7♥ «да» \u00a0👩\u200d👧") == "7♥ «да» \u00a0👩\u200d👧"
    assert visible("\x1b[1m\x07\0\n\x9b\u202e\udcff\ud800") == r"\x1b[1m\x07\x00\n\x9b\u202e\xff\ud800"


@pytest.mark.parametrize("control", ["\\u001b", "\\u0007", "\\u0000", "\\u009b"])
@pytest.mark.parametrize("action", ["1 bid{}1", "1 ju{}mp", "{}", "1 play 6{}", "1 bid {}"])
def test_controls_in_an_action_are_escaped(action: str, control: str) -> None:
    record = SMALL.replace("1 bid 1", action.format(control))
    in_words = run("replay", "-", stdin=record)
    assert in_words.exit_code == 2
    assert in_words.stderr.replace("\n", "").isprintable()
    assert f"\\x{control[-2:]}" in in_words.stderr
    assert error_of(run("replay", "-", "--json", stdin=record))["message"].isprintable()


def test_controls_in_flags_are_escaped() -> None:
    for args in (
        ["deck", "\x1b", "--seed", "00", "--deal", "0"],
        ["deck", "--\x1b"],
        ["\x1b"],
        ["replay", "\x1b"],
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert r"\x1b" in result.stderr
        assert result.stderr.replace("\n", "").isprintable()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["replay"], "Missing argument 'FILE'."),
        (["replay", "-", "--no"], "No such option: --no"),
        (["verify", "-", "--lang", "fr"], "There is no language “fr”, only en, ru, uk."),
        (["fly"], "No such command 'fly'."),
        (["simulate", "odessa"], "Missing option '--seats'."),
        (["simulate", "odessa", "--seats", "3", "--deals", "-1"], "Invalid value for '--deals': "),
        (["simulate", "odessa", "--seats", "7"], "seats: 7 is not in 2..6"),
        (
            ["simulate", "chess", "--seats", "3"],
            'game: one of exchange, donkey, odessa, oko is needed, not "chess"',
        ),
        (
            ["simulate", "odessa", "--seats", "3", "--seed", "zz"],
            'seed: hex digits in pairs are needed, not "zz"',
        ),
        (
            ["simulate", "odessa", "--seats", "3", "--option", "max_deals=abc"],
            'options.max_deals: a whole number is needed, not "abc"',
        ),
        (
            ["simulate", "odessa", "--seats", "3", "-o", "max_deals=2", "-o", "max-deals=3"],
            "options.max_deals: given twice",
        ),
    ],
)
def test_every_status_2_has_an_error_object(args: list[str], message: str) -> None:
    error = error_of(run(*args, "--json"))
    assert error["message"].startswith(message)
    assert [error[key] for key in ("deal", "action", "text", "rule")] == [None] * 4
    in_words = run(*args)
    assert (in_words.exit_code, in_words.stdout) == (2, "")
    assert message.rstrip() in " ".join(in_words.stderr.split())


def test_an_option_is_given_once() -> None:
    result = run("play", "odessa", "-o", "zero_bonus=1", "--option", "zero_bonus=1")
    assert result.exit_code == 2
    assert result.stderr == "options.zero_bonus: given twice\n"


def test_a_file_whose_name_is_not_utf8(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff.toml")
    assert error_of(run("replay", name, "--json"))["message"] == (
        r"record: \xff.toml can't be read: No such file or directory"
    )
    result = shell(f"kozyr view {tmp_path}/$(printf '\\377') --seat 0 --json", tmp_path)
    assert result.returncode == 2
    assert result.stdout.startswith(b'{"error":{"deal":null,')
    assert result.stderr == b""


@pytest.mark.parametrize(
    "command",
    [
        "replay -",
        "replay - --json",
        "view - --seat 0",
        "verify -",
        "deck oko --seed 00 --deal 0",
        "play oko",
        "--help",
    ],
)
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_output_that_cant_be_written(command: str, tmp_path: Path) -> None:
    result = shell(f"kozyr {command} >/dev/full", tmp_path, stdin=SMALL)
    assert result.stderr == b"kozyr: can't write: No space left on device\n"
    assert result.returncode == 2


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&-", "2>&-"])
def test_a_closed_output_is_as_good_as_none(closed: str, tmp_path: Path) -> None:
    for command, status in (
        ("replay -", 0),
        ("replay - --json", 0),
        ("view - --seat 9", 2),
        ("deck oko --seed 00 --deal 0", 0),
        ("play oko --seed 00", 0),
        ("fly", 2),
    ):
        result = shell(f"kozyr {command} {closed}", tmp_path, stdin=SMALL)
        assert result.returncode == status, command
        assert b"Traceback" not in result.stderr
        assert status == 0 or result.stdout == b""


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("play", "play [OPTIONS] [GAME]"),
        ("replay", "replay [OPTIONS] FILE"),
        ("view", "view [OPTIONS] FILE"),
        ("verify", "verify [OPTIONS] FILE"),
        ("deck", "deck [OPTIONS] GAME"),
        ("simulate", "simulate [OPTIONS] GAME"),
        ("bench", "bench [OPTIONS]"),
        ("serve", "serve [OPTIONS]"),
    ],
)
def test_usage_lines(command: str, usage: str) -> None:
    text = run(command, "--help", COLUMNS="80").stdout
    assert text.split("\n")[0].endswith(f" {usage}")
    assert all(mark not in text for mark in ("{", "[[", "<int", "<list"))


def test_no_line_of_the_help_is_cut() -> None:
    assert "..." not in run("--help", COLUMNS="80").stdout.replace("[ARGS]...", "")

"""Input and output that nobody would wish for: no traceback, no raw control characters, JSON where asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

RECORD = 'format = 1\ngame = "odessa"\nseats = 3\nseed = "00"\n'


def kozyr(*arguments: str, stdin: str = "", **how: Any) -> subprocess.CompletedProcess[str]:
    """Run the program."""
    command = [sys.executable, "-m", "kozyr", *arguments]
    env = {**os.environ, "KOZYR_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, capture_output="stdout" not in how, text=True, input=stdin, env=env, **how)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record of three seats, nothing played."""
    file = tmp_path / "a.toml"
    file.write_text(RECORD)
    return str(file)


def test_control_characters_of_a_record_are_spelled_out() -> None:
    line = RECORD + '[[deals]]\nactions = ["0 \\u001b]0;pwned\\u0007bid"]\n'
    for language in ("en", "ru", "uk"):
        out = kozyr("replay", "-", "--lang", language, stdin=line)
        assert out.returncode == 2
        assert not set("\x1b\x07\x00") & set(out.stdout + out.stderr)
        assert "\\x1b]0;pwned" in out.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["view", "FILE", "--seat", "99", "--json"], "99"),
        (["replay", "FILE", "--json", "--lang", "xx"], "xx"),
        (["deck", "odessa", "--seed", "zz", "--deal", "0", "--json"], "zz"),
        (["deck", "chess", "--seed", "00", "--deal", "0", "--json"], "chess"),
        (["simulate", "odessa", "--seats", "9", "--json"], "seats: 9 is not in 2..6"),
        (
            ["simulate", "odessa", "--seats", "3", "--option", "max_deals=abc", "--json"],
            "options.max_deals: ",
        ),
        (["simulate", "odessa", "--seats", "3", "--seed", "zz", "--json"], "seed: "),
        (["simulate", "odessa", "--seats", "3", "--deals", str(10**13), "--json"], "deals: "),
    ],
)
def test_what_can_not_be_asked_for_is_an_error_object_under_json(
    arguments: list[str], says: str, record: str
) -> None:
    out = kozyr(*[record if word == "FILE" else word for word in arguments])
    assert out.returncode == 2, out
    error = json.loads(out.stdout)["error"]
    assert says in error.pop("message")
    assert error == {"deal": None, "action": None, "text": None, "rule": None}


def test_a_malformed_action_is_named_by_its_path() -> None:
    out = kozyr("replay", "-", "--json", stdin=RECORD + '[[deals]]\nactions = ["0 fly 0"]\n')
    error = json.loads(out.stdout)["error"]
    assert error["message"].startswith("deals[0].actions[0]: ")
    assert (error["deal"], error["action"], error["text"], error["rule"]) == (0, 0, "0 fly 0", None)


def test_a_file_name_that_is_no_text_can_be_complained_of() -> None:
    command = [os.fsencode(sys.executable), b"-m", b"kozyr", b"replay", b"\xff.toml", b"--json"]
    out = subprocess.run(command, capture_output=True, check=False)
    assert out.returncode == 2
    assert json.loads(out.stdout)["error"]["message"].startswith("record: ")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device")
def test_a_full_disk_is_a_sentence(record: str) -> None:
    for arguments in (
        ["replay", record],
        ["replay", record, "--json"],
        ["deck", "oko", "--seed", "00", "--deal", "0"],
    ):
        with open("/dev/full", "w") as full:
            out = kozyr(*arguments, stdout=full, stderr=subprocess.PIPE)
        assert out.returncode == 2
        assert "Traceback" not in out.stderr
        assert "can't write" in out.stderr


def test_closed_output_is_not_a_crash(record: str) -> None:
    for arguments in (f"replay {record}", f"replay {record} --json", f"verify {record}"):
        command = f"{sys.executable} -m kozyr {arguments} >&-"
        out = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, check=False)
        assert "Traceback" not in out.stderr, out.stderr

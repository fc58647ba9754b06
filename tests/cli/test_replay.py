"""``kozyr replay`` and ``kozyr view``: JSON to the letter, words within 80 columns, faults with status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from kozyr.cli.main import app
from kozyr.i18n import LANGUAGES
from kozyr.match import Match
from kozyr.records import MAX_BYTES

HERE = Path(__file__).parent
CASES = HERE.parents[2] / "shared" / "cases"
PLAYED = sorted((HERE.parent / "playthroughs").glob("*.toml"))

SMALL = """
format = 1
game = "odessa"
seats = 3
dealer = 2
seed = "6b6f7a7972"
[options]
sizes = [1, 2]
[[deals]]
deck = "QH AC 6C TD {rest}"
actions = ["0 bid 0", "1 bid 1", "2 bid 1", "0 play QH", "1 play AC", "2 play 6C"]
"""
PACK = [f"{rank}{suit}" for suit in "CDHS" for rank in "6789TJQKA"]
SMALL = SMALL.replace("{rest}", " ".join(card for card in PACK if card not in ("QH", "AC", "6C", "TD")))


def run(*args: str, stdin: str | bytes | None = None, **environment: str) -> Result:
    """The command in this process, in English unless something else is asked for."""
    env: dict[str, str | None] = {"KOZYR_LANG": "", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", **environment}
    return CliRunner().invoke(app, list(args), input=stdin, env=env)


@pytest.fixture
def small(tmp_path: Path) -> str:
    """A small record, in a file."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return str(path)


def test_replay_json(small: str) -> None:
    result = run("replay", small, "--json")
    assert result.exit_code == 0
    state = json.loads(result.stdout_bytes)
    assert list(state) == [
        *(
            "format",
            "rules",
            "game",
            "seats",
            "options",
            "deals",
            "totals",
            "finished",
            "winners",
            "settlement",
        ),
        *("to_act", "legal"),
    ]
    assert state["totals"] == [1, -10, -10]
    assert state["deals"][0]["details"]["tricks"] == [1, 0, 0]
    assert (state["to_act"], state["legal"]) == (1, ["bid 0", "bid 1", "bid 2"])


@pytest.mark.parametrize("name", ["replay", "view"])
def test_standard_input(small: str, name: str) -> None:
    seat = ["--seat", "0"] if name == "view" else []
    from_file = run(name, small, *seat, "--json")
    assert run(name, "-", *seat, "--json", stdin=SMALL).stdout_bytes == from_file.stdout_bytes


@pytest.mark.parametrize("seat", ["none", "0", "1", "2"])
def test_view_json_is_the_view(small: str, seat: str) -> None:
    match = Match.from_record(SMALL)
    expected = msgspec.json.encode(match.view(None if seat == "none" else int(seat)))
    result = run("view", small, "--seat", seat, "--json")
    assert result.stdout_bytes == expected + b"\n"
    assert b"6b6f7a7972" not in result.stdout_bytes


def error_of(result: Result) -> dict[str, Any]:
    """The error object, the only thing printed."""
    assert result.exit_code == 2
    assert result.stderr == ""
    found = json.loads(result.stdout_bytes)
    assert list(found) == ["error"]
    assert list(found["error"]) == ["deal", "action", "text", "rule", "message"]
    error: dict[str, Any] = found["error"]
    return error


@pytest.mark.parametrize("command", [["replay"], ["view", "--seat", "none"], ["view", "--seat", "7"]])
@pytest.mark.parametrize(
    ("find", "put", "place", "message"),
    [
        ("1 bid 1", "1 bid 2", (0, 1, "1 bid 2", "OD-BID"), "OD-BID: 2 is too many"),
        ("2 bid 1", "2 bid 0", (0, 2, "2 bid 0", "OD-HOOK"), "OD-HOOK: The others have bid 1"),
        ("1 bid 1", "0 bid 1", (0, 1, "0 bid 1", "C-SEAT"), "C-SEAT: It is the turn of seat 1."),
        ("1 bid 1", "1 jump", (0, 1, "1 jump", None), "deals[0].actions[1]: “jump” is not an action"),
        ("1 bid 1", "x bid 1", (0, 1, "x bid 1", None), "deals[0].actions[1]: An action begins with a seat"),
        ("1 bid 1", r"1\nbid 1", (0, 1, "1\nbid 1", None), "deals[0].actions[1]: An action can't hold line"),
        ("sizes = [1, 2]", "sizes = [1, 7]", (None, None, None, None), "options.sizes: "),
        ("sizes = [1, 2]", "sizez = [1]", (None, None, None, None), "options.sizez: "),
        ("QH AC", "AC AC", (0, None, None, None), "deals[0].deck: "),
        ("seats = 3", "seats = 9", (None, None, None, None), "seats: "),
        ("format = 1", "format = 2", (None, None, None, None), "format: "),
        ("format = 1", "format = [", (None, None, None, None), "record: "),
    ],
)
def test_faults(command: list[str], find: str, put: str, place: tuple[Any, ...], message: str) -> None:
    record = SMALL.replace(find, put)
    name, *more = command
    error = error_of(run(name, "-", *more, "--json", stdin=record))
    assert (error["deal"], error["action"], error["text"], error["rule"]) == place
    assert error["message"].startswith(message)
    in_words = run(name, "-", *more, stdin=record)
    assert in_words.exit_code == 2
    assert in_words.stdout == ""
    assert (
        " ".join(in_words.stderr.split()).count(message.removeprefix("deals[0].actions[1]: ").rstrip()) == 1
    )


def test_a_refusal_in_other_languages() -> None:
    record = SMALL.replace("2 bid 1", "2 bid 0")
    result = run("replay", "-", "--lang", "ru", stdin=record)
    assert result.exit_code == 2
    assert "Сдача 0, ход 2 («2 bid 0»): OD-HOOK: Другие заказали 1" in " ".join(result.stderr.split())
    assert error_of(run("replay", "-", "--json", "--lang", "uk", stdin=record))["message"].startswith(
        "OD-HOOK: Інші"
    )


@pytest.mark.parametrize("command", [["replay"], ["view", "--seat", "0"], ["verify"]])
def test_files_that_cant_be_read(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "latin.toml").write_bytes(b"format = 1 # \xff\n")
    (tmp_path / "empty.toml").write_bytes(b"")
    for file in (str(tmp_path / "none.toml"), str(tmp_path), str(tmp_path / "latin.toml"), "nul\0l"):
        error = error_of(run(command[0], file, *command[1:], "--json"))
        assert error["message"].startswith("record: ")
        in_words = run(command[0], file, *command[1:])
        assert in_words.exit_code == 2
        assert "record:" in in_words.stderr
    assert error_of(run(command[0], str(tmp_path / "empty.toml"), *command[1:], "--json"))["message"] == (
        "format: missing"
    )


def test_a_huge_file_is_not_read_to_its_end() -> None:
    error = error_of(run("replay", "/dev/zero", "--json"))
    assert error["message"] == f"record: longer than {MAX_BYTES} bytes"


def test_seats_that_there_are_none_of(small: str) -> None:
    for seat in ("3", "-1", "x", ""):
        message = f"There is no seat {seat}: seats are 0 to 2."
        error = error_of(run("view", small, f"--seat={seat}", "--json"))
        assert error == {"deal": None, "action": None, "text": None, "rule": None, "message": message}
        in_words = run("view", small, f"--seat={seat}")
        assert (in_words.exit_code, in_words.stdout, in_words.stderr) == (2, "", message + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_into_80_columns(language: str) -> None:
    some = PLAYED[::7]
    assert {file.name.split("-")[0] for file in some} == {"donkey", "exchange", "odessa", "oko"}
    for file in some:
        match = Match.from_record(file.read_text())
        for args in [["replay"], *(["view", "--seat", seat] for seat in ("none", "0", str(match.seats - 1)))]:
            result = run(args[0], str(file), *args[1:], "--lang", language)
            assert result.exit_code == 0
            assert result.stdout.strip()
            assert [line for line in result.stdout.split("\n") if len(line) > 80] == []
            assert "{" not in result.stdout


@pytest.mark.skipif(not CASES.exists(), reason="the example records are not there")
@pytest.mark.parametrize("game", ["donkey", "exchange", "odessa", "oko", "refused", "eggs"])
def test_example_records(game: str) -> None:
    files = sorted(CASES.glob(f"{game}-*.toml"))
    assert files
    for file in files:
        result = run("replay", str(file), "--json")
        expected, found = json.loads(file.with_suffix(".json").read_text()), json.loads(result.stdout_bytes)
        assert result.exit_code == (2 if "error" in expected else 0)
        for state in (expected, found):
            state.get("error", {}).pop("message", None)
        assert found == expected


def test_unfinished_and_finished_in_words(small: str) -> None:
    text = run("replay", small).stdout
    assert "Odessa, 3 seats" in text
    assert "sizes of deals: 1 2 (OD-SIZES)" in text
    assert "Deal 1 is over." in text
    assert "bid 1, took 0: −10 for each of 1 missing" in text
    assert "To act: seat 1. Legal:\n  bid 0, bid 1, bid 2" in text
    finished = next(file for file in PLAYED if file.name.startswith("odessa-4"))
    assert "The match is over." in run("replay", str(finished)).stdout


def test_names_of_the_record_are_used() -> None:
    record = SMALL.replace("seats = 3", 'seats = 3\nnames = ["Ann", "Bob", ""]')
    text = run("replay", "-", stdin=record).stdout
    assert "To act: Bob." in text
    assert "Seat 2" in text


def test_a_record_without_a_seed_waits_for_its_deck() -> None:
    record = SMALL.replace('seed = "6b6f7a7972"\n', "")
    result = run("replay", "-", stdin=record)
    assert result.exit_code == 0
    assert "no seed" in result.stdout
    view = run("view", "-", "--seat", "1", stdin=record)
    assert "no seed" in view.stdout


def test_view_in_words(small: str) -> None:
    seat, other = run("view", small, "--seat", "1").stdout, run("view", small, "--seat", "none").stdout
    assert "Your cards:" in seat
    assert "Your turn. Legal:" in seat
    assert "Your cards:" not in other
    assert "You" not in other

"""``kozyr suggest``: the move of a level for the seat to act."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kozyr.bots import ask, bot
from kozyr.cli.main import app
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.match import Match
from kozyr.study import donkey_position


def run(*arguments: str) -> tuple[int, str]:
    """Exit status and what was printed."""
    result = CliRunner().invoke(app, ["suggest", *arguments])
    return result.exit_code, result.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record in which somebody is to bid."""
    path = tmp_path / "match.toml"
    path.write_text(Match("odessa", seats=3, seed=b"suggest", options={"sizes": [4]}).to_record())
    return path


def test_suggest_prints_the_move_of_the_level(file: Path) -> None:
    status, text = run(str(file), "--level", "steady", "--seed", "07", "--json")
    match = Match.from_record(file.read_text())
    found = json.loads(text)
    assert status == 0
    assert found.pop("seconds") >= 0
    assert found == {
        "seat": match.to_act,
        "action": ask(bot("steady", "odessa", b"\7"), match),
        "level": "steady",
        "values": [],
        "samples": 0,
    }


def test_suggest_reads_standard_input_and_speaks(file: Path) -> None:
    result = CliRunner().invoke(app, ["suggest", "-", "--level", "steady"], input=file.read_text())
    assert result.exit_code == 0
    assert "bid" in result.output


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--level", "expert"], "random, steady, strong, master"),
        (["--seed", "0"], "hex digits in pairs"),
        (["--seconds", "1", "--samples", "10"], "not both"),
    ],
)
def test_suggest_says_what_it_needs(file: Path, flags: list[str], said: str) -> None:
    status, text = run(str(file), *flags, "--json")
    assert status == 2
    assert said in json.loads(text)["error"]["message"]


def test_suggest_needs_somebody_to_act(tmp_path: Path) -> None:
    match = Match("exchange", seats=2, seed=b"x", options={"deals": 1, "max_exchanges": 1})
    while match.to_act is not None:
        match.apply(match.legal()[0])
    path = tmp_path / "over.toml"
    path.write_text(match.to_record())
    status, text = run(str(path), "--json")
    assert (status, json.loads(text)["error"]["message"]) == (2, "nobody is to act")


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_suggest_says_why_where_the_choice_is_certain(tmp_path: Path, language: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(donkey_position.read(donkey_position.text("21-lead-order")).match().to_record())
    status, told = run(str(path), "--samples", "64", "--seed", "07", "--lang", language)
    assert status == 0
    why = catalogue(language).say("reason-donkey-unbeaten")
    assert why in " ".join(told.split())


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_suggest_says_why_it_gives_up_points(tmp_path: Path, language: str) -> None:
    """The bid can't be met any more, a card that brings a little more helps the others: not left unsaid."""
    match = Match("odessa", seats=3, seed=b"gift48", options={"sizes": [4]})
    for action in ["bid 0", "bid 1", "bid 2", "play QH", "play 7C", "play 7H", "play 6S", "play 8C"]:
        match.apply(action)
    path = tmp_path / "gift.toml"
    path.write_text(match.to_record())
    limits = ("--samples", "100", "--seed", "07")
    status, told = run(str(path), *limits, "--json")
    values = json.loads(told)["values"]
    assert values[0]["value"] < max(worth["value"] for worth in values) - 0.1
    status, told = run(str(path), *limits, "--lang", language)
    assert status == 0
    assert catalogue(language).say("reason-odessa-others") in " ".join(told.split())

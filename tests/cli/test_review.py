"""``kozyr review``: words in three languages, JSON, what can't be asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kozyr.i18n.catalogue import catalogue
from tests.cli.test_replay import run
from tests.lab import flat

RECORD = """format = 1
game = "odessa"
seats = 3
dealer = 2
names = ["Ivan", "Zoya", "Taras"]
[options]
sizes = [1]
[[deals]]
deck = "AS 7C 8D TS {rest}"
actions = ["0 bid 0", "1 bid 0", "2 bid 0", "0 play AS", "1 play 7C", "2 play 8D"]
"""
"""Ivan holds the highest trump, leads, and passes: exactly nine points thrown away."""

MISTAKES = {
    "en": "deal 1: pass, that is bid 0; better: bid 1 (cost 9.00 ± 0.00 points)",
    "ru": "сдача 1: пас, то есть заказ 0; лучше: заказать 1 (потеря 9.00 ± 0.00 очка)",
    "uk": "роздача 1: пас, тобто замовлення 0; краще: замовити 1 (втрата 9.00 ± 0.00 очка)",
}
"""How that is said."""


@pytest.fixture(autouse=True)
def small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search of these tests."""
    monkeypatch.setattr("kozyr.bots.registry.search", lambda game: flat)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record."""
    pack = [rank + suit for suit in "CDHS" for rank in "6789TJQKA"]
    rest = " ".join(card for card in pack if card not in ("AS", "7C", "8D", "TS"))
    path = tmp_path / "match.toml"
    path.write_text(RECORD.format(rest=rest))
    return path


@pytest.mark.parametrize("language", MISTAKES)
def test_mistakes_are_named(file: Path, language: str) -> None:
    result = run("review", str(file), "--samples", "40", "--lang", language)
    words = catalogue(language)
    assert result.exit_code == 0, result.output
    said = " ".join(result.output.split())
    assert MISTAKES[language] in said
    assert said.count(words.say("review-none")) == 2
    for column in ("score", "usual", "cards", "play"):
        assert words.say(f"review-col-{column}") in said
    assert words.say("review-about") in said
    assert result.stderr == ""  # progress is for terminals


def test_json_holds_all_of_it_and_follows_from_the_arguments(file: Path) -> None:
    flags = [str(file), "--samples", "40", "--seed", "07", "--json"]
    one, two = run("review", *flags), run("review", *flags)
    assert one.exit_code == 0
    assert one.stdout_bytes == two.stdout_bytes
    found = json.loads(one.stdout_bytes)
    assert (found["game"], found["level"], found["samples"], found["seed"]) == ("odessa", "strong", 40, "07")
    assert found["decisions"][0] == {
        "deal": 0,
        "action": 0,
        "seat": 0,
        "turn": None,
        "played": "bid 0",
        "best": "bid 1",
        "loss": 9.0,
        "error": 0.0,
    }
    assert found["seats"][0]["mistakes"] == found["decisions"][:1]
    assert found["luck"][0]["scores"] == [1, 0, 0]


def test_one_seat_alone(file: Path) -> None:
    found = json.loads(run("review", str(file), "--samples", "40", "--seat", "1", "--json").stdout_bytes)
    assert [seat is None for seat in found["seats"]] == [True, False, True]
    said = run("review", str(file), "--samples", "40", "--seat", "1", "--lang", "en").output
    assert "Zoya" in said
    assert "Ivan" not in said


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--level", "steady"], "strong, master"),
        (["--seat", "3"], "0 to 2"),
        (["--seat", "-1"], "0 to 2"),
        (["--seed", "0"], "hex digits in pairs"),
        (["--samples", "39"], "greater than or equal to 40"),
        (["--samples", "many"], "valid integer"),
    ],
)
def test_it_says_what_it_needs(file: Path, flags: list[str], said: str) -> None:
    result = run("review", str(file), *flags, "--json", "--lang", "en")
    assert result.exit_code == 2
    assert said in json.loads(result.stdout_bytes)["error"]["message"]


def test_a_record_with_a_fault_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("format = 1\ngame = 'chess'\nseats = 3\n")
    result = run("review", str(path), "--json")
    assert result.exit_code == 2
    assert "chess" in json.loads(result.stdout_bytes)["error"]["message"]

"""``kozyr deck`` and ``kozyr verify``: the shuffle and what a record claims of it (C-SHUFFLE, C-COMMIT)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kozyr.cards import PACK36, deck, first_dealer, seed_commitment
from kozyr.i18n import LANGUAGES
from kozyr.match import Match
from tests.cli.test_replay import error_of, run

SEED = bytes.fromhex("6b6f7a7972")


def test_C_SHUFFLE_deck_json() -> None:
    result = run("deck", "odessa", "--seats", "3", "--seed", SEED.hex(), "--deal", "2", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout_bytes) == {
        "deck": PACK36.join(deck(PACK36, SEED, 2)),
        "dealer": first_dealer(SEED, 3),
    }


def test_C_SHUFFLE_deck_without_seats_has_no_dealer() -> None:
    result = run("deck", "oko", "--seed", "", "--deal", "0", "--json")
    assert json.loads(result.stdout_bytes)["dealer"] is None
    assert len(json.loads(result.stdout_bytes)["deck"].split()) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_deck_in_words(language: str) -> None:
    result = run("deck", "odessa", "--seats", "3", "--seed", SEED.hex(), "--deal", "0", "--lang", language)
    assert result.exit_code == 0
    first = PACK36.text(deck(PACK36, SEED, 0)[0])
    assert ("♣♦♥♠"["CDHS".index(first[1])]) in result.stdout.split("\n")[1].split()[0]
    assert str(first_dealer(SEED, 3)) in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.split("\n"))


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["poker", "--seed", "00", "--deal", "0"], "no game “poker”"),
        (["odessa", "--seed", "0", "--deal", "0"], "hexadecimal"),
        (["odessa", "--seed", "zz", "--deal", "0"], "hexadecimal"),
        (["odessa", "--seed", "0 0", "--deal", "0"], "hexadecimal"),
        (["odessa", "--seed", "00", "--deal", "-1"], "no deal -1"),
        (["odessa", "--seed", "00", "--deal", str(2**32 - 1)], "no deal 4294967295"),
        (["odessa", "--seed", "00", "--deal", "0", "--seats", "7"], "2 to 6"),
        (["odessa", "--deal", "0"], "--seed"),
    ],
)
def test_deck_refuses(args: list[str], message: str) -> None:
    assert message in error_of(run("deck", *args, "--json"))["message"]
    in_words = run("deck", *args)
    assert (in_words.exit_code, in_words.stdout) == (2, "")
    assert message in in_words.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record whose deck and commitment follow from its seed."""
    match = Match("odessa", seats=3, seed=SEED, options={"sizes": [1]})
    text = match.to_record() + f'[[deals]]\ndeck = "{PACK36.join(deck(PACK36, SEED, 0))}"\n'
    path = tmp_path / "record.toml"
    path.write_text(f'commit = "{seed_commitment(SEED).hex()}"\n' + text)
    return path


def test_C_COMMIT_verify_accepts(record: Path) -> None:
    result = run("verify", str(record), "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout_bytes)
    assert found["verdict"] == "verified"
    assert [(f["path"], f["status"], f["code"]) for f in found["findings"]] == [
        ("commit", "verified", "commit-seed"),
        ("deals[0].deck", "verified", "deck-seed"),
    ]


def test_C_SHUFFLE_verify_refuses_another_deck(record: Path) -> None:
    cards = PACK36.join(deck(PACK36, SEED, 0)).split()
    text = record.read_text().replace(" ".join(cards), " ".join([*cards[1:], cards[0]]))
    result = run("verify", "-", "--json", stdin=text)
    assert result.exit_code == 1
    assert json.loads(result.stdout_bytes)["verdict"] == "false"
    in_words = run("verify", "-", stdin=text)
    assert in_words.exit_code == 1
    assert f"card 0 is {cards[1]}, not {cards[0]}" in in_words.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_in_words(record: Path, language: str) -> None:
    result = run("verify", str(record), "--lang", language)
    assert result.exit_code == 0
    assert "+ deals[0].deck: " in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.split("\n"))


def test_verify_of_a_record_with_nothing_to_verify() -> None:
    text = Match("odessa", seats=3, seed=SEED).to_record()
    result = run("verify", "-", stdin=text)
    assert result.exit_code == 0
    assert "Nothing could be verified." in result.stdout


def test_verify_of_a_broken_record() -> None:
    result = run("verify", "-", "--json", stdin="game = 1")
    assert result.exit_code == 2
    assert json.loads(result.stdout_bytes)["error"]["message"].startswith("format: ")


def test_C_COMMIT_without_a_secret_the_commitment_is_of_the_seed(record: Path) -> None:
    text = record.read_text().replace(seed_commitment(SEED).hex(), "00" * 32)
    result = run("verify", "-", stdin=text)
    assert result.exit_code == 1
    assert "! commit: the commitment is not SHA-256 of the seed, and no secret is given\n" in result.stdout

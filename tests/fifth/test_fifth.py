"""Adding a game touches its own folder, the registry and the catalogues; then everything plays it."""

from __future__ import annotations

import filecmp
from pathlib import Path

import pytest

from tests.fifth.conftest import SOURCE, Run

TOUCHED = {
    "games/registry.py",
    *(f"i18n/{language}.ftl" for language in ("en", "ru", "uk")),
    *(f"i18n/rules/{language}/highcard.md" for language in ("en", "ru", "uk")),
}


def test_nothing_else_is_touched(package: Path) -> None:
    here = {file.relative_to(package) for file in package.rglob("*") if file.is_file()}
    changed = {
        name.as_posix()
        for name in here
        if not (SOURCE / name).exists() or not filecmp.cmp(package / name, SOURCE / name, shallow=False)
    }
    own = {name for name in changed if name.startswith("games/highcard/")}
    assert len(own) == 8
    assert changed - own == TOUCHED


@pytest.mark.compiled
def test_matches_records_tables_and_a_thousand_deals(run: Run) -> None:
    done = run("-m", "tests.fifth.evening")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [
        "a_match_and_its_record",
        "refusals",
        "a_thousand_deals",
        "deals_that_could_be",
        "a_table",
        "what_a_client_asks_for",
        "at_a_server",
    ]


@pytest.mark.parametrize(
    ("language", "name", "asked", "typed"),
    [
        ("en", "High Card", "Your turn. Choose:", "show"),
        ("ru", "Старшая карта", "Ваша очередь. Выбирайте:", "показать"),
        ("uk", "Старша карта", "Ваша черга. Обирайте:", "показати"),
    ],
)
def test_the_line_table_and_replay(
    run: Run, tmp_path: Path, language: str, name: str, asked: str, typed: str
) -> None:
    flags = ["--seats", "2", "--seed", "05", "--option", "deals=1", "--lang", language]
    played = run("-m", "kozyr", "play", "highcard", *flags, "--save", "match.toml", stdin="1\n1\n1\n")
    assert played.returncode == 0, played.stderr
    assert name in played.stdout
    assert played.stdout.count(asked) == 3
    assert f"1) {typed} " in played.stdout
    told = run("-m", "kozyr", "replay", "match.toml", "--lang", language)
    assert told.returncode == 0, told.stderr
    assert name in told.stdout
    assert run("-m", "kozyr", "view", "match.toml", "--seat", "0", "--lang", language).returncode == 0


def test_the_commands_know_it(run: Run) -> None:
    assert run("-m", "kozyr", "deck", "highcard", "--seed", "00", "--deal", "0").returncode == 0
    assert "highcard" in run("-m", "kozyr", "play", "whist").stderr

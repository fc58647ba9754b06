"""Programs as opponents at the line table: named, limited, and never started because a file says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozyr.cli.table import saves
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.match import Match
from kozyr.records import read
from tests.bots.programs import FAULTS, documented, find_node, misbehaving, python_bot, written
from tests.cli.test_replay import run
from tests.cli.test_start import kept, play

SHORT = ("odessa", "--seats", "3", "--seat", "2", "--seed", "00", "--option", "sizes=2")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder that the user's data is kept in."""
    return tmp_path / "data"


def test_a_match_against_the_bots_of_the_document(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_node(monkeypatch)
    paths = [documented(tmp_path, name) for name in ("bot.py", "bot.js")]
    bots = ",".join(f"exec:{path}" for path in paths)
    result = play(home, *SHORT, "--bots", bots, stdin="0\n1\n1\n1\n1\n")
    assert result.exit_code == 0
    assert "steady bot plays" not in result.stdout
    match = Match.from_record(kept(home)[0].read_bytes())
    assert match.header.names == ["Marta (exec:bot.py)", "Ivan (exec:bot.js)", "you"]
    assert match.finished


@pytest.mark.parametrize("kind", ["cheat", "gone", "wordy", "array", "sorry"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_misbehaves_is_named_and_the_match_goes_on(
    kind: str, language: str, home: Path, tmp_path: Path
) -> None:
    path = misbehaving(tmp_path, kind)
    result = play(home, *SHORT, "--bots", f"exec:{path}", "--lang", language, stdin="0\n1\n1\n1\n1\n")
    words = catalogue(language)
    said = " ".join(result.stdout.split())
    assert f"(exec:{kind}): {words.say(f'bot-fault-{FAULTS[kind]}')}" in said
    assert said.count(f"(exec:{kind})") == 6  # two bots, three faults each
    assert Match.from_record(kept(home)[0].read_bytes()).finished


def test_time_is_limited_by_the_environment(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOZYR_BOT_SECONDS", "0.05")
    body = "import itertools\nfor k, ask in enumerate(answers()):\n"
    body += "    time.sleep(3600 if k else 0)\n    say(ask, ask['view']['legal'][0])"
    path = python_bot(tmp_path, "slow", body)
    result = play(home, *SHORT, "--bots", f"exec:{path},steady", stdin="0\n1\n1\n")
    assert "Marta (exec:slow): no answer in time." in " ".join(result.stdout.split())
    monkeypatch.setenv("KOZYR_BOT_SECONDS", "soon")
    result = play(home, *SHORT, "--bots", f"exec:{path}", stdin="0\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "KOZYR_BOT_SECONDS must be a number" in result.stderr


def test_a_program_that_a_file_names_is_not_started(home: Path, tmp_path: Path) -> None:
    body = "open('started', 'a').write('x')\nfor ask in answers(): say(ask, ask['view']['legal'][0])"
    path = python_bot(tmp_path, "eager (1).py", body)
    play(home, *SHORT, "--bots", f"exec:{path}", stdin="")
    assert (tmp_path / "started").read_text() == "x"
    result = play(home, "--resume", stdin="0\n1\n1\n")
    assert "programs that a file names are not started" in " ".join(result.stdout.split())
    assert "exec:eager (1).py" in result.stdout
    assert (tmp_path / "started").read_text() == "x"
    (file,) = kept(home)
    assert read(file.read_bytes()).names == ["Marta (exec:eager (1).py)", "Ivan (exec:eager (1).py)", "you"]


def test_a_match_goes_on_with_the_program_where_it_is_named_again(home: Path, tmp_path: Path) -> None:
    path = python_bot(
        tmp_path,
        "again",
        "open('started', 'a').write('x')\nfor ask in answers(): say(ask, ask['view']['legal'][0])",
    )
    play(home, *SHORT, "--bots", f"exec:{path}", stdin="")
    result = play(home, "--resume", "--bots", f"exec:{path}", stdin="0\n1\n1\n")
    assert "not started" not in result.stdout
    assert (tmp_path / "started").read_text() == "xx"


def test_levels_of_programs_in_names() -> None:
    bots = {0: "exec:/somewhere/a (b).py", 2: "random"}
    names = saves.names_for(bots, {0: "Ivan", 2: "Zoya (x)"}, 3)
    assert names == ["Ivan (exec:a (b).py)", "you", "Zoya (x) (random)"]
    assert saves.levels_in(names) == {0: "exec:a (b).py", 2: "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_program_is_refused_in_words(language: str, home: Path, tmp_path: Path) -> None:
    headless = written(tmp_path, "headless", "import os\n")
    plain = tmp_path / "plain"
    plain.write_text("#!/bin/sh\n")
    for path in (headless, plain, tmp_path / "nobody"):
        result = play(home, *SHORT, "--bots", f"steady,exec:{path}", "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert str(path) in result.stderr.replace("\n", "")


def test_a_program_can_be_chosen_in_the_settings(home: Path, tmp_path: Path) -> None:
    path = documented(tmp_path, "bot.py")
    script = f"odessa\n1\n2\n3\nexec:{tmp_path}/none\nexec:{path}\n\n"
    result = play(home, stdin=script)
    assert "is no file." in " ".join(result.stdout.split())
    assert "exec:bot.py" in result.stdout
    assert read(kept(home)[0].read_bytes()).names == ["you", "Ivan (exec:bot.py)"]


def test_the_flag_is_in_the_help() -> None:
    assert "exec:PATH" in run("play", "--help").stdout

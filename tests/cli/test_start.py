"""``kozyr play``: what begins, what is kept, what goes on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from typer.testing import Result

from kozyr.cli.table import saves
from kozyr.match import Match
from kozyr.records import read
from tests.cli.test_replay import run as run_command


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder that the user's data is kept in."""
    return tmp_path / "data"


def play(home: Path, *args: str, stdin: str = "") -> Result:
    """``kozyr play`` with a script as its input."""
    return run_command("play", *args, stdin=stdin, XDG_DATA_HOME=str(home))


def kept(home: Path) -> list[Path]:
    """The matches that are kept."""
    return sorted((home / "kozyr").glob("*.toml"))


def test_a_named_game_begins_at_once(home: Path) -> None:
    result = play(home, "odessa", "--seed", "00", "--option", "sizes=1", "--bots", "random")
    assert result.exit_code == 0
    assert "How many tricks do you bid?" in result.stdout
    assert "kozyr play --resume" in result.stdout
    (file,) = kept(home)
    record = read(file.read_bytes())
    assert record.game == "odessa"
    assert record.seed == b"\0"
    assert record.options == {"sizes": [1]}
    assert record.names == ["you", "Ivan (random)", "Zoya (random)", "Taras (random)"]
    assert record.language == "en"
    assert record.date is not None
    datetime.fromisoformat(record.date)


def test_without_a_game_everything_is_asked(home: Path) -> None:
    result = play(home, stdin="3\n1\n2\n\n0\n")
    assert "Which game?" in result.stdout
    assert "Odessa: settings" in result.stdout
    assert "How many tricks do you bid?" in result.stdout
    assert read(kept(home)[0].read_bytes()).seats == 2


def test_a_game_in_the_own_language(home: Path) -> None:
    result = play(home, "одесская", "--lang", "ru", "--seed", "00")
    assert "Сколько взяток закажете?" in result.stdout
    assert read(kept(home)[0].read_bytes()).names == [
        "you",
        "Иван (steady)",
        "Зоя (steady)",
        "Тарас (steady)",
    ]


def test_resume_goes_on_with_the_last_match(home: Path) -> None:
    play(home, "odessa", "--seed", "00", "--seats", "2", "--seat", "1", "--bots", "random")
    before = Match.from_record(kept(home)[0].read_bytes())
    result = play(home, "--resume", stdin="0\n1\n")
    assert result.exit_code == 0
    assert "goes on." in result.stdout
    (file,) = kept(home)
    after = Match.from_record(file.read_bytes())
    assert after.header == before.header
    old, new = before.record().deals, after.record().deals
    assert sum(len(deal.actions) for deal in new) > sum(len(deal.actions) for deal in old)
    assert new[0].actions[: len(old[0].actions)] == old[0].actions
    assert any(action.startswith("1 bid") for action in new[0].actions)


def test_resume_by_game_and_by_file(home: Path, tmp_path: Path) -> None:
    play(home, "oko", "--seed", "00")
    play(home, "odessa", "--seed", "00")
    assert "oko-" in play(home, "oko", "--resume").stdout
    file = tmp_path / "elsewhere.toml"
    play(home, "odessa", "--seed", "01", "--save", str(file))
    assert len(kept(home)) == 2
    result = play(home, str(file), "--resume")
    assert f"kozyr play --resume {file}" in result.stdout.replace("\n", " ").replace("  ", " ")
    assert play(home, "--save", str(file), "odessa").exit_code == 2, (
        "a file that is there is not written over"
    )


def test_resume_when_there_is_nothing(home: Path) -> None:
    result = play(home, "--resume")
    assert result.exit_code == 2
    assert "No unfinished match is kept" in result.stderr


def test_resume_of_a_finished_match(home: Path) -> None:
    finished = play(home, "odessa", "--seed", "00", "--seats", "2", "--option", "sizes=1", stdin="0\n1\n")
    assert "The match is over." in finished.stdout
    result = play(home, str(kept(home)[0]), "--resume")
    assert result.exit_code == 0
    assert "is over." in result.stdout.replace("\n", " ")
    assert "Totals, points:" in result.stdout
    assert play(home, "--resume").exit_code == 2, "a finished match isn't gone on with"


def test_resume_of_a_broken_file(home: Path) -> None:
    play(home, "odessa", "--seed", "00")
    (file,) = kept(home)
    broken = file.with_name("odessa-2999-01-01-0000.toml")
    broken.write_text(file.read_text().replace('"odessa"', '"poker"'))
    result = play(home, str(broken), "--resume")
    assert result.exit_code == 2
    assert "can't be resumed: game: must be" in " ".join(result.stderr.split())
    passed_over = play(home, "--resume")
    assert passed_over.exit_code == 0
    assert "can't be resumed: game: must be" in " ".join(passed_over.stdout.split())
    assert "goes on." in passed_over.stdout
    assert play(home, str(home / "no.toml"), "--resume").exit_code == 2


def test_resume_of_a_record_from_elsewhere(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "foreign.toml"
    file.write_text(Match("odessa", seats=3, seed=b"x").to_record())
    result = play(home, str(file), "--resume", "--seat", "2", "--bots", "random")
    assert result.exit_code == 0
    assert "Your cards:" in result.stdout
    assert play(home, str(file), "--resume", "--seat", "3").exit_code == 2


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "There is no game “chess”"),
        (["odessa", "--seats", "9"], "9 can't play this"),
        (["odessa", "--seed", "x"], "hexadecimal"),
        (["odessa", "--colours", "seven"], "--colours"),
        (["odessa", "--lang", "de"], "There is no language “de”"),
        (["odessa", "--bots", "wild"], "There is no level “wild”"),
        (["odessa", "-o", "size=1"], "There is no option size"),
        (["odessa", "-o", "sizes=9"], "sizes can't be"),
        (["odessa", "--seat", "x"], "--seat"),
    ],
)
def test_flags_that_cant_be(home: Path, args: list[str], message: str) -> None:
    result = play(home, *args)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert kept(home) == []


def test_the_same_seed_and_answers_give_the_same_match(home: Path, tmp_path: Path) -> None:
    script = "0\n" + "1\n" * 20
    for name in ("a", "b"):
        play(home, "odessa", "--seed", "07", "--save", str(tmp_path / name), stdin=script)
    one, two = (Match.from_record((tmp_path / name).read_bytes()).record().deals for name in "ab")
    assert one == two


def test_colours_and_plain_text(home: Path) -> None:
    assert "\x1b[" not in play(home, "odessa", "--seed", "00").stdout
    assert "\x1b[" in play(home, "odessa", "--seed", "00", "--colours", "two").stdout


def test_a_folder_for_saves() -> None:
    assert saves.folder({"XDG_DATA_HOME": "/data"}) == Path("/data/kozyr")
    assert saves.folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "kozyr"
    assert saves.folder({}) == Path.home() / ".local" / "share" / "kozyr"


def test_file_names(tmp_path: Path) -> None:
    now = datetime(2026, 1, 31, 19, 30)
    first = saves.fresh_file(tmp_path, "oko", now)
    assert first.name == "oko-2026-01-31-1930.toml"
    first.write_text("")
    assert saves.fresh_file(tmp_path, "oko", now).name == "oko-2026-01-31-1930-2.toml"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "kept.toml"
    saves.write_whole(file, "one")
    with pytest.raises(UnicodeEncodeError):
        saves.write_whole(file, "two\ud800")
    assert file.read_text() == "one"
    assert list(tmp_path.iterdir()) == [file]


def test_who_sat_where() -> None:
    names = saves.names_for({0: "steady", 2: "random"}, {0: "Ivan", 2: "Zoya (x)"}, 3)
    assert names == ["Ivan (steady)", "you", "Zoya (x) (random)"]
    assert saves.levels_in(names) == {0: "steady", 2: "random"}
    assert saves.levels_in(["Ann (expert)", "steady", "(steady)", ""]) == {2: "steady"}
    assert saves.levels_in(None) == {}

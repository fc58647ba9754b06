"""What the line table says of its file: only what is so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kozyr.cli.table import saves
from kozyr.cli.table.console import Ended, Quit
from kozyr.cli.table.start import sit
from kozyr.cli.table.table import Table
from kozyr.match import Match
from tests.cli.scripted import printed, table
from tests.cli.test_replay import run as run_command


def unkept(tmp_path: Path, *lines: str) -> Table:
    """A table whose file can't be written: its folder is a file."""
    (tmp_path / "file").write_text("")
    return table(tmp_path / "file", "odessa", seats=2, lines=list(lines), options={"sizes": [1]})


def test_quit_says_first_that_the_match_is_not_kept(tmp_path: Path) -> None:
    played = unkept(tmp_path, "save", "quit", "quit")
    assert sit(played) == 0
    text = " ".join(printed(played).split())
    assert text.count("This match is not kept: ") == 2, "at save and at the first quit"
    assert text.count("save FILE keeps it in another file; quit once more leaves without it.") == 2
    assert "is kept in" not in text
    assert "--resume" not in text


def test_a_match_that_could_not_be_kept_is_kept_where_it_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "copy.toml"
    played = unkept(tmp_path, "quit", f"save {file}", "0", "quit")
    sit(played)
    assert file.read_text() == played.match.to_record()
    text = " ".join(printed(played).split())
    assert f"The match is kept in {file}" in text
    assert f"kozyr play --resume {file}" in text


def test_the_end_of_input_says_that_the_match_is_not_kept(tmp_path: Path) -> None:
    played = unkept(tmp_path)
    assert sit(played) == 0
    text = " ".join(printed(played).split())
    assert "This match is not kept: " in text
    assert "is kept in" not in text
    assert "--resume" not in text


@pytest.mark.parametrize("saves_it", [True, False])
def test_the_end_of_a_match_offers_to_save_it(tmp_path: Path, saves_it: bool) -> None:
    file = tmp_path / "end.toml"
    played = unkept(tmp_path, f"save {file}" if saves_it else "")
    while played.match.to_act is not None:
        played.match.apply(played.match.legal()[0])
    played.play()
    text = " ".join(printed(played).split())
    assert "save FILE keeps it in another file; Enter leaves without it." in text
    assert (f"The match is kept in {file}" in text) is saves_it
    assert file.exists() is saves_it


def test_a_disk_that_takes_files_again(tmp_path: Path) -> None:
    played = unkept(tmp_path, "save", "quit")
    assert played.keep() is False
    (tmp_path / "file").unlink()
    with pytest.raises(Quit):
        played.play()
    assert f"The match is kept in {tmp_path}/file/odessa.toml" in " ".join(printed(played).split())


def test_two_tables_of_one_match_do_not_overwrite_each_other(tmp_path: Path) -> None:
    first = table(tmp_path, "odessa", seats=2, options={"sizes": [3]})
    assert first.keep()
    second = table(tmp_path, "odessa", seats=2, options={"sizes": [3]})
    second.written = first.written
    first.match.apply(first.match.legal()[0])
    assert first.keep()
    second.match.apply(second.match.legal()[-1])
    assert second.keep()
    assert first.file.read_text() == first.match.to_record()
    assert second.file == tmp_path / "odessa-2.toml"
    assert second.file.read_text() == second.match.to_record()
    text = " ".join(printed(second).split())
    assert f"{first.file} was written by another table meanwhile." in text
    assert f"kept in {second.file} from now on" in text
    assert second.keep()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odessa-2.toml", "odessa.toml"]


def test_a_fresh_table_does_not_write_over_a_file(tmp_path: Path) -> None:
    (tmp_path / "odessa.toml").write_text("dear")
    played = table(tmp_path, "odessa", seats=2)
    assert played.keep()
    assert (tmp_path / "odessa.toml").read_text() == "dear"
    assert played.file.name == "odessa-2.toml"


def test_a_resumed_match_goes_on_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "m.toml"
    file.write_text("# a comment\n" + Match("odessa", seats=3, seed=b"x").to_record())
    result = run_command(
        "play", str(file), "--resume", "--seat", "2", stdin="0\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert result.exit_code == 0
    assert os.listdir(tmp_path) == ["m.toml"]
    assert "2 bid 0" in file.read_text()


def test_save_makes_no_folder(tmp_path: Path) -> None:
    played = table(tmp_path, "odessa", seats=2, lines=[f"save {tmp_path}/none/x.toml"])
    with pytest.raises(Ended):
        played.play()
    assert not (tmp_path / "none").exists()
    assert "can't be written: there is no such folder" in " ".join(printed(played).split())
    result = run_command("play", "odessa", "--save", f"{tmp_path}/none/x.toml", XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 2
    assert "there is no such folder" in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["--seats", "3"], "--seats"),
        (["-o", "sizes=1"], "--option"),
        (["--seed", "00", "--seats", "2"], "--seats and --seed"),
    ],
)
def test_resume_refuses_flags_that_it_cannot_follow(tmp_path: Path, flags: list[str], named: str) -> None:
    result = run_command("play", "--resume", *flags, XDG_DATA_HOME=str(tmp_path))
    assert result.exit_code == 2
    assert f"keeps its settings: leave out {named} with --resume." in " ".join(result.stderr.split())


def test_names_beside() -> None:
    assert saves.beside(Path("/none/oko.toml")) == Path("/none/oko-2.toml")

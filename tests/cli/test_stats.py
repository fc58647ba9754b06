"""``kozyr selfplay`` and ``kozyr stats`` as they are typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.test_arena import MAIN, alive, wait_for
from tests.cli.test_program import start


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some matches."""
    folder = tmp_path_factory.mktemp("made") / "records"
    made = start(
        *("selfplay", "odessa", "--matches", "3", "--seats", "2", "--option", "sizes=1,2"),
        *("--seed", "05", "--out", str(folder)),
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout == f"3 records are in {folder}.\n"
    assert sorted(file.name for file in folder.iterdir()) == [f"odessa-0000{n}.toml" for n in (1, 2, 3)]
    return folder


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["3 records, 3 of them finished", "Wins by seat", "Odessa: bids made", "exact %"]),
        (
            "ru",
            ["3 записи, из них доиграно 3", "Выигрыши по местам", "Одесская: сделанные заказы", "ровно, %"],
        ),
        (
            "uk",
            ["3 записи, з них дограно 3", "Виграші за місцями", "Одеська: зроблені замовлення", "рівно, %"],
        ),
    ],
)
def test_tables_in_every_language(records: Path, language: str, words: list[str]) -> None:
    told = start("stats", str(records), "--lang", language)
    assert told.returncode == 0, told.stderr
    for word in words:
        assert word in told.stdout
    assert "stats-" not in told.stdout


def test_ranks_are_written_as_the_language_does(tmp_path: Path) -> None:
    folder = str(tmp_path / "made")
    assert start("selfplay", "donkey", "--matches", "1", "-o", "limit=1", "--out", folder).returncode == 0
    assert "\n10 " in start("stats", folder).stdout
    assert "\nВ  " in start("stats", folder, "--lang", "uk").stdout


def test_json_csv_and_plots(records: Path, tmp_path: Path) -> None:
    done = start(
        *("stats", str(records), "--json", "--csv", str(tmp_path / "csv"), "--plots", str(tmp_path / "svg")),
        *("--lang", "uk"),
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["records"], found["bad"]) == (3, [])
    assert sum(row["wins"] for row in found["tables"]["seats"]) >= 3
    assert {row["size"] for row in found["tables"]["odessa_bids"]} == {1, 2}
    names = {"seats", "places", "odessa_bids"}
    assert {file.stem for file in (tmp_path / "csv").iterdir()} == names
    assert {file.stem for file in (tmp_path / "svg").iterdir()} == names
    assert "Виграші за місцями" in (tmp_path / "svg" / "seats.svg").read_text(encoding="utf-8")


def test_without_matplotlib_it_says_what_to_install(records: Path, tmp_path: Path) -> None:
    code = "import sys; sys.modules['matplotlib'] = None; from kozyr.cli.main import main; main()"
    done = start("stats", str(records), "--plots", str(tmp_path / "svg"), code=code)
    assert done.returncode == 2
    assert "pip install 'kozyr[plots]'" in done.stderr


def test_faults(records: Path, tmp_path: Path) -> None:
    text = (records / "odessa-00001.toml").read_text(encoding="utf-8")
    (tmp_path / "bad.toml").write_text(text.replace("seats = 2", "seats = 9"), encoding="utf-8")
    lax = start("stats", str(tmp_path))
    assert lax.returncode == 0
    assert "bad.toml: seats: 9 is not in 2..6" in " ".join(lax.stdout.split())
    assert "1 record has a fault" in lax.stdout
    strict = start("stats", str(tmp_path), "--strict")
    assert strict.returncode == 2
    assert "bad.toml: seats: 9 is not in 2..6" in " ".join(strict.stderr.split())
    assert start("stats", str(tmp_path / "nowhere")).returncode == 2
    assert "is there already" in start("selfplay", "--out", str(tmp_path)).stderr
    assert "GAME" in start("selfplay", "--seats", "3", "--out", str(tmp_path / "new")).stderr
    assert start("selfplay", "whist", "--out", str(tmp_path / "new")).returncode == 2


def workers_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_is_left_behind(number: int, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with subprocess.Popen(
        [*MAIN[:-1], "selfplay", "oko", "--matches", "100000", "--workers", "2", "--out", str(folder)],
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for(lambda: folder.exists() and len(list(folder.iterdir())) > 1)
            workers = workers_of(process.pid)
            assert len(workers) >= 2
            os.kill(process.pid, number)
            process.wait(60)
            wait_for(lambda: not any(map(alive, workers)))
        finally:
            process.kill()

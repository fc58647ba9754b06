"""Statistics of records against numbers counted by hand."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kozyr.cards import PACK24, PACK36
from kozyr.lab.stats import Report, collect
from kozyr.lab.stats.files import write_csv, write_plots
from kozyr.lab.stats.seats import place_of
from kozyr.records import RecordError
from tests.support import played, stacked


def keep(folder: Path, name: str, text: str) -> None:
    """A record in a folder."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def odessa(actions: list[str], dealer: int = 1) -> str:
    """Two seats, one deal of two cards: seat 0 has A♣ 6♦, seat 1 K♣ 7♦; spades are trumps."""
    deck = stacked(PACK36, ["AC 6D", "KC 7D"], dealer, 2, rest="6S")
    return played("odessa", 2, [deck], [actions], dealer, sizes=[2]).to_record()


EXACT = ["0 bid 1", "1 bid 2", "0 play AC", "1 play KC", "0 play 6D", "1 play 7D"]
"""0 takes one of one: 10. 1 takes one of two: −10."""
OVER = ["0 bid 0", "1 bid 1", "0 play AC", "1 play KC", "0 play 6D", "1 play 7D"]
"""0 takes one of none: 1. 1 takes one of one: 10."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three matches of Odessa, one of them not over, in folders in a folder."""
    keep(tmp_path, "a.toml", odessa(EXACT))
    keep(tmp_path, "deep/er/b.toml", odessa(OVER))
    keep(tmp_path, "deep/c.toml", odessa(OVER[:3]))
    keep(tmp_path, "deep/readme.txt", "not a record")
    return tmp_path


def rows(report: Report, name: str) -> list[dict[str, Any]]:
    """A table with an object for each row."""
    table = report.table(name)
    return [dict(zip((column.name for column in table.columns), row, strict=True)) for row in table.rows]


def test_wins_by_seat(folder: Path) -> None:
    report = collect(folder)
    assert (report.records, report.finished, report.bad) == (3, 2, [])
    first, second = rows(report, "seats")
    assert first == {
        "game": "odessa",
        "seats": 2,
        "seat": 0,
        "matches": 2,
        "wins": 1,
        "win_share": 0.5,
        "mean_total": 5.5,
        "deals": 2,
        "mean_score": 5.5,
    }
    assert second["wins"] == 1
    assert second["mean_total"] == 0


def test_wins_by_place_after_the_dealer(folder: Path) -> None:
    keep(folder, "d.toml", played("odessa", 2, [stacked(PACK36, ["6D", "AC"], 0, 2, "6S")],
        [["1 bid 1", "0 bid 1", "1 play AC", "0 play 6D"]], 0, sizes=[1]).to_record())  # fmt: skip
    first, dealer = rows(collect(folder), "places")
    assert (first["place"], first["matches"], first["wins"]) == (1, 3, 2)
    assert (dealer["place"], dealer["matches"], dealer["wins"]) == (2, 3, 1)
    assert first["mean_score"] == pytest.approx((10 + 1 + 10) / 3)
    assert dealer["mean_score"] == pytest.approx((-10 + 10 - 10) / 3)
    assert [place_of(seat, 2, 4) for seat in range(4)] == [2, 3, 4, 1]


def test_bids_of_odessa(folder: Path) -> None:
    zero, one, two = rows(collect(folder), "odessa_bids")
    assert (zero["size"], zero["bid"], zero["bids"], zero["over"], zero["exact"]) == (2, 0, 1, 1, 0)
    assert (one["bid"], one["bids"], one["exact"], one["exact_share"], one["mean_tricks"]) == (
        1,
        2,
        2,
        1.0,
        1.0,
    )
    assert (two["bid"], two["bids"], two["under"], two["under_share"]) == (2, 1, 1, 1.0)


def test_ranks_and_leads_of_donkey(tmp_path: Path) -> None:
    """Two seats: 0 leads 9♣, 1 beats it with 8♣; what is taken belongs to 1."""
    deck = stacked(PACK36, ["9C TD KD AD", "8C 6H 7H TH"], 1, 2)
    match = played("donkey", 2, [deck], [[]], 1)
    leader = match.to_act
    assert leader == 0
    match.apply("play 9C")
    match.apply("play 8C")
    while not match.progress.runs[0].outcome:
        match.apply(match.legal()[0])
    keep(tmp_path, "a.toml", match.to_record())
    report = collect(tmp_path)
    public: Any = match.view(None)
    tricks = public.public.deals[0].tricks
    leads = rows(report, "donkey_leads")
    assert sum(row["leads"] for row in leads) == len(tricks)
    assert sum(row["beaten"] for row in leads) == sum(
        trick.taker != trick.laid[0].seat for trick in tricks
    ), "who leads and isn't beaten takes"
    assert leads[0]["beaten"] >= 1
    assert (leads[0]["form"], leads[0]["trump"], leads[0]["beating"], leads[0]["must_beat"]) == (
        "ffa",
        "own",
        "next_lower",
        False,
    )
    ranks = {row["rank"]: row for row in rows(report, "donkey_ranks")}
    assert sum(row["laid"] for row in ranks.values()) == 36
    assert {rank: row["points"] for rank, row in ranks.items()} == dict(
        zip("6789TJQKA", (-1, 0, 0, 0, 10, 1, 3, 5, 12), strict=True)
    )
    assert sum(row["points_kept"] + row["points_lost"] for row in ranks.values()) == 120
    assert ranks["9"]["lost"] >= 1
    assert ranks["8"]["kept"] >= 1


def test_hands_of_oko(tmp_path: Path) -> None:
    """0 opens four hearts, 1 two of a suit: 0 takes the pot."""
    deck = stacked(PACK24, ["9H TH JH QH", "9C TC 9D TS"], 1, 2)
    match = played("oko", 2, [deck], [[]], 1, stack=20, deals=1)
    while match.to_act is not None:
        legal = match.legal()
        wish = [action for action in legal if action in ("call", "open")]
        bet = [action for action in legal if action.startswith("bet")]
        match.apply(wish[0] if wish else bet[0].split("..")[0] if bet else legal[0])
    assert match.winners == [0]
    keep(tmp_path, "a.toml", match.to_record())
    weak, strong = rows(collect(tmp_path / "a.toml"), "oko_hands")
    assert (weak["kind"], weak["shown"], weak["won"], weak["win_share"]) == ("two_suit", 1, 0, 0.0)
    assert (strong["kind"], strong["shown"], strong["won"], strong["win_share"]) == ("four_suit", 1, 1, 1.0)
    assert strong["mean_score"] == match.totals[0] - 20
    assert weak["mean_score"] == -strong["mean_score"]


def test_deals_of_exchange(tmp_path: Path) -> None:
    match = played(
        "exchange", 2, [" ".join(played_pack())], [["1 give 2C", "0 return 3C"]], 0, max_exchanges=1
    )
    keep(tmp_path, "a.toml", match.to_record())
    (row,) = rows(collect(tmp_path), "exchange_deals")
    assert (row["seats"], row["target"], row["deals"], row["won"], row["mean_exchanges"]) == (2, 5, 1, 0, 1.0)


def played_pack() -> list[str]:
    """A pack in which seat 1 is dealt every other card from 2♣."""
    from kozyr.cards import PACK52

    return list(PACK52.names)


def test_bad_records_are_named_and_left_out(folder: Path) -> None:
    keep(folder, "bad.toml", odessa(EXACT).replace("0 bid 1", "0 bid 7"))
    keep(folder, "worse.toml", "format = 1\n")
    report = collect(folder)
    assert report.records == 3
    assert [(Path(bad.file).name, bad.path) for bad in report.bad] == [
        ("bad.toml", "deals[0].actions[0]"),
        ("worse.toml", "game"),
    ]
    assert "bid 7" in report.bad[0].message
    with pytest.raises(RecordError, match=r"bad\.toml: deals\[0\]\.actions\[0\]"):
        collect(folder, strict=True)
    with pytest.raises(FileNotFoundError):
        collect(folder / "nowhere")


def test_nothing_gives_no_tables(tmp_path: Path) -> None:
    report = collect(tmp_path)
    assert (report.records, report.tables) == (0, [])
    with pytest.raises(KeyError):
        report.table("seats")


def test_csv_holds_what_the_tables_hold(folder: Path, tmp_path: Path) -> None:
    report = collect(folder)
    files = write_csv(report.tables, tmp_path / "csv")
    assert [file.stem for file in files] == [table.name for table in report.tables]
    for file, table in zip(files, report.tables, strict=True):
        with file.open(encoding="utf-8", newline="") as stream:
            heading, *found = csv.reader(stream)
        assert heading == [column.name for column in table.columns]
        assert found == [["" if cell is None else str(cell) for cell in row] for row in table.rows]


def test_plots_are_drawings_that_do_not_change(folder: Path, tmp_path: Path) -> None:
    report = collect(folder)
    one, two = (write_plots(report.tables, tmp_path / name) for name in ("one", "two"))
    assert [file.name for file in one] == [f"{table.name}.svg" for table in report.tables]
    for first, second in zip(one, two, strict=True):
        text = first.read_text(encoding="utf-8")
        assert text == second.read_text(encoding="utf-8")
        assert "<svg" in text
        assert first.stem in text, "its title is text"


def test_counting_needs_neither_numba_nor_matplotlib(folder: Path) -> None:
    code = (
        "import sys\nfrom kozyr.lab.stats import collect\ncollect(sys.argv[1])\n"
        "assert not {'numba', 'matplotlib', 'numpy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(folder)], check=True, timeout=120)

"""Matches of bots among themselves: the same seed, the same records."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozyr.bots import LevelError
from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from kozyr.lab.selfplay import Table, every_game, selfplay
from kozyr.lab.stats import collect
from kozyr.match import Match

SHORT = [
    Table("odessa", 3, {"sizes": [2]}),
    Table("oko", 2, {"stack": 12, "deals": 4}, ["random"]),
]


def test_the_same_seed_gives_the_same_records_whatever_the_workers() -> None:
    one = list(selfplay(SHORT, 5, b"a"))
    assert [name for name, _ in one] == [
        "odessa-00001",
        "oko-00001",
        "odessa-00002",
        "oko-00002",
        "odessa-00003",
    ]
    assert one == list(selfplay(SHORT, 5, b"a", workers=2))
    assert one[:3] == list(selfplay(SHORT, 3, b"a"))
    assert one != list(selfplay(SHORT, 5, b"b"))
    assert len({text for _, text in one}) == 5


def test_they_replay_and_can_be_counted(tmp_path: Path) -> None:
    for name, text in selfplay(SHORT, 4, b"a"):
        match = Match.from_record(text)
        assert match.finished
        assert match.header.names == [
            f"{'random' if match.game.name == 'oko' else 'steady'} {seat}" for seat in range(match.seats)
        ]
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    report = collect(tmp_path, strict=True)
    assert report.records == report.finished == 4


def test_every_game_has_a_table() -> None:
    assert [table.game for table in every_game()] == list(GAMES)
    assert all(table.seats == 4 and set(table.levels) == {"steady"} for table in every_game())


def test_what_can_not_be_played() -> None:
    with pytest.raises(OptionError, match="game"):
        Table("whist")
    with pytest.raises(OptionError, match="seats"):
        Table("odessa", 9)
    with pytest.raises(OptionError, match="sizes"):
        Table("odessa", 2, {"sizes": [99]})
    with pytest.raises(OptionError, match="bots"):
        Table("odessa", 3, {}, ["steady", "random"])
    with pytest.raises(LevelError):
        Table("odessa", 3, {}, ["clever"])
    with pytest.raises(OptionError, match="matches"):
        list(selfplay(SHORT, -1, b""))

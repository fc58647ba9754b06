"""Golden playthroughs: whole matches of every game and form give what they gave (``tools/golden.py``)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kozyr.games.registry import GAMES
from kozyr.match import Match
from kozyr.records import read
from tools.golden import Setting, cut, settings, told

HERE = Path(__file__).parent
SETTINGS = list(settings())
MISSING = "has no playthrough: run python tools/golden.py"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_playthrough_gives_what_it_gave(setting: Setting) -> None:
    record, result = HERE / f"{setting.name}.toml", HERE / f"{setting.name}.json"
    assert record.exists(), f"{setting.name} {MISSING}"
    assert result.exists(), f"{setting.name} {MISSING}"
    text = record.read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert (match.game.name, match.seats) == (setting.game, setting.seats)
    assert {name: match.options[name] for name in setting.form} == dict(setting.form)
    assert match.to_record() == text
    assert told(read(text)) == json.loads(result.read_text(encoding="utf-8"))


def test_every_form_of_every_game_has_playthroughs_with_several_seats() -> None:
    for game in GAMES.values():
        for form in game.forms:
            found = [one for one in SETTINGS if one.game == game.name and one.form == form]
            assert {one.seats for one in found} >= {min(game.seats(form)), max(game.seats(form))}
            for one in found:
                assert (HERE / f"{one.name}.toml").exists(), f"{one.name} {MISSING}"


def test_no_playthrough_is_left_of_a_form_that_is_gone() -> None:
    names = {setting.name for setting in SETTINGS}
    assert len(names) == len(SETTINGS)
    assert {file.stem for file in HERE.glob("*.toml")} == names
    assert {file.stem for file in HERE.glob("*.json")} == names


def test_playthroughs_come_to_complete_deals_in_every_game() -> None:
    for game in GAMES:
        files = sorted(HERE.glob(f"{game}-*.json"))
        summaries = [json.loads(file.read_text(encoding="utf-8"))["summary"] for file in files]
        assert any(summary["finished"] for summary in summaries)
        assert all(any(deal["complete"] for deal in summary["deals"]) for summary in summaries)


def test_a_record_is_cut_after_so_many_actions() -> None:
    record = read((HERE / "odessa-2-default.toml").read_text(encoding="utf-8"))
    assert [len(deal.actions) for deal in record.deals[:2]] == [4, 6]
    assert [len(deal.actions) for deal in cut(record, 0).deals] == [0]
    assert [len(deal.actions) for deal in cut(record, 3).deals] == [3]
    assert [len(deal.actions) for deal in cut(record, 4).deals] == [4, 0]
    assert [len(deal.actions) for deal in cut(record, 9).deals] == [4, 5]
    assert cut(record, 10**6) == record


def test_playthroughs_stay_small() -> None:
    assert sum(file.stat().st_size for file in HERE.glob("*.*")) < 1_000_000

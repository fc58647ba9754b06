"""Every position of donkey is proven anew, bots that think find it, what is wrong in a file is found."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kozyr.bots import SEARCHING, bot
from kozyr.bots.api import Budget
from kozyr.games.donkey.actions import text as spelled
from kozyr.games.donkey.banki import side_points
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.study.donkey_hidden import hidden, stock_of
from kozyr.study.donkey_position import Position, names, read, text, written
from kozyr.study.donkey_proof import NotProven, pairs, prove, right_actions, trials
from tools.positions.__main__ import main

NAMES = names()
SAMPLES = {"strong": 320, "master": 640}


def position(name: str) -> Position:
    return read(text(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_proven(name: str) -> None:
    assert prove(position(name)) > 1


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", SEARCHING)
def test_a_bot_that_thinks_is_right(name: str, level: str) -> None:
    given = position(name)
    match = given.match()
    budget = Budget(samples=SAMPLES[level])
    found = bot(level, "donkey", 7).advise(match.view(given.hero), match.prospect(given.hero), budget)
    assert found.action in given.right


def test_there_are_many_of_all_kinds() -> None:
    every = [position(name) for name in NAMES]
    assert len({(one.deck, tuple(one.actions)) for one in every}) == len(NAMES) >= 30
    assert {one.options.get("form", "ffa") for one in every} == {"ffa", "pairs", "two_vs_one", "three_vs_one"}
    assert {one.seats for one in every} == {2, 3, 4}
    kinds = Counter(one.why for one in every)
    assert set(kinds) == {
        "donkey-costly-beats",
        "donkey-keep-strong",
        "donkey-lead-order",
        "donkey-let-go",
        "donkey-quartet-wait",
        "donkey-spare-points",
        "donkey-take-bank",
        "donkey-under-partner",
    }
    assert any(one.run.deal.soloist == one.hero for one in every)
    assert any(one.run.deal.soloist not in (-1, one.hero) for one in every)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_written_as_it_is_read(name: str) -> None:
    assert written(position(name)) == text(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_words(language: str) -> None:
    for why in {position(name).why for name in NAMES}:
        assert len(catalogue(language).say(f"reason-{why}")) > 20


def test_the_true_way_is_among_the_ways_that_are_tried() -> None:
    for name in NAMES:
        run = position(name).run
        ways = [(deal.hands, deal.deck[deal.top :]) for deal in hidden(run).ways()]
        assert (run.deal.hands, run.deal.deck[run.deal.top :]) in ways


def test_a_proof_counts_what_the_rules_count() -> None:
    """The last card of everybody is laid as it must be: then the pair is what the deal ends with."""
    for name in NAMES:
        run = position(name).run
        match = position(name).match()
        if len(position(name).hand.split()) > 2 or stock_of(run.deal):
            continue
        for action, (low, high) in pairs(run.rules, run.deal).items():
            played = match.copy()
            played.apply(spelled(action))
            while played.to_act is not None and played.progress.runs[0].outcome is None:
                played.apply(played.legal()[0])
            deal = played.progress.runs[0].deal
            more = side_points(deal, run.rules, position(name).hero)
            more -= side_points(run.deal, run.rules, position(name).hero)
            assert low <= more <= high


def test_what_is_wrong_in_a_file_is_found(tmp_path: Path) -> None:
    given = position(NAMES[0])
    for changed in (
        msgspec.structs.replace(given, right=[given.wrong[0].action]),
        msgspec.structs.replace(given, wrong=[]),
        msgspec.structs.replace(given, hand="6C"),
        msgspec.structs.replace(given, hero=(given.hero + 1) % given.seats),
    ):
        with pytest.raises(NotProven):
            prove(changed)
    file = tmp_path / "wrong.toml"
    file.write_text(written(msgspec.structs.replace(given, wrong=[])), "utf-8")
    assert main(["donkey", "check", str(file)]) == 1
    assert main(["donkey", "finish", str(file)]) == 0
    assert file.read_text("utf-8") == written(given)


def test_the_right_actions_are_found_again() -> None:
    given = position(NAMES[0])
    assert [spelled(one) for one in right_actions(trials(hidden(given.run)))] == given.right

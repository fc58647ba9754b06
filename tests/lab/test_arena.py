"""The arena: duplicate deals, honest intervals, the same whatever the workers, and it can go on."""

from __future__ import annotations

import json
import math
import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kozyr
from kozyr.bots import Budget, ask, bot
from kozyr.bots.outside import Programs
from kozyr.bots.program import Limits
from kozyr.lab.arena import Result, arena
from kozyr.lab.arena.duplicate import Arena, Played, Setting, bucket_of, longest_in
from kozyr.lab.arena.result import difference, quantile, result_of
from kozyr.lab.arena.run import setting_of
from tests.bots.programs import documented, misbehaving, python_bot
from tests.lab import flat

SET: dict[str, Any] = {"seed": b"arena", "options": {"sizes": [3]}}


FIRST = "for ask in answers(): say(ask, ask['view']['legal'][0])"
"""A program that plays the first legal action."""
LUCKY = "for ask in answers(): say(ask, random.Random(ask['seed']).choice(ask['view']['legal']))"
"""One that plays any."""


def facts(result: Result) -> bytes:
    """A result without its times, as bytes."""
    return msgspec.json.encode({**msgspec.to_builtins(result), "times": None})


def played_by(setting: Setting, number: int) -> Played:
    """A deal of a setting without programs."""
    return Arena(setting, Programs(Limits()), {}).play(number)


@pytest.mark.parametrize(
    ("game", "bots", "options", "match"),
    [
        ("odessa", ["steady", "random", "random"], {"sizes": [4]}, False),
        ("donkey", ["steady", "random", "steady", "random"], {"form": "pairs"}, False),
        ("oko", ["random", "steady"], {"stack": 20}, False),
        ("exchange", ["steady", "random", "random"], {"target": 1, "max_exchanges": 30}, False),
        ("odessa", ["steady", "random"], {"sizes": [1, 2]}, True),
    ],
)
def test_the_result_does_not_depend_on_the_workers(
    game: str, bots: list[str], options: dict[str, Any], match: bool
) -> None:
    one, two = (
        arena(game, bots, deals=12, seed=b"workers", options=options, match=match, workers=workers)
        for workers in (1, 3)
    )
    assert facts(one) == facts(two)
    assert (one.deals, one.times.workers, two.times.workers) == (12, 1, 3)
    assert all(moves.moves > 0 for moves in one.times.moves)


def test_a_deal_follows_from_its_number() -> None:
    """The same deal gives the same scores again, whoever else was played before it."""
    setting = setting_of("odessa", ["random", "steady", "random"], b"x", {"sizes": [2]}, False, {})
    row = played_by(setting, 7)
    assert row == msgspec.structs.replace(played_by(setting, 7), moves=row.moves, seconds=row.seconds)
    assert row.deal == 7
    assert len(row.scores) == 2


@pytest.mark.parametrize("text", [FIRST, LUCKY])
def test_equal_bots_are_equal(text: str, tmp_path: Path) -> None:
    """Programs of two names that play alike: their difference is 0, to the last bit; chance is the seat's."""
    one, two = (f"exec:{python_bot(tmp_path, name, text)}" for name in ("one", "two"))
    result = arena("odessa", [one, two], deals=6, **SET)
    for player in result.bots:
        assert player.field is not None
        assert (player.field.mean, player.field.low, player.field.high) == (0, 0, 0)
    assert result.bots[0].mean == result.bots[1].mean


@pytest.mark.parametrize("line", [["random", "steady"], ["master", "strong", "strong"]])
def test_scores_are_those_of_matches_played_by_hand(line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals in all rotations, played again by the library alone; thinkers are asked for every move."""
    monkeypatch.setattr("kozyr.bots.registry.search", lambda game: flat)
    monkeypatch.setattr(flat, "BUDGETS", {"strong": Budget(samples=2), "master": Budget(samples=3)})
    seats = len(line)
    setting = setting_of("odessa", line, b"by hand", {"sizes": [3]}, False, {})
    judge = Arena(setting, Programs(Limits()), {})
    for number in range(6):
        row = judge.play(number)
        sums, moves = [0, 0], 0
        for rotation in range(seats):
            deal = judge._stream(f"deal {number}")
            match = kozyr.Match("odessa", seats=seats, seed=deal, options={"sizes": [3]})
            names = [setting.bots[(seat + rotation) % seats] for seat in range(seats)]
            bots = [
                bot(name, "odessa", judge._stream(f"bot {number} {seat}")) for seat, name in enumerate(names)
            ]
            while (seat := match.to_act) is not None:
                match.apply(ask(bots[seat], match))
                moves += 1
            for name, score in zip(names, match.summary().deals[0].scores or [], strict=True):
                sums[setting.names.index(name)] += score
        assert row.scores == sums
        asked = sum(sum(buckets.values()) for buckets in row.moves)
        assert asked < moves if "strong" in line else asked == moves


def test_steady_is_better_than_random_in_every_game() -> None:
    cases: list[tuple[str, int, dict[str, Any], int]] = [
        ("odessa", 3, {"sizes": [6]}, 40),
        ("donkey", 3, {}, 25),
        ("oko", 2, {}, 150),
        ("exchange", 3, {"target": 2}, 25),
    ]
    for game, seats, options, deals in cases:
        result = arena(game, ["steady", *["random"] * (seats - 1)], deals=deals, seed=b"s", options=options)
        steady, other = result.bots
        assert steady.field is not None
        assert other.first is not None
        assert steady.field.low is not None
        assert steady.field.high is not None
        low, high = sorted((steady.field.low, steady.field.high))
        assert (high < 0) if result.better == "low" else (low > 0), (game, steady.field)
        assert other.first.mean == pytest.approx(-steady.field.mean)
        assert result.better == ("low" if game == "donkey" else "high")
        assert (steady.seats, other.seats) == (1, seats - 1)


def rows_of(scores: list[list[int]], names: int) -> list[Played]:
    """Deals with these scores."""
    empty: list[Any] = [{} for _ in range(names)]
    return [
        Played(deal=n, scores=row, won=[0.0] * names, moves=empty, seconds=[0.0] * names, faults=empty)
        for n, row in enumerate(scores)
    ]


def test_means_and_intervals_are_over_deals() -> None:
    setting = setting_of("odessa", ["steady", "random", "random"], b"", {}, False, {})
    scores = [[random.Random(n).randint(-50, 50), random.Random(-n).randint(-50, 50)] for n in range(40)]
    result = result_of(setting, reversed(rows_of(scores, 2)), 1.0, 1)
    values = [a / 3 - b / 6 for a, b in scores]  # three rotations; one seat against two
    field = result.bots[0].field
    assert field is not None
    assert field.low is not None
    assert field.high is not None
    assert field.mean == pytest.approx(statistics.fmean(values))
    reach = 2.022691 * statistics.stdev(values) / math.sqrt(40)  # t with 39 degrees of freedom
    assert field.high - field.mean == pytest.approx(reach, rel=1e-4)
    assert field.mean - field.low == pytest.approx(reach, rel=1e-4)
    assert result.bots[0].mean == pytest.approx(statistics.fmean(a / 3 for a, _ in scores))
    assert result.bots[0].first is None


def test_students_quantiles() -> None:
    for freedom, value in ((4, 2.7764), (9, 2.2622), (29, 2.0452), (99, 1.9842), (10**6, 1.9600)):
        assert quantile(freedom) == pytest.approx(value, abs=0.01)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(3)
    held = 0
    for _ in range(2000):
        found = difference([chance.gauss(1.5, 4) for _ in range(12)])
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 1.5 <= found.high
    assert 0.935 < held / 2000 < 0.965


def test_few_deals_have_no_interval_and_no_deals_no_mean() -> None:
    few = arena("odessa", ["random", "steady"], deals=4, **SET)
    assert few.bots[0].field is not None
    assert (few.bots[0].field.low, few.bots[0].field.high) == (None, None)
    none = arena("odessa", ["random", "steady"], deals=0, **SET)
    assert [(bot.mean, bot.field, bot.first) for bot in none.bots] == [(None, None, None)] * 2
    assert none.times.moves[0].mean is None
    alone = arena("odessa", ["random", "random"], deals=6, **SET)
    assert [(bot.seats, bot.field, bot.first) for bot in alone.bots] == [(2, None, None)]


def test_matches_are_won_by_somebody() -> None:
    result = arena("oko", ["steady", "random"], deals=6, seed=b"m", options={"stack": 10}, match=True)
    assert sum(bot.won or 0 for bot in result.bots) == pytest.approx(1)
    assert sum(bot.mean or 0 for bot in result.bots) == pytest.approx(20)


def test_times_are_told_to_within_nine_percent() -> None:
    for seconds in (1e-6, 0.0001, 0.013, 2.5, 90):
        assert seconds <= longest_in(bucket_of(seconds)) * (1 + 1e-9)
        assert longest_in(bucket_of(seconds)) < 1.0906 * seconds
    assert bucket_of(0) == 0


def test_programs_of_the_document_play_and_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    name = f"exec:{documented(tmp_path, 'bot.py')}"
    limits = Limits(seconds=60, start=60)
    one, two = (
        arena("odessa", [name, "random"], deals=6, workers=workers, limits=limits, **SET)
        for workers in (1, 2)
    )
    assert facts(one) == facts(two)
    assert one.bots[0].name == name
    assert one.bots[0].faults == {}


def test_a_program_that_misbehaves_is_named_and_counted_and_the_others_play_on(tmp_path: Path) -> None:
    cheat, gone = (f"exec:{misbehaving(tmp_path, kind)}" for kind in ("cheat", "gone"))
    result = arena("odessa", ["steady", cheat, gone], deals=2, **SET)
    assert [bot.faults for bot in result.bots] == [{}, {"illegal": 18}, {"ended": 18}]
    assert result.times.moves[1].moves == 2 * 3 * 4


def test_a_state_goes_on_and_forgives_a_torn_line(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    whole = arena("odessa", ["steady", "random"], deals=8, **SET)
    arena("odessa", ["steady", "random"], deals=3, state=file, **SET)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    told: list[tuple[int, int]] = []
    again = arena(
        "odessa", ["steady", "random"], deals=8, state=file, progress=lambda *n: told.append(n), **SET
    )
    assert told == [(n, 6) for n in range(1, 7)]
    assert facts(again) == facts(whole)
    kept = file.read_bytes()
    assert kept.startswith(b"".join(lines[:3]))
    assert sorted(json.loads(line)["deal"] for line in kept.splitlines()[1:]) == list(range(8))
    less = arena("odessa", ["steady", "random"], deals=3, state=file, **SET)
    assert facts(less) == facts(arena("odessa", ["steady", "random"], deals=3, **SET))
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"seed": b"other"}, "seed"),
        ({"options": {"sizes": [2]}}, "options"),
        ({"bots": ["random", "steady"]}, "bots"),
        ({"match": True}, "match"),
    ],
)
def test_a_state_of_another_setting_is_refused(changed: dict[str, Any], name: str, tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    usual: dict[str, Any] = {"game": "odessa", "bots": ["steady", "random"], "deals": 1, **SET}
    arena(**usual, state=file)
    before = file.read_bytes()
    with pytest.raises(kozyr.OptionError, match=rf"^state: .* belongs to another arena: {name} differ"):
        arena(**{**usual, **changed}, state=file)
    assert file.read_bytes() == before


def test_a_state_of_a_program_that_was_changed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    name = f"exec:{python_bot(tmp_path, 'bot', FIRST)}"
    arena("odessa", [name, "random"], deals=1, state=file, **SET)
    python_bot(tmp_path, "bot", "for ask in answers(): say(ask, ask['view']['legal'][-1])")
    with pytest.raises(kozyr.OptionError, match="programs differ"):
        arena("odessa", [name, "random"], deals=1, state=file, **SET)


def test_a_state_that_is_none_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    for text, line in (("hello\n", 1), ("{}\n", 1)):
        file.write_text(text)
        with pytest.raises(kozyr.OptionError, match=f"line {line}: "):
            arena("odessa", ["steady", "random"], deals=1, state=file, **SET)
        assert file.read_text() == text
    file.unlink()
    arena("odessa", ["steady", "random"], deals=2, state=file, **SET)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"broken\n" + lines[2])
    with pytest.raises(kozyr.OptionError, match="line 2: "):
        arena("odessa", ["steady", "random"], deals=2, state=file, **SET)
    with pytest.raises(kozyr.OptionError, match="can't be used"):
        arena("odessa", ["steady", "random"], deals=1, state=tmp_path, **SET)


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"game": "chess"}, "game"),
        ({"bots": ["steady"]}, "bots"),
        ({"bots": "steady"}, "bots"),
        ({"bots": ["steady", "expert"]}, "bots[1]"),
        ({"bots": ["steady", "exec:/nowhere"]}, "bots[1]"),
        ({"deals": -1}, "deals"),
        ({"workers": 0}, "workers"),
        ({"seed": "00"}, "seed"),
        ({"options": {"sizes": [9]}}, "options.sizes"),
        ({"game": "exchange", "options": {"max_exchanges": 0}}, "options.max_exchanges"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(changed: dict[str, Any], path: str) -> None:
    usual: dict[str, Any] = {"game": "odessa", "bots": ["steady", "random"], "deals": 1, **SET}
    with pytest.raises(kozyr.OptionError) as caught:
        arena(**{**usual, **changed})
    assert caught.value.path == path


LOWEST = """
def place(action):
    word, what = action.split()
    return ("CDHS".index(what[1]), "6789TJQKA".index(what[0])) if word == "play" else (0, int(what))
for ask in answers(): say(ask, min(ask["view"]["legal"], key=place))
"""
"""The same as a program, for odessa."""


def lowest(observations: Any, masks: Any) -> Any:
    """A policy: the lowest legal step."""
    return masks.argmax(axis=1)


def test_a_policy_plays_like_the_program_that_does_the_same(tmp_path: Path) -> None:
    program = f"exec:{python_bot(tmp_path, 'lowest', LOWEST)}"
    usual: dict[str, Any] = {"deals": 6, **SET}
    ours = arena("odessa", ["lowest", "steady", "random"], policies={"lowest": lowest}, **usual)
    theirs = arena("odessa", [program, "steady", "random"], **usual)
    assert [bot.field for bot in ours.bots] == [bot.field for bot in theirs.bots]
    assert ours.bots[0].name == "lowest"
    assert ours.times.moves[0].moves > 0


@pytest.mark.parametrize("name", ["odessa", "donkey", "oko", "exchange"])
def test_a_policy_plays_every_game_whatever_the_workers(name: str) -> None:
    options = {"exchange": {"max_exchanges": 9}, "oko": {"stack": 9}}.get(name, {})
    one, two = (
        arena(
            name,
            ["steady", "mine"],
            deals=6,
            seed=b"policy",
            options=options,
            policies={"mine": lowest},
            workers=workers,
        )
        for workers in (1, 2)
    )
    assert facts(one) == facts(two)


def test_policies_that_can_not_be_are_refused(tmp_path: Path) -> None:
    def near(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    def illegal(observations: Any, masks: Any) -> Any:
        return [-1]

    usual: dict[str, Any] = {"game": "odessa", "bots": ["steady", "steady"], "deals": 1, **SET}
    for changed, path in (
        ({"policies": {"steady": lowest}}, "policies['steady']"),
        ({"policies": {"exec:x": lowest}}, "policies['exec:x']"),
        ({"policies": {"mine": 3}}, "policies['mine']"),
        ({"policies": {"mine": near}, "workers": 2}, "policies['mine']"),
        ({"policies": {"mine": lowest}, "state": tmp_path / "state"}, "state"),
    ):
        with pytest.raises(kozyr.OptionError) as caught:
            arena(**{**usual, **changed})
        assert caught.value.path == path
    with pytest.raises(ValueError, match="step -1 is not legal"):
        arena(**{**usual, "bots": ["steady", "mine"], "policies": {"mine": illegal}})

"""Options (OK-STACK)."""

from typing import Any

import pytest

from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.support import played

DEFAULTS = {
    "stack": 100,
    "ante": 1,
    "min_bet": 1,
    "reraise": False,
    "deals": 0,
    "showdown_at_two": "all",
}


def test_OK_STACK_has_the_defaults_of_the_rules() -> None:
    assert dict(played("oko", 4, []).options) == DEFAULTS


def test_OK_STACK_gives_every_seat_the_stack() -> None:
    match = played("oko", 4, [], stack=37)
    assert match.totals == [37] * 4
    assert match.legal() == []
    assert match.to_act is None
    assert not match.finished


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stack", 1),
        ("stack", 1_000_000),
        ("ante", 0),
        ("ante", 1_000_000),
        ("min_bet", 1),
        ("min_bet", 1_000_000),
        ("reraise", True),
        ("deals", 0),
        ("deals", 100_000),
        ("showdown_at_two", "all"),
        ("showdown_at_two", "opened"),
        ("showdown_at_two", "off"),
    ],
)
def test_OK_STACK_accepts_values_up_to_the_limits(name: str, value: Any) -> None:
    assert played("oko", 2, [], **{name: value}).options == DEFAULTS | {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stack", 0),
        ("stack", 1_000_001),
        ("stack", True),
        ("ante", -1),
        ("ante", 1_000_001),
        ("min_bet", 0),
        ("min_bet", 1_000_001),
        ("reraise", 1),
        ("deals", -1),
        ("deals", 100_001),
        ("showdown_at_two", "none"),
        ("showdown_at_two", 2),
        ("blind", 1),
    ],
)
def test_OK_STACK_refuses_values_out_of_range(name: str, value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        Match("oko", seats=2, options={name: value})
    assert caught.value.path == f"options.{name}"


def test_OK_STACK_tells_the_rule_of_every_option() -> None:
    assert {option.name: (option.rule, option.reading) for option in GAMES["oko"].options} == {
        "stack": ("OK-STACK", False),
        "ante": ("OK-ANTE", False),
        "min_bet": ("OK-BET", False),
        "reraise": ("OK-BET", True),
        "deals": ("OK-MATCH", False),
        "showdown_at_two": ("OK-TWO", True),
    }


@pytest.mark.parametrize("seats", [1, 7])
def test_C_SEAT_refuses_other_numbers_of_seats(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        Match("oko", seats=seats)
    assert caught.value.path == "seats"


@pytest.mark.parametrize("seats", [2, 6])
def test_C_SEAT_accepts_two_to_six_seats(seats: int) -> None:
    assert Match("oko", seats=seats, seed=b"").seats == seats


def test_the_forms_are_all_ways_to_show_down_with_and_without_raising_again() -> None:
    forms = [(form["showdown_at_two"], form["reraise"]) for form in GAMES["oko"].forms]
    assert forms == [(word, again) for word in ("all", "opened", "off") for again in (False, True)]
    for form in GAMES["oko"].forms:
        assert Match("oko", seats=3, options=form).options["deals"] == 8

"""Options of any game: kinds, defaults, refusals."""

from typing import Any

import pytest

from kozyr.games.option import (
    Choice,
    Flag,
    Kind,
    Option,
    OptionError,
    Whole,
    changed_options,
    read_options,
    shown,
)
from kozyr.games.registry import GAMES
from kozyr.match import Match


def top(seats: int) -> int:
    return 2 * seats


def narrowed(values: Any) -> tuple[str, ...]:
    return ("red", "black") if values["many"] > 2 else ("red",)


OPTIONS = (
    Option("many", "C-SEAT", Whole(1, top), lambda seats, _: seats),
    Option("both", "C-DEAL", Flag(), lambda *_: False, reading=True),
    Option("colour", "C-CARD", Choice(("red", "black"), narrowed), lambda _, values: narrowed(values)[-1]),
    Option("way", "C-CARD", Choice(("left", "right")), lambda *_: "left"),
)


def fault(kind: Kind, value: object, seats: int = 3, **values: Any) -> str | None:
    return kind.check(value, seats, values)


def test_a_kind_without_a_check_is_a_mistake() -> None:
    with pytest.raises(NotImplementedError):
        fault(Kind(), 1)


@pytest.mark.parametrize("value", [1, 2, 5])
def test_a_whole_number_in_its_range_is_good(value: int) -> None:
    assert fault(Whole(1, 5), value) is None


OTHERS = [(True, "true"), (False, "false"), (1.0, "1.0"), ("1", '"1"'), (None, "None"), ([1], "[1]")]


@pytest.mark.parametrize(("value", "text"), OTHERS)
def test_a_whole_number_is_no_other_thing(value: object, text: str) -> None:
    assert fault(Whole(0, 5), value) == f"a whole number is needed, not {text}"


def test_a_long_value_is_cut_and_controls_are_escaped() -> None:
    assert shown("x" * 58) == f'"{"x" * 58}"'
    assert shown("x" * 59) == f'"{"x" * 59}…'
    assert shown("\x1bя") == '"\\u001bя"'
    assert shown([True, "C", 2]) == '[true, "C", 2]'


@pytest.mark.parametrize("value", [0, -1, 6])
def test_a_whole_number_out_of_range_is_told_the_range(value: int) -> None:
    assert fault(Whole(1, 5), value) == f"{value} is not in 1..5"


def test_the_highest_number_may_depend_on_the_seats() -> None:
    assert [Whole(1, top).top(seats) for seats in (2, 5)] == [4, 10]
    assert Whole(1, 7).top(3) == 7
    assert fault(Whole(1, top), 6) is None
    assert fault(Whole(1, top), 7) == "7 is not in 1..6"


def test_a_flag_is_true_or_false_and_no_number() -> None:
    assert fault(Flag(), True) is None
    assert fault(Flag(), False) is None
    for value, text in ((0, "0"), (1, "1"), ("true", '"true"'), (None, "None")):
        assert fault(Flag(), value) == f"true or false is needed, not {text}"


def test_a_choice_is_one_of_its_words() -> None:
    kind = Choice(("left", "right"))
    assert fault(kind, "left") is None
    assert fault(kind, "right") is None
    for value, text in (("up", '"up"'), ("", '""'), ("Left", '"Left"'), (1, "1"), (["left"], '["left"]')):
        assert fault(kind, value) == f"one of left, right is needed, not {text}"
    for other in (True, ("left",)):
        assert fault(kind, other) is not None


def test_the_words_of_a_choice_may_depend_on_other_options() -> None:
    kind = Choice(("red", "black"), narrowed)
    assert fault(kind, "black", many=3) is None
    assert fault(kind, "black", many=2) == 'one of red is needed, not "black"'


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(OPTIONS, {}, 3) == {"many": 3, "both": False, "colour": "black", "way": "left"}
    assert read_options(OPTIONS, {}, 2) == {"many": 2, "both": False, "colour": "red", "way": "left"}


def test_what_is_given_is_taken_and_defaults_follow_from_it() -> None:
    given = {"many": 4, "both": True, "way": "right"}
    assert read_options(OPTIONS, given, 2) == {"many": 4, "both": True, "colour": "black", "way": "right"}
    assert list(read_options(OPTIONS, given, 2)) == ["many", "both", "colour", "way"]


def test_nothing_given_is_the_default() -> None:
    assert read_options(OPTIONS, {"many": None}, 3)["many"] == 3


@pytest.mark.parametrize(
    ("given", "path", "message"),
    [
        ({"size": 1}, "options.size", "unknown option"),
        ({"many": 7, "other": 1}, "options.other", "unknown option"),
        ({"many": 7}, "options.many", "7 is not in 1..6"),
        ({"both": 1}, "options.both", "true or false is needed, not 1"),
        ({"many": 1, "colour": "black"}, "options.colour", 'one of red is needed, not "black"'),
        ({"way": "up"}, "options.way", 'one of left, right is needed, not "up"'),
    ],
)
def test_an_option_that_can_not_be_is_named(given: dict[str, Any], path: str, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(OPTIONS, given, 3)
    assert caught.value.path == path
    assert str(caught.value) == f"{path}: {message}"


def test_only_what_differs_from_its_default_is_written() -> None:
    values = read_options(OPTIONS, {"many": 3, "way": "right", "colour": "red"}, 3)
    assert changed_options(OPTIONS, values, 3) == {"colour": "red", "way": "right"}
    assert changed_options(OPTIONS, read_options(OPTIONS, {}, 4), 4) == {}
    assert changed_options(OPTIONS, read_options(OPTIONS, {"many": 3}, 4), 4) == {"many": 3}


def test_an_option_is_no_reading_unless_it_says_so() -> None:
    assert [option.reading for option in OPTIONS] == [False, True, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_takes_its_own_defaults_as_given(game: str) -> None:
    seats = 4 if game == "donkey" else 3
    values = dict(Match(game, seats=seats, seed=b"").options)
    given = {name: value for name, value in values.items() if value is not None}
    match = Match(game, seats=seats, seed=b"", options=given)
    assert dict(match.options) == values
    assert match.record().options == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_refuses_a_wrong_type_by_its_path(game: str) -> None:
    for option in GAMES[game].options:
        with pytest.raises(OptionError) as caught:
            Match(game, seats=3, seed=b"", options={option.name: 1.5})
        assert caught.value.path == f"options.{option.name}"

"""Options of Odessa and the ladder of sizes (OD-SIZES, OD-SCORE, OD-REVOKE)."""

from typing import Any

import pytest

from kozyr.games.odessa.match import ladder
from kozyr.games.odessa.options import OPTIONS
from kozyr.games.option import OptionError
from kozyr.match import Match


def made(seats: int = 3, **options: Any) -> Match:
    return Match("odessa", seats=seats, seed=b"", options=options)


def test_every_option_names_its_rule() -> None:
    assert [(option.name, option.rule, option.reading) for option in OPTIONS] == [
        ("max_deals", "OD-SIZES", True),
        ("blind_deals", "OD-SIZES", True),
        ("sizes", "OD-SIZES", False),
        ("zero_bonus", "OD-SCORE", False),
        ("revoke", "OD-REVOKE", True),
    ]


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 1)])
def test_OD_SIZES_defaults_depend_on_the_seats(seats: int, most: int) -> None:
    assert made(seats).options == {
        "max_deals": most,
        "blind_deals": 1,
        "sizes": None,
        "zero_bonus": 0,
        "revoke": "forbid",
    }


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_OD_ORDER_refuses_other_numbers_of_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"^seats: {seats} is not in 2\.\.6$"):
        made(seats)


@pytest.mark.parametrize("name", ["max_deals", "blind_deals", "zero_bonus"])
@pytest.mark.parametrize("value", [0, 1, 100])
def test_OD_SIZES_and_OD_SCORE_accept_numbers_up_to_100(name: str, value: int) -> None:
    assert made(**{name: value}).options[name] == value


def refused(name: str, value: object, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        Match("odessa", seats=3, seed=b"", options={name: value})
    assert caught.value.path == f"options.{name}"
    assert str(caught.value) == f"options.{name}: {message}"


@pytest.mark.parametrize("name", ["max_deals", "blind_deals"])
def test_OD_SIZES_refuses_numbers_out_of_range(name: str) -> None:
    refused(name, -1, "-1 is not in 0..100")
    refused(name, 101, "101 is not in 0..100")
    refused(name, True, "a whole number is needed, not true")
    refused(name, "1", 'a whole number is needed, not "1"')


def test_OD_SCORE_refuses_a_bonus_out_of_range() -> None:
    refused("zero_bonus", -1, "-1 is not in 0..100")
    refused("zero_bonus", 101, "101 is not in 0..100")
    refused("zero_bonus", 1.0, "a whole number is needed, not 1.0")


@pytest.mark.parametrize("word", ["forbid", "penalty"])
def test_OD_REVOKE_accepts_its_words(word: str) -> None:
    assert made(revoke=word).options["revoke"] == word


@pytest.mark.parametrize(("word", "shown"), [("allow", '"allow"'), ("", '""'), (1, "1"), (True, "true")])
def test_OD_REVOKE_refuses_other_words(word: object, shown: str) -> None:
    refused("revoke", word, f"one of forbid, penalty is needed, not {shown}")


@pytest.mark.parametrize("sizes", [[1], [6], [6, 1, 3], [2] * 100])
def test_OD_SIZES_accepts_a_list_of_sizes(sizes: list[int]) -> None:
    assert made(sizes=sizes).options["sizes"] == sizes


@pytest.mark.parametrize(
    ("sizes", "shown"),
    [
        ([], "[]"),
        ([1] * 101, "[" + "1, " * 19 + "1,…"),
        (3, "3"),
        ("12", '"12"'),
        (True, "true"),
        ({"1": 1}, "{'1': 1}"),
    ],
)
def test_OD_SIZES_refuses_what_is_no_list_of_1_to_100(sizes: object, shown: str) -> None:
    refused("sizes", sizes, f"a list of 1 to 100 sizes is needed, not {shown}")


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ([0], "size 1: 0 is not in 1..6"),
        ([6, 7], "size 2: 7 is not in 1..6"),
        ([1, 2, "3", 0], 'size 3: a whole number is needed, not "3"'),
        ([True], "size 1: a whole number is needed, not true"),
    ],
)
def test_OD_SIZES_refuses_a_size_by_its_place(sizes: list[object], message: str) -> None:
    refused("sizes", sizes, message)


def test_unknown_options_are_refused() -> None:
    refused("size", [1], "unknown option")


def plain(*sizes: int) -> list[tuple[int, bool]]:
    return [(size, False) for size in sizes]


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 1)])
def test_OD_SIZES_the_ladder_goes_up_and_down_and_ends_blind(seats: int, most: int) -> None:
    steps = ladder(made(seats).options)
    assert steps == [*plain(1, 2, 3, 4, 5), *plain(6) * most, *plain(5, 4, 3, 2, 1), (6, True)]


def test_OD_SIZES_options_set_the_full_and_the_blind_deals() -> None:
    none = ladder(made(max_deals=0, blind_deals=0).options)
    assert none == plain(1, 2, 3, 4, 5, 5, 4, 3, 2, 1)
    some = ladder(made(max_deals=2, blind_deals=3).options)
    assert some == [*plain(1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1), (6, True), (6, True), (6, True)]


def test_OD_SIZES_a_list_replaces_the_ladder_by_plain_deals() -> None:
    steps = ladder(made(sizes=[6, 1, 6], max_deals=4, blind_deals=4).options)
    assert steps == plain(6, 1, 6)

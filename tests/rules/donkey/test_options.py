"""Options (DK head, DK-TRUMP, DK-S-REDEAL, DK-S-TALON, DK-OUT)."""

from typing import Any

import pytest

from kozyr.games.donkey.options import OPTIONS
from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.support import played

FFA = {
    "form": "ffa",
    "trump": "own",
    "trump_suits": ["C", "D", "H", "S"],
    "beating": "next_lower",
    "must_beat": False,
    "redeal": "one_hand",
    "talon": "choice",
    "limit": 10,
}


def chosen(seats: int, **options: Any) -> dict[str, Any]:
    return dict(played("donkey", seats, [], **options).options)


def test_DK_TRUMP_has_the_defaults_of_the_rules() -> None:
    assert chosen(4) == FFA
    assert chosen(3) == {**FFA, "trump_suits": ["C", "D", "H"]}
    assert chosen(2) == {**FFA, "trump_suits": ["C", "D"]}
    assert chosen(4, form="pairs") == {**FFA, "form": "pairs"}


@pytest.mark.parametrize(
    ("trump", "suits"), [("none", []), ("one", ["S"]), ("two", ["D", "S"]), ("ranked", [])]
)
def test_DK_TRUMP_has_default_suits_for_each_set(trump: str, suits: list[str]) -> None:
    assert chosen(3, trump=trump) == {**FFA, "trump": trump, "trump_suits": suits}


@pytest.mark.parametrize(("form", "seats"), [("two_vs_one", 3), ("three_vs_one", 4)])
def test_DK_TRUMP_is_ranked_with_a_soloist(form: str, seats: int) -> None:
    expected = {**FFA, "form": form, "trump": "ranked", "trump_suits": []}
    assert chosen(seats, form=form) == expected
    assert chosen(seats, form=form, trump="ranked") == expected
    for trump in ("own", "none", "one", "two"):
        with pytest.raises(OptionError, match=rf'^options\.trump: one of ranked is needed, not "{trump}"$'):
            Match("donkey", seats=seats, seed=b"", options={"form": form, "trump": trump})


@pytest.mark.parametrize(
    ("trump", "suits"),
    [
        ("own", ["S", "H", "D"]),
        ("own", ["D", "S", "C"]),
        ("one", ["C"]),
        ("one", ["D"]),
        ("one", ["H"]),
        ("two", ["H", "C"]),
        ("two", ["S", "D"]),
        ("none", []),
        ("ranked", []),
    ],
)
def test_DK_TRUMP_accepts_suits(trump: str, suits: list[str]) -> None:
    assert chosen(3, trump=trump, trump_suits=suits)["trump_suits"] == suits


@pytest.mark.parametrize(
    ("trump", "suits", "fault"),
    [
        ("own", ["S", "H"], 'a list of 3 suits is needed, not ["S", "H"]'),
        ("own", ["S", "H", "D", "C"], 'a list of 3 suits is needed, not ["S", "H", "D", "C"]'),
        ("own", ["S", "H", "S"], 'the suits must differ, not be ["S", "H", "S"]'),
        ("own", "SHD", 'a list of 3 suits is needed, not "SHD"'),
        ("own", ["S", "H", "X"], 'suits are C, D, H and S, not ["S", "H", "X"]'),
        ("own", ["S", "H", "CD"], 'suits are C, D, H and S, not ["S", "H", "CD"]'),
        ("own", ["S", "H", ""], 'suits are C, D, H and S, not ["S", "H", ""]'),
        ("own", ["S", "H", 1], 'suits are C, D, H and S, not ["S", "H", 1]'),
        ("own", ["S", "H", ["C"]], 'suits are C, D, H and S, not ["S", "H", ["C"]]'),
        ("one", [], "a list of 1 suits is needed, not []"),
        ("one", ["S", "H"], 'a list of 1 suits is needed, not ["S", "H"]'),
        ("two", ["S"], 'a list of 2 suits is needed, not ["S"]'),
        ("two", ["S", "S"], 'the suits must differ, not be ["S", "S"]'),
        ("none", ["S"], 'a list of 0 suits is needed, not ["S"]'),
        ("ranked", ["D", "S"], 'a list of 0 suits is needed, not ["D", "S"]'),
    ],
)
def test_DK_TRUMP_refuses_suits(trump: str, suits: Any, fault: str) -> None:
    with pytest.raises(OptionError) as caught:
        Match("donkey", seats=3, seed=b"", options={"trump": trump, "trump_suits": suits})
    assert str(caught.value) == f"options.trump_suits: {fault}"
    assert caught.value.path == "options.trump_suits"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("beating", ["next_lower", "any_lower", "any_higher"]),
        ("must_beat", [False, True]),
        ("redeal", ["one_hand", "literal", "never"]),
        ("talon", ["gift", "bury", "choice"]),
        ("limit", [1, 10, 100]),
    ],
)
def test_options_that_a_form_does_not_use_are_accepted(name: str, values: list[Any]) -> None:
    for value in values:
        assert chosen(4, **{name: value})[name] == value
        assert chosen(3, form="two_vs_one", **{name: value})[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("form", "solo"),
        ("trump", "three"),
        ("beating", "lower"),
        ("must_beat", 1),
        ("redeal", "always"),
        ("talon", "give"),
        ("limit", 0),
        ("limit", 101),
        ("limit", True),
        ("form", 3),
        ("form", ["ffa"]),
    ],
)
def test_options_out_of_range_are_refused(name: str, value: Any) -> None:
    for seats in (2, 3, 4):
        with pytest.raises(OptionError) as caught:
            Match("donkey", seats=seats, seed=b"", options={name: value})
        assert caught.value.path == f"options.{name}"


@pytest.mark.parametrize(
    ("form", "seats"),
    [(None, [2, 3, 4]), ("ffa", [2, 3, 4]), ("pairs", [4]), ("two_vs_one", [3]), ("three_vs_one", [4])],
)
def test_DK_OUT_forms_have_their_seats(form: str | None, seats: list[int]) -> None:
    options = {} if form is None else {"form": form}
    assert list(GAMES["donkey"].seats(options)) == seats
    for number in {1, 2, 3, 4, 5} - set(seats):
        with pytest.raises(OptionError) as caught:
            Match("donkey", seats=number, seed=b"", options=options)
        assert caught.value.path == "seats"


def test_every_option_names_its_rule() -> None:
    assert {option.name: (option.rule, option.reading) for option in OPTIONS} == {
        "form": ("DK-OUT", False),
        "trump": ("DK-TRUMP", False),
        "trump_suits": ("DK-TRUMP", False),
        "beating": ("DK-BEAT-SUIT", True),
        "must_beat": ("DK-ANSWER", True),
        "redeal": ("DK-S-REDEAL", True),
        "talon": ("DK-S-TALON", False),
        "limit": ("DK-OUT", False),
    }

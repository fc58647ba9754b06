"""Odd arguments from Python code: a clear error that names what is wrong, and nothing changed."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import kozyr


def match() -> kozyr.Match:
    """Three seats, seat 2 to bid."""
    return kozyr.Match("odessa", seats=3, seed=b"readme", options={"sizes": [2]})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, 'game: one of exchange, donkey, odessa, oko is needed, not "chess"'),
        ({"game": ["odessa"]}, r'game: one of exchange, donkey, odessa, oko is needed, not \["odessa"\]'),
        ({"seats": "3"}, "seats: a whole number is needed, not '3'"),
        ({"seats": True}, "seats: a whole number is needed, not True"),
        ({"seats": 7}, "seats: 7 is not in 2..6"),
        ({"game": "donkey", "seats": 4, "options": {"form": "two_vs_one"}}, "seats: 3 is needed, not 4"),
        ({"seed": 5}, "seed: bytes are needed, not 5"),
        ({"seed": "text"}, "seed: bytes are needed, not 'text'"),
        ({"seed": [1]}, r"seed: bytes are needed, not \[1\]"),
        ({"dealer": 1.0}, "dealer: a whole number is needed, not 1.0"),
        ({"dealer": True}, "dealer: a whole number is needed, not True"),
        ({"dealer": "1"}, "dealer: a whole number is needed, not '1'"),
        ({"dealer": 3}, r"dealer: 3 is not in 0..2"),
        ({"dealer": -1}, r"dealer: -1 is not in 0..2"),
        ({"options": "x"}, "options: a mapping of names to values is needed, not 'x'"),
        ({"options": []}, r"options: a mapping of names to values is needed, not \[\]"),
    ],
)
def test_a_match_refuses_what_it_can_not_be_made_from(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(kozyr.OptionError, match=f"^{message}$"):
        kozyr.Match(**{"game": "odessa", "seats": 3, **arguments})


def test_bytes_of_any_kind_are_a_seed_and_a_tuple_is_a_list() -> None:
    loose: Any = bytearray(b"readme")
    one = kozyr.Match("odessa", seats=3, seed=loose, options={"sizes": (2,)})
    assert one.to_record() == match().to_record()


@pytest.mark.parametrize("action", [None, 5, ["bid 1"], b"bid 1"])
def test_an_action_is_a_string(action: Any) -> None:
    one = match()
    before = one.to_record()
    for call in (one.apply, one.explain):
        with pytest.raises(TypeError, match="an action is a string"):
            call(action)
    assert one.to_record() == before


@pytest.mark.parametrize("seat", [True, 1.0, "1", "none"])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    one = match()
    with pytest.raises(TypeError, match="a seat is a whole number"):
        one.view(seat)
    with pytest.raises(TypeError, match="a seat is a whole number"):
        one.explain("bid 1", seat=seat)
    with pytest.raises(TypeError, match="a seat is a whole number"):
        one.apply("bid 1", seat=seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_view_is_of_a_seat_at_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"seat {seat} is not in 0..2"):
        match().view(seat)


@pytest.mark.parametrize("text", [None, 5, {}, []])
def test_a_record_is_text_or_bytes(text: Any) -> None:
    with pytest.raises(TypeError, match="a record is text or bytes"):
        kozyr.Match.from_record(text)


def test_a_match_can_be_copied_and_pickled_in_the_usual_ways() -> None:
    one = match()
    one.apply("bid 1")
    for twin in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert twin.summary() == one.summary()
        twin.apply("bid 0")
        assert twin.to_record() != one.to_record()


def test_a_match_says_what_it_is() -> None:
    one = match()
    assert repr(one) == "<Match odessa, 3 seats, deal 1, seat 2 to act>"
    while one.to_act is not None:
        one.apply(one.legal()[0])
    assert repr(one) == "<Match odessa, 3 seats, deal 1, over>"

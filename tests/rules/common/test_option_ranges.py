"""Options whose rule forbids nothing else: their ranges, in every game that has them."""

from typing import Any

import pytest

from kozyr.games.option import OptionError
from kozyr.match import Match


def accepts(game: str, seats: int, name: str, *values: Any) -> None:
    for value in values:
        assert Match(game, seats=seats, seed=b"", options={name: value}).options[name] == value


def refuses(game: str, seats: int, name: str, value: Any, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        Match(game, seats=seats, seed=b"", options={name: value})
    assert (caught.value.path, str(caught.value)) == (f"options.{name}", f"options.{name}: {message}")


def test_EX_STALL_accepts_up_to_a_million_exchanges() -> None:
    accepts("exchange", 3, "max_exchanges", 0, 1, 1_000_000)


@pytest.mark.parametrize("number", [-1, 1_000_001])
def test_EX_STALL_refuses_more_than_a_million_exchanges(number: int) -> None:
    refuses("exchange", 3, "max_exchanges", number, f"{number} is not in 0..1000000")


def test_EX_MATCH_accepts_1_to_1000_deals() -> None:
    accepts("exchange", 3, "deals", 1, 1000)


@pytest.mark.parametrize("number", [0, 1001])
def test_EX_MATCH_refuses_none_or_too_many_deals(number: int) -> None:
    refuses("exchange", 3, "deals", number, f"{number} is not in 1..1000")


def test_DK_BEAT_SUIT_accepts_three_ways_of_beating() -> None:
    accepts("donkey", 3, "beating", "next_lower", "any_lower", "any_higher")


@pytest.mark.parametrize(
    ("word", "shown"), [("next_higher", '"next_higher"'), ("", '""'), (True, "true"), (1, "1")]
)
def test_DK_BEAT_SUIT_refuses_other_ways_of_beating(word: object, shown: str) -> None:
    refuses("donkey", 3, "beating", word, f"one of next_lower, any_lower, any_higher is needed, not {shown}")


def test_DK_S_REDEAL_accepts_its_words() -> None:
    accepts("donkey", 3, "redeal", "one_hand", "literal", "never")


@pytest.mark.parametrize(("word", "shown"), [("always", '"always"'), (False, "false")])
def test_DK_S_REDEAL_refuses_other_words(word: object, shown: str) -> None:
    refuses("donkey", 3, "redeal", word, f"one of one_hand, literal, never is needed, not {shown}")


def test_DK_OUT_accepts_a_limit_of_1_to_100() -> None:
    accepts("donkey", 3, "limit", 1, 10, 100)


@pytest.mark.parametrize("number", [0, 101])
def test_DK_OUT_refuses_a_limit_out_of_range(number: int) -> None:
    refuses("donkey", 3, "limit", number, f"{number} is not in 1..100")


def test_OK_ANTE_accepts_up_to_a_million() -> None:
    accepts("oko", 3, "ante", 0, 1, 1_000_000)


@pytest.mark.parametrize("number", [-1, 1_000_001])
def test_OK_ANTE_refuses_an_ante_out_of_range(number: int) -> None:
    refuses("oko", 3, "ante", number, f"{number} is not in 0..1000000")


def test_OK_MATCH_accepts_up_to_100000_deals() -> None:
    accepts("oko", 3, "deals", 0, 1, 100_000)


@pytest.mark.parametrize("number", [-1, 100_001])
def test_OK_MATCH_refuses_a_number_of_deals_out_of_range(number: int) -> None:
    refuses("oko", 3, "deals", number, f"{number} is not in 0..100000")

"""Options and seats (EX-DEAL, EX-TARGET, EX-STALL, EX-MATCH)."""

import pytest

from kozyr.games.option import OptionError
from kozyr.match import Match

SEED = b"exchange"


@pytest.mark.parametrize(
    ("seats", "target"),
    [(2, 5), (3, 4), (4, 3), (5, 2), (6, 2), (7, 1), (8, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 1)],
)
def test_EX_TARGET_default_follows_from_the_seats(seats: int, target: int) -> None:
    match = Match("exchange", seats=seats, seed=SEED)
    assert match.options == {"target": target, "max_exchanges": 100 * seats, "deals": 1}


@pytest.mark.parametrize(("seats", "most"), [(2, 6), (3, 4), (4, 3), (6, 2), (7, 1), (13, 1)])
def test_EX_TARGET_accepts_what_a_hand_can_hold_and_refuses_more(seats: int, most: int) -> None:
    for target in range(1, most + 1):
        match = Match("exchange", seats=seats, seed=SEED, options={"target": target})
        assert match.options["target"] == target
    for target in (0, most + 1):
        with pytest.raises(OptionError) as caught:
            Match("exchange", seats=seats, seed=SEED, options={"target": target})
        assert str(caught.value) == f"options.target: {target} is not in 1..{most}"


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [("max_exchanges", (0, 1, 1_000_000), (-1, 1_000_001)), ("deals", (1, 1_000), (0, 1_001))],
)
def test_EX_STALL_and_EX_MATCH_options_have_bounds(name: str, good: list[int], bad: list[int]) -> None:
    for value in good:
        assert Match("exchange", seats=3, seed=SEED, options={name: value}).options[name] == value
    for value in bad:
        with pytest.raises(OptionError) as caught:
            Match("exchange", seats=3, seed=SEED, options={name: value})
        assert caught.value.path == f"options.{name}"


@pytest.mark.parametrize("seats", [1, 14])
def test_EX_DEAL_refuses_a_hand_that_holds_no_quartet_or_a_lone_player(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        Match("exchange", seats=seats, seed=SEED)
    assert str(caught.value) == f"seats: {seats} is not in 2..13"

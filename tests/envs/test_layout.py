"""Layouts: what a row of numbers says, in words."""

from __future__ import annotations

import pytest

from kozyr.cards import PACK24
from kozyr.games.layout import Layout, Part, from_seat, in_order, seat_name, spread, way_round

LAYOUT = Layout(
    "game",
    3,
    "int8",
    (
        Part("seats", "seats of the match"),
        Part("suits", "suits held", ("C", "D")),
        Part("score", "its score", wide=True),
        Part("bids", "its bid", (), 3),
        Part("who", "who it sees", ("x", "y"), 3),
        Part("totals", "its total", (), 3, wide=True),
    ),
)
VALUES = {
    "seats": 2,
    "suits": ("D",),
    "score": -1,
    "bids": (4, -1),
    "who": (("x", "y"), ()),
    "totals": (300, -16000),
}
ROW = [2, 0, 1, -1, 127, 4, -1, 0, 1, 1, 0, 0, 0, 0, 2, 44, -125, 0, 0, 0]


def test_values_become_places_and_places_values() -> None:
    assert LAYOUT.size == len(ROW)
    assert LAYOUT.encode(VALUES) == ROW
    assert LAYOUT.decode(ROW) == VALUES
    assert LAYOUT.encode({}) == [0] * len(ROW)
    assert LAYOUT.decode([0] * len(ROW)) == {}
    with pytest.raises(ValueError, match=r"^20 numbers are needed, not 19$"):
        LAYOUT.decode(ROW[1:])


def test_values_in_words() -> None:
    assert LAYOUT.text(VALUES).splitlines() == [
        "game, layout 3",
        "seats: 2",
        "suits: D",
        "score: -1",
        "bids: me 4; +1 -1",
        "who: me x y; +1 -",
        "totals: me 300; +1 -16000",
    ]
    assert LAYOUT.text({}) == "game, layout 3\nno deal is under way"


def test_the_layout_as_a_table() -> None:
    assert LAYOUT.table().splitlines() == [
        "| places | part | holds |",
        "| --- | --- | --- |",
        "| 0 | `seats` | seats of the match (a number) |",
        "| 1–2 | `suits` | suits held (2 × 0 or 1) |",
        "| 3–4 | `score` | its score (a number: 128s and the rest) |",
        "| 5–7 | `bids` | its bid (a number, 3 seats) |",
        "| 8–13 | `who` | who it sees (2 × 0 or 1, 3 seats) |",
        "| 14–19 | `totals` | its total (a number: 128s and the rest, 3 seats) |",
    ]
    assert LAYOUT.slices["who"] == slice(8, 14)
    assert LAYOUT.at("who") == 8


def test_seats_count_from_the_observer() -> None:
    assert from_seat("abcd", 2) == ("c", "d", "a", "b")
    assert seat_name(4, 1, 1) == ("me",)
    assert seat_name(4, 1, 0) == ("+3",)
    assert seat_name(4, 1, None) == ()
    assert [way_round(4, 1, seat) for seat in range(4)] == [3, 0, 1, 2]


def test_sets_of_cards() -> None:
    assert in_order(PACK24, {"AS", "9C", "TD"}) == ("9C", "TD", "AS")
    out = [0] * 6
    spread(out, 1, 0b10101)
    assert out == [0, 1, 0, 1, 0, 1]

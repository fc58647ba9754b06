"""The steady bot for the exchange game in positions where the right card can be told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from kozyr.bots import bot
from kozyr.bots.exchange import cost, seen_go
from kozyr.cards import PACK52
from kozyr.games.exchange.view import Exchange, View
from kozyr.match import Match
from tests.support import played, stacked


def at(hands: dict[int, str], *actions: str, seats: int = 13, **options: Any) -> Match:
    """Seat 0 moves first; seats without a hand here get cards of different ranks."""
    deck = stacked(PACK52, hands, dealer=seats - 1, seats=seats)
    return played("exchange", seats, [deck], [actions], dealer=seats - 1, **options)


def moves(view: Any) -> set[str]:
    """What the bot does with many streams of chance."""
    return {bot("steady", "exchange", seed).act(view) for seed in range(40)}


def view_of(match: Match, seat: int) -> View:
    """A seat's view."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def with_exchanges(view: View, *lines: tuple[int, int, str, str]) -> View:
    """The view with other exchanges seen before: giver, receiver, card given, card returned."""
    exchanges = [
        Exchange(number=number, giver=giver, receiver=receiver, given=given, returned=returned)
        for number, (giver, receiver, given, returned) in enumerate(lines)
    ]
    return msgspec.structs.replace(view, private=msgspec.structs.replace(view.private, exchanges=exchanges))


def test_gives_the_rank_furthest_from_a_quartet() -> None:
    assert moves(view_of(at({0: "2C 2D 2H 3S", 1: "4C 5D 6H 7S"}), 0)) == {"give 3S"}
    assert moves(view_of(at({0: "2C 2D 3H 4S", 1: "5C 5D 6H 7S"}), 0)) == {"give 3H", "give 4S"}


def test_returns_the_rank_furthest_from_a_quartet_and_counts_the_card_received() -> None:
    match = at({0: "2C 9D 4H 3S", 1: "9C 9H JH KS"}, "0 give 9D")
    assert moves(view_of(match, 1)) == {"return JH", "return KS"}
    match = at({0: "2C JD 4H 3S", 1: "9C 9H JH KS"}, "0 give JD")
    assert moves(view_of(match, 1)) == {"return KS"}


def test_never_breaks_its_own_quartet() -> None:
    hands = {0: "2C 2D 2H 2S 3C 3D 3H KS", 1: "4C 5C 6C 7C 8C 9C TC JC"}
    match = at(hands, seats=6, target=2)
    assert moves(view_of(match, 0)) == {"give KS"}


def test_breaks_a_quartet_only_where_nothing_else_is_legal() -> None:
    one, none = Counter({"2": 4, "3": 3}), Counter[str]()
    assert cost(one, none, None, "3") < cost(one, none, None, "2")
    assert cost(one, Counter({"3": 3}), None, "3") < cost(one, none, None, "2")
    assert cost(Counter({"2": 4, "3": 1}), Counter({"3": 3}), 1, "3") < cost(one, none, 1, "2")


def test_does_not_complete_a_quartet_that_it_knows_of() -> None:
    """Seat 1 has been handed three kings; the fourth stays, though a pair must be broken."""
    view = view_of(at({0: "2C 2D 3H 3S KS", 1: "4C 5D 6H 7S 9C"}, seats=10), 0)
    assert moves(view) == {"give KS"}
    kings = [(0, 1, "KC", "9D"), (0, 1, "KD", "TD"), (0, 1, "KH", "JD")]
    assert moves(with_exchanges(view, *kings)) == {"give 2C", "give 2D", "give 3H", "give 3S"}


def test_minds_what_the_receiver_was_given_and_has_given_away() -> None:
    view = view_of(at({0: "2C 5D 3H 8S", 1: "4C 5C 6H 7S"}), 0)
    assert moves(view) == {"give 2C", "give 5D", "give 3H", "give 8S"}
    given = with_exchanges(view, (0, 1, "2S", "9D"), (0, 1, "5S", "2S"), (12, 0, "JC", "3S"))
    assert seen_go(given, 1) == {"5S"}
    assert seen_go(given, 12) == {"3S"}
    assert moves(given) == {"give 2C", "give 3H", "give 8S"}


def test_minds_the_giver_when_it_returns() -> None:
    view = view_of(at({0: "2C QD 4H 3S", 1: "9C TH JH KS"}, "0 give QD"), 1)
    assert moves(view) == {"return 9C", "return TH", "return JH", "return KS"}
    seen = with_exchanges(view, (0, 1, "5C", "9D"), (1, 2, "TD", "6C"))
    assert moves(seen) == {"return TH", "return JH", "return KS"}


TWO = "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D TC TD JC JD QC QD KC KD AC {}"


def test_knows_every_card_of_two_seats() -> None:
    view = view_of(at({0: TWO.format("AD")}, seats=2), 0)
    assert len(seen_go(view, 1)) == 26
    assert seen_go(view, 1).isdisjoint(view.hand or [])


@pytest.mark.parametrize(("target", "withheld"), [(1, True), (2, True), (3, False)])
def test_withholds_the_card_that_wins_for_the_other_of_two(target: int, withheld: bool) -> None:
    own, theirs = Counter({"2": 1, "3": 3}), Counter({"2": 3, "3": 1, "9": 4})
    chosen = min("23", key=lambda rank: cost(own, theirs, target, rank))
    assert chosen == ("3" if withheld else "2")


def wins(levels: list[str], deals: int, **options: Any) -> tuple[list[int], int]:
    """Deals won by each seat, and how many were won at all."""
    match = Match("exchange", seats=len(levels), seed=b"wins", options={"deals": deals, **options}, dealer=0)
    bots = [bot(level, "exchange", seat) for seat, level in enumerate(levels)]
    while (seat := match.to_act) is not None:
        match.apply(bots[seat].act(match.view(seat)))
    return match.totals, sum(any(deal.scores or []) for deal in match.summary().deals)


def test_wins_against_chance() -> None:
    totals, _ = wins(["random"] * 3 + ["steady"], 10)
    assert totals[:3] == [0, 0, 0]
    assert totals[3] >= 8
    assert wins(["random", "steady"], 4)[0] == [0, 4]


def test_does_not_block_a_table_of_its_own_kind() -> None:
    for seats in (3, 4, 6, 13):
        assert wins(["steady"] * seats, 5)[1] == 5

"""The steady bot for Odessa in positions where the right card can be told."""

from __future__ import annotations

from typing import Any

import pytest

from kozyr.bots import bot
from kozyr.bots.odessa import points, spread
from kozyr.cards import PACK36
from kozyr.match import Match
from tests.support import played, stacked


def at(hands: list[str], bids: list[int], *plays: str, turned: str = "AS", **options: Any) -> Match:
    """Three seats, seat 0 bids and leads first; bids and plays in order."""
    size = len(hands[0].split())
    deck = stacked(PACK36, hands, dealer=2, seats=3, rest=turned)
    actions = [f"{seat} bid {bid}" for seat, bid in enumerate(bids)] + list(plays)
    return played("odessa", 3, [deck], [actions], dealer=2, sizes=[size], **options)


def move(match: Match) -> str:
    """What the bot does for the seat to act; the same with every stream of chance."""
    moves = {bot("steady", "odessa", seed).act(match.view(match.to_act)) for seed in range(5)}
    assert len(moves) == 1
    return moves.pop()


def test_leads_boss_trumps_first_when_every_trick_is_needed() -> None:
    match = at(["KS QS 8S", "JS TS 6C", "9S 7D 7C"], [3, 0, 1])
    assert move(match) in ("play KS", "play QS")


def test_remembers_the_trumps_that_are_out() -> None:
    hands = ["KS QS JS 9S", "6S 7S TS 6D", "8S 6C 7C 8C"]
    first = ["0 play QS", "1 play 6S", "2 play 8S", "0 play KS", "1 play 7S", "2 play 6C"]
    assert move(at(hands, [4, 0, 1], *first)) == "play JS"


def test_leads_the_ace_that_nobody_has_shown_to_ruff() -> None:
    """Seat 1 has shown that it holds no club."""
    hands = ["AH AD AC QC", "7D 8D KS 6S", "KC 9C 9D 9H"]
    match = at(hands, [2, 1, 2], "0 play QC", "1 play 6S", "2 play 9C", "1 play 7D", "2 play 9D", "0 play AD")
    assert match.to_act == 0
    assert move(match) == "play AH"


def test_wins_with_the_cheapest_card_that_is_sure() -> None:
    hands = ["JC 6D 7D", "6C 8D 9D", "KC QC 6H"]
    match = at(hands, [0, 0, 2], "0 play JC", "1 play 6C")
    assert move(match) == "play QC"


def test_knows_that_a_discard_takes_no_trick() -> None:
    """The ten of diamonds doesn't follow: the queen of hearts takes the trick, and is wanted."""
    hands = ["8H AC KC", "TD 7D 6D", "QH 7H 8C"]
    match = at(hands, [2, 0, 2], "0 play 8H", "1 play TD")
    assert move(match) == "play QH"


def test_does_not_throw_the_boss_trump_on_a_lost_trick() -> None:
    hands = ["6C 6D 7D", "AS 8D 9D", "KS 7S 6H"]
    match = at(hands, [0, 1, 1], "0 play 6C", "1 play AS", turned="8S")
    assert match.legal() == ["play 7S", "play KS"]
    assert move(match) == "play 7S"


def test_throws_its_highest_loser_once_the_bid_is_made() -> None:
    hands = ["6H 6D 6C 8C", "AH 7D KC 7C", "7H AD AC 9C"]
    first = ["0 play 6H", "1 play AH", "2 play 7H", "1 play 7D", "2 play AD", "0 play 6D"]
    match = at(hands, [0, 1, 1], *first, "2 play AC", "0 play 6C")
    assert match.legal() == ["play 7C", "play KC"]
    assert move(match) == "play KC"


def test_ducks_under_once_the_bid_is_made() -> None:
    hands = ["9C 6D 6H", "TC 8C AH", "7C 7D 7H"]
    match = at(hands, [0, 1, 0], "0 play 6H", "1 play AH", "2 play 7H")
    assert move(match) == "play 8C"


def test_takes_what_it_can_when_it_is_over_anyway() -> None:
    """A pass that was made scores nothing, a trick one point (OD-SCORE)."""
    hands = ["6C 6D 7D", "8C 8D 9D", "7C AC 6H"]
    match = at(hands, [0, 1, 0], "0 play 6C", "1 play 8C")
    assert move(match) == "play AC"
    rich = at(hands, [0, 1, 0], "0 play 6C", "1 play 8C", zero_bonus=10)
    assert move(rich) == "play 7C"


def test_never_revokes_where_it_could() -> None:
    hands = ["6C 6D 7D", "8C AS KS", "7C 9C 6H"]
    match = at(hands, [0, 2, 0], "0 play 6C", turned="6S", revoke="penalty")
    assert len(match.legal()) == 3
    assert move(match) == "play 8C"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [("AS KS QS", 3), ("6C 7D 6H", 0), ("AS KS 6C", 2), ("AS 6C 7D", 1)],
)
def test_bids_what_it_counts(hand: str, bid: int) -> None:
    deck = stacked(PACK36, {0: hand}, dealer=2, seats=3, rest="7S")
    match = played("odessa", 3, [deck], dealer=2, sizes=[3])
    assert move(match) == f"bid {bid}"


def test_bids_the_next_best_where_the_hook_forbids_the_best() -> None:
    deck = stacked(PACK36, {2: "AS KS 6C"}, dealer=2, seats=3, rest="7S")
    free = played("odessa", 3, [deck], [["0 bid 1", "1 bid 1"]], dealer=2, sizes=[3])
    assert move(free) == "bid 2"
    bound = played("odessa", 3, [deck], [["0 bid 1", "1 bid 0"]], dealer=2, sizes=[3])
    assert "bid 2" not in bound.legal()
    assert move(bound) == "bid 1"


def test_bids_blind_by_its_share() -> None:
    for seats, bid in ((2, 3), (6, 1)):
        options = {"max_deals": 0, "blind_deals": 1}
        match = Match("odessa", seats=seats, seed=b"blind", options=options, dealer=0)
        while not match.view(None).public.deal.blind:  # type: ignore[attr-defined]
            match.apply(match.legal()[0])
        assert abs(int(move(match).split()[1]) - bid) <= 1


def test_spread_adds_up() -> None:
    assert spread([]) == [1.0]
    assert spread([1.0, 0.5]) == [0.0, 0.5, 0.5]
    assert spread([0.5, 0.5]) == [0.25, 0.5, 0.25]


def test_OD_SCORE_is_what_the_bot_plays_for() -> None:
    assert [points(2, taken, 7) for taken in range(5)] == [-20, -10, 20, 3, 4]
    assert [points(0, taken, 7) for taken in range(3)] == [7, 1, 2]


@pytest.mark.parametrize("levels", [["random"] * 3 + ["steady"], ["random"] + ["steady"] * 3])
def test_is_worth_more_than_ten_points_a_deal_over_chance(levels: list[str]) -> None:
    totals = [0] * 4
    for seed in range(3):
        match = Match("odessa", seats=4, seed=bytes([seed]), options={"sizes": [6] * 20}, dealer=0)
        bots = [bot(level, "odessa", 10 * seed + seat) for seat, level in enumerate(levels)]
        while (seat := match.to_act) is not None:
            match.apply(bots[seat].act(match.view(seat)))
        totals = [total + more for total, more in zip(totals, match.totals, strict=True)]
    steady = [total for total, level in zip(totals, levels, strict=True) if level == "steady"]
    chance = [total for total, level in zip(totals, levels, strict=True) if level == "random"]
    assert min(steady) / 60 > max(chance) / 60 + 10

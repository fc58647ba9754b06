"""Pots, what goes back, and sharing (OK-POTS, OK-SPLIT)."""

import random

import pytest

from kozyr.games.oko.deal import Deal, Rules, score
from kozyr.games.oko.pots import settle
from tests.rules.oko.table import act, deal_of, outcome, table

SUITED = "AC KC QC JC"
"""The strongest narosh."""


def settled(paid: list[int], strengths: dict[int, int], dealer: int = 0) -> Deal:
    """A deal in which the seats have put in so many chips; those with a strength are live."""
    deal, rules = Deal(), Rules()
    seats = len(paid)
    rules.seats = rules.playing = seats
    rules.after = [(seat + 1) % seats for seat in range(seats)] + [0] * (6 - seats)
    deal.paid = paid + [0] * (6 - seats)
    deal.dealer = dealer
    for seat, strength in strengths.items():
        deal.live |= 1 << seat
        deal.strength[seat] = strength
    settle(deal, rules)
    return deal


def won(paid: list[int], strengths: dict[int, int], dealer: int = 0) -> list[int]:
    """Chips taken from the pots, by seat."""
    return settled(paid, strengths, dealer).won[: len(paid)]


def test_OK_POTS_the_example_of_the_rules() -> None:
    # A 30, B 10, C 20 has passed: 10 go back to A; pots of 30 (A, B) and 20 (A alone).
    deal = settled([30, 10, 20], {0: 1, 1: 2})
    assert deal.left[:3] == [10, 0, 0]
    assert deal.paid[:3] == [20, 10, 20]
    assert deal.won[:3] == [20, 30, 0]
    assert won([30, 10, 20], {0: 2, 1: 1}) == [50, 0, 0]
    assert won([30, 10, 20], {0: 2, 1: 2}) == [35, 15, 0]


def test_OK_POTS_the_example_played() -> None:
    hands = ["AS KD 9C 9S", "QC JC 9H 9D", "TC JS TH TS"]
    match = table([30, 10, 40], "0 bet 9", "1 call", "2 call", hands=hands, showdown_at_two="off")
    act(match, "0 stand", "1 stand", "2 stand", "0 bet 10", "2 call", "0 bet 10", "2 pass")
    assert match.to_act is None
    assert outcome(match).details.pot == 50
    assert outcome(match).details.won == [20, 30, 0]
    assert outcome(match).scores == [0, 20, -20]
    assert match.totals == [30, 30, 20]


def test_OK_POTS_what_nobody_matched_goes_back_first() -> None:
    deal = settled([7, 30], {0: 5, 1: 4})
    assert deal.left[:2] == [0, 23]
    assert deal.paid[:2] == [7, 7]
    assert deal.won[:2] == [14, 0]
    assert won([30, 7], {0: 5}) == [14, 0]
    assert settled([30, 7], {0: 5}).left[:2] == [23, 0]


@pytest.mark.parametrize(
    ("paid", "left"),
    [
        ([5, 9, 9], [0, 0, 0]),
        ([9, 5, 9], [0, 0, 0]),
        ([9, 9, 5], [0, 0, 0]),
        ([9, 5, 7], [2, 0, 0]),
        ([5, 9, 7], [0, 2, 0]),
        ([5, 7, 9], [0, 0, 2]),
        ([7, 5, 9], [0, 0, 2]),
        ([9, 7, 5], [2, 0, 0]),
        ([0, 0, 9], [0, 0, 9]),
    ],
)
def test_OK_POTS_only_what_is_above_the_second_most_goes_back(paid: list[int], left: list[int]) -> None:
    deal = settled(paid, {0: 1, 1: 1, 2: 1})
    assert deal.left[:3] == left
    assert deal.paid[:3] == [chips - back for chips, back in zip(paid, left, strict=True)]


def test_OK_POTS_the_second_most_counts_passed_seats_too() -> None:
    deal = settled([20, 5, 20], {0: 1, 1: 2})
    assert deal.left[:3] == [0, 0, 0]
    assert deal.won[:3] == [30, 15, 0]


def test_OK_POTS_splits_into_pots_at_the_levels_of_live_seats() -> None:
    assert won([5, 10, 20, 20], {0: 9, 1: 8, 2: 7, 3: 6}) == [20, 15, 20, 0]
    assert won([5, 10, 20, 20], {0: 6, 1: 7, 2: 8, 3: 9}) == [0, 0, 0, 55]
    assert won([5, 10, 20, 20], {0: 6, 1: 9, 2: 8, 3: 7}) == [0, 35, 20, 0]
    assert won([20, 20, 10, 5], {0: 6, 1: 7, 2: 8, 3: 9}) == [0, 20, 15, 20]


def test_OK_POTS_chips_of_passed_seats_fall_into_the_pots_by_the_same_levels() -> None:
    assert won([3, 10, 10, 7], {1: 1, 2: 2}) == [0, 0, 30, 0]
    assert won([3, 5, 10, 7, 10], {1: 3, 2: 1, 4: 2}) == [0, 23, 0, 0, 12]


def test_OK_POTS_equal_hands_share_only_the_pots_that_both_reached() -> None:
    assert won([4, 10, 10], {0: 5, 1: 5, 2: 1}) == [6, 18, 0]
    assert won([4, 10, 10], {0: 5, 1: 5, 2: 5}) == [4, 10, 10]


def test_OK_POTS_a_short_ante_wins_no_more_than_itself_from_each() -> None:
    hands = [SUITED, "QH JH TC TD", "AH KH 9H 9S"]
    match = table([2, 20, 20], ante=5, hands=hands)
    act(match, "1 bet 4", "2 call", "0 open", "1 stand", "2 stand", "1 bet 1", "2 call")
    act(match, "0 open", "1 bet 1", "2 call")
    details = outcome(match).details
    assert details.pot == 2 + 11 + 11
    assert details.won == [6, 0, 18]
    assert outcome(match).scores == [4, -11, 7]
    assert match.totals == [6, 9, 27]


def test_OK_POTS_an_ante_that_nobody_could_match_goes_back() -> None:
    match = table([3, 20], ante=8, hands=["9C TD JS QH", SUITED])
    act(match, "0 open", "1 open", "0 stand", "1 stand")
    assert outcome(match).details.pot == 6
    assert outcome(match).scores == [-3, 3]
    assert deal_of(match).left[:2] == [0, 17]


def test_OK_SPLIT_equal_hands_share_equally() -> None:
    assert won([10, 10, 10], {0: 4, 1: 4, 2: 3}) == [15, 15, 0]
    assert won([10, 10, 10], {0: 4, 1: 3, 2: 4}) == [15, 0, 15]


def test_OK_SPLIT_odd_chips_go_in_order_from_the_seat_after_the_dealer() -> None:
    paid = [5, 5, 5, 5]
    assert won([5, 5, 5], {0: 4, 1: 4}, dealer=2) == [8, 7, 0]
    assert won([5, 5, 5], {0: 4, 1: 4}, dealer=0) == [7, 8, 0]
    assert won([5, 5, 5], {0: 4, 1: 4}, dealer=1) == [8, 7, 0]
    assert won(paid, {0: 4, 1: 4, 2: 4}, dealer=0) == [6, 7, 7, 0]
    assert won(paid, {0: 4, 1: 4, 2: 4}, dealer=1) == [7, 6, 7, 0]
    assert won(paid, {0: 4, 1: 4, 2: 4}, dealer=2) == [7, 7, 6, 0]


def test_OK_SPLIT_odd_chips_are_given_pot_by_pot() -> None:
    assert won([3, 7, 7, 4], {0: 2, 1: 2, 2: 2}, dealer=3) == [4, 9, 8, 0]
    # A pot of 14 for three and one of 15 for two.
    assert won([3, 8, 8, 8, 2], {0: 2, 1: 2, 2: 2}, dealer=4) == [5, 13, 11, 0, 0]
    assert won([3, 8, 8, 8, 2], {0: 2, 1: 2, 2: 2}, dealer=0) == [4, 13, 12, 0, 0]
    assert won([3, 8, 8, 8, 2], {0: 2, 1: 2, 2: 2}, dealer=1) == [5, 11, 13, 0, 0]


def test_OK_SPLIT_played_with_seats_out() -> None:
    hands = ["AS QS 9C TD", "", "AC QC 9D TH", "AD QD 9H TS", "", "9S JH KH KS"]
    match = table([20, 0, 20, 20, 0, 20], "0 bet 1", "2 call", "3 call", "5 call", dealer=5, hands=hands)
    act(match, "0 stand", "2 stand", "3 stand", "5 stand", "0 bet 1", "2 call", "3 call", "5 pass")
    act(match, "0 bet 1", "2 call", "3 call")
    assert outcome(match).details.pot == 14
    assert outcome(match).details.won == [5, 0, 5, 4, 0, 0]
    assert outcome(match).scores == [1, 0, 1, 0, 0, -2]


def by_levels(paid: list[int], strengths: dict[int, int], dealer: int) -> list[int]:
    """Chips taken from the pots, counted chip by chip."""
    seats = len(paid)
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    most = max(range(seats), key=lambda seat: paid[seat])
    second = max(chips for seat, chips in enumerate(paid) if seat != most)
    paid = [min(chips, second) for chips in paid]
    pots: dict[int, int] = {}
    for chips in paid:
        for chip in range(1, chips + 1):
            level = min((paid[seat] for seat in strengths if paid[seat] >= chip), default=0)
            pots[level] = pots.get(level, 0) + 1
    taken = [0] * seats
    for level, pot in pots.items():
        reached = [seat for seat in order if seat in strengths and paid[seat] >= level]
        best = [seat for seat in reached if strengths[seat] == max(strengths[s] for s in reached)]
        for chip in range(pot):
            taken[best[chip % len(best)]] += 1
    return taken


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_OK_POTS_agree_with_a_count_chip_by_chip(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(300):
        paid = [rng.randint(0, 12) for _ in range(seats)]
        live = rng.sample(range(seats), rng.randint(2, seats))
        strengths = {seat: rng.randint(1, 3) for seat in live}
        top = sorted(paid)[-2]
        # In play a live seat always has put in as much as any that passed.
        paid[live[0]] = max(paid[live[0]], top)
        dealer = rng.randrange(seats)
        assert won(paid, strengths, dealer) == by_levels(paid, strengths, dealer), (paid, strengths, dealer)


def test_score_is_what_was_won_less_what_was_put_in() -> None:
    deal = settled([30, 10, 20], {0: 1, 1: 2})
    rules = Rules()
    rules.seats = 3
    scores = [9, 9, 9, 9]
    score(deal, rules, scores)
    assert scores == [0, 20, -20, 9]

"""The course of a match (DK-DEALER, DK-OUT, DK-WIN, DK-S-REDEAL)."""

from typing import Any

import pytest

from kozyr.games.donkey.state import FFA, PAIRS, SOLOIST
from kozyr.match import Match
from tests.rules.donkey.table import act, ended, fresh, two_vs_one

FOUR = ["AC AD TC", "AH TD", "AS TH", "KC"]
"""Piles that cost four seats 0, 2, 2 and 4 banki."""


def course(match: Match) -> Any:
    return match.progress.course


@pytest.mark.parametrize("starter", range(4))
def test_DK_DEALER_is_the_seat_that_led_the_first_trick(starter: int) -> None:
    match = fresh(4, dealer=2)
    ended(match, FOUR, starter=starter)
    assert course(match).dealer == starter


@pytest.mark.parametrize(("starter", "dealer"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_DK_DEALER_if_out_is_the_next_seat_in_play(starter: int, dealer: int) -> None:
    match = fresh(4, totals=[0, 8, 0, 6])
    ended(match, FOUR, starter=starter)
    assert course(match).playing == [0, 2]
    assert course(match).dealer == dealer


def test_DK_OUT_at_the_limit() -> None:
    match = fresh(4, limit=7, totals=[6, 4, 5, 3])
    ended(match, FOUR)
    assert match.totals == [6, 6, 7, 7]
    assert course(match).playing == [0, 1]
    assert course(match).out() == [2, 3]
    assert not match.finished
    rules = course(match).rules()
    assert (rules.players, rules.playing, rules.follow) == (2, 3, [1, 0, 0, 0])


def test_DK_OUT_the_others_go_on_with_the_table_for_their_number() -> None:
    match = fresh(4, playing=[0, 2, 3], totals=[0, 10, 0, 0])
    assert ended(match, {0: "AC AD TC", 2: "AH TD", 3: "AS"}).scores == [1, 0, 2, 3]
    match = fresh(4, playing=[2, 3], totals=[10, 10, 0, 0])
    assert ended(match, {2: "AH TD", 3: "AS"}).scores == [0, 0, 3, 4]
    rules = course(match).rules()
    assert (rules.form, rules.players, rules.playing, rules.hand, rules.seats) == (FFA, 2, 12, 4, 4)
    assert rules.follow == [2, 2, 3, 2]


def test_DK_OUT_own_trumps_stay_with_the_seats() -> None:
    match = fresh(4, playing=[1, 3], totals=[10, 0, 10, 0])
    rules = course(match).rules()
    assert rules.beats == course(fresh(4)).rules().beats


def test_DK_EGGS_go_with_a_seat_that_goes_out() -> None:
    match = fresh(4, eggs=[0], totals=[0, 9, 0, 10], playing=[0, 1, 2])
    outcome = ended(match, {0: "TC TD TH TS", 1: "AC AD AH QC", 2: "AS KC"})
    assert outcome.scores == [0, 1, 3, 0]
    assert course(match).eggs == outcome.details.eggs == [0]
    match = fresh(4, eggs=[0, 1, 2], totals=[9, 0, 0, 10], playing=[0, 1, 2])
    outcome = ended(match, {0: "TC TD TH TS", 1: "AC AD AH QC JC", 2: "AS KC KD KH KS QD QH JD JH"})
    assert outcome.details.points == [40, 40, 40, 0]
    assert outcome.scores == [1, 1, 1, 0]
    assert course(match).playing == [1, 2]
    assert course(match).eggs == outcome.details.eggs == [1, 2]


@pytest.mark.parametrize(
    ("form", "playing", "kind", "hand", "name"),
    [
        ("three_vs_one", [0, 1, 2, 3], SOLOIST, 8, "three_vs_one"),
        ("three_vs_one", [0, 1, 3], SOLOIST, 11, "two_vs_one"),
        ("three_vs_one", [1, 3], FFA, 4, "ffa"),
        ("pairs", [0, 1, 2, 3], PAIRS, 4, "pairs"),
        ("ffa", [0, 1, 2, 3], FFA, 4, "ffa"),
        ("ffa", [1, 2, 3], FFA, 4, "ffa"),
    ],
)
def test_DK_OUT_forms_shrink(form: str, playing: list[int], kind: int, hand: int, name: str) -> None:
    match = fresh(4, form=form, playing=playing)
    rules = course(match).rules()
    assert (rules.form, rules.players, rules.hand) == (kind, len(playing), hand)
    assert ended(match, {playing[0]: "AC", playing[1]: "AD"}).details.form == name


def test_DK_OUT_two_left_of_a_soloist_form_beat_by_rank_whatever_the_group() -> None:
    group = course(fresh(4, form="three_vs_one", playing=[0, 1, 2])).rules().beats
    free = course(fresh(4, form="three_vs_one", playing=[0, 1])).rules().beats
    spade, club = 35, 8
    assert group[spade] >> club & 1 == 0
    assert free[spade] >> club & 1 == 1
    assert free == course(fresh(4, trump="ranked")).rules().beats


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({}, "talon", 2),
        ({"talon": "gift"}, "talon", 0),
        ({"talon": "bury"}, "talon", 1),
        ({}, "redeal", 1),
        ({"redeal": "never"}, "redeal", 0),
        ({"redeal": "literal"}, "redeal", 2),
        ({}, "must_beat", 0),
        ({"must_beat": True}, "must_beat", 1),
    ],
)
def test_rules_hold_the_options(options: dict[str, Any], field: str, value: int) -> None:
    assert getattr(course(fresh(3, **options)).rules(), field) == value


def test_rules_hold_the_eggs_and_whether_the_deal_is_the_first() -> None:
    match = fresh(4, eggs=[0, 3])
    assert (course(match).rules().eggs, course(match).rules().first) == (9, 1)
    ended(match, FOUR)
    assert (course(match).rules().eggs, course(match).rules().first) == (0, 0)


def test_DK_WIN_the_last_seat_left_wins() -> None:
    match = fresh(4, totals=[3, 10, 8, 7], playing=[0, 2, 3])
    outcome = ended(match, {0: "AC AD TC TD", 2: "AH", 3: "AS"}, starter=2)
    assert outcome.scores == [0, 0, 3, 3]
    assert match.finished
    assert match.winners == [0]
    assert match.totals == [3, 10, 11, 10]
    assert course(match).settlement() is None


def test_DK_WIN_is_not_yet_while_two_are_left() -> None:
    match = fresh(4, totals=[3, 10, 8, 6], playing=[0, 2, 3])
    ended(match, {0: "AC AD TC TD", 2: "AH", 3: "AS"}, starter=2)
    assert course(match).playing == [0, 3]
    assert not match.finished
    assert match.winners == []


def test_DK_WIN_if_all_go_out_the_fewest_banki_win() -> None:
    piles = {0: "AC", 2: "AH", 3: "AS TS"}
    match = fresh(4, totals=[8, 10, 9, 9], playing=[0, 2, 3])
    assert ended(match, piles).scores == [3, 0, 3, 2]
    assert match.finished
    assert match.winners == [0, 3]
    match = fresh(4, totals=[7, 9, 9, 9], playing=[0, 2, 3], limit=8)
    ended(match, piles)
    assert match.winners == [0]


def test_DK_WIN_a_side() -> None:
    match = fresh(4, form="pairs", totals=[8, 3, 8, 3])
    assert ended(match, ["AC", "AD AH AS TC TD TH TS", "TD", "KC KD"]).scores == [3, 0, 3, 0]
    assert match.finished
    assert match.winners == [1, 3]
    assert course(match).playing == [1, 3]


@pytest.mark.parametrize(("totals", "winners"), [([9, 8], [1, 3]), ([8, 8], [0, 1, 2, 3]), ([8, 9], [0, 2])])
def test_DK_WIN_sides_that_go_out_together(totals: list[int], winners: list[int]) -> None:
    match = fresh(4, form="pairs", totals=totals * 2)
    ended(match, ["AC", "AD", "TC", "TD"])
    assert match.finished
    assert match.winners == winners


def test_DK_OUT_pairs_go_on_while_no_side_is_out() -> None:
    match = fresh(4, form="pairs", totals=[6, 3, 6, 3])
    ended(match, ["AC", "AD AH AS TC TD TH TS", "TD", "KC KD"], starter=3)
    assert not match.finished
    assert course(match).dealer == 3


def test_DK_S_REDEAL_changes_nothing_and_uses_up_no_eggs() -> None:
    match = fresh(4, form="three_vs_one", eggs=[2], totals=[1, 2, 3, 4], dealer=2)
    outcome = ended(match, ["", "", "", ""], redealt=1, starter=-1)
    assert (outcome.scores, outcome.details, outcome.redealt) == ([0, 0, 0, 0], None, True)
    assert (match.totals, course(match).eggs, course(match).dealer) == ([1, 2, 3, 4], [2], 2)
    assert not match.finished
    assert (course(match).first, course(match).playing) == (True, [0, 1, 2, 3])


def test_a_whole_deal_is_counted() -> None:
    match = two_vs_one("0 pass", "1 pass", "2 pass")
    while match.progress.current is not None:
        match.apply(match.legal()[0])
    outcome = match.progress.runs[0].outcome
    assert outcome is not None
    assert sum(outcome.details.points) == 120
    assert sum(outcome.details.cards) == 36
    assert match.summary().deals[0].starter == match.progress.runs[0].deal.starter
    assert act(match).to_act is None

"""The steady bot for donkey: legal, the same again, sound in positions where that can be told, and strong."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from kozyr.bots import bot
from kozyr.bots.donkey import steady
from kozyr.bots.donkey_memory import Memory, cards_in, remember
from kozyr.cards import PACK36
from kozyr.games.donkey.match import Details
from kozyr.games.donkey.options import SEATS
from kozyr.games.donkey.view import View
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.support import played, stacked

TALONS = ({"form": "two_vs_one", "talon": "gift"}, {"form": "two_vs_one", "talon": "bury"})
FORMS = [
    (seats, form) for form in (*GAMES["donkey"].forms, *TALONS) for seats in SEATS[form.get("form", "ffa")]
]


def at(hands: list[str], *plays: str, rest: str = "", **options: Any) -> Match:
    """A match in which these hands are dealt from seat 0 on; ``rest`` follows in the deck."""
    seats = len(hands)
    deck = stacked(PACK36, hands, dealer=seats - 1, seats=seats, rest=rest)
    return played("donkey", seats, [deck], [plays], dealer=seats - 1, **options)


def plain(hands: list[str], *plays: str, rest: str = "", **options: Any) -> Match:
    """Without trumps."""
    return at(hands, *plays, rest=rest, trump="none", **options)


def seen(match: Match) -> View:
    """The view of the seat to act."""
    view = match.view(match.to_act)
    assert isinstance(view, View)
    return view


def moves(match: Match) -> set[str]:
    """What the bot does for the seat to act, with one stream of chance and another."""
    return {steady(seen(match), random.Random(seed)) for seed in range(12)}


def memory(match: Match) -> Memory:
    """What the seat to act can tell."""
    view = seen(match)
    assert view.public.deal is not None
    return remember(view, view.public.deal)


def card(text: str) -> int:
    """A card as a set."""
    return cards_in([text])


# Whole matches


def play(seats: int, options: Mapping[str, Any], levels: list[str], seed: int) -> str:
    """The record of a match that bots have played; the match checks that each action is legal."""
    match = Match("donkey", seats=seats, seed=bytes([seed]), options={"limit": 3, **options})
    bots = [bot(level, "donkey", seed * 100 + seat) for seat, level in enumerate(levels)]
    while (seat := match.to_act) is not None:
        view = match.view(seat)
        action = bots[seat].act(view)
        assert action in view.legal
        match.apply(action, seat)
    return match.to_record()


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_plays_whole_matches_and_plays_them_again(seats: int, options: Mapping[str, Any]) -> None:
    for seed in range(2):
        levels = random.Random(seed).choices(["random", "steady"], k=seats) if seed else ["steady"] * seats
        assert play(seats, options, levels, seed) == play(seats, options, levels, seed)


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_has_an_answer_wherever_chance_leads(seats: int, options: Mapping[str, Any]) -> None:
    rng = random.Random(str(options))
    match = Match("donkey", seats=seats, seed=b"anywhere", options={"limit": 2, **options})
    while match.to_act is not None:
        view = seen(match)
        first, again = (steady(view, random.Random(1)) for _ in range(2))
        assert first in view.legal
        assert first == again
        match.apply(rng.choice(view.legal))


# Answers


def test_throws_worthless_cards_under_a_foe() -> None:
    """Only JS or a queen beats QS."""
    assert moves(plain(["QS 6D 9C TC", "AC 7H 9D TS"], "0 play QS")) == {"play 7H", "play 9D"}


def test_beats_a_rich_bank_with_the_card_it_can_best_spare() -> None:
    """Both 8H and TH beat AH; the last to lay keeps the eight, which beats more, and saves the ten."""
    hands = ["AH 6D 9C 7C", "TD 7D 7S KS", "8H TH 9H 9S"]
    assert moves(plain(hands, "0 play AH", "1 play TD")) == {"play TH"}


def test_leaves_an_empty_bank_rather_than_spend_a_six() -> None:
    hands = ["7C 6D 9C KC", "9D 7D 7S KS", "6C 9H AD 7H"]
    assert moves(plain(hands, "0 play 7C", "1 play 9D")) == {"play 9H", "play 7H"}
    rich = ["AC 6D 9C KC", "TD 7D 7S KS", "6C 9H TH 7H"]
    assert moves(plain(rich, "0 play AC", "1 play TD")) == {"play 6C"}


def test_own_trump_takes_a_rich_bank() -> None:
    """Diamonds are seat 1's trumps; TD brings in its own points too."""
    assert moves(at(["AC 6D TC 7S", "TD 7D 9S KH"], "0 play AC")) == {"play TD"}


def test_keeps_three_of_a_rank_while_the_fourth_may_come() -> None:
    """8S can take more than a nine, but three nines may become four (DK-QUARTET)."""
    hands = ["QS KS 6D TC", "9C 9D 9H 7C", "9S 7S JC TD"]
    lines = ["0 play QS", "1 play 7C"]
    rest = "7H 8S 7D"
    grows = plain(hands, *lines, "2 play 7S", "0 play KS", rest=rest)
    assert moves(grows) == {"play 8S"}
    gone = plain(hands, *lines, "2 play 9S", "0 play KS", rest=rest)
    assert moves(gone) <= {"play 9C", "play 9D", "play 9H"}


def test_throws_points_under_a_partner_whose_cards_stand() -> None:
    hands = ["KS 6D 9H KC", "QS 7D 7S TS", "7C 8C 7H KD", "AD JC 9D 9S"]
    assert moves(plain(hands, "0 play KS", "1 play QS", "2 play 7H", form="pairs")) == {"play AD"}


def test_throws_none_under_the_foe() -> None:
    hands = ["QS 6D 9H KC", "TD 7D 7S KS", "7C 8C 7H 8D", "AH AD 9D 9S"]
    assert moves(plain(hands, "0 play QS", "1 play TD", "2 play 7H", form="pairs")) == {"play 9D", "play 9S"}


# Leads


def test_leads_worthless_cards_when_nothing_is_sure() -> None:
    assert moves(plain(["AC 6D TH 7S", "TD 7D 9S KS"])) == {"play 7S"}


def test_leads_a_whole_suit_that_is_hard_to_beat() -> None:
    assert moves(plain(["6C 8C QC 6D", "TD 7D 9S KS"])) == {"play 6C 8C QC"}


def test_leads_the_four_that_it_must() -> None:
    assert moves(plain(["7C 7D 7H 7S", "6D 9D 9S KH"])) == {"play 7C 7D 7H 7S"}


# With a soloist

STRONG = "6S 8S QS JS KS AS 6D 8D QD AC AH"
WEAK = "7S 9S 7D 9D TD KD 7C 9C JC 7H 9H"
THIRD = "TS AD QC KC TC 6H 6C 8H 8C JH QH"


def solo(*plays: str, **options: Any) -> Match:
    """Two against one; seat 0 is asked first."""
    return at([STRONG, WEAK, THIRD], *plays, form="two_vs_one", **options)


def test_plays_alone_with_a_strong_hand_only() -> None:
    """JD for 6D: seat 0 is asked first, having the lowest trump."""
    strong = STRONG.replace("6D", "JD")
    assert moves(at([WEAK, strong, THIRD], form="two_vs_one")) == {"pass"}
    assert moves(at([WEAK, strong, THIRD], "0 pass", form="two_vs_one")) == {"solo"}
    assert moves(solo()) == {"solo"}


def test_buries_points_that_can_take_nothing() -> None:
    assert moves(solo("0 solo")) == {"talon bury"}
    assert moves(solo("0 solo", "0 talon bury")) == {"bury AC AH AS"}


def test_gives_the_cards_that_can_take_least() -> None:
    assert moves(solo("0 solo", "0 talon gift")) == {"give AC AH"}


def test_swap_gives_and_returns_what_can_take_least() -> None:
    """KH is the harder king to beat for who holds QH and 6H himself."""
    hands = ["6S 8S QS JS KS 6D AC AH", "KC KH QH 6H 7C 9C 7H 9H", "TS AS TD 7D QC JC TC TH"]
    start = ["0 solo", "0 talon bury", "0 bury JS KS QS 8S"]
    rest = "7S 9S QD KD"
    swap = at([*hands, "8D 9D JD AD 6C 8C 8H JH"], *start, rest=rest, form="three_vs_one")
    given = moves(swap)
    assert len(given) == 1
    assert {"AC", "AH"} < set(given.pop().split())
    returns = at(
        [*hands, "8D 9D JD AD 6C 8C 8H JH"], *start, "0 give AC AH 7S", rest=rest, form="three_vs_one"
    )
    assert returns.legal() == ["return KC", "return KH"]
    assert moves(returns) == {"return KC"}


def test_soloist_leads_the_trumps_that_nobody_can_beat() -> None:
    """Of the senior trumps only JS beats QS, and only QS beats KS: the soloist holds both."""
    match = solo("0 solo", "0 talon bury", "0 bury AC AH AS")
    assert moves(match) == {"play KS"}
    assert memory(match).stands(card("KS")) == 1.0
    assert memory(match).stands(card("KH")) < 1e-9


def test_opponents_of_a_soloist_throw_points_to_each_other_only() -> None:
    """Seat 2 lays last."""
    hands = [
        "6S 8S 7S 9S 6D 8D QD 7C 7H 9C 9H",
        "QS KS JS AS KD JD TD QC 6C 8H JC",
        "AC TC KC AH TH KH 8C 7D 9D AD QH",
    ]
    start = ["0 solo", "0 talon bury", "0 bury 9C 9H 7H"]
    under_foe = at(hands, *start, "0 play QD", "1 play TD", form="two_vs_one")
    assert moves(under_foe) <= {"play 7D", "play 9D"}
    partner = at(hands, *start, "0 play QD", "1 play JD", form="two_vs_one")
    assert moves(partner) == {"play AD"}


# What it remembers


def test_remembers_what_was_laid_buried_and_given() -> None:
    match = solo("0 solo", "0 talon gift", "0 give AC AH", "0 play KS")
    soloist = match.view(0)
    assert isinstance(soloist, View)
    assert soloist.public.deal is not None
    kept = remember(soloist, soloist.public.deal)
    assert kept.known == (0, card("AC"), card("AH"))
    assert kept.unseen == cards_in(f"{WEAK} {THIRD} AC AH".split())
    assert kept.can_beat(1, card("AD")) > kept.can_beat(1, card("AS")) > 0
    buried = solo("0 solo", "0 talon bury", "0 bury AC AH AS")
    assert not memory(buried).unseen & cards_in(["AC", "AH", "AS"])


def test_remembers_groups_that_a_seat_has_shown_it_lacks() -> None:
    hands = [STRONG, THIRD, WEAK]
    start = ["0 solo", "0 talon bury", "0 bury AC AH AS", "0 play KS", "1 play TS", "2 play 7S"]
    match = at(hands, *start, "0 play 8S", "1 play 6C", form="two_vs_one")
    kept = memory(match)
    assert kept.missing == (0, cards_in(f"{rank}S" for rank in "6789TJQKA"), 0)
    assert kept.can_beat(1, card("9S")) == 0.0
    assert kept.can_beat(0, card("9S")) > 0.0


def test_sides() -> None:
    assert memory(at(["7C 6D", "8C 9D", "9C TD", "TC JD"], form="pairs")).allies == {0, 2}
    assert memory(at(["7C 6D", "8C 9D"])).allies == {0}
    assert memory(solo("0 solo", "0 talon bury", "0 bury AC AH AS", "0 play KS")).allies == {1, 2}
    assert memory(solo("0 pass")).allies == {1}


def test_chance_to_beat_is_counted_by_the_cards_not_seen() -> None:
    """Two seats, no trumps: JS and three queens beat QS, 4 of 32 cards not seen, of which a hand holds 4."""
    kept = memory(plain(["QS 6D 9C TC", "AC 7H 9D TS"]))
    assert kept.can_beat(1, card("QS")) == pytest.approx(1 - 28 * 27 * 26 * 25 / (32 * 31 * 30 * 29))
    assert kept.average == pytest.approx((120 - 3 + 1 - 10) / 32)
    assert kept.beats(card("TC"), card("AC"))
    assert not kept.beats(card("9C"), card("AC"))
    assert kept.beats(cards_in(["TC", "9C"]), cards_in(["JC", "AC"]))
    assert not kept.beats(cards_in(["TC", "6D"]), cards_in(["JC", "AC"]))


# How strong it is


def results(levels: list[str], deals: int, **options: Any) -> list[Details]:
    """The first complete deals of so many matches."""
    found = []
    for seed in range(deals):
        match = Match("donkey", seats=len(levels), seed=bytes([seed]), options=options)
        bots = [bot(level, "donkey", 10 * seed + seat) for seat, level in enumerate(levels)]
        while (done := match.summary().deals) and not any(deal.details for deal in done):
            assert match.to_act is not None
            match.apply(bots[match.to_act].act(match.view(match.to_act)))
        found += [deal.details for deal in done if deal.details]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_makes_well_over_its_share_against_chance(seats: int) -> None:
    deals = results(["steady"] + ["random"] * (seats - 1), 50)
    points = [sum(deal.points[seat] for deal in deals) / 50 for seat in range(seats)]
    banki = [sum(deal.banki[seat] for deal in deals) / 50 for seat in range(seats)]
    assert points[0] > 120 / seats + 10
    assert banki[0] < min(banki[1:]) / 2


def test_a_pair_makes_well_over_half_against_chance() -> None:
    deals = results(["steady", "random"] * 2, 30, form="pairs")
    assert sum(deal.points[0] + deal.points[2] for deal in deals) / 30 > 80


@pytest.mark.parametrize("form", ["two_vs_one", "three_vs_one"])
def test_makes_more_than_half_when_it_plays_alone(form: str) -> None:
    deals = results(["steady"] * SEATS[form][0], 60, form=form)
    alone = [deal.points[deal.soloist] for deal in deals if deal.soloist is not None]
    assert len(alone) >= 6
    assert sum(alone) / len(alone) > 60

"""Dealing and winning at the deal (EX-DEAL, EX-TARGET, EX-TURN, EX-WIN), on the bare rules too."""

import pytest

from kozyr.cards import PACK52
from kozyr.engine import popcount
from kozyr.games.exchange import deal as engine
from kozyr.games.exchange.deal import GIVE, OVER, RETURN, Deal, Rules, quartets
from kozyr.match import Match
from tests.rules.exchange.table import at, deck13
from tests.support import played, stacked

CANONICAL = " ".join(PACK52.names)


def rules(seats: int, target: int = 1, max_exchanges: int = 0) -> Rules:
    """Rules as a match makes them."""
    made = Rules()
    made.seats, made.target, made.max_exchanges = seats, target, max_exchanges
    return made


def hand(cards: str) -> int:
    """Cards as a set."""
    return PACK52.mask(PACK52.parse_many(cards))


def test_EX_DEAL_goes_round_from_the_seat_after_the_dealer() -> None:
    match = played("exchange", 5, [CANONICAL], dealer=3)
    assert match.view(4).hand == ["2C", "7C", "QC", "4D", "9D", "AD", "6H", "JH", "3S", "8S"]
    assert match.view(0).hand == ["3C", "8C", "KC", "5D", "TD", "2H", "7H", "QH", "4S", "9S"]
    assert match.view(3).hand == ["6C", "JC", "3D", "8D", "KD", "5H", "TH", "2S", "7S", "QS"]


@pytest.mark.parametrize("seats", range(2, 14))
def test_EX_DEAL_lays_aside_what_does_not_divide(seats: int) -> None:
    match = played("exchange", seats, [CANONICAL], dealer=0, target=13 // seats)
    run = match.progress.runs[0]
    assert [popcount(cards) for cards in run.deal.hands] == [52 // seats] * seats + [0] * (13 - seats)
    assert sum(run.deal.hands) == (1 << 52 // seats * seats) - 1


def test_EX_DEAL_sets_every_field_of_a_deal_that_is_used_again() -> None:
    deck = PACK52.parse_many(CANONICAL)
    fresh, used = Deal(), Deal.from_words([99] * Deal.width())
    for deal in (fresh, used):
        engine.start(deal, rules(3), deck, 1)
    assert fresh == used
    assert (fresh.phase, fresh.to_act, fresh.giver, fresh.dealer) == (GIVE, 2, 2, 1)
    assert (fresh.offered, fresh.exchanges) == (-1, 0)


def test_EX_TURN_begins_after_the_dealer() -> None:
    assert [played("exchange", 3, [CANONICAL], dealer=dealer).to_act for dealer in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("", ""),
        ("2C 2D 2H", ""),
        ("2C 2D 2H 2S", "2"),
        ("AC AD AH AS", "A"),
        ("AC AD AH 2S", ""),
        ("7C 7D 7H 7S 8D 8H 8S 9C 9D 9H TC TH TS KC KD KH KS", "7K"),
        (CANONICAL, "23456789TJQKA"),
    ],
)
def test_EX_TARGET_a_quartet_is_four_of_a_rank(cards: str, ranks: str) -> None:
    assert (
        "".join(rank for place, rank in enumerate(PACK52.ranks) if quartets(hand(cards)) >> place & 1)
        == ranks
    )
    assert quartets(hand(cards)) < 1 << 13


def test_EX_WIN_at_the_deal_ends_it_before_any_exchange() -> None:
    match = at(hands={5: "9C 9D 9H 9S", 8: "TC TD TH TS"})
    assert match.finished
    assert match.winners == [5, 8]
    assert (match.to_act, match.legal()) == (None, [])
    summary = match.summary().deals[0]
    assert summary.starter is None
    assert summary.complete
    assert not summary.redealt
    assert summary.scores == [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    assert (summary.details.winners, summary.details.exchanges) == ([5, 8], 0)
    assert summary.details.quartets == [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]


def test_EX_WIN_at_the_deal_leaves_nothing_to_do() -> None:
    deal = Deal()
    deck = PACK52.parse_many(deck13({5: "9C 9D 9H 9S"}))
    engine.start(deal, rules(13), deck, 12)
    assert (deal.phase, deal.to_act, engine.legal(deal, rules(13))) == (OVER, -1, 0)


@pytest.mark.parametrize("winner", [0, 12])
def test_EX_WIN_asks_the_first_seat_and_the_last(winner: int) -> None:
    assert at(hands={winner: "9C 9D 9H 9S"}).winners == [winner]


def test_EX_WIN_at_the_deal_takes_as_many_as_were_agreed() -> None:
    hands = {0: "9C 9D 9H 9S TC TD TH JS", 1: "TS QC QD QH 2C 3D 4H 5S"}
    deck = stacked(PACK52, hands, dealer=5, seats=6)
    assert played("exchange", 6, [deck], dealer=5, target=2).to_act == 0
    assert played("exchange", 6, [deck], dealer=5, target=1).winners == [0]


def test_EX_WIN_more_than_the_target_will_do() -> None:
    deck = stacked(PACK52, {2: "9C 9D 9H 9S TC TD TH TS"}, dealer=5, seats=6)
    match = played("exchange", 6, [deck], dealer=5, target=1)
    assert match.winners == [2]
    assert match.summary().deals[0].details.quartets == [0, 0, 2, 0, 0, 0]


def test_EX_WIN_deals_go_on_from_the_seed_until_somebody_is_to_act() -> None:
    for number in range(200):
        match = Match("exchange", seats=7, seed=bytes([number]), options={"deals": 1_000})
        if len(match.progress.runs) > 1:
            break
    assert [run.outcome is not None for run in match.progress.runs] == [True, False]
    assert match.progress.runs[1].dealer == (match.progress.runs[0].dealer + 1) % 7
    assert match.to_act == (match.progress.runs[1].dealer + 1) % 7
    assert [run.actions for run in match.progress.runs] == [[], []]
    assert Match.from_record(match.to_record()).to_record() == match.to_record()


def test_EX_GIVE_actions_are_numbered_by_verb_and_card() -> None:
    deal = Deal()
    engine.start(deal, rules(13), PACK52.parse_many(deck13()), 12)
    choices = engine.legal(deal, rules(13))
    assert choices == hand("2C 2D 2H 3S")
    assert engine.count(deal, rules(13), choices) == 4
    picked = [engine.pick(deal, rules(13), choices, k) for k in range(4)]
    assert picked == [(GIVE << 40) + PACK52.parse(card) for card in ("2C", "2D", "2H", "3S")]
    engine.apply(deal, rules(13), picked[3])
    assert (deal.phase, deal.to_act, deal.giver, deal.offered) == (RETURN, 1, 0, PACK52.parse("3S"))
    assert deal.hands[:2] == [hand("2C 2D 2H"), hand("3C 3D 3H 2S 3S")]
    choices = engine.legal(deal, rules(13))
    assert choices == hand("3C 3D 3H 2S")
    assert engine.pick(deal, rules(13), choices, 0) == (RETURN << 40) + PACK52.parse("3C")

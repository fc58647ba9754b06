"""Dealing, order, the turned card (C-DEAL, OD-ORDER, OD-TRUMP), on the bare rules too."""

import pytest

from kozyr.cards import PACK36
from kozyr.games.odessa import deal as engine
from kozyr.games.odessa.deal import ALL, BID, BIDDING, OVER, PLAY, PLAYING, Deal
from tests.rules.odessa.table import at, deal_of, hand, playing, rules, shown
from tests.support import played

CANONICAL = " ".join(PACK36.names)


def test_C_DEAL_goes_round_from_the_seat_after_the_dealer() -> None:
    match = played("odessa", 4, [CANONICAL], dealer=1, sizes=[3])
    assert [match.view(seat).hand for seat in range(4)] == [
        ["8C", "QC", "7D"],
        ["9C", "KC", "8D"],
        ["6C", "TC", "AC"],
        ["7C", "JC", "6D"],
    ]
    assert shown(match, None)["public"]["deal"]["turned"] == "9D"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", range(1, 7))
def test_C_DEAL_every_seat_gets_as_many_cards_as_the_deal_has(seats: int, size: int) -> None:
    deal = deal_of(played("odessa", seats, [CANONICAL], dealer=0, sizes=[size]))
    assert [cards.bit_count() for cards in deal.hands] == [size] * seats + [0] * (6 - seats)
    assert sum(deal.hands) == (1 << seats * size) - 1
    assert deal.turned == min(seats * size, 35)
    assert deal.hands[1 % seats] == sum(1 << seats * turn for turn in range(size))


def test_start_sets_every_field_of_a_deal_that_is_used_again() -> None:
    deck = PACK36.parse_many(CANONICAL)
    fresh, used = Deal(), Deal.from_words([77] * Deal.width())
    for deal in (fresh, used):
        engine.start(deal, rules(3, 2), deck, 1)
    assert fresh == used
    assert fresh.phase == BID
    assert (fresh.to_act, fresh.dealer, fresh.ordered, fresh.left, fresh.laid) == (2, 1, 0, 2, 0)
    assert fresh.hands == fresh.dealt == [hand("7C TC"), hand("8C JC"), hand("6C 9C"), 0, 0, 0]
    assert fresh.bids == [-1] * 6
    assert fresh.tricks == fresh.revokes == [0] * 6
    assert (fresh.following, fresh.winning, fresh.taker) == (ALL, ALL, 0)
    assert (fresh.turned, fresh.trumps) == (PACK36.parse("QC"), hand("6C 7C 8C 9C TC JC QC KC AC"))


@pytest.mark.parametrize("dealer", range(4))
def test_OD_ORDER_the_seat_after_the_dealer_starts_and_the_dealer_is_last(dealer: int) -> None:
    hands = ("6C", "7C", "8C", "9C")
    match = at(hands=hands, dealer=dealer)
    order: list[int] = []
    while len(order) < 8:
        assert match.to_act is not None
        order.append(match.to_act)
        match.apply(match.legal()[0])
    assert order == [(dealer + step) % 4 for step in (1, 2, 3, 4)] * 2


@pytest.mark.parametrize("suit", "CDHS")
def test_OD_TRUMP_the_next_card_of_the_deck_shows_it(suit: str) -> None:
    match = at(hands=("7C", "7D"), rest=f"9{suit}")
    now = shown(match, None)["public"]["deal"]
    assert (now["trump"], now["turned"]) == (suit, f"9{suit}")
    assert deal_of(match).trumps == hand(" ".join(card for card in PACK36.names if card[1] == suit))
    assert "9" + suit not in [*shown(match, 0)["hand"], *shown(match, 1)["hand"]]


def test_OD_TRUMP_with_the_pack_used_up_the_dealers_last_card_is_shown_and_stays_in_the_hand() -> None:
    match = played("odessa", 6, [CANONICAL], dealer=3, sizes=[6])
    now = shown(match, 0)["public"]["deal"]
    assert (now["trump"], now["turned"]) == ("S", "AS")
    hands = [shown(match, seat)["hand"] for seat in range(6)]
    assert [len(cards) for cards in hands] == [6] * 6
    assert [seat for seat in range(6) if "AS" in hands[seat]] == [3]


def test_OD_TRUMP_with_one_card_left_it_is_that_card() -> None:
    match = played("odessa", 5, [CANONICAL], dealer=0, sizes=[6])
    now = shown(match, 0)["public"]["deal"]
    assert (now["trump"], now["turned"]) == ("S", "9S")


@pytest.mark.parametrize(
    ("seats", "size", "cards"), [(2, 1, 3), (3, 4, 13), (5, 6, 31), (6, 5, 31), (6, 6, 36)]
)
def test_used_counts_the_cards_that_a_deal_looks_at(seats: int, size: int, cards: int) -> None:
    assert engine.used(rules(seats, size)) == cards


def test_actions_are_numbered_by_verb_and_what() -> None:
    match = at()
    deal, by = deal_of(match), match.progress.runs[-1].rules
    choices = engine.legal(deal, by)
    assert engine.count(deal, by, choices) == 4
    assert [engine.pick(deal, by, choices, k) for k in range(4)] == [
        BIDDING,
        BIDDING + 1,
        BIDDING + 2,
        BIDDING + 3,
    ]
    match = playing()
    deal, by = deal_of(match), match.progress.runs[-1].rules
    choices = engine.legal(deal, by)
    assert choices == hand("7C 9C KH")
    assert [engine.pick(deal, by, choices, k) for k in range(3)] == [PLAYING + 1, PLAYING + 3, PLAYING + 25]
    assert (BIDDING, PLAYING) == (1 << 40, 2 << 40)


def test_phases_follow_each_other() -> None:
    assert deal_of(at()).phase == BID
    assert deal_of(playing()).phase == PLAY
    done = at("0 bid 1", "1 bid 1", "0 play 7C", "1 play 8C", hands=("7C", "8C"))
    assert (deal_of(done).phase, deal_of(done).to_act, done.to_act) == (OVER, -1, None)
    assert engine.legal(deal_of(done), rules(2, 1)) == 0

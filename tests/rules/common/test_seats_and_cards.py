"""C-CARD, C-DECK, C-SEAT, C-SHUFFLE, C-COMMIT, C-DEAL, C-DEALER in matches of all four games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kozyr.cards import (
    LOT,
    PACK24,
    PACK36,
    PACK52,
    CardError,
    Pack,
    Stream,
    commitment,
    deck,
    first_dealer,
    match_seed,
)
from kozyr.games.option import OptionError
from kozyr.games.refusal import OutOfTurn
from kozyr.games.registry import GAMES
from kozyr.match import Match
from kozyr.records import SEATS, DealRecord, Record, RecordError, read
from tests.support import PACKS, played, refusal_of, stacked

ALL = sorted(GAMES)
SEED = b"kozyr"


def fresh(game: str, seats: int = 3, **arguments: Any) -> Match:
    return Match(game, seats=seats, seed=SEED, **arguments)


def canonical(game: str) -> str:
    return " ".join(PACKS[game].names)


# C-CARD


def test_C_CARD_accepts_rank_then_suit() -> None:
    assert [PACK52.text(PACK52.parse(text)) for text in ("2C", "TD", "QH", "AS")] == ["2C", "TD", "QH", "AS"]


@pytest.mark.parametrize("text", ["C2", "10D", "1D", "tD", "Td", "T♦", "", "T", "TDD", " TD"])
def test_C_CARD_refuses_other_spellings(text: str) -> None:
    with pytest.raises(CardError):
        PACK52.parse(text)


@pytest.mark.parametrize("game", ALL)
def test_C_CARD_refuses_a_card_of_another_pack_in_a_match(game: str) -> None:
    match = fresh(game)
    verb = next((verb for verb, shape in match.game.verbs.items() if shape in ("card", "cards")), None)
    if verb is None:
        assert game == "oko"
        return
    refusal = refusal_of(match, f"{verb} {'2C' if game != 'exchange' else '1C'}")
    assert (refusal.kind, refusal.rule) == ("malformed", None)
    assert refusal.code == ("not-in-pack" if game != "exchange" else "unknown-card")


# C-DECK


@pytest.mark.parametrize(("game", "size"), [("oko", 24), ("donkey", 36), ("odessa", 36), ("exchange", 52)])
def test_C_DECK_accepts_the_whole_pack_of_the_game(game: str, size: int) -> None:
    assert GAMES[game].pack is PACKS[game]
    match = played(game, 3, [canonical(game)])
    assert len(match.progress.runs[0].deck) == size
    assert match.progress.runs[0].deck == list(range(size))


@pytest.mark.parametrize("game", ALL)
def test_C_DECK_refuses_a_deck_that_is_not_the_pack(game: str) -> None:
    names = PACKS[game].names
    for wrong in (names[:-1], (*names, names[0]), (names[0], *names[:-1]), ()):
        text = " ".join(wrong)
        match = played(game, 3, [])
        with pytest.raises(CardError, match=r"^the deck is not the game's pack$"):
            match.deal(text)
        assert match.to_act is None
        record = f'format = 1\ngame = "{game}"\nseats = 3\ndealer = 0\n[[deals]]\ndeck = "{text}"\n'
        with pytest.raises(RecordError) as caught:
            Match.from_record(record)
        assert (caught.value.path, caught.value.deal) == ("deals[0].deck", 0)


def test_C_DECK_refuses_cards_of_a_larger_pack() -> None:
    with pytest.raises(CardError, match=r"^2C is not in the pack of 24$"):
        played("oko", 2, []).deal(" ".join(PACK52.names[:24]))


def test_C_DECK_canonical_order_is_by_suit_then_rank() -> None:
    assert PACK24.names == tuple(rank + suit for suit in "CDHS" for rank in "9TJQKA")
    assert PACK36.names == tuple(rank + suit for suit in "CDHS" for rank in "6789TJQKA")
    assert PACK52.names == tuple(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")


# C-SEAT


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("seats", [2, 3])
def test_C_SEAT_refuses_every_other_seat(game: str, seats: int) -> None:
    match = fresh(game, seats)
    to_act = match.to_act
    action = match.legal()[0].partition("..")[0]
    assert to_act is not None
    assert match.explain(action, to_act) is None
    for seat in (-1, *range(seats), seats, 99):
        if seat == to_act:
            continue
        refusal = refusal_of(match, action, seat)
        assert (refusal.kind, refusal.rule, refusal.code) == ("turn", "C-SEAT", "not-your-turn")
        assert refusal.args == {"seat": to_act}
        with pytest.raises(OutOfTurn):
            match.apply(action, seat)


def test_C_SEAT_refuses_the_turn_before_anything_else_is_asked() -> None:
    match = played("odessa", 2, [canonical("odessa")], sizes=[1])
    assert refusal_of(match, "bid 9", 0).rule == "C-SEAT"
    assert refusal_of(match, "play 6C", 0).rule == "C-SEAT"
    assert refusal_of(match, "bid x", 0).rule is None


@pytest.mark.parametrize(("seats", "dealer"), [(2, 1), (3, 2), (6, 5)])
def test_C_SEAT_after_the_last_seat_comes_the_first(seats: int, dealer: int) -> None:
    match = played("odessa", seats, [canonical("odessa")], dealer=dealer, sizes=[1])
    order = []
    for _ in range(seats):
        order.append(match.to_act)
        match.apply(match.legal()[0])
    assert order == list(range(seats))


def test_C_SEAT_seats_out_of_the_match_are_skipped_in_oko() -> None:
    match = played("oko", 4, [], dealer=3)
    match.progress.course.totals = [10, 0, 10, 10]
    match.deal(canonical("oko"))
    assert match.to_act == 0
    match.apply("bet 2")
    assert match.to_act == 2
    match.apply("call")
    assert match.to_act == 3
    deal = match.progress.runs[-1].deal
    assert [PACK24.join(deal.cards[seat * 4 : seat * 4 + 4]) for seat in (0, 2, 3)] == [
        "9C QC 9D QD",
        "TC KC TD KD",
        "JC AC JD AD",
    ]


def test_C_SEAT_seats_out_of_the_match_are_skipped_in_donkey() -> None:
    match = played("donkey", 4, [], dealer=3, trump="none")
    course = match.progress.course
    course.playing, course.totals, course.first = [0, 2, 3], [0, 10, 0, 0], False
    match.deal(stacked(PACK36, ["6C 8C TC QC", "7C 9C JC KC", "6H 7H 8H 9H"], 2, 3))
    assert [match.view(seat).hand for seat in range(4)] == [
        ["6C", "8C", "TC", "QC"],
        [],
        ["7C", "9C", "JC", "KC"],
        ["6H", "7H", "8H", "9H"],
    ]
    order = []
    for action in ("play 8C", "play 7C", "play 9H"):
        order.append(match.to_act)
        match.apply(action)
    assert order == [0, 2, 3]
    assert refusal_of(match, match.legal()[0], 1).rule == "C-SEAT"


# C-SHUFFLE


@pytest.mark.parametrize("game", ALL)
def test_C_SHUFFLE_the_decks_of_a_match_follow_from_its_seed(game: str) -> None:
    match = fresh(game)
    assert match.progress.runs[0].deck == deck(PACKS[game], SEED, 0)
    record = Record(game=game, seats=3, seed=SEED, dealer=0)
    assert Match.from_data(record).progress.runs[0].deck == deck(PACKS[game], SEED, 0)


def test_C_SHUFFLE_deal_d_has_deck_d() -> None:
    match = fresh("odessa", options={"sizes": [1] * 4})
    while not match.finished:
        match.apply(match.legal()[0])
    assert [run.deck for run in match.progress.runs] == [deck(PACK36, SEED, number) for number in range(4)]


def test_C_SHUFFLE_a_redeal_counts_as_a_deal() -> None:
    match = fresh("donkey", options={"form": "two_vs_one", "redeal": "literal"})
    runs = match.progress.runs
    assert len(runs) > 1
    assert [run.deck for run in runs] == [deck(PACK36, SEED, number) for number in range(len(runs))]
    assert [entry.redealt for entry in match.summary().deals] == [True] * (len(runs) - 1) + [False]
    assert {run.dealer for run in runs} == {first_dealer(SEED, 3)}
    assert read(match.to_record()).deals == [DealRecord()] * (len(runs) - 1)


@pytest.mark.parametrize("number", [-1, LOT, LOT + 1])
def test_C_SHUFFLE_refuses_numbers_that_no_deal_has(number: int) -> None:
    with pytest.raises(ValueError, match=r"is not a deal's number$"):
        deck(PACK36, SEED, number)


@pytest.mark.parametrize("count", [0, -1, 2**32 + 1])
def test_C_SHUFFLE_refuses_to_choose_among_none_or_too_many(count: int) -> None:
    with pytest.raises(ValueError, match=rf"^cannot choose evenly among {count}$"):
        Stream(SEED, 0).uniform(count)


# C-COMMIT


SECRET = bytes(range(32))
NONCES = [b"a" * 16, b"", b"c" * 16]


def table() -> Match:
    """A match as a table would write it down after it ended."""
    record = Record(
        game="odessa",
        seats=3,
        seed=match_seed(SECRET, NONCES),
        options={"sizes": [1, 2]},
        commit=commitment(SECRET),
        secret=SECRET,
        nonces=NONCES,
    )
    return Match.from_data(record)


def test_C_COMMIT_a_match_keeps_what_its_table_committed_to() -> None:
    match = table()
    match.apply("bid 0")
    record = read(match.to_record())
    assert (record.commit, record.secret, record.nonces) == (commitment(SECRET), SECRET, NONCES)
    assert record.seed == match_seed(SECRET, NONCES)
    assert match.progress.runs[0].deck == deck(PACK36, match_seed(SECRET, NONCES), 0)


def test_C_COMMIT_no_view_holds_the_secret_the_seed_or_a_deck() -> None:
    match = table()
    seed = match_seed(SECRET, NONCES)
    for seat in (None, 0, 1, 2):
        text = msgspec.json.encode(match.view(seat)).decode()
        for hidden in (SECRET.hex(), seed.hex(), commitment(SECRET).hex(), NONCES[0].hex()):
            assert hidden not in text
        assert PACK36.join(match.progress.runs[0].deck[:4]) not in text


@pytest.mark.parametrize("length", [0, 31, 33])
def test_C_COMMIT_refuses_a_secret_of_another_length(length: int) -> None:
    with pytest.raises(ValueError, match=rf"^the secret must have 32 bytes, not {length}$"):
        match_seed(bytes(length), NONCES)


@pytest.mark.parametrize("length", [1, 15, 17])
def test_C_COMMIT_refuses_a_nonce_of_another_length(length: int) -> None:
    with pytest.raises(ValueError, match=rf"^the nonce of seat 1 must have 16 bytes or none, not {length}$"):
        match_seed(SECRET, [b"a" * 16, bytes(length)])


# C-DEAL


def rows(pack: Pack, seats: int, size: int, dealer: int) -> list[list[str]]:
    """The hands that the canonical deck gives, read off the rule."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    seat = dealer
    for card in pack.names[: seats * size]:
        seat = (seat + 1) % seats
        hands[seat].append(card)
    return hands


@pytest.mark.parametrize("seats", [2, 5])
def test_C_DEAL_one_at_a_time_from_the_seat_after_the_dealer_in_exchange(seats: int) -> None:
    for dealer in range(seats):
        match = played("exchange", seats, [canonical("exchange")], dealer=dealer, target=13 // seats)
        hands = rows(PACK52, seats, 52 // seats, dealer)
        assert [match.view(seat).hand for seat in range(seats)] == hands


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C_DEAL_one_at_a_time_from_the_seat_after_the_dealer_in_donkey(seats: int) -> None:
    for dealer in range(seats):
        match = played("donkey", seats, [canonical("donkey")], dealer=dealer)
        assert [match.view(seat).hand for seat in range(seats)] == rows(PACK36, seats, 4, dealer)


@pytest.mark.parametrize(("form", "seats", "size"), [("two_vs_one", 3, 11), ("three_vs_one", 4, 8)])
def test_C_DEAL_with_a_soloist_all_get_their_number_and_the_rest_is_the_talon(
    form: str, seats: int, size: int
) -> None:
    for dealer in range(seats):
        match = played("donkey", seats, [canonical("donkey")], dealer=dealer, form=form, redeal="never")
        assert [match.view(seat).hand for seat in range(seats)] == rows(PACK36, seats, size, dealer)
        deal = match.progress.runs[0].deal
        assert PACK36.of_mask(deal.talon) == list(range(seats * size, 36))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_C_DEAL_one_at_a_time_from_the_seat_after_the_dealer_in_odessa(seats: int) -> None:
    for dealer in range(seats):
        match = played("odessa", seats, [canonical("odessa")], dealer=dealer, sizes=[5])
        assert [match.view(seat).hand for seat in range(seats)] == rows(PACK36, seats, 5, dealer)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_C_DEAL_one_at_a_time_from_the_seat_after_the_dealer_in_oko(seats: int) -> None:
    for dealer in range(seats):
        match = played("oko", seats, [canonical("oko")], dealer=dealer)
        deal, hands = match.progress.runs[0].deal, rows(PACK24, seats, 4, dealer)
        for seat in range(seats):
            assert PACK24.join(deal.cards[seat * 4 : seat * 4 + 4]).split() == hands[seat]
            assert match.view(seat).hand == [*hands[seat][:2], None, None]


# C-DEALER


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("seed", [b"", b"a", b"b", b"c"])
def test_C_DEALER_the_first_one_is_drawn_by_lot(game: str, seed: bytes) -> None:
    for seats in (2, 3, 4):
        lot = Stream(seed, LOT).uniform(seats)
        assert Match(game, seats=seats, seed=seed).summary().deals[0].dealer == lot
        record = Record(game=game, seats=seats, seed=seed)
        assert Match.from_data(record).summary().deals[0].dealer == lot


@pytest.mark.parametrize("game", ALL)
def test_C_DEALER_accepts_a_dealer_that_is_given(game: str) -> None:
    for dealer in range(3):
        match = fresh(game, dealer=dealer)
        assert match.summary().deals[0].dealer == dealer
        assert read(match.to_record()).dealer == dealer


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("dealer", [-1, 3])
def test_C_DEALER_refuses_a_dealer_that_is_no_seat(game: str, dealer: int) -> None:
    with pytest.raises(OptionError) as caught:
        fresh(game, dealer=dealer)
    assert (caught.value.path, str(caught.value)) == ("dealer", f"dealer: {dealer} is not in 0..2")


def test_C_DEALER_the_next_one_is_the_next_seat() -> None:
    match = fresh("odessa", dealer=1, options={"sizes": [1] * 5})
    while not match.finished:
        match.apply(match.legal()[0])
    assert [entry.dealer for entry in match.summary().deals] == [1, 2, 0, 1, 2]
    match = fresh("exchange", dealer=1, options={"max_exchanges": 1, "deals": 5})
    while not match.finished:
        match.apply(match.legal()[0])
    assert [entry.dealer for entry in match.summary().deals] == [1, 2, 0, 1, 2]


def test_C_DEALER_nobody_deals_without_a_dealer_or_a_seed_for_the_lot() -> None:
    match = Match.from_record('format = 1\ngame = "odessa"\nseats = 3\n')
    assert match.to_act is None
    with pytest.raises(ValueError, match=r"^there is neither a dealer nor a seed for the lot$"):
        match.deal(canonical("odessa"))
    assert match.progress.runs == []


def test_a_record_knows_how_many_can_sit() -> None:
    assert {name: game.seats({}) for name, game in GAMES.items()} == SEATS

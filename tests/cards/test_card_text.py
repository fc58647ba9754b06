"""C-CARD and C-DECK: the spelling of cards, and packs in canonical order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import PACK24, PACK36, PACK52, SUITS, CardError, Pack, pack_for

PACKS = [PACK24, PACK36, PACK52]


@pytest.mark.parametrize(("pack", "size", "ranks"), [(PACK24, 24, "9TJQKA"), (PACK36, 36, "6789TJQKA")])
def test_C_DECK_small_packs(pack: Pack, size: int, ranks: str) -> None:
    assert pack.size == size
    assert pack.ranks == ranks
    assert pack_for(size) is pack


def test_C_DECK_canonical_order() -> None:
    assert PACK52.join(range(52)) == (
        "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD "
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    )
    assert pack_for(52) is PACK52
    assert PACK36.join([0, 8, 9, 35]) == "6C AC 6D AS"
    assert PACK24.join([0, 5, 6, 23]) == "9C AC 9D AS"


@pytest.mark.parametrize("size", [0, 32, 54])
def test_C_DECK_no_such_pack(size: int) -> None:
    with pytest.raises(CardError, match=f"no pack of {size} cards"):
        pack_for(size)


@pytest.mark.parametrize("ranks", ["", "AK", "99", "9X", "1"])
def test_C_DECK_ranks_in_order(ranks: str) -> None:
    with pytest.raises(CardError, match="are not ranks in the order"):
        Pack(ranks)


@pytest.mark.parametrize("pack", PACKS)
def test_C_CARD_text_and_back(pack: Pack) -> None:
    for card in range(pack.size):
        text = pack.text(card)
        assert pack.parse(text) == card
        assert text == pack.ranks[pack.rank(card)] + SUITS[pack.suit(card)]
    assert pack.parse_many(pack.join(range(pack.size))) == list(range(pack.size))


def test_C_CARD_examples() -> None:
    assert PACK36.parse("7H") == 19
    assert PACK36.text(19) == "7H"
    assert PACK36.parse_many("8H 7H") == [20, 19]
    assert PACK36.parse_many(" 8H\t7H\n") == [20, 19]
    assert PACK36.parse_many("") == []
    assert PACK36.join([]) == ""


@pytest.mark.parametrize("text", ["", "7", "7h", "10H", "H7", "7H ", "7X", "1H", "♥7", "7♥", "ТH", "7\x00"])
def test_C_CARD_unknown_text(text: str) -> None:
    with pytest.raises(CardError) as caught:
        PACK36.parse(text)
    assert str(caught.value) == f"{text!r} is not a card"


def test_C_CARD_long_text_is_cut() -> None:
    with pytest.raises(CardError) as caught:
        PACK36.parse("A" * 1000)
    assert str(caught.value) == "'AAAAAAAAAAAA…' is not a card"


def test_C_CARD_not_in_pack() -> None:
    with pytest.raises(CardError, match=r"^5H is not in the pack of 36$"):
        PACK36.parse_many("7H 5H")
    assert PACK52.parse("5H") == 29


@pytest.mark.parametrize("card", [-1, 36, 1000])
def test_C_CARD_no_such_int(card: int) -> None:
    for ask in (PACK36.text, PACK36.suit, PACK36.rank):
        with pytest.raises(CardError, match=f"{card} is not a card of the pack of 36"):
            ask(card)
    for ask_many in (PACK36.join, PACK36.mask):
        with pytest.raises(CardError):
            ask_many([0, card])


@given(st.sampled_from(PACKS), st.data())
def test_C_DECK_masks(pack: Pack, data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.integers(0, pack.size - 1)))
    mask = pack.mask(cards)
    assert pack.of_mask(mask) == sorted(set(cards))
    assert pack.texts(mask) == [pack.text(card) for card in sorted(set(cards))]
    assert mask == sum(1 << card for card in set(cards))


@pytest.mark.parametrize("mask", [-1, 1 << 36])
def test_C_DECK_mask_outside(mask: int) -> None:
    assert PACK36.of_mask(0) == []
    with pytest.raises(CardError, match="outside the pack of 36"):
        PACK36.of_mask(mask)


def test_C_DECK_packs_are_values() -> None:
    assert Pack("9TJQKA") == PACK24
    assert hash(Pack("9TJQKA")) == hash(PACK24)

"""Reading the words of an action, the same in every game (C-ILLEGAL, C-CARD)."""

from collections.abc import Mapping

import pytest

from kozyr.cards import PACK24, PACK36, PACK52
from kozyr.games.refusal import Malformed, Refused
from kozyr.games.registry import GAMES
from kozyr.games.words import LARGEST, Shape, Words, read_words
from kozyr.match import Match

VERBS: Mapping[str, Shape | tuple[str, ...]] = {
    "pass": "nothing",
    "bid": "number",
    "play": "card",
    "lay": "cards",
    "talon": ("gift", "bury"),
}


def words(text: str) -> Words:
    return read_words(text, VERBS, PACK36)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("pass", Words(verb="pass")),
        ("bid 0", Words(verb="bid", number=0)),
        ("bid 12", Words(verb="bid", number=12)),
        ("play 6C", Words(verb="play", cards=(0,))),
        ("play TS", Words(verb="play", cards=(31,))),
        ("lay AS", Words(verb="lay", cards=(35,))),
        ("lay 8C 6C 7D", Words(verb="lay", cards=(2, 0, 10))),
        ("talon gift", Words(verb="talon", word="gift")),
        ("talon bury", Words(verb="talon", word="bury")),
        ("  lay \t 7C   6C ", Words(verb="lay", cards=(1, 0))),
    ],
)
def test_C_ILLEGAL_accepts_words_in_their_shape(text: str, wanted: Words) -> None:
    assert words(text) == wanted


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("", "unknown-verb", ""),
        ("   ", "unknown-verb", ""),
        ("fly 6C", "unknown-verb", "fly"),
        ("Pass", "unknown-verb", "Pass"),
        ("0 pass", "unknown-verb", "0"),
        ("x" * 21, "unknown-verb", "x" * 20),
        ("pass 1", "nothing-follows", "pass"),
        ("play", "card-needed", "play"),
        ("play 6C 7C", "card-needed", "play"),
        ("lay", "cards-needed", "lay"),
        ("bid", "one-word-needed", "bid"),
        ("bid 1 2", "one-word-needed", "bid"),
        ("talon", "one-word-needed", "talon"),
        ("talon gift gift", "one-word-needed", "talon"),
        ("talon keep", "unknown-word", "keep"),
        ("talon " + "k" * 21, "unknown-word", "k" * 20),
        ("play 5C", "not-in-pack", "5C"),
        ("lay 6C 2H", "not-in-pack", "2H"),
        ("play 1C", "unknown-card", "1C"),
        ("play 6X", "unknown-card", "6X"),
        ("play 6c", "unknown-card", "6c"),
        ("play tC", "unknown-card", "tC"),
        ("play XC", "unknown-card", "XC"),
        ("play 10C", "unknown-card", "10C"),
        ("play C6", "unknown-card", "C6"),
        ("play 6", "unknown-card", "6"),
        ("lay 6C 7", "unknown-card", "7"),
        ("play " + "9" * 21, "unknown-card", "9" * 20),
        ("bid x", "unknown-number", "x"),
        ("bid -1", "unknown-number", "-1"),
        ("bid +1", "unknown-number", "+1"),
        ("bid 01", "unknown-number", "01"),
        ("bid 00", "unknown-number", "00"),
        ("bid 1.0", "unknown-number", "1.0"),
        ("bid 1e3", "unknown-number", "1e3"),
        ("bid 1_0", "unknown-number", "1_0"),
        ("bid ²", "unknown-number", "²"),
        ("bid １", "unknown-number", "１"),
        ("bid " + "0" * 21, "unknown-number", "0" * 20),
    ],
)
def test_C_ILLEGAL_refuses_words_that_can_not_be_read(text: str, code: str, word: str) -> None:
    with pytest.raises(Malformed) as caught:
        words(text)
    refusal = caught.value.refusal
    assert (refusal.kind, refusal.rule, refusal.code) == ("malformed", None, code)
    assert refusal.args == {"word": word}


@pytest.mark.parametrize(
    ("digits", "number"),
    [
        ("999999999", 999_999_999),
        ("1000000000", LARGEST),
        ("1000000001", LARGEST),
        ("999999999999", LARGEST),
        ("1" + "0" * 5000, LARGEST),
    ],
)
def test_a_number_beyond_all_is_read_as_the_largest(digits: str, number: int) -> None:
    assert words(f"bid {digits}").number == number
    assert LARGEST == 10**9


def test_C_CARD_accepts_the_cards_of_the_games_pack_and_refuses_others() -> None:
    for pack, low in ((PACK24, 9), (PACK36, 6), (PACK52, 2)):
        assert read_words("play " + pack.names[0], VERBS, pack).cards == (0,)
        assert pack.names[0] == f"{low}C"
        for rank in range(2, low):
            with pytest.raises(Refused) as caught:
                read_words(f"play {rank}S", VERBS, pack)
            assert caught.value.refusal.code == "not-in-pack"


@pytest.mark.parametrize(
    ("cards", "twice"),
    [("6C", None), ("6C 7C 8C", None), ("6C 6C", "6C"), ("6C 7D 8H 7D", "7D"), ("6C 7D 7D 6C", "7D")],
)
def test_the_first_card_named_twice_is_found(cards: str, twice: str | None) -> None:
    found = words(f"lay {cards}").twice
    assert (None if found is None else PACK36.text(found)) == twice


def test_words_without_cards_name_none_twice() -> None:
    assert words("pass").twice is None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_verb_of_a_game_has_a_known_shape_and_refuses_what_does_not_fit(game: object) -> None:
    match = Match(game.name, seats=3, seed=b"w")  # type: ignore[attr-defined]
    for verb, shape in match.game.verbs.items():
        wrong = f"{verb} 6X" if shape == "nothing" else verb
        refusal = match.explain(wrong)
        assert refusal is not None
        assert refusal.kind == "malformed"
        assert refusal.args == {"word": verb}


@pytest.mark.parametrize("text", ["bid\n1", "play\r6C", "bid 1\x1b", "bid\x00 1", "bid\u20281", "\x07bid 1"])
def test_C_ILLEGAL_refuses_line_breaks_and_controls_inside(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        words(text)
    assert (caught.value.refusal.rule, caught.value.refusal.code) == (None, "control-character")


def test_white_space_around_an_action_does_not_count() -> None:
    assert words("bid 1\n") == words("\tbid\t1 ") == Words(verb="bid", number=1)

"""A match of any game: acting, being refused, copying (C-ILLEGAL)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kozyr.games.api import actions
from kozyr.games.option import OptionError
from kozyr.games.refusal import Illegal, Malformed, OutOfTurn, Refused
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.support import PACKS, played, refusal_of

ALL = sorted(GAMES)
DECK = "QH AC 6C TD"
"""The first cards of the example in the documentation of records."""


def whole(start: str, game: str = "odessa") -> str:
    """A deck that begins with these cards."""
    rest = [card for card in PACKS[game].names if card not in start.split()]
    return " ".join([*start.split(), *rest])


def short(**options: Any) -> Match:
    """Three seats, one card each: seat 0 has QH, 1 AC, 2 6C; diamonds are trump."""
    return played("odessa", 3, [whole(DECK)], dealer=2, **{"sizes": [1], **options})


def over() -> Match:
    match = short()
    for action in ("bid 0", "bid 1", "bid 1", "play QH", "play AC", "play 6C"):
        match.apply(action)
    return match


def state(match: Match) -> tuple[Any, ...]:
    views = [msgspec.json.encode(match.view(seat)) for seat in (None, *range(match.seats))]
    return match.to_record(), match.summary(), views, [run.deal.copy() for run in match.progress.runs]


WRONG = {
    "donkey": ("play 6C 6C", "play 2C"),
    "exchange": ("return 2C", "return"),
    "odessa": ("bid 4", "bid"),
    "oko": ("call", "bet"),
}


@pytest.mark.parametrize("game", ALL)
def test_C_ILLEGAL_refuses_and_nothing_changes(game: str) -> None:
    match = Match(game, seats=3, seed=b"illegal")
    to_act = match.to_act
    assert to_act is not None
    good = match.game.text(actions(match.game, match.progress.runs[0].deal, match.progress.runs[0].rules)[0])
    illegal, malformed = WRONG[game]
    before = state(match)
    for action, seat, kind in (
        (illegal, None, Illegal),
        (illegal, to_act, Illegal),
        (malformed, None, Malformed),
        ("fly", to_act, Malformed),
        (malformed, (to_act + 1) % 3, Malformed),
        (good, (to_act + 1) % 3, OutOfTurn),
        (illegal, (to_act + 1) % 3, OutOfTurn),
    ):
        refusal = refusal_of(match, action, seat)
        with pytest.raises(Refused) as caught:
            match.apply(action, seat)
        assert type(caught.value) is kind
        assert caught.value.refusal == refusal
        assert (refusal.rule is None) == (kind is Malformed)
        assert state(match) == before
    assert match.explain(good) is None
    assert match.explain(good, to_act) is None
    assert state(match) == before


def test_C_ILLEGAL_accepts_a_legal_action_after_refusals() -> None:
    match, plain = short(), short()
    for action in ("bid 4", "fly", "play QH"):
        refusal_of(match, action)
    assert match.apply("bid 0", 0) == plain.apply("bid 0") == "0 bid 0"
    assert state(match) == state(plain)


def test_C_ILLEGAL_refuses_a_card_named_twice() -> None:
    match = played("donkey", 2, [whole("6C 6D 7C 7D 8C 8D 9C 9D", "donkey")], dealer=1)
    refusal = refusal_of(match, f"play {match.view(match.to_act).hand[0]} {match.view(match.to_act).hand[0]}")  # type: ignore[index]
    assert (refusal.rule, refusal.code) == ("C-ILLEGAL", "named-twice")


def test_C_ILLEGAL_refuses_everything_after_the_end_of_the_match() -> None:
    match = over()
    assert match.finished
    for action, seat in (("bid 0", None), ("play QH", 0), ("play QH", 2)):
        refusal = refusal_of(match, action, seat)
        assert (refusal.kind, refusal.rule, refusal.code, refusal.args) == ("illegal", None, "match-over", {})
    assert refusal_of(match, "fly").code == "unknown-verb"


def test_C_ILLEGAL_refuses_everything_while_no_deck_is_there() -> None:
    match = played("odessa", 3, [], dealer=2)
    assert (match.to_act, match.legal(), match.finished) == (None, [], False)
    refusal = refusal_of(match, "bid 0")
    assert (refusal.kind, refusal.rule, refusal.code, refusal.args) == ("illegal", None, "no-deal", {})


def test_an_action_comes_back_as_a_record_holds_it() -> None:
    match = short()
    assert match.apply("  pass ") == "0 bid 0"
    donkey = played("donkey", 2, [whole("6C 6D 7C 7D 8C 8D 9C 9D", "donkey")], dealer=1)
    assert donkey.to_act == 1
    assert donkey.apply("play 8D 6D 7D") == "1 play 6D 7D 8D"


def test_a_match_tells_how_it_stands() -> None:
    match = short()
    assert (match.seats, match.to_act, match.finished, match.totals, match.winners) == (
        3,
        0,
        False,
        [0, 0, 0],
        [],
    )
    assert match.options["sizes"] == [1]
    assert match.legal() == ["bid 0", "bid 1"]
    match = over()
    assert (match.to_act, match.finished, match.totals, match.winners) == (None, True, [1, -10, -10], [0])
    assert match.legal() == []


def test_totals_are_no_way_into_the_match() -> None:
    match = over()
    match.totals[0] = 99
    assert match.totals == [1, -10, -10]


@pytest.mark.parametrize("seat", [-1, 3, 100])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=rf"^seat {seat} is not in 0\.\.2$"):
        short().view(seat)


def test_there_is_a_view_for_every_seat_and_for_spectators() -> None:
    match = short()
    assert [match.view(seat).seat for seat in (None, 0, 1, 2)] == [None, 0, 1, 2]


@pytest.mark.parametrize(
    ("game", "seats", "options", "path", "message"),
    [
        ("bridge", 4, {}, "game", 'one of exchange, donkey, odessa, oko is needed, not "bridge"'),
        ("odessa", 7, {}, "seats", "7 is not in 2..6"),
        ("odessa", 1, {}, "seats", "1 is not in 2..6"),
        ("odessa", True, {}, "seats", "a whole number is needed, not True"),
        ("odessa", "3", {}, "seats", "a whole number is needed, not '3'"),
        ("odessa", 3.0, {}, "seats", "a whole number is needed, not 3.0"),
        ("exchange", 14, {}, "seats", "14 is not in 2..13"),
        ("oko", 1, {}, "seats", "1 is not in 2..6"),
        ("donkey", 5, {}, "seats", "5 is not in 2..4"),
        ("donkey", 3, {"form": "pairs"}, "seats", "4 is needed, not 3"),
        ("donkey", 4, {"form": "two_vs_one"}, "seats", "3 is needed, not 4"),
        ("donkey", 3, {"form": "three_vs_one"}, "seats", "4 is needed, not 3"),
        ("odessa", 3, {"sizes": [7]}, "options.sizes", "size 1: 7 is not in 1..6"),
        ("oko", 3, {"stacks": 1}, "options.stacks", "unknown option"),
    ],
)
def test_a_match_that_can_not_be_is_refused_with_a_path(
    game: str, seats: Any, options: dict[str, Any], path: str, message: str
) -> None:
    with pytest.raises(OptionError) as caught:
        Match(game, seats=seats, seed=b"", options=options)
    assert (caught.value.path, str(caught.value)) == (path, f"{path}: {message}")


def test_a_match_without_a_seed_draws_one() -> None:
    first, second = Match("odessa", seats=3), Match("odessa", seats=3)
    assert first.header.seed is not None
    assert len(first.header.seed) == 32
    assert first.header.seed != second.header.seed
    assert first.to_act is not None


def test_options_that_were_given_stay_as_they_were() -> None:
    sizes = [1, 2]
    given = {"sizes": sizes}
    match = Match("odessa", seats=2, seed=b"", options=given)
    given["zero_bonus"] = 5  # type: ignore[assignment]
    assert match.options["zero_bonus"] == 0
    assert "zero_bonus" not in match.to_record()


def test_a_deck_begins_the_next_deal() -> None:
    match = played("odessa", 3, [], dealer=2, sizes=[1, 1])
    match.deal(whole(DECK))
    assert (match.to_act, match.view(1).hand) == (0, ["AC"])
    for action in ("bid 0", "bid 1", "bid 1", "play QH", "play AC", "play 6C"):
        match.apply(action)
    assert (match.to_act, match.finished) == (None, False)
    match.deal(whole("9H 9D 9S 9C"))
    assert (match.to_act, match.view(1).hand) == (1, ["9H"])


def test_a_deck_is_refused_while_a_deal_is_under_way_and_after_the_end() -> None:
    match = short()
    with pytest.raises(ValueError, match=r"^a deal is under way$"):
        match.deal(whole(DECK))
    match = over()
    with pytest.raises(ValueError, match=r"^the match is over$"):
        match.deal(whole(DECK))
    assert len(match.progress.runs) == 1


def test_the_next_deal_may_wait_until_it_is_asked_for() -> None:
    match = Match("odessa", seats=3, seed=b"rest", options={"sizes": [1, 1]})
    twin = match.copy()
    while match.to_act is not None:
        action = match.legal()[0]
        match.apply(action, onward=False)
        twin.apply(action)
    assert (len(match.progress.runs), len(twin.progress.runs)) == (1, 2)
    assert match.progress.course.out() == [], "in odessa nobody is out"
    refusal = match.explain("bid 0")
    assert refusal is not None
    assert refusal.code == "no-deal"
    assert match.view(0).hand is None
    assert match.to_record() == twin.to_record()
    match.deal()
    assert state(match) == state(twin)
    with pytest.raises(ValueError, match=r"^a deal is under way$"):
        match.deal()


def test_without_a_seed_somebody_must_say_what_is_dealt() -> None:
    match = played("odessa", 3, [], dealer=2, sizes=[1, 1])
    with pytest.raises(ValueError, match=r"^there is no seed for the deck$"):
        match.deal()


@pytest.mark.parametrize("game", ALL)
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = Match(game, seats=3, seed=b"copy", options={"deals": 3} if game in ("oko", "exchange") else {})
    draw = random.Random(1)

    def step(one: Match) -> None:
        run = one.progress.current
        if run is not None:
            one.apply(one.game.text(draw.choice(actions(one.game, run.deal, run.rules))))

    for _ in range(15):
        step(match)
    before = state(match)
    twin = match.copy()
    assert type(twin) is Match
    assert state(twin) == before
    for _ in range(60):
        step(twin)
    assert state(match) == before
    assert twin.to_record() != match.to_record()


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_stays_as_it_is_when_the_match_goes_on(game: str, seat: int | None) -> None:
    match = Match(game, seats=3, seed=b"views", options={"deals": 3} if game in ("oko", "exchange") else {})
    draw = random.Random(2)
    kept = []
    for _ in range(60):
        run = match.progress.current
        if run is None:
            break
        view = match.view(seat)
        kept.append((view, msgspec.json.encode(view)))
        match.apply(match.game.text(draw.choice(actions(match.game, run.deal, run.rules))))
    for view, text in kept:
        assert msgspec.json.encode(view) == text

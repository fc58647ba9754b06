"""Looking back: what choices cost, without bias and with an error; luck of the deal apart from play."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import mean, stdev
from typing import Any

import pytest
from msgspec import structs

from kozyr.bots import Advice, LevelError, Reason, Worth, ask, bot
from kozyr.cards import PACK36
from kozyr.games.option import OptionError
from kozyr.lab.review import review
from kozyr.lab.review.decisions import best_of, between, favourite, weighed
from kozyr.lab.review.luck import luck
from kozyr.match import Match
from tests.lab import flat


@pytest.fixture(autouse=True)
def small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search of these tests."""
    monkeypatch.setattr("kozyr.bots.registry.search", lambda game: flat)


def deck(*first: str) -> str:
    """A whole pack that begins with these cards."""
    cards = [card for text in first for card in text.split()]
    return " ".join([*cards, *(PACK36.text(n) for n in range(36) if PACK36.text(n) not in cards)])


def one_card(*bids: int) -> Match:
    """A deal of one card each: seat 0 leads the highest trump, so that it takes the trick."""
    match = Match.from_record(
        f'format = 1\ngame = "odessa"\nseats = 3\ndealer = 2\n[options]\nsizes = [1]\n'
        f'[[deals]]\ndeck = "{deck("AS 7C 8D TS")}"\n'
    )
    for bid in bids:
        match.apply(f"bid {bid}")
    for card in ("AS", "7C", "8D") if len(bids) == 3 else ():
        match.apply(f"play {card}")
    return match


def go_on(match: Match, actions: int = 10_000) -> Match:
    """Steady bots play so many actions, or to the end."""
    bots = [bot("steady", match.game.name, seat) for seat in range(match.seats)]
    for _ in range(actions):
        if match.to_act is None:
            break
        match.apply(ask(bots[match.to_act], match))
    return match


def played(sizes: list[int]) -> Match:
    """A match of steady bots."""
    return go_on(Match("odessa", seats=3, seed=b"review", options={"sizes": sizes}))


def test_a_sure_trick_that_was_not_bid_costs_nine() -> None:
    found = review(one_card(0, 0, 0), samples=8)
    first = found.seats[0]
    assert first is not None
    (mistake,) = first.mistakes
    assert (mistake.deal, mistake.action, mistake.played, mistake.best) == (0, 0, "bid 0", "bid 1")
    assert (mistake.loss, mistake.error) == (9, 0)
    assert (first.loss.value, first.loss.error, first.decisions) == (9, 0, 1)


def test_what_was_certain_and_right_costs_nothing() -> None:
    found = review(one_card(1, 0, 1), samples=8)
    first = found.seats[0]
    assert first is not None
    assert (first.loss.value, first.loss.error, first.mistakes) == (0, 0, [])


def test_a_planted_blunder_is_the_costliest_of_its_seat() -> None:
    match = Match("odessa", seats=3, seed=b"review", options={"sizes": [4]})
    seat = match.to_act
    assert seat is not None
    match.apply("bid 4")
    found = review(go_on(match), samples=60, seat=seat).seats[seat]
    assert found is not None
    assert found.mistakes[0].played == "bid 4"
    assert found.mistakes[0].turn is None
    assert found.mistakes[0].loss > 10
    assert all(one.loss >= other.loss for one, other in pairwise(found.mistakes))


def test_the_same_arguments_give_the_same_review() -> None:
    match = played([2, 1])
    steps: list[tuple[int, int]] = []
    once = review(match, samples=8, seed=b"a", progress=lambda done, total: steps.append((done, total)))
    assert once == review(Match.from_record(match.to_record()), samples=8, seed=b"a")
    assert once != review(match, samples=8, seed=b"b")
    assert once.luck != review(match, samples=8, seed=b"b").luck
    actions = sum(len(run.actions) for run in match.progress.runs)
    assert steps == [(done, actions + 2) for done in range(1, actions + 3)]


def test_one_seat_is_judged_as_among_all() -> None:
    match = played([2])
    every = review(match, samples=8)
    one = review(match, samples=8, seat=1)
    assert one.decisions == [decision for decision in every.decisions if decision.seat == 1]
    assert [seat is None for seat in one.seats] == [True, False, True]
    assert one.seats[1] == every.seats[1]
    assert one.luck == every.luck


def test_a_choice_is_judged_by_what_the_seat_could_know() -> None:
    def first_bid(*others: str) -> object:
        text = (
            f'format = 1\ngame = "odessa"\nseats = 3\ndealer = 2\n[options]\nsizes = [2]\n'
            f'[[deals]]\ndeck = "{deck("KS", others[0], "QH", others[1], "8C TS")}"\nactions = ["0 bid 1"]\n'
        )
        return review(Match.from_record(text), samples=20, seat=0).decisions[0]

    assert first_bid("7C 8D", "9D") == first_bid("AS JS", "QS")


@pytest.mark.parametrize(
    ("game", "kind", "options"),
    [
        ("odessa", "trick", {"sizes": [2]}),
        ("exchange", "exchange", {"max_exchanges": 6}),
        ("oko", "round", {}),
        ("donkey", "trick", {}),
    ],
)
def test_the_turn_counts_in_the_unit_of_the_game(game: str, kind: str, options: dict[str, Any]) -> None:
    match = go_on(Match(game, seats=3, seed=b"turn", options=options), 8)
    turns = [one.turn for one in review(match, samples=4).decisions]
    assert {turn.kind for turn in turns if turn} == {kind}
    assert [turn.number for turn in turns if turn] == sorted(turn.number for turn in turns if turn)
    assert next(turn.number for turn in turns if turn) == 1
    assert (turns[0] is None) == (game == "odessa")


def test_even_choices_lose_nothing_in_the_mean() -> None:
    """Naively the best of five equal actions would look better than the one that was played."""
    stream = random.Random(5)

    def look() -> dict[str, Worth]:
        values = {name: stream.gauss(0, 1) for name in "abcde"}
        return {
            name: Worth(action=name, value=values[name], error=1.0, apart=2**0.5)
            for name in sorted(values, key=lambda name: -values[name])
        }

    losses, naive, errors = [], [], []
    for _ in range(4000):
        first, second = look(), look()
        loss, error = between(first, second, "a")
        assert error is not None
        losses.append(loss)
        errors.append(error)
        naive.append(first[best_of(first)].value - first["a"].value)
    assert abs(mean(losses)) < 3 * stdev(losses) / len(losses) ** 0.5
    assert mean(naive) > 1
    assert mean(errors) == pytest.approx(stdev(losses), rel=0.2)


def test_an_action_that_only_one_look_weighed_is_priced_by_the_other() -> None:
    worth = {
        name: Worth(action=name, value=value, error=None, apart=0.5)
        for name, value in (("b", 3.0), ("a", 1.0))
    }
    other = {"c": Worth(action="c", value=9.0, error=None, apart=0.5), **worth}
    assert between(worth, other, "a") == (2.0, 0.5)
    assert favourite(worth, other) == "b"


def test_what_is_certain_is_best_whatever_the_samples_say() -> None:
    values = [Worth(action=name, value=value, error=0.5) for name, value in (("b", 3.0), ("a", 1.0))]
    advice = Advice(action="a", values=values, samples=9)
    assert best_of(weighed(advice, "b")) == "b"
    certain = structs.replace(advice, reason=Reason(code="odessa-all-needed"))
    look = weighed(certain, "b")
    assert best_of(look) == "a"
    assert set(look) == {"a", "b"}
    assert between(look, look, "a") == (0, 0)
    assert best_of(weighed(Advice(action="a"), "b")) == "b"


def test_luck_and_play_make_the_score() -> None:
    match = played([2, 3])
    found = review(match, samples=16)
    assert [deal.deal for deal in found.luck] == [0, 1]
    for deal in found.luck:
        for place, score in enumerate(deal.scores):
            assert deal.usual[place] + deal.cards[place] + deal.play[place] == pytest.approx(score)
    for seat, total in zip(found.seats, match.totals, strict=True):
        assert seat is not None
        assert seat.score == total
        assert seat.usual + seat.cards.value + seat.play.value == pytest.approx(total)


def test_the_ace_of_trumps_is_luck() -> None:
    seat = review(one_card(0, 0, 0), samples=64).seats[0]
    assert seat is not None
    assert seat.cards.error is not None
    assert seat.cards.value > 3 * seat.cards.error
    assert seat.play.value < 0


def test_the_luck_of_the_cards_is_even_over_all_decks() -> None:
    stream = random.Random(3)
    start = Match.from_record('format = 1\ngame = "odessa"\nseats = 3\ndealer = 2\n[options]\nsizes = [1]\n')
    found = []
    for number in range(120):
        cards = list(range(36))
        stream.shuffle(cards)
        deal = luck(start, PACK36.join(cards), [0, 0, 0], number, 4, b"even")
        found.append(deal.cards)
    for column in zip(*found, strict=True):
        assert abs(mean(column)) < 3 * stdev(column) / len(column) ** 0.5


def test_only_complete_deals_that_count_have_luck() -> None:
    match = Match("donkey", seats=3, seed=b"3", options={"form": "two_vs_one", "redeal": "literal"})
    assert [run.outcome is not None for run in match.progress.runs][:1] == [True]
    assert review(match, samples=4).luck == []


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"level": "steady"}, LevelError),
        ({"samples": 3}, OptionError),
        ({"seat": 3}, OptionError),
        ({"seed": "00"}, OptionError),
    ],
)
def test_it_says_what_it_needs(arguments: dict[str, object], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        review(one_card(), **arguments)  # type: ignore[arg-type]

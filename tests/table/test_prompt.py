"""What the player to act is told beside the view."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from kozyr.cards import PACK36
from kozyr.games.donkey.tables import Beating, beats
from kozyr.match import Match
from kozyr.table import Prompt, events, prompt, view_of
from kozyr.table.state import Chair, Table, Turn
from tests.support import played, stacked

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("exchange", 3, {}),
    ("donkey", 2, {}),
    ("donkey", 4, {"form": "pairs", "trump": "two", "must_beat": True}),
    ("donkey", 3, {"form": "two_vs_one", "talon": "bury"}),
    ("donkey", 4, {"form": "three_vs_one", "talon": "gift"}),
    ("odessa", 4, {}),
    ("oko", 3, {}),
]


def at(match: Match) -> Table:
    """A table of persons where this match is on."""
    bots: list[Any] = [None] * match.seats
    settings = events.Settings(game=match.game.name, seats=match.seats, bots=bots, host="ann")
    chairs = [Chair(guest=f"g{seat}") for seat in range(match.seats)]
    turn = Turn(seat=match.to_act or 0, since=0.0, number=0)
    return Table("t", settings=settings, chairs=chairs, match=match, turn=turn, state="playing")


def asked(match: Match) -> Prompt:
    """The question to the seat to act."""
    question = prompt(at(match), match.to_act)
    assert question is not None
    return question


def why(match: Match) -> Mapping[str, tuple[str | None, str]]:
    """The refusals of the question in short."""
    return {action: (why.rule, why.code) for action, why in asked(match).why.items()}


def odessa(bids: list[str]) -> Match:
    deck = stacked(PACK36, {0: "7H 9C", 1: "8H 6C", 2: "TS KD"}, dealer=0, seats=3, rest="6D")
    return played("odessa", 3, [deck], [bids], sizes=[2])


def test_od_hook_the_forbidden_bid_says_why() -> None:
    match = odessa(["1 bid 1", "2 bid 1"])
    assert why(match) == {"bid 0": ("OD-HOOK", "od-hook")}
    question = msgspec.to_builtins(asked(match))
    assert question == {
        "deal": 0,
        "legal": ["bid 1", "bid 2"],
        "why": {
            "bid 0": {"rule": "OD-HOOK", "code": "od-hook", "args": {"number": 0, "others": 2, "size": 2}}
        },
    }


def test_od_follow_a_card_that_cant_be_played_says_why() -> None:
    match = odessa(["1 bid 1", "2 bid 1", "0 bid 1", "1 play 8H", "2 play KD"])
    assert match.to_act == 0
    assert why(match) == {"play 9C": ("OD-FOLLOW", "od-follow")}


def test_ex_give_the_card_just_received_says_why() -> None:
    match = Match("exchange", seats=3, seed=b"x")
    assert why(match) == {}
    action = match.legal()[0]
    match.apply(action)
    card = action.removeprefix("give ")
    assert why(match) == {f"return {card}": ("EX-GIVE", "ex-just-received")}


def test_ok_bet_amounts_are_one_entry() -> None:
    question = asked(Match("oko", seats=3, seed=b"x"))
    assert any(".." in action for action in question.legal)
    assert question.why == {}


def donkey(actions: list[str], **options: Any) -> Match:
    deck = stacked(PACK36, {0: "7H 8H 9C KD", 1: "6C 7D JS QS"}, dealer=1, seats=2, rest="6D")
    return played("donkey", 2, [deck], [actions], dealer=1, trump="own", trump_suits=["C", "D"], **options)


def test_dk_answer_each_legal_answer_is_a_beat_or_a_discard() -> None:
    match = donkey([])
    assert match.to_act == 1
    assert asked(match).answers is msgspec.UNSET
    match.apply("play JS")
    assert asked(match).answers == {"7H": "discard", "8H": "discard", "9C": "beat", "KD": "discard"}


def test_dk_answer_a_single_card_where_two_are_due_says_why() -> None:
    match = donkey(["1 play JS QS"])
    question = asked(match)
    assert set(question.why) == {f"play {card}" for card in view(match).hand}
    assert {reason.code for reason in question.why.values()} == {"dk-answer-number"}
    assert isinstance(question.answers, dict)
    assert len(question.answers) == 6


def view(match: Match) -> Any:
    return match.view(match.to_act)


def test_dk_beat_what_beats_a_card_is_every_card_that_does() -> None:
    match = donkey(["1 play JS"])
    agreed = Beating("own", ("C", "D"), "next_lower", False)
    beaten = asked(match).beaten
    assert isinstance(beaten, dict)
    layers = {"7H": 1, "8H": 1, "9C": 1, "KD": 1, "JS": 0}
    assert beaten == {
        card: [
            PACK36.text(b) for b in range(PACK36.size) if beats(b, PACK36.parse(card), layers[card], agreed)
        ]
        for card in layers
    }


def test_only_the_seat_to_act_is_asked_and_only_while_its_player_is_there() -> None:
    table = at(Match("odessa", seats=3, seed=b"x"))
    assert table.turn is not None
    seat = table.turn.seat
    assert [prompt(table, other) is not None for other in range(3)] == [other == seat for other in range(3)]
    assert prompt(table, None) is None
    table.chairs[seat].away = "gone"
    assert prompt(table, seat) is None


def test_before_a_match_nobody_is_asked_or_shown_anything() -> None:
    table = Table("t")
    assert prompt(table, 0) is None
    assert view_of(table, 0) is None


@pytest.mark.parametrize(("game", "seats", "options"), FORMS)
def test_nothing_is_without_a_reason(game: str, seats: int, options: dict[str, Any]) -> None:
    """Every card of the hand that can't be played by itself has a reason, and no legal action has one."""
    chance = random.Random(7)
    match = Match(game, seats=seats, seed=b"reasons", options=options)
    spent = []
    for _ in range(150):
        if match.finished:
            break
        table = at(match)
        view_of(table, match.to_act)
        begun = time.perf_counter()
        question = prompt(table, match.to_act)
        spent.append(time.perf_counter() - begun)
        assert question is not None
        assert question.legal == match.legal()
        assert not set(question.legal) & set(question.why)
        check_reasons(match, question)
        action = "solo" if "solo" in question.legal else chance.choice(question.legal)
        match.apply(action.split("..")[0])
    assert sorted(spent)[len(spent) // 2] < 0.005


def check_reasons(match: Match, question: Prompt) -> None:
    verbs = {action.split()[0] for action in question.legal}
    hand = [card for card in view(match).hand if card is not None]
    if verbs & {"play", "give", "return", "bury"}:
        [verb] = verbs
        alone = {f"{verb} {card}" for card in hand}
        assert alone - set(question.legal) == set(question.why)
    for action, reason in question.why.items():
        refusal = match.explain(action)
        assert refusal is not None
        assert (reason.rule, reason.code, reason.args) == (refusal.rule, refusal.code, refusal.args)
    if question.answers is not msgspec.UNSET:
        assert {f"play {cards}" for cards in question.answers} == set(question.legal)
        for cards, kind in question.answers.items():
            assert kind == kind_after(match, f"play {cards}")


def kind_after(match: Match, action: str) -> str:
    """What the view says that an answer was."""
    seat = match.to_act
    twin = match.copy()
    twin.apply(action)
    shown: Any = twin.view(seat)
    deals = [*shown.public.deals[-1:], shown.public.deal]
    laid = [laid for deal in deals if deal for trick in deal.tricks for laid in trick.laid]
    return str(next(entry.kind for entry in reversed(laid) if entry.seat == seat))

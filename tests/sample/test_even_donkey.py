"""Donkey with a stock: first hands in full, and later deals against decks that are simply tried."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from itertools import combinations

import pytest

from kozyr.cards import PACK36
from kozyr.games.api import Run, is_legal
from kozyr.games.donkey.sample_stock import Seen, rounds, seen
from kozyr.games.registry import GAMES
from kozyr.match import Match
from tests.contract.walk import fresh, random_action
from tests.sample.even import assert_alike, assert_even


def could_be(run: Run, deck: list[int], actions: list[tuple[int, int]], to_act: int | None) -> bool:
    """Whether the rules let these actions be done with this deck, and then that seat is to act."""
    game = GAMES["donkey"]
    deal = game.deal_state()
    game.engine.start(deal, run.rules, deck, run.dealer)
    for seat, action in actions:
        if deal.to_act != seat or not is_legal(game, deal, run.rules, action):  # type: ignore[attr-defined]
            return False
        game.engine.apply(deal, run.rules, action)
    return to_act is None or deal.to_act == to_act  # type: ignore[attr-defined]


def unseen(shown: Seen) -> list[int]:
    """The cards that are in nobody's view."""
    gone = {card for got in shown.own.values() for card in got}
    gone |= {PACK36.parse(card) for trick in shown.tricks for laid in trick.laid for card in laid.cards}
    return [card for card in range(36) if card not in gone]


def first_hands(match: Match, seat: int) -> Iterator[tuple[int, ...]]:
    """The hands that the other of two seats can have been dealt, when it has laid one card."""
    run = match.progress.runs[-1]
    shown = seen(run, seat)
    places = rounds(run.rules, run.dealer, shown.tricks)
    other = 1 - seat
    (laid,) = (action & (1 << 40) - 1 for actor, action in run.actions if actor == other)
    pool = unseen(shown)
    for more in combinations(pool, 4 - laid.bit_count()):
        hand = [*PACK36.of_mask(laid), *more]
        deck = [-1] * 36
        for place, card in zip(places[other][0], hand, strict=True):
            deck[place] = card
        for number, got in shown.own.items():
            for place, card in zip(places[seat][number], got, strict=True):
                deck[place] = card
        rest = iter([card for card in pool if card not in more])
        deck = [card if card >= 0 else next(rest) for card in deck]
        if could_be(run, deck, run.actions, None):
            yield tuple(sorted(hand))


@pytest.mark.parametrize(("leads", "options"), [(True, {}), (False, {"must_beat": True})])
def test_first_hands_are_drawn_alike(leads: bool, options: dict[str, object]) -> None:
    """DK-FIRST tells of diamonds; a card thrown off under ``must_beat`` of cards that beat (DK-ANSWER)."""
    for seed in range(200):
        match, draw = fresh("donkey", 2, options, seed), random.Random(seed)
        leader = match.to_act or 0
        match.apply(random_action(match, draw))
        if not leads:
            match.apply(random_action(match, draw))
        run = match.progress.runs[-1]
        laid = run.story.tricks[0].laid
        if len(laid[0].cards) == 1 and (leads or laid[1].kind == "discard"):
            break
    seat = 1 - leader if leads else leader
    ways: dict[Hashable, int] = dict.fromkeys(first_hands(match, seat), 1)
    assert 50 < len(ways) < 4495
    places = rounds(run.rules, run.dealer, run.story.tricks)[1 - seat][0]
    sampler = match.worlds(seat).deals[-1]
    drawn = []
    for _ in range(5000):
        deck = sampler.draw(draw).deck
        drawn.append(tuple(sorted(deck[place] for place in places)))
    assert_even(drawn, ways, parts=211)


def tried(run: Run, seat: int, draw: random.Random) -> list[int]:
    """A deck that would have shown the seat the same, found by trying decks, each as likely as any other."""
    shown = seen(run, seat)
    places = rounds(run.rules, run.dealer, shown.tricks)
    pool = unseen(shown)
    laid: dict[int, dict[int, int]] = {other: {} for other in places}
    for number, trick in enumerate(shown.tricks):
        for one in trick.laid:
            laid[one.seat].update({PACK36.parse(card): number for card in one.cards})
    while True:
        deck, left = [-1] * 36, draw.sample(pool, len(pool))
        for number, own in shown.own.items():
            for place, card in zip(places[seat][number], draw.sample(own, len(own)), strict=True):
                deck[place] = card
        for other, rows in places.items():
            if other != seat:
                slots = [(place, number) for number, row in enumerate(rows) for place in row]
                cards = [*laid[other], *(left.pop() for _ in range(len(slots) - len(laid[other])))]
                for (place, number), card in zip(slots, draw.sample(cards, len(cards)), strict=True):
                    deck[place] = card if number <= laid[other].get(card, 99) else -2
        if -2 not in deck:
            deck = [card if card != -1 else left.pop() for card in deck]
            if could_be(run, deck, run.actions, shown.to_act):
                return deck


@pytest.mark.parametrize(
    ("seats", "options", "laid", "seed"),
    [
        (2, {}, 7, 3),
        (2, {"must_beat": True}, 5, 4),
        (3, {"must_beat": True, "trump": "none"}, 6, 5),
        (3, {"must_beat": True, "trump": "one"}, 6, 6),
        (4, {"form": "pairs", "must_beat": True}, 5, 7),
    ],
)
def test_later_deals_are_drawn_as_if_decks_were_tried(
    seats: int, options: dict[str, object], laid: int, seed: int
) -> None:
    match, draw = fresh("donkey", seats, options, seed), random.Random(seed)
    for _ in range(laid):
        match.apply(random_action(match, draw))
    run, seat = match.progress.runs[-1], 1
    sampler = match.worlds(seat).deals[-1]
    kinds = [
        [tells(run, sampler.draw(draw).deck) for _ in range(400)],
        [tells(run, tried(run, seat, draw)) for _ in range(400)],
    ]
    for what in range(3):
        assert_alike(*[[told[what] for told in kind] for kind in kinds])


def tells(run: Run, deck: list[int]) -> tuple[Hashable, Hashable, Hashable]:
    """What is compared: where laid cards came from, and hands that are still hidden."""
    rules = run.rules
    places = rounds(rules, run.dealer, run.story.tricks)
    at = {card: place for place, card in enumerate(deck)}
    laid = {PACK36.parse(card) for trick in run.story.tricks for one in trick.laid for card in one.cards}
    held = {
        card: seat
        for seat, got in places.items()
        for row in got
        for place in row
        if (card := deck[place]) >= 0
    }
    came = tuple(at[card] for card in sorted(laid)[:2])
    trumps = tuple(sum(held.get(c, 9) == seat for c in range(27, 36) if c not in laid) for seat in range(4))
    first = tuple(sorted(deck[place] % 9 for place in places[0][0]))[:2]
    return came, trumps, first

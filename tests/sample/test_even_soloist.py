"""The soloist forms: the swap card by card, and what was done out of sight, each against all that can be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations, product

import pytest

from kozyr.cards import PACK36
from kozyr.games.api import Run
from kozyr.games.donkey.sample_swap import Swap, age
from kozyr.games.donkey.soloist import highest_of_oldest
from kozyr.games.donkey.state import ACT_BURY, ACT_GIVE, ACT_PASS, ACT_PLAY, ACT_RETURN, DIGIT
from kozyr.match import Match
from tests.contract.walk import fresh, random_action
from tests.sample.even import assert_even
from tests.sample.test_even_donkey import could_be
from tests.sample.test_even_odessa import ways_to_hold

VERBS = ~((1 << 40) - 1)


def swaps(soloist: set[int], hands: list[set[int]], spoken_for: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """By opponent (given, returned), for all that the rule allows (DK-S-SWAP)."""
    options = []
    for hand in hands:
        options.append(
            [
                (given, returned)
                for given in hand
                for returned in soloist
                if not spoken_for >> returned & 1
                and highest_of_oldest(PACK36.mask((hand - {given}) | {returned})) >> returned & 1
            ]
        )
    for way in product(*options):
        if len({returned for _, returned in way}) == len(way):
            yield way


@pytest.mark.parametrize("seed", range(6))
def test_swaps_are_counted_and_drawn_as_they_are(seed: int) -> None:
    draw = random.Random(seed)
    cards = draw.sample(range(36), 10)
    if seed % 2:
        cards = [*{*cards[:6], *(card + 18 for card in range(4)), *range(4)}][:10]
    fixed = [set(cards[:1]), set(cards[1:2]), set[int]()]
    pool, room = cards[2:], (3, 2, 1, 2)
    low = min(pool, key=age)
    where = {card: (0, 2, 3) if card == low else (0, 1, 2, 3) for card in pool}
    spoken_for = PACK36.mask(fixed[0]) if seed % 3 == 0 else 0
    swap = Swap([PACK36.mask(some) for some in fixed], where, room, 2, spoken_for)
    ways: Counter[Hashable] = Counter()
    for piles in ways_to_hold(pool, list(room)):
        if low in piles[1]:
            continue
        soloist, one, two = (set(pile) | more for pile, more in zip(piles, fixed, strict=False))
        for way in swaps(soloist, [one, two], spoken_for):
            ways[tuple(map(tuple, map(sorted, piles))), tuple(returned for _, returned in way)] += 1
    assert swap.ways == ways.total()
    if ways:
        drawn = []
        for _ in range(3000):
            found = swap.draw(draw)
            drawn.append((tuple(tuple(sorted(pile)) for pile in found.bins), tuple(found.returned)))
        assert_even(drawn, ways, parts=min(len(ways), 83))


def end_of(options: dict[str, object], seats: int, wanted: str, left: int = 0) -> Match:
    """A first deal that went a certain way, with so many tricks still to be played."""
    for seed in range(400):
        match, draw = fresh("donkey", seats, options, seed), random.Random(seed)
        run = match.progress.runs[0]
        while run.outcome is None and not (len(run.story.tricks) == wait(seats, wanted) - left and left):
            match.apply(random_action(match, draw))
        verbs = [action & VERBS for _, action in run.actions]
        nobody = verbs.count(ACT_PASS) == seats
        kind = "nobody" if nobody else "bury" if ACT_BURY in verbs else "gift"
        if kind == wanted and verbs.count(ACT_PLAY):
            return match
    raise AssertionError("no such deal")


def wait(seats: int, wanted: str) -> int:
    """Tricks of a whole deal."""
    return {3: 12, 4: 9}[seats] - (wanted == "bury")


def hands_before(run: Run, seat: int) -> Iterator[dict[int, set[int]]]:
    """The hands as the play began, with the cards that are still unseen anywhere they can be."""
    laid: dict[int, set[int]] = {other: set() for other in range(run.rules.seats)}
    for other, action in run.actions:
        if action & VERBS == ACT_PLAY:
            laid[other] |= set(PACK36.of_mask(action & ~VERBS))
    held = {other: run.deal.hands[other].bit_count() for other in laid}
    laid[seat] |= set(PACK36.of_mask(run.deal.hands[seat]))
    rest = [card for card in range(36) if not any(card in cards for cards in laid.values())]
    others = [other for other in laid if other != seat]
    for way in ways_to_hold(rest, [held[other] for other in others]):
        found = {other: laid[other] | set(cards) for other, cards in zip(others, way, strict=True)}
        yield {**found, seat: laid[seat]}


def dealt_with(run: Run, hands: dict[int, set[int]], talon: list[int]) -> list[int]:
    """A deck that deals these hands and this talon."""
    deck = [-1] * 36
    order = [run.rules.follow[run.dealer]]
    while len(order) < run.rules.players:
        order.append(run.rules.follow[order[-1]])
    for turn, seat in enumerate(order):
        deck[turn : 36 - len(talon) : len(order)] = sorted(hands[seat])
    deck[36 - len(talon) :] = talon
    return deck


def key_of(deck: list[int], actions: list[tuple[int, int]], run: Run) -> Hashable:
    """A world without what never matters: the order in which a hand or the talon was dealt."""
    size, players = run.rules.hand, run.rules.players
    hands = [frozenset(deck[turn : size * players : players]) for turn in range(players)]
    hidden = [action for _, action in actions if action & VERBS in (ACT_GIVE, ACT_RETURN, ACT_BURY)]
    return tuple(tuple(sorted(hand)) for hand in hands), tuple(hidden)


def compare(match: Match, seat: int, ways: set[Hashable], parts: int) -> None:
    run = match.progress.runs[0]
    assert len(ways) > 5
    sampler, draw = match.game.worlds(run, seat), random.Random(1)
    drawn = [key_of(*sampler.draw(draw), run) for _ in range(1500)]
    assert_even(drawn, dict.fromkeys(ways, 1), parts=min(parts, len(ways)))


@pytest.mark.parametrize("left", [0, 1])
def test_shared_talons_are_drawn_alike(left: int) -> None:
    """DK-S-NOBODY: any card of a hand can be the one from the talon, if the auction went so with the rest."""
    match = end_of({"form": "two_vs_one"}, 3, "nobody", left)
    run, seat = match.progress.runs[0], 0
    to_act = run.deal.to_act if left else None
    mine = next(PACK36.parse(card) for taker, card in run.story.talon if taker == seat)
    order = [taker for taker, _ in run.story.talon]
    ways: set[Hashable] = set()
    for hands in hands_before(run, seat):
        for picks in product(*([mine] if taker == seat else sorted(hands[taker]) for taker in order)):
            before = {taker: hands[taker] - {card} for taker, card in zip(order, picks, strict=True)}
            deck = dealt_with(run, before, list(picks))
            if could_be(run, deck, run.actions[:3], None) and could_be(run, deck, run.actions, to_act):
                ways.add(key_of(deck, run.actions, run))
    compare(match, seat, ways, 41)


@pytest.mark.parametrize("wanted", ["gift", "bury"])
def test_talons_taken_up_are_drawn_alike(wanted: str) -> None:
    """DK-S-TALON, seen by an opponent at the end of the deal."""
    match = end_of({"form": "two_vs_one"}, 3, wanted)
    run = match.progress.runs[0]
    soloist = run.deal.soloist
    seat, other = (s for s in range(3) if s != soloist)
    (hands,) = hands_before(run, seat) if wanted == "gift" else piles(run, seat)
    ways: set[Hashable] = set()
    asked = sum(action & VERBS not in (ACT_PLAY,) for _, action in run.actions)
    for gift in sorted(hands[other]) if wanted == "gift" else [-1]:
        before = {place: set(cards) for place, cards in hands.items()}
        actions = run.actions
        if wanted == "gift":
            mine = next(card for giver, to, card in run.story.passed if to == seat)
            digits = {seat: PACK36.parse(mine) + 1, other: gift + 1}
            first = run.rules.follow[soloist]
            both = digits[first] << DIGIT | digits[seat + other - first]
            actions = [(s, ACT_GIVE + both if a & VERBS == ACT_GIVE else a) for s, a in actions]
            before[other].discard(gift)
            before[seat].discard(PACK36.parse(mine))
            before[soloist] |= {gift, PACK36.parse(mine)}
        for talon in combinations(sorted(before[soloist]), 3):
            start = {**before, soloist: (before[soloist] - set(talon)) | set(PACK36.of_mask(run.deal.buried))}
            deck = dealt_with(run, start, list(talon))
            if could_be(run, deck, actions[:asked], None) and could_be(run, deck, actions, None):
                ways.add(key_of(deck, actions, run))
    compare(match, seat, ways, 41)


def piles(run: Run, seat: int) -> Iterator[dict[int, set[int]]]:
    """The hands as the play began, when all of them are known."""
    laid: dict[int, set[int]] = {other: set() for other in range(run.rules.seats)}
    for other, action in run.actions:
        if action & VERBS == ACT_PLAY:
            laid[other] |= set(PACK36.of_mask(action & ~VERBS))
    yield laid


def test_swaps_out_of_sight_are_drawn_alike_in_a_deal() -> None:
    """DK-S-SWAP, seen by an opponent at the end of a deal with buried cards."""
    match = end_of({"form": "three_vs_one", "talon": "bury"}, 4, "bury")
    run = match.progress.runs[0]
    soloist = run.deal.soloist
    order = [run.rules.follow[soloist]]
    while len(order) < 3:
        order.append(run.rules.follow[order[-1]])
    seat, *others = order
    (hands,) = piles(run, seat)
    mine = {to: PACK36.parse(card) for _, to, card in run.story.passed if seat in (_, to)}
    ways: set[Hashable] = set()
    asked = sum(action & VERBS != ACT_PLAY for _, action in run.actions)
    for way in swaps(hands[soloist], [hands[other] for other in others], 1 << mine[soloist]):
        given = {seat: mine[seat]} | {other: pair[0] for other, pair in zip(others, way, strict=True)}
        back = {seat: mine[soloist]} | {other: pair[1] for other, pair in zip(others, way, strict=True)}
        before = {other: (hands[other] - {given[other]}) | {back[other]} for other in order}
        own = (hands[soloist] - set(back.values())) | set(given.values())
        digits = 0
        for other in order:
            digits = digits << DIGIT | given[other] + 1
        actions = [
            (
                s,
                ACT_GIVE + digits
                if a & VERBS == ACT_GIVE
                else ACT_RETURN | back[s]
                if a & VERBS == ACT_RETURN
                else a,
            )
            for s, a in run.actions
        ]
        for talon in combinations(sorted(own), 4):
            dealt = {**before, soloist: (own - set(talon)) | set(PACK36.of_mask(run.deal.buried))}
            deck = dealt_with(run, dealt, list(talon))
            if could_be(run, deck, actions[:asked], None):
                ways.add(key_of(deck, actions, run))
    compare(match, seat, ways, 61)


def test_deals_thrown_in_hold_what_threw_them_in() -> None:
    """DK-S-REDEAL: nobody saw a card, but four of them lie together, or to the letter do not."""
    tens = {PACK36.parse(card) for card in ("TS", "QS", "KS", "AS")}
    for redeal in ("one_hand", "literal"):
        found = 0
        for seed in range(400):
            match = fresh("donkey", 3, {"form": "two_vs_one", "redeal": redeal}, seed)
            for run in match.progress.runs:
                if run.outcome and run.outcome.redealt:
                    found += 1
                    holders: Counter[int] = Counter()
                    for _ in range(60):
                        deck = match.game.worlds(run, 0).draw(random.Random(seed + found)).deck
                        turns = {deck.index(card) % 3 for card in tens}
                        together = len(turns) == 1 and all(deck.index(card) < 33 for card in tens)
                        assert together == (redeal == "one_hand")
                        holders.update(turns)
            if found:
                break
        assert found

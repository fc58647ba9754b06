"""What may never change in a deal, counted here by another road than the rules'."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from kozyr.games.api import Run
from kozyr.match import Match

CARD_POINTS = {"A": 12, "T": 10, "K": 5, "Q": 3, "J": 1, "9": 0, "8": 0, "7": 0, "6": -1}


def whole(parts: Iterable[int], pack: int) -> None:
    """Sets of cards that have no card in common and make up the pack."""
    union = 0
    for part in parts:
        assert union & part == 0, "a card is in two places"
        union |= part
    assert union == (1 << pack) - 1, "cards are missing"


def mask(cards: Iterable[int]) -> int:
    """The set of some cards."""
    found = 0
    for card in cards:
        assert not found >> card & 1
        found |= 1 << card
    return found


def played(run: Run, verb: int) -> list[int]:
    """The payloads of all actions with that verb."""
    return [action & (1 << 40) - 1 for _, action in run.actions if action >> 40 == verb]


def exchange(match: Match, run: Run) -> None:
    """Every card is in a hand or aside, and hands are as long as dealt but for a card on its way."""
    seats = match.seats
    hands = run.deal.hands[:seats]
    whole([*hands, mask(run.deck[52 // seats * seats :])], 52)
    offered = run.deal.offered >= 0
    lengths = [hand.bit_count() - 52 // seats for hand in hands]
    assert sorted(lengths) == [0] * seats if not offered else sorted(set(lengths)) == [-1, 0, 1] or seats == 2


def donkey(match: Match, run: Run) -> None:
    """Every card is in a hand, a pile, on the table, in the stock or talon."""
    deal = run.deal
    if deal.redealt:
        return
    dealt = run.rules.hand * run.rules.players
    assert dealt + max(0, 36 - dealt) == 36
    rest = mask(run.deck[deal.top :]) if run.rules.form != 2 else deal.talon
    table = deal.bank if deal.laid else 0  # between tricks the last bank is still named
    whole([*deal.hands, *deal.piles, table, rest], 36)
    if deal.to_act < 0:
        assert run.outcome is not None
        points = run.outcome.details.points
        assert sum(points) == 120
        assert sum(run.outcome.details.cards) == 36
        for seat in range(match.seats):
            cards = match.game.pack.of_mask(deal.piles[seat])
            assert points[seat] == sum(CARD_POINTS[match.game.pack.text(card)[0]] for card in cards)


def odessa(match: Match, run: Run) -> None:
    """Cards laid since the last revoke and those in hands are the cards dealt; bids, tricks and the hook."""
    deal, rules, seats = run.deal, run.rules, match.seats
    held = 0
    for hand in deal.hands[:seats]:
        assert held & hand == 0
        held |= hand
    dealt = mask(run.deck[: rules.size * seats])
    assert held & ~dealt == 0
    if sum(deal.revokes) == 0:
        assert held | mask(played(run, 2)) == dealt
    bids = [bid for bid in deal.bids[:seats] if bid >= 0]
    assert all(0 <= bid <= rules.size for bid in bids)
    if len(bids) == seats:
        assert sum(bids) != rules.size
    if deal.to_act < 0:
        assert sum(deal.tricks[:seats]) == rules.size


def oko(match: Match, run: Run) -> None:
    """Chips stay on the table, and what is shown was dealt to who shows it."""
    deal, seats = run.deal, match.seats
    before = [match.options["stack"]] * seats
    for past in match.progress.runs:
        if past is run:
            break
        assert past.outcome is not None
        before = [a + b for a, b in zip(before, past.outcome.scores, strict=True)]
    assert run.rules.stacks[:seats] == before
    assert min(before) >= 0
    if run.outcome is None:
        assert [left + paid for left, paid in zip(deal.left, deal.paid, strict=True)][:seats] == before
        assert min(deal.left) >= 0
    else:
        details = run.outcome.details
        assert sum(run.outcome.scores) == 0
        assert sum(details.won) == details.pot
        for hand in details.shown:
            dealt = deal.cards[hand.seat * 4 : hand.seat * 4 + 4]
            assert hand.cards.split() == [match.game.pack.text(c) for c in dealt][: len(hand.cards.split())]
            assert len(hand.cards.split()) >= 2


CONSERVED: Mapping[str, Callable[[Match, Run], None]] = {
    "exchange": exchange,
    "donkey": donkey,
    "odessa": odessa,
    "oko": oko,
}


def check(match: Match) -> None:
    """Look at the deal that was acted in last, and at totals."""
    run = match.progress.current
    if run is not None:
        CONSERVED[match.game.name](match, run)
    if len(match.progress.runs) > 1:
        CONSERVED[match.game.name](match, match.progress.runs[-2])
    base = match.options["stack"] if match.game.name == "oko" else 0
    scores = [run.outcome.scores for run in match.progress.runs if run.outcome]
    assert match.totals == [base + sum(column) for column in zip(*scores, strict=True)] if scores else True
    if match.game.name == "oko":
        assert sum(match.totals) == base * match.seats

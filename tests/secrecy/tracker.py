"""What a seat has seen of a deal, found from the record and the rules page alone, not from any view."""

from __future__ import annotations

from kozyr.games.api import Run
from kozyr.match import Match

VERB = 40
LOW = (1 << VERB) - 1


def cards_in(text: str) -> set[str]:
    """The cards that an action names."""
    return {word for word in text.split()[1:] if len(word) == 2 and word[1] in "CDHS"}


def told(match: Match, run: Run) -> list[tuple[int, str]]:
    """(seat, action text) of a deal."""
    return [(seat, match.game.text(action)) for seat, action in run.actions]


def hand(match: Match, run: Run, seat: int) -> set[str]:
    """The cards that a seat holds."""
    return {match.game.pack.text(card) for card in match.game.pack.of_mask(run.deal.hands[seat])}


def exchange(match: Match, run: Run, seat: int | None) -> set[str]:
    """Own cards, those given and received, a winner's quartets (EX-SEEN)."""
    seen: set[str] = set()
    if seat is not None:
        seen |= hand(match, run, seat)
        for actor, text in told(match, run):
            receiver = (actor + 1) % match.seats if text.startswith("give") else (actor - 1) % match.seats
            if seat in (actor, receiver):
                seen |= cards_in(text)
    if run.outcome is not None:
        for winner in run.outcome.details.winners:
            held = hand(match, run, winner)
            seen |= {card for card in held if sum(other[0] == card[0] for other in held) == 4}
    return seen


def donkey(match: Match, run: Run, seat: int | None) -> set[str]:
    """What was laid, the own hand, and what the seat itself buried, gave and gave back (DK-S-SEEN)."""
    seen: set[str] = set()
    for actor, text in told(match, run):
        if text.startswith("play") or actor == seat:
            seen |= cards_in(text)
    if seat is not None:
        seen |= hand(match, run, seat)
    return seen


def odessa(match: Match, run: Run, seat: int | None) -> set[str]:
    """What was laid, the turned card, the own cards unless they are dealt blind (OD-BLIND)."""
    dealt = match.seats * run.rules.size
    seen = {match.game.pack.text(run.deck[min(dealt, 35)])}
    for _, text in told(match, run):
        seen |= cards_in(text)
    bids = sum(text.startswith("bid") for _, text in told(match, run))
    if seat is not None and (bids == match.seats or not run.rules.blind):
        own = [place for place in range(dealt) if (run.dealer + 1 + place) % match.seats == seat]
        seen |= {match.game.pack.text(run.deck[place]) for place in own}
    return seen


def oko(match: Match, run: Run, seat: int | None) -> set[str]:
    """The own cards that were opened, and what was shown (OK-SEEN)."""
    seen: set[str] = set()
    in_deal = [s for s in range(match.seats) if run.rules.stacks[s] > 0]
    order = [s for step in range(match.seats) if (s := (run.dealer + 1 + step) % match.seats) in in_deal]
    if seat in in_deal:
        opened = 2 + sum(actor == seat and text == "open" for actor, text in told(match, run))
        own = [run.deck[turn * len(order) + order.index(seat)] for turn in range(opened)]
        seen |= {match.game.pack.text(card) for card in own}
    if run.outcome is not None:
        for shown in run.outcome.details.shown:
            seen |= set(shown.cards.split())
    return seen


SEEN = {"exchange": exchange, "donkey": donkey, "odessa": odessa, "oko": oko}


def unseen(match: Match, run: Run, seat: int | None) -> list[str]:
    """The cards of a deal that a seat, or a spectator (None), hasn't seen."""
    seen = SEEN[match.game.name](match, run, seat)
    return [card for card in match.game.pack.names if card not in seen]

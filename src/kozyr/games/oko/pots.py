"""What a deal comes to: what goes back, the pots, who takes them (OK-POTS, OK-SPLIT)."""

import msgspec

from kozyr.engine import bit, popcount
from kozyr.games.oko.state import OVER, SEATS, Deal, Rules


def settle(deal: Deal, rules: Rules) -> None:
    """End the deal: give back what nobody matched, hand out pot by pot (OK-POTS)."""
    deal.phase = OVER
    give_back(deal)
    level = 0
    higher = next_level(deal, level)
    while higher > level:
        split(deal, rules, pot_between(deal, level, higher), higher)
        level = higher
        higher = next_level(deal, level)


def give_back(deal: Deal) -> None:
    """What the seat that put in most has above the second most of all goes back to it (OK-POTS)."""
    most = 0
    second = 0
    for seat in range(1, SEATS):
        if deal.paid[seat] > deal.paid[most]:
            second = deal.paid[most]
            most = seat
        else:
            second = max(second, deal.paid[seat])
    deal.left[most] += deal.paid[most] - second
    deal.paid[most] = second


def next_level(deal: Deal, level: int) -> int:
    """The least that a live seat has put in above a level; the level itself when there is none."""
    found = level
    for seat in range(SEATS):
        paid = deal.paid[seat]
        if deal.live & bit(seat) != 0 and paid > level and (found == level or paid < found):
            found = paid
    return found


def pot_between(deal: Deal, low: int, high: int) -> int:
    """The chips of all seats, passed ones too, between two levels (OK-POTS)."""
    pot = 0
    for seat in range(SEATS):
        pot += min(deal.paid[seat], high) - min(deal.paid[seat], low)
    return pot


def split(deal: Deal, rules: Rules, pot: int, level: int) -> None:
    """Give a pot to the best of the live hands that reached its level, odd chips in order (OK-SPLIT)."""
    best = 0
    sharing = 0
    for seat in range(SEATS):
        if deal.live & bit(seat) == 0 or deal.paid[seat] < level:
            continue
        if deal.strength[seat] > best:
            best = deal.strength[seat]
            sharing = 0
        if deal.strength[seat] == best:
            sharing |= bit(seat)
    share = pot // popcount(sharing)
    odd = pot % popcount(sharing)
    seat = deal.dealer
    for _ in range(rules.playing):
        seat = rules.after[seat]
        if sharing & bit(seat) != 0:
            deal.won[seat] += share + (1 if odd > 0 else 0)
            odd -= 1


class Pot(msgspec.Struct, frozen=True, kw_only=True):
    """One part of the pot."""

    chips: int
    level: int
    """What a seat must have put in over the whole deal to win it."""
    seats: list[int]
    """Those that reached the level and hadn't passed."""
    won: list[int]
    """Chips out of it, by seat."""


def pots(deal: Deal, rules: Rules) -> list[Pot]:
    """The parts of the pot of a deal that is over: handed out once more, one by one, in a copy."""
    again, found = deal.copy(), []
    level = 0
    higher = next_level(again, level)
    while higher > level:
        again.won = [0] * SEATS
        chips = pot_between(again, level, higher)
        split(again, rules, chips, higher)
        reached = [seat for seat in range(SEATS) if deal.live & bit(seat) != 0 and deal.paid[seat] >= higher]
        found.append(Pot(chips=chips, level=higher, seats=reached, won=again.won[: rules.seats]))
        level = higher
        higher = next_level(again, level)
    return found

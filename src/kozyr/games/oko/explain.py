"""Why an action of Oko is refused."""

from kozyr.engine import bit
from kozyr.games.oko.deal import barred, lowest_bet, reach, with_chips
from kozyr.games.oko.state import BETTING, Deal, Rules
from kozyr.games.refusal import Refusal, illegal
from kozyr.games.words import Words


def explain(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """The rule that an illegal action of the seat to act breaks."""
    if deal.phase != BETTING:
        return illegal("OK-STAGES", "ok-opening", number=deal.stage)
    low = lowest_bet(deal, rules, deal.to_act)
    high = reach(deal, deal.to_act)
    if words.verb in ("open", "stand"):
        if deal.highest:
            return illegal("OK-BET", "ok-betting-owed", highest=deal.highest, owed=owed(deal))
        return illegal("OK-BET", "ok-betting", low=low, high=high)
    if words.verb == "call":
        return illegal("OK-BET", "ok-no-bet", low=low, high=high)
    if deal.highest:
        return raising(deal, rules, words.number)
    code = "ok-bet-low" if words.number < low else "ok-bet-high"
    return illegal("OK-BET", code, number=words.number, low=low, high=high)


def owed(deal: Deal) -> int:
    """What the seat to act pays for a call: the difference, or all its chips if they are fewer."""
    seat = deal.to_act
    return min(deal.highest, reach(deal, seat)) - deal.bets[seat]


def raising(deal: Deal, rules: Rules, number: int) -> Refusal:
    """Why a bet is refused where there is one already."""
    seat = deal.to_act
    high = reach(deal, seat)
    if deal.closed:
        return illegal("OK-TWO", "ok-closed", number=number, highest=deal.highest, owed=owed(deal))
    if barred(deal, rules, seat):
        code = "ok-raised-since"
    elif with_chips(deal) & ~bit(seat) == 0:
        code = "ok-nobody-to-raise"
    elif high <= deal.highest:
        code = "ok-short"
    elif number == deal.highest:
        code = "ok-equal"
    else:
        code = "ok-raise-low" if number < deal.highest else "ok-raise-high"
    return illegal(
        "OK-BET",
        code,
        number=number,
        highest=deal.highest,
        owed=owed(deal),
        bet=deal.bets[seat],
        low=deal.highest + 1,
        high=high,
    )

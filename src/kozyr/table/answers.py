"""Donkey: what an answer would be, and what beats what, by the engine's tables (DK-BEAT, DK-ANSWER)."""

from __future__ import annotations

from typing import Literal

from kozyr.cards import PACK36
from kozyr.games.api import Game, Run
from kozyr.games.donkey.state import PLAY, SINGLE
from kozyr.games.donkey.tables import PACK
from kozyr.games.words import read_words


def in_play(run: Run) -> bool:
    """Whether cards are led and answered now."""
    return run.deal.phase in (PLAY, SINGLE)


def kinds(game: Game, run: Run, legal: list[str]) -> dict[str, Literal["beat", "discard"]]:
    """Whether each legal answer would beat, by its cards: found by laying them in a copy of the deal."""
    seat = run.deal.to_act
    found: dict[str, Literal["beat", "discard"]] = {}
    for action in legal:
        deal = run.deal.copy()
        game.engine.apply(deal, run.rules, game.encode(read_words(action, game.verbs, game.pack)))
        found[action.removeprefix("play ")] = "beat" if deal.taker == seat else "discard"
    return found


def beaten(run: Run) -> dict[str, list[str]]:
    """What beats each card of the hand and each standing card.

    A card of the hand: any card of the pack that beats it when one of the other seats in play lays it.
    A standing card: any that beats it when this seat lays it.
    """
    deal, rules = run.deal, run.rules
    seat = deal.to_act
    others = [other for other in PACK36.of_mask(rules.playing) if other != seat]
    found = {}
    for card in PACK36.of_mask(deal.hands[seat]):
        cards = 0
        for other in others:
            cards |= rules.beats[other * PACK + card]
        found[card] = cards
    for card in PACK36.of_mask(deal.standing if deal.laid else 0):
        found[card] = rules.beats[seat * PACK + card]
    return {PACK36.text(card): PACK36.join(PACK36.of_mask(cards)).split() for card, cards in found.items()}

"""Plays that could be the one at hand, as far as a player has seen, drawn evenly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kozyr.envs.openspiel.play import Play
from kozyr.games.worlds import Chance, Worlds, shuffle


class Resampler:
    """All histories of a play that a player can't tell from the true one; made once, drawn from often."""

    def __init__(self, play: Play, player: int) -> None:
        self.play = play
        self.worlds: list[Worlds] = []
        self.decks: list[int] = []
        if play.settings.decks:
            self.decks = [number for number in play.chances() if could_be(play, player, number)]
        else:
            self.worlds = play.match.worlds(player).deals

    def draw(self, chance: Chance) -> Iterator[int]:
        """The numbers of one of them, chance nodes and actions in order."""
        play, numbers = self.play, self.play.numbers
        runs = play.match.progress.runs
        if self.decks and runs:
            yield self.decks[chance.randrange(len(self.decks))]
            yield from (numbers.number(action) for _, action in runs[0].actions)
        for run, worlds in zip(runs, self.worlds, strict=False):
            deck, actions = worlds.draw(chance)
            yield from deck[: play.game.engine.used(run.rules)]
            yield from (numbers.number(action) for _, action in actions)
        # Nobody has looked at the cards of a deal that isn't begun.
        cards = list(range(play.game.pack.size))
        yield from shuffle(cards, chance)[: len(play.drawn)]


def could_be(play: Play, player: int, number: int) -> bool:
    """Whether one of the agreed decks would have shown a player the same."""
    other = Play(play.settings)
    if not play.match.progress.runs:
        return True
    other.deal(number)
    for _, action in play.match.progress.runs[0].actions:
        number = other.numbers.number(action)
        if other.match.to_act is None or number not in other.legal():
            return False
        other.act(number)
    return (other.public(), other.private(player, True)) == (play.public(), play.private(player, True))


def chance_of(uniform: Callable[[], float]) -> random.Random:
    """Chance made from a function that answers with numbers from 0 to 1, as OpenSpiel hands them over."""
    return random.Random(int(uniform() * (1 << 53)))

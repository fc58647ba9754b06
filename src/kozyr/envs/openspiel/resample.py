"""Plays that could be the one at hand, as far as a player has seen, drawn evenly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from kozyr.envs.openspiel.play import Play
from kozyr.games.worlds import Chance, Worlds, shuffle


class Resampler:
    """All histories of a play that a player can't tell from the true one; made once, drawn from often."""

    def __init__(self, play: Play, player: int) -> None:
        self.play, self.start = play, Play(play.settings)
        self.worlds: list[Worlds] = []
        self.decks: list[int] = []
        if play.settings.decks:
            self.decks = [number for number in play.chances() if could_be(play, player, number)]
        else:
            self.worlds = play.match.worlds(player).deals

    def draw(self, chance: Chance) -> Play:
        """One of them."""
        play, drawn = self.play, self.start.copy()
        runs = play.match.progress.runs
        if self.decks and runs:
            drawn.deal(self.decks[chance.randrange(len(self.decks))])
            carry_out(drawn, runs[0].actions)
        for worlds in self.worlds:
            deck, actions = worlds.draw(chance)
            drawn.take(deck[: drawn.used])
            carry_out(drawn, actions)
        # Nobody has looked at the cards of a deal that isn't begun.
        if play.drawn:
            drawn.take(shuffle(list(range(play.game.pack.size)), chance)[: len(play.drawn)])
        return drawn


def carry_out(play: Play, actions: Iterable[tuple[int, int]]) -> None:
    """Carry out actions that are known to be legal."""
    for _, action in actions:
        play.carry_out(action, listed=True)


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


class Draws:
    """The numbers of a ``random.Random`` with less around them.

    Args:
        uniform: where its seed comes from: answers with numbers from 0 to 1, as OpenSpiel hands them over.
    """

    def __init__(self, uniform: Callable[[], float]) -> None:
        self.bits = random.Random(int(uniform() * (1 << 53))).getrandbits

    def randrange(self, stop: int, /) -> int:
        """An even choice from 0 to ``stop - 1``."""
        length = stop.bit_length()
        found = self.bits(length)
        while found >= stop:
            found = self.bits(length)
        return found

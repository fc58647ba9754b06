"""The arena: bots against each other on the same deals."""

from kozyr.lab.arena.duplicate import Setting
from kozyr.lab.arena.result import BotResult, Difference, Moves, Result, Times
from kozyr.lab.arena.run import arena

__all__ = ["BotResult", "Difference", "Moves", "Result", "Setting", "Times", "arena"]

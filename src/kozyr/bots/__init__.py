"""Bots: a bot sees what its seat may know and answers with an action. It is never given a deal."""

from kozyr.bots.api import Advice, Bot, Budget, Reason, Worth, ask
from kozyr.bots.registry import LEVELS, PREFIX, SEARCHING, LevelError, bot, levels_of, usual

__all__ = [
    "LEVELS",
    "PREFIX",
    "SEARCHING",
    "Advice",
    "Bot",
    "Budget",
    "LevelError",
    "Reason",
    "Worth",
    "ask",
    "bot",
    "levels_of",
    "usual",
]

"""Bots: a bot sees a ``View`` and answers with an action. It is never given a deal."""

from kozyr.bots.api import Bot
from kozyr.bots.registry import LEVELS, PREFIX, LevelError, bot, strongest

__all__ = ["LEVELS", "PREFIX", "Bot", "LevelError", "bot", "strongest"]

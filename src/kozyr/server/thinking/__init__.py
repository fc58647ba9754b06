"""Bots that search, in processes of their own: the server waits for none of them and compiles nothing."""

from kozyr.server.thinking.pool import LIMITS, Thinkers
from kozyr.server.thinking.tasks import Question, Warmup

__all__ = ["LIMITS", "Question", "Thinkers", "Warmup"]

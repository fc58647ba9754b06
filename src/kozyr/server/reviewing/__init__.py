"""Reviews of matches that are over, made one at a time in a process of their own."""

from kozyr.server.reviewing.reviews import Reviews, Standing

__all__ = ["Reviews", "Standing"]

"""What a bot is: it is shown a view and answers with an action."""

from __future__ import annotations

from typing import Protocol

from kozyr.games.api import View


class Bot(Protocol):
    """A player that knows what its seat may know, and nothing else."""

    name: str
    """Its level, as ``"steady"``."""

    def act(self, view: View) -> str:
        """A legal action in the record's spelling without the seat, as ``"bid 2"``.

        Args:
            view: what the seat to act may know; ``view.legal`` isn't empty.
        """
        ...

"""The steady bot for donkey, in all forms: a card is worth its points and what it can still take."""

from __future__ import annotations

import random

from kozyr.bots import donkey_play, donkey_solo
from kozyr.bots.donkey_memory import remember
from kozyr.games.api import View
from kozyr.games.donkey.view import View as DonkeyView


def steady(view: View, rng: random.Random) -> str:
    """The bot's action."""
    assert isinstance(view, DonkeyView)
    deal = view.public.deal
    assert deal is not None
    memory = remember(view, deal)
    if deal.phase == "play":
        return donkey_play.choose(memory, view.legal, rng)
    action = donkey_solo.choose(memory, view, deal)
    return action if action in view.legal else rng.choice(view.legal)

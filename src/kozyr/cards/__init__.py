"""What a card is: packs and their text, the verifiable shuffle, the commitment to a seed."""

from kozyr.cards.card import PACK24, PACK36, PACK52, RANKS, SUITS, CardError, Pack, pack_for
from kozyr.cards.commit import (
    DIGEST_BYTES,
    NONCE_BYTES,
    SECRET_BYTES,
    commitment,
    draw_nonce,
    draw_secret,
    draw_seed,
    match_seed,
    seed_commitment,
)
from kozyr.cards.shuffle import LOT, Stream, deck, first_dealer

__all__ = [
    "DIGEST_BYTES",
    "LOT",
    "NONCE_BYTES",
    "PACK24",
    "PACK36",
    "PACK52",
    "RANKS",
    "SECRET_BYTES",
    "SUITS",
    "CardError",
    "Pack",
    "Stream",
    "commitment",
    "deck",
    "draw_nonce",
    "draw_secret",
    "draw_seed",
    "first_dealer",
    "match_seed",
    "pack_for",
    "seed_commitment",
]

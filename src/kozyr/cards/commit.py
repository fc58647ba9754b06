"""The commitment of a table to its shuffle (C-COMMIT).

The three `draw_` functions are the only ones in the core that ask the operating system for random bytes; only
the edges of the program call them.
"""

import hashlib
import secrets
from collections.abc import Sequence

SECRET_BYTES = 32
NONCE_BYTES = 16
DIGEST_BYTES = 32  # of SHA-256: commitments, and the seed of a table's match

_SEED_BYTES = 32  # more than the 226 bits that all orders of 52 cards need


def commitment(secret: bytes) -> bytes:
    """What a table shows before anyone sits: SHA-256(secret), 32 bytes (C-COMMIT).

    Raises:
        ValueError: the secret is not 32 bytes long.
    """
    _check_secret(secret)
    return hashlib.sha256(secret).digest()


def seed_commitment(seed: bytes) -> bytes:
    """The commitment of a match that has no secret: SHA-256(seed), 32 bytes (records.md, `commit`)."""
    return hashlib.sha256(seed).digest()


def match_seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The match seed of a table: SHA-256(secret ‖ nonces in order of seats), 32 bytes (C-COMMIT).

    Args:
        secret: the table's secret, 32 bytes.
        nonces: one for each seat, 16 bytes of a person or b"" of a bot.

    Raises:
        ValueError: the secret or a nonce has another length.
    """
    _check_secret(secret)
    for seat, nonce in enumerate(nonces):
        if len(nonce) not in (0, NONCE_BYTES):
            raise ValueError(
                f"the nonce of seat {seat} must have {NONCE_BYTES} bytes or none, not {len(nonce)}"
            )
    return hashlib.sha256(secret + b"".join(nonces)).digest()


def draw_secret() -> bytes:
    """A fresh secret for a table, 32 bytes (C-COMMIT)."""
    return secrets.token_bytes(SECRET_BYTES)


def draw_nonce() -> bytes:
    """A fresh nonce for a person on this device, 16 bytes (C-COMMIT)."""
    return secrets.token_bytes(NONCE_BYTES)


def draw_seed() -> bytes:
    """A fresh seed for a match on one's own machine, 32 bytes (C-COMMIT)."""
    return secrets.token_bytes(_SEED_BYTES)


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret must have {SECRET_BYTES} bytes, not {len(secret)}")

"""C-COMMIT: what a table shows, and the seed that follows."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import commitment, draw_nonce, draw_secret, draw_seed, match_seed, seed_commitment

SECRET = bytes(range(32))


def test_C_COMMIT_known_vector() -> None:
    # sha256sum of the bytes 00 01 … 1f
    assert commitment(SECRET).hex() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@given(st.binary(min_size=32, max_size=32), st.lists(st.binary(min_size=16, max_size=16) | st.just(b"")))
def test_C_COMMIT_seed(secret: bytes, nonces: list[bytes]) -> None:
    digest = hashlib.sha256(secret)
    for nonce in nonces:
        digest.update(nonce)
    assert match_seed(secret, nonces) == digest.digest()
    assert commitment(secret) == hashlib.sha256(secret).digest()


def test_C_COMMIT_order_of_seats_counts() -> None:
    one, other = b"1" * 16, b"2" * 16
    assert match_seed(SECRET, [one, other]) != match_seed(SECRET, [other, one])
    assert match_seed(SECRET, [one, b"", other]) == match_seed(SECRET, [one, other])
    assert match_seed(SECRET, []) == match_seed(SECRET, [b"", b""]) == commitment(SECRET)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_C_COMMIT_length_of_the_secret(length: int) -> None:
    with pytest.raises(ValueError, match=f"must have 32 bytes, not {length}"):
        commitment(bytes(length))
    with pytest.raises(ValueError, match=f"must have 32 bytes, not {length}"):
        match_seed(bytes(length), [])


@pytest.mark.parametrize("length", [1, 15, 17, 32])
def test_C_COMMIT_length_of_a_nonce(length: int) -> None:
    with pytest.raises(ValueError, match=f"the nonce of seat 1 must have 16 bytes or none, not {length}"):
        match_seed(SECRET, [b"", bytes(length)])


def test_C_COMMIT_draws() -> None:
    for draw, length in [(draw_secret, 32), (draw_nonce, 16), (draw_seed, 32)]:
        drawn = {draw() for _ in range(20)}
        assert len(drawn) == 20
        assert {len(value) for value in drawn} == {length}


def test_C_COMMIT_without_a_secret() -> None:
    assert seed_commitment(b"kozyr") == hashlib.sha256(b"kozyr").digest()

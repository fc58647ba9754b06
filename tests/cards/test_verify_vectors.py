"""The page's own check of the shuffle is tested against these files; so is Python."""

from __future__ import annotations

from tests.cards.write_verify import HERE, text, vectors


def test_C_COMMIT_the_vectors_are_what_verify_finds() -> None:
    assert HERE.read_text(encoding="utf-8") == text(), "python -m tests.cards.write_verify"


def test_C_COMMIT_every_change_is_found() -> None:
    verdicts = {vector["name"]: vector["verdict"] for vector in vectors()}
    assert {name for name, verdict in verdicts.items() if verdict == "false"} == {
        "another commitment",
        "another secret",
        "another nonce",
        "a nonce added",
        "nonces in another order",
        "no nonces",
        "another seed",
        "two cards changed places",
        "the last two cards changed places",
        "deals in another order",
        "committed to another seed",
    }

"""Refusals and their exceptions (C-ILLEGAL)."""

import pytest

from kozyr.games.refusal import Illegal, Malformed, OutOfTurn, Refusal, Refused, illegal, malformed, refused


def test_malformed_words_break_no_rule() -> None:
    assert malformed("unknown-verb", word="fly") == Refusal(
        kind="malformed", rule=None, code="unknown-verb", args={"word": "fly"}
    )


def test_an_illegal_action_names_its_rule() -> None:
    assert illegal("OD-HOOK", "od-hook", number=1, size=2) == Refusal(
        kind="illegal", rule="OD-HOOK", code="od-hook", args={"number": 1, "size": 2}
    )
    assert illegal(None, "match-over").args == {}


@pytest.mark.parametrize(
    ("refusal", "kind"),
    [
        (malformed("card-needed", word="play"), Malformed),
        (illegal("DK-LEAD", "dk-lead"), Illegal),
        (Refusal(kind="turn", rule="C-SEAT", code="not-your-turn", args={"seat": 1}), OutOfTurn),
    ],
)
def test_C_ILLEGAL_each_kind_has_its_exception(refusal: Refusal, kind: type[Refused]) -> None:
    error = refused(refusal)
    assert type(error) is kind
    assert isinstance(error, Refused | ValueError)
    assert error.refusal is refusal
    assert str(error) == str(refusal)


def test_the_three_kinds_are_told_apart() -> None:
    assert not issubclass(Malformed, Illegal | OutOfTurn)
    assert not issubclass(Illegal, Malformed | OutOfTurn)
    assert not issubclass(OutOfTurn, Malformed | Illegal)


def test_a_refusal_as_text() -> None:
    assert str(illegal("OD-HOOK", "od-hook", number=1, size=2)) == "OD-HOOK: od-hook (number=1, size=2)"
    assert str(illegal("OD-BID", "od-bid-first")) == "OD-BID: od-bid-first"
    assert str(malformed("unknown-verb", word="x")) == "no rule: unknown-verb (word=x)"

"""Ending a deal: proposed by a player, agreed by all who are there, played out only where it is certain."""

from __future__ import annotations

from typing import Any

import pytest

from kozyr.table import commands, events, table_info
from kozyr.table.claim import certain
from kozyr.table.claiming import BUDGET
from tests.table.room import Room, started


def until(sure: bool) -> Room:
    """A table where it can be proposed to end the deal, and the rest is certain or isn't."""
    room = started(sizes=[4] * 8)
    for _ in range(200):
        assert room.table.match is not None
        if claim_of(room) == [] and (certain(room.table.match, BUDGET) is not None) == sure:
            return room
        room.act()
    raise AssertionError("never")


def claim_of(room: Room) -> list[int] | None:
    return table_info(room.table, "ann", room.now).claim


def ask(room: Room, guest: str, agree: bool = True, deal: int | None = None) -> commands.Claim:
    assert room.table.match is not None
    now = len(room.table.match.progress.runs) - 1
    return commands.Claim(guest=guest, deal=now if deal is None else deal, agree=agree)


def test_the_rest_is_played_when_all_agree_and_it_is_certain() -> None:
    room = until(True)
    assert room.table.match is not None
    found, deal = certain(room.table.match, BUDGET), len(room.table.match.progress.runs) - 1
    assert found is not None
    assert room.do(ask(room, "ann")) == [events.Claimed(seat=0)]
    assert claim_of(room) == [0]
    assert room.do(ask(room, "ann")) == []
    claimed, *acted = room.do(ask(room, "bob"))
    assert claimed == events.Claimed(seat=1)
    played: list[Any] = [event for event in acted if isinstance(event, events.Acted)]
    assert played == acted
    assert [event.action for event in played] == found.line
    assert {event.by for event in played} == {"claim"}
    outcome = room.table.match.progress.runs[deal].outcome
    assert outcome is not None
    assert outcome.scores == found.scores
    room.restart()
    assert room.table.match.totals[0] is not None


def test_what_is_not_certain_is_played_on_and_not_asked_again() -> None:
    room = until(False)
    room.do(ask(room, "bob"))
    assert room.do(ask(room, "ann")) == [events.Claimed(seat=0), events.Unclaimed(seat=None)]
    assert claim_of(room) is None
    assert room.denied(ask(room, "ann")).code == "web-denied-claim"


def test_anybody_may_be_against_it() -> None:
    room = until(True)
    assert room.denied(ask(room, "bob", agree=False)).code == "web-denied-claim"
    room.do(ask(room, "ann"))
    assert room.do(ask(room, "bob", agree=False)) == [events.Unclaimed(seat=1)]
    assert room.denied(ask(room, "ann")).code == "web-denied-claim"


def test_a_late_answer_is_of_its_own_deal() -> None:
    room = until(True)
    assert room.denied(ask(room, "ann", deal=99)).code == "no-deal"
    room.do(ask(room, "ann"))
    deal = ask(room, "ann").deal
    while ask(room, "ann").deal == deal:
        room.act()
    assert room.denied(ask(room, "bob", deal=deal)).code == "deal-over"


def test_who_is_gone_is_not_waited_for() -> None:
    room = until(True)
    room.do(commands.Disconnected(guest="bob"))
    assert len(room.do(ask(room, "ann"))) > 1


@pytest.mark.parametrize(("game", "options"), [("oko", {"stack": 15}), ("exchange", {})])
def test_other_games_are_open_to_the_last_action(game: str, options: dict[str, Any]) -> None:
    room = started(game=game, **options)
    assert claim_of(room) is None
    assert room.denied(ask(room, "ann")).code == "web-denied-claim"

"""Every lesson goes through its record by the rules, and has all its words."""

from __future__ import annotations

import re

import msgspec
import pytest

from kozyr.games.registry import GAMES
from kozyr.i18n.cards import rank_names
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.i18n.rules import rule
from kozyr.match import Match, ReplayError
from kozyr.study import lesson as lessons
from kozyr.study.lesson import HERO, Lesson, Moment, lesson, reached, record, script, step

SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_about_ten_steps_in_order(game: str) -> None:
    steps = script(game)
    assert 10 <= len(steps) <= 13
    assert len({one.id for one in steps}) == len(steps)
    assert [one.at for one in steps] == sorted(one.at for one in steps)
    assert sum(one.ask for one in steps) >= 3
    for one in steps:
        assert one.rule is None or rule("en", one.rule) is not None, one.rule


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_asks_for_is_legal_and_leads_on(game: str) -> None:
    for one in lesson(game).steps:
        prompt = one.frame.prompt
        if one.action is None:
            continue
        assert prompt is not None
        amounts = [entry for entry in prompt.legal if entry.startswith("bet ")]
        assert one.action in prompt.legal or (amounts and one.action.startswith("bet "))
        assert one.frame.table.turn is not None
        assert one.frame.table.turn.seat == HERO
        assert not one.rest


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_does_all_that_the_learner_s_seat_does(game: str) -> None:
    """No action of the learner's seat happens by itself."""
    actions = [line for deal in record(game).deals for line in deal.actions]
    mine = [place for place, line in enumerate(actions) if line.startswith(f"{HERO} ")]
    assert [one.at for one in script(game) if one.ask] == mine


@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_shown_only_where_there_is_one(game: str) -> None:
    for one in lesson(game).steps:
        if one.outcome:
            assert one.frame.view.public.deals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_its_words_and_names_the_same_cards(game: str, language: str) -> None:
    words = catalogue(language)
    for one in script(game):
        id = f"web-lesson-{game}-{one.id}"
        assert len(words.say(id)) <= 40, id
        assert 40 <= len(words.say(f"{id}-text")) <= 240, id
        assert cards(language, f"{id}-text") == cards("en", f"{id}-text"), id


def cards(language: str, id: str) -> list[str]:
    """The cards in a text, as records spell them."""
    spelled = {shown: rank for rank, shown in rank_names(catalogue(language)).items()}
    ranks = "|".join(sorted(spelled, key=len, reverse=True))
    found = re.findall(rf"({ranks})([♣♦♥♠])", catalogue(language).say(id))
    return sorted(spelled[rank] + SIGNS[sign] for rank, sign in found)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_is_named(game: str) -> None:
    for one in lesson(game).steps:
        wanted = [word for word in (one.action or "").split() if re.fullmatch(r"[2-9TJQKA][CDHS]", word)]
        assert set(wanted) <= set(cards("en", f"web-lesson-{game}-{one.id}-text"))


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_lesson_replays(game: str) -> None:
    match = Match.from_record(lessons.file(f"{game}.record.toml"))
    assert match.game.name == game


def test_a_step_that_asks_out_of_turn_is_found() -> None:
    with pytest.raises(ValueError, match="isn't to act"):
        step(record("odessa"), Moment(id="x", at=0, ask=True))
    with pytest.raises(ValueError, match="isn't to act"):
        step(record("odessa"), Moment(id="x", at=12, ask=True))


def test_an_illegal_record_is_found() -> None:
    whole = record("odessa")
    deal = msgspec.structs.replace(whole.deals[0], actions=["1 bid 1", "2 bid 1", "0 bid 1"])
    with pytest.raises(ReplayError):
        step(msgspec.structs.replace(whole, deals=[deal]), Moment(id="x", at=3))


def test_reached_goes_on_over_the_end() -> None:
    match, following = reached(record("odessa"), 99)
    assert match.finished
    assert following is None


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(KeyError):
        lesson("bridge")


def test_a_lesson_tells_a_client_no_card_that_its_seat_may_not_know() -> None:
    """Every card in a frame is in the view that the rules give the seat, whatever the deck below."""
    for game in GAMES:
        for one in lesson(game).steps:
            text = msgspec.json.encode(one.frame.view).decode()
            assert "deck" not in text
            assert "seed" not in text
    assert isinstance(lesson("oko"), Lesson)

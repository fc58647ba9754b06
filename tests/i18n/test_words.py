"""Cards, numbers, languages and rules in words."""

from __future__ import annotations

import pytest

from kozyr.games.registry import GAMES
from kozyr.i18n import LANGUAGES, Catalogue, MessageError, language_of, rules
from kozyr.i18n.cards import typed_card
from kozyr.i18n.catalogue import catalogue, signed
from kozyr.i18n.refusals import shown_cards


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        *[
            ("7h", "7H"),
            ("7H", "7H"),
            ("7♥", "7H"),
            ("7\u2665\ufe0f", "7H"),
            ("7♡", "7H"),
            ("th", "TH"),
            ("10h", "TH"),
        ],
        *[("10♠", "TS"), ("Тh", "AH"), ("тч", "AH"), ("дп", "QS"), ("Вт", "JC"), ("Кб", "KD"), ("9Б", "9D")],
        *[("7С", "7C"), ("7Н", "7H"), ("jc", "JC"), ("aD", "AD"), ("2s", "2S")],
        *[
            (word, None)
            for word in ("", "7", "h", "1h", "11h", "7x", "7hh", "pass", "12", "♥7", "10", "xh", "777")
        ],
    ],
)
def test_C_CARD_typed_cards(typed: str, card: str | None) -> None:
    assert typed_card(typed) == card


def test_C_CARD_shown_cards() -> None:
    cards = "JC QD KH AS TS 9C"
    assert shown_cards(catalogue("en"), cards) == "J♣ Q♦ K♥ A♠ 10♠ 9♣"
    assert shown_cards(catalogue("ru"), cards) == "В♣ Д♦ К♥ Т♠ 10♠ 9♣"
    assert shown_cards(catalogue("uk"), cards) == "В♣ Д♦ К♥ Т♠ 10♠ 9♣"


@pytest.mark.parametrize("language", LANGUAGES)
def test_C_CARD_what_is_shown_can_be_typed(language: str) -> None:
    for card in GAMES["exchange"].pack.names:
        assert typed_card(shown_cards(catalogue(language), card)) == card
        assert typed_card(shown_cards(catalogue(language), card).lower()) == card


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {}, "en"),
        ("ru", {"KOZYR_LANG": "uk", "LANG": "en_US.UTF-8"}, "ru"),
        ("ru_RU.UTF-8", {}, "ru"),
        ("UK", {}, "uk"),
        (None, {"KOZYR_LANG": "uk", "LANG": "ru_RU.UTF-8"}, "uk"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA"}, "uk"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "C", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        (None, {"KOZYR_LANG": "", "LANG": ""}, "en"),
    ],
)
def test_which_language_is_spoken(wish: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(wish, environment) == language


@pytest.mark.parametrize(("wish", "environment"), [("de", {}), ("russian", {}), (None, {"KOZYR_LANG": "xx"})])
def test_a_language_that_there_is_none_of_is_refused(wish: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="is not one of en, ru, uk"):
        language_of(wish, environment)


def test_an_unknown_message_and_language() -> None:
    with pytest.raises(MessageError):
        catalogue("en").say("no-such-message")
    with pytest.raises(ValueError, match="'de' is not one of"):
        Catalogue("de")


def test_numbers_have_a_real_minus_and_plain_spaces() -> None:
    assert [signed(number) for number in (20, 0, -10)] == ["+20", "0", "−10"]
    ru = catalogue("ru")
    assert ru.say("ok-takes", chips=12_500) == "берёт 12 500"
    assert (
        ru.say("dk-takes-bank", who="you", name="", count=4, points=-2) == "Банк берёте вы: 4 карты, −2 очка"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_ids_in_each_language(language: str) -> None:
    assert list(rules.ids(language)) == list(rules.ids("en"))
    for name in rules.PAGES:
        page = rules.page(language, name)
        assert page.title
        assert page.summary
        assert all(section.title and section.text for section in page.sections)


def test_a_rule_by_its_id() -> None:
    hook = rules.rule("ru", "od-hook")
    assert hook is not None
    assert hook.id == "OD-HOOK"
    assert hook.title == "Заказ сдатчика"
    assert hook.text.startswith("Сдатчик заказывает последним")
    assert rules.rule("en", "OD-NOTHING") is None
    assert rules.rule("en", "XX-HOOK") is None
    assert rules.rule("en", "") is None


def test_every_option_belongs_to_a_rule() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert rules.rule("en", option.rule), option.rule

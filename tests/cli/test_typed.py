"""What people type at the line table, as actions of a record."""

from __future__ import annotations

import pytest

from kozyr.cli.show.ask import Ask, Choice, numbered
from kozyr.cli.table.typed import COMMANDS, VERBS, Unclear, action, vocabulary
from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue

VERBS_OF = {language: vocabulary(catalogue(language), "verb", VERBS) for language in LANGUAGES}

PLAY = Ask("", numbered(["play 7H", "play TS"], ["7♥", "10♠"]), verb="play")
BID = Ask("", (Choice("0", "bid 0", ""), Choice("2", "bid 2", "")), number="bid")
BET = Ask("", numbered(["pass", "call", "bet ?"], ["", "", ""]), number="bet")
OPEN = Ask("", numbered(["open", "stand"], ["", ""]))
TALON = Ask("", numbered(["talon gift", "talon bury"], ["", ""]))
BURY = Ask("", hand=("6C", "TD", "AS", "9H"), verb="bury")
GIVE = Ask("", hand=("6C", "TD", "AS", "9H"), verb="give")


@pytest.mark.parametrize(
    ("line", "ask", "meant"),
    [
        *[
            ("1", PLAY, "play 7H"),
            ("2", PLAY, "play TS"),
            (" 2. ", PLAY, "play TS"),
            ("2)", PLAY, "play TS"),
            ("7h", PLAY, "play 7H"),
        ],
        *[("10♠", PLAY, "play TS"), ("play 7h 8h", PLAY, "play 7H 8H"), ("7H, 8H", PLAY, "play 7H 8H")],
        *[("PLAY 7H", PLAY, "play 7H"), ("lay th", PLAY, "play TH"), ("3", PLAY, None), ("0", PLAY, None)],
        *[("0", BID, "bid 0"), ("2", BID, "bid 2"), ("1", BID, "bid 1"), ("bid 1", BID, "bid 1")],
        *[("bid 007", BID, "bid 007"), ("7h", BID, None), ("pass", BID, "pass"), ("order 2", BID, "bid 2")],
        *[("1", BET, "pass"), ("3", BET, "bet ?"), ("3 12", BET, "bet 12"), ("12", BET, "bet 12")],
        *[("b 12", BET, "bet 12"), ("bet 1", BET, "bet 1"), ("raise 5", BET, "bet 5"), ("12 13", BET, None)],
        *[("fold", BET, "pass"), ("c", BET, "call"), ("012", BET, "bet 12")],
        *[("1", OPEN, "open"), ("o", OPEN, "open"), ("stay", OPEN, "stand"), ("7", OPEN, None)],
        *[("1", TALON, "talon gift"), ("gift", TALON, "talon gift"), ("bury", TALON, "talon bury")],
        *[("talon bury", TALON, "talon bury"), ("take gift", TALON, "talon gift")],
        *[
            ("1 3 4", BURY, "bury 6C AS 9H"),
            ("bury 1 2", BURY, "bury 6C TD"),
            ("bury 6c td", BURY, "bury 6C TD"),
        ],
        *[("6c 10d", BURY, "bury 6C TD"), ("5", BURY, None), ("0", BURY, None), ("1 9", BURY, None)],
        *[("4 1", GIVE, "give 9H 6C"), ("give 4 1", GIVE, "give 9H 6C"), ("hand 9h", GIVE, "give 9H")],
        *[
            ("", PLAY, None),
            ("  ", PLAY, None),
            ("...", PLAY, None),
            ("hello", PLAY, None),
            ("7h x", PLAY, None),
        ],
        *[("١", PLAY, None), ("9" * 5000, BET, "bet 999999999999"), ("x" * 5000, PLAY, None)],
    ],
)
def test_lines(line: str, ask: Ask, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(Unclear) as caught:
            action(line, ask, VERBS_OF["en"])
        for language in LANGUAGES:
            assert "{" not in catalogue(language).say(caught.value.code, **caught.value.args_of_code)
    else:
        assert action(line, ask, VERBS_OF["en"]) == meant


@pytest.mark.parametrize(
    ("language", "line", "ask", "meant"),
    [
        *[("ru", "пас", BET, "pass"), ("ru", "ставка 12", BET, "bet 12"), ("ru", "Заказ 1", BID, "bid 1")],
        *[
            ("ru", "7ч", PLAY, "play 7H"),
            ("ru", "Тп", PLAY, "play AS"),
            ("ru", "положить дб", PLAY, "play QD"),
        ],
        *[("ru", "прикуп подарок", TALON, "talon gift"), ("ru", "снос", TALON, "talon bury")],
        *[("ru", "снести 1 2", BURY, "bury 6C TD"), ("ru", "отдать 4 1", GIVE, "give 9H 6C")],
        *[("ru", "bet 12", BET, "bet 12"), ("ru", "play 7h", PLAY, "play 7H")],
        *[
            ("uk", "пас", BET, "pass"),
            ("uk", "відповісти", BET, "call"),
            ("uk", "замовлення 0", BID, "bid 0"),
        ],
        *[
            ("uk", "знесення", TALON, "talon bury"),
            ("uk", "стою", OPEN, "stand"),
            ("uk", "10♠", PLAY, "play TS"),
        ],
    ],
)
def test_lines_in_other_languages(language: str, line: str, ask: Ask, meant: str) -> None:
    assert action(line, ask, VERBS_OF[language]) == meant


def test_words_work_in_english_and_in_the_own_language() -> None:
    words = {language: vocabulary(catalogue(language), "word", COMMANDS) for language in LANGUAGES}
    for language in LANGUAGES:
        assert all(words[language][word] == word for word in COMMANDS)
    assert words["ru"]["счёт"] == words["ru"]["счет"] == words["uk"]["рахунок"] == "score"
    assert words["ru"]["правила"] == words["uk"]["правила"] == "rules"
    assert words["ru"]["взятка"] == "last"

"""Choosing game, seats, options and opponents, by questions and by flags."""

from __future__ import annotations

from typing import Any

import pytest

from kozyr.cli.show.sheet import option_rows
from kozyr.cli.table.console import Ended, Quit
from kozyr.cli.table.options import allowed, from_flags, settle
from kozyr.cli.table.setup import Setup, ask_game, ask_settings, usual_seats
from kozyr.cli.table.start import Wish, setup_from
from kozyr.cli.words import UsageError
from kozyr.games.option import OptionError, read_options
from kozyr.games.registry import GAMES
from kozyr.i18n import LANGUAGES
from tests.cli.scripted import ScriptedConsole


def settings(game: str, *lines: str, language: str = "en") -> tuple[Setup, str]:
    """The settings after these lines, and what was printed."""
    console = ScriptedConsole(language, list(lines))
    setup = Setup(GAMES[game], usual_seats(GAMES[game], {}))
    ask_settings(setup, console)
    return setup, console.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_by_number_or_name(language: str) -> None:
    for number, name in enumerate(("exchange", "donkey", "odessa", "oko"), start=1):
        own = ScriptedConsole(language).pen.say(f"game-{name}")
        for line in (str(number), name, own, own.upper()):
            assert ask_game(ScriptedConsole(language, ["9", "chess", line])).name == name


def test_leaving_before_the_match() -> None:
    with pytest.raises(Quit):
        ask_game(ScriptedConsole("ru", ["выход"]))
    with pytest.raises(Quit):
        settings("odessa", "1", "q")
    with pytest.raises(Ended):
        settings("odessa", "1")


def test_defaults() -> None:
    for name, seats in (("exchange", 4), ("donkey", 4), ("odessa", 4), ("oko", 4)):
        setup, _ = settings(name, "")
        assert (setup.seats, setup.me, setup.options) == (seats, 0, {})
        assert setup.bots == {1: "steady", 2: "steady", 3: "steady"}


def test_seats_and_opponents() -> None:
    setup, text = settings("odessa", "1", "7", "x", "3", "2", "9", "2", "3", "bold", "1 2 1", "2 1", "")
    assert (setup.seats, setup.me) == (3, 2)
    assert setup.bots == {0: "steady", 1: "random"}
    assert text.count("Possible here: 2 to 6.") == 2
    assert "One level for all is needed, or 2 levels." in text
    setup, _ = settings("odessa", "3", "random", "1", "", "")
    assert setup.bots == {1: "random", 2: "random", 3: "random"}


@pytest.mark.parametrize(
    ("game", "lines", "options"),
    [
        ("odessa", ["6", "1, 2 3", ""], {"sizes": [1, 2, 3]}),
        ("odessa", ["6", "7", "[1]", ""], {"sizes": [1]}),
        ("odessa", ["6", "1", "6", "-", ""], {}),
        ("odessa", ["6", "1", "6", "", ""], {"sizes": [1]}),
        ("odessa", ["8", "2", ""], {"revoke": "penalty"}),
        ("odessa", ["8", "penalty", "7", "101", "5", ""], {"revoke": "penalty", "zero_bonus": 5}),
        ("donkey", ["8", ""], {"must_beat": True}),
        ("donkey", ["8", "8", ""], {"must_beat": False}),
        ("donkey", ["5", "4", "6", "♣ s", ""], {"trump": "two", "trump_suits": ["C", "S"]}),
        ("donkey", ["6", "S H D D", "S H D C", "5", "2", ""], {"trump": "none"}),
        ("donkey", ["5", "1", "4", "3", ""], {"form": "two_vs_one"}),
        ("oko", ["4", "0", "50", "7", ""], {"stack": 50, "reraise": True}),
        ("exchange", ["1", "2", "4", "5", "1", "13", ""], {}),
    ],
)
def test_options(game: str, lines: list[str], options: dict[str, Any]) -> None:
    setup, _ = settings(game, *lines)
    assert setup.options == options
    read_options(setup.game.options, setup.options, setup.seats)
    assert setup.seats in setup.game.seats(setup.options)


def test_a_form_brings_its_seats() -> None:
    setup, text = settings("donkey", "4", "3", "")
    assert setup.seats == 3
    assert "3..3" not in text
    assert " 1)  seats                   3 " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained_within_80_columns(language: str) -> None:
    for name, game in GAMES.items():
        lines = [line for number in range(1, 4 + len(game.options)) for line in (str(number), "?", "")]
        console = ScriptedConsole(language, [*lines, "rules", "rules " + game.options[0].rule, "77", "?", ""])
        setup = Setup(game, usual_seats(game, {}))
        ask_settings(setup, console)
        assert [line for line in console.text.split("\n") if len(line) > 80] == [], name
        assert "{" not in console.text
        for option in game.options:
            assert option.rule in console.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_allowed_values_in_words(language: str) -> None:
    pen = ScriptedConsole(language).pen
    for game in GAMES.values():
        seats = usual_seats(game, {})
        _, values = settle(game, {}, seats)
        assert all(allowed(option, seats, values, pen) for option in game.options)
        assert len(option_rows(game, values, seats, pen, changed=False)) == len(game.options)
        assert option_rows(game, values, seats, pen, changed=True) == []


@pytest.mark.parametrize(
    ("game", "flags", "options"),
    [
        ("odessa", ["sizes=1,2", "revoke=penalty"], {"sizes": [1, 2], "revoke": "penalty"}),
        ("odessa", ["sizes=[1, 2]", "zero-bonus=5"], {"sizes": [1, 2], "zero_bonus": 5}),
        ("donkey", ['trump_suits=["S","H"]', "trump = two"], {"trump_suits": ["S", "H"], "trump": "two"}),
        ("donkey", ["must_beat=yes"], {"must_beat": True}),
        ("donkey", ["must_beat=FALSE"], {"must_beat": False}),
        ("donkey", ["must_beat=maybe"], {"must_beat": "maybe"}),
        ("oko", ["stack=many", "ante=-1"], {"stack": "many", "ante": "-1"}),
    ],
)
def test_flags(game: str, flags: list[str], options: dict[str, Any]) -> None:
    assert from_flags(GAMES[game], flags) == options


@pytest.mark.parametrize("flag", ["stacks=1", "=1", "stack"])
def test_unknown_flags(flag: str) -> None:
    with pytest.raises(OptionError, match=r"^options\."):
        from_flags(GAMES["oko"], [flag])


@pytest.mark.parametrize(
    ("game", "wish", "message"),
    [
        ("odessa", {"seats": 7}, "7 can't play this: 2 to 6 can."),
        ("donkey", {"options": ["form=pairs"], "seats": 3}, "3 can't play this: 4 can."),
        ("odessa", {"me": 4}, "There is no seat 4: seats are 0 to 3."),
        ("odessa", {"me": -1}, "There is no seat -1"),
        ("odessa", {"options": ["sizes"]}, "NAME=VALUE"),
        ("odessa", {"options": ["size=1"]}, "There is no option size, only max_deals"),
        ("odessa", {"options": ["sizes=7"]}, "sizes can't be 7. Possible: sizes 1 to 6"),
        ("oko", {"options": ["stack=0"]}, "stack can't be 0. Possible: 1 to 1000000."),
        (
            "donkey",
            {"options": ["form=two_vs_one", "trump=own"]},
            "trump can't be own. Possible: ranked (♦ junior, ♠ senior)",
        ),
        ("donkey", {"options": ["trump=one", "trump_suits=S H", "must_beat=x"]}, "trump_suits can't be"),
        (
            "odessa",
            {"bots": "expert"},
            "There is no level “expert”, only random, steady, strong, master, exec:PATH.",
        ),
        ("odessa", {"bots": "steady,random"}, "3 levels"),
    ],
)
def test_flags_that_cant_be(game: str, wish: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        setup_from(Wish(**wish), GAMES[game], ScriptedConsole().pen)
    assert message in str(caught.value)


def test_flags_that_can_be() -> None:
    wish = Wish(seats=3, me=1, bots="steady,random", options=["sizes=1"])
    setup = setup_from(wish, GAMES["odessa"], ScriptedConsole().pen)
    assert (setup.seats, setup.me, setup.options) == (3, 1, {"sizes": [1]})
    assert setup.bots == {0: "steady", 2: "random"}

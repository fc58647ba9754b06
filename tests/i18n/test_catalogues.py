"""The three catalogues say the same things: same messages, same variables, all plural forms, all words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import kozyr
from kozyr.bots import LEVELS, program
from kozyr.cli.show.pen import NAMES
from kozyr.cli.table.typed import COMMANDS, VERBS
from kozyr.games.option import Choice
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import LANGUAGES, catalogue, source
from kozyr.records.verify import _MESSAGES

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
GRAMMAR = {"case"}
"""Variables that languages without cases pass over."""
SOURCES = Path(kozyr.__file__).parent


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message by id; anything that isn't one is a fault."""
    found: dict[str, ftl.Message] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and all below it."""
    if isinstance(node, list | tuple):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def variables(language: str, id: str) -> set[str]:
    """The variables of a message and of the messages in it."""
    names: set[str] = set()
    for node in nodes(messages(language)[id]):
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            names |= variables(language, node.id.name)
    return names - GRAMMAR


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in_any_language(language: str) -> None:
    every = {id for one in LANGUAGES for id in messages(one)}
    assert every - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_each_language(language: str) -> None:
    different = {id for id in messages("en") if variables(language, id) != variables("en", id)}
    assert different == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_the_forms_of_the_language(language: str) -> None:
    categories = {"zero", "one", "two", "few", "many"}
    for id, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {key.name for v in node.variants if isinstance(key := v.key, ftl.Identifier)}
                if keys & categories:
                    assert keys == PLURALS[language], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_has_the_same_words_in_each_language(language: str) -> None:
    plural = {"zero", "one", "two", "few", "many", "other"}

    def words(one: str, id: str) -> set[str]:
        keys = [
            v.key for n in nodes(messages(one)[id]) if isinstance(n, ftl.SelectExpression) for v in n.variants
        ]
        return {key.name for key in keys if isinstance(key, ftl.Identifier)} - plural - {"nom", "gen", "dat"}

    assert {id for id in messages("en") if words(language, id) != words("en", id)} == set()


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    ("count", "form"),
    [(1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (22, "few"), (111, "many")],
)
def test_plurals_are_the_right_ones(language: str, count: int, form: str) -> None:
    words = {"ru": {"one": "взятка", "few": "взятки", "many": "взяток"}}
    words["uk"] = words["ru"]
    assert catalogue(language).say("od-choice", count=count) == f"{count} {words[language][form]}"


def test_plurals_are_the_right_ones_in_english() -> None:
    english = catalogue("en")
    assert [english.say("od-choice", count=count) for count in (0, 1, 2)] == ["pass", "1 trick", "2 tricks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_mean_one_thing(language: str) -> None:
    meaning: dict[str, str] = {}
    for kind, names in (("word", COMMANDS), ("verb", VERBS)):
        for name in names:
            for word in {name, *catalogue(language).words(f"{kind}-{name}")}:
                assert word == word.lower()
                assert " " not in word
                assert meaning.setdefault(word, name) == name, f"{word} is {meaning[word]} and {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_games_and_bots_name_has_words(language: str) -> None:
    words = catalogue(language)
    needed = [f"bot-{number}" for number in range(1, NAMES + 1)]
    needed += [f"help-{word}" for word in COMMANDS]
    needed += [f"{kind}-{level}" for level in LEVELS for kind in ("level", "about")]
    needed += [f"verify-{code}" for code in _MESSAGES]
    needed += [f"program-{code}" for code in program.FAULTS]
    needed += [f"bot-fault-{why}" for why in get_args(program.Why)]
    for game in GAMES.values():
        needed += [f"{kind}-{game.name}" for kind in ("game", "about", "help-actions")]
        needed += [f"do-{verb}" for verb in game.verbs if verb != "talon"]
        for option in game.options:
            needed.append(f"option-{game.name}-{option.name}")
            if isinstance(option.kind, Choice):
                needed += [f"value-{option.name}-{word}" for word in option.kind.words]
    assert [id for id in needed if not words.has(id.replace("_", "-"))] == []


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """(file, message id, names of the variables given) of each call that names its message outright."""
    for file in [*SOURCES.glob("cli/**/*.py"), *SOURCES.glob("i18n/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                first = node.args[0]
                if node.func.attr in ("say", "tell") and isinstance(first, ast.Constant):
                    given = {keyword.arg for keyword in node.keywords if keyword.arg}
                    if node.func.attr == "tell":
                        if len(node.args) < 2:
                            continue  # a console's line, not a pen's sentence
                        given |= {"who", "name"}
                    yield file.name, str(first.value), given


def test_messages_get_all_their_variables() -> None:
    found = list(calls())
    assert len(found) > 150
    for file, id, given in found:
        assert id in messages("en"), f"{file}: no message {id}"
        assert variables("en", id) <= given, f"{file}: {id} needs {variables('en', id) - given}"


def test_no_message_is_left_over() -> None:
    """Every message is named in the sources, as a whole or by the beginning that an f-string has."""
    files = [*SOURCES.glob("**/*.py"), *(p for p in SOURCES.glob("web/**/*.js") if "vendor" not in p.parts)]
    texts = "\n".join(p.read_text(encoding="utf-8") for p in files)
    used = {id for id in messages("en") if f'"{id}"' in texts or f"'{id}'" in texts}
    built_in_scripts = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", texts)))
    used |= {id for id in messages("en") if id.startswith("web-") and id.startswith(built_in_scripts)}
    used |= {
        ref.id.name
        for m in messages("en").values()
        for ref in nodes(m)
        if isinstance(ref, ftl.MessageReference)
    }
    starts = (
        *(
            "bot-",
            "game-",
            "about-",
            "help-",
            "word-",
            "verb-",
            "do-",
            "level-",
            "option-",
            "value-",
            "list-of-",
            "program-",
            "reason-",
        ),
        *(
            "verify-",
            "verdict-",
            "kind-",
            "stats-",
            "picture-",
            "ok-stage-",
            "dk-trumps-",
            "dk-choice-",
            "dk-says-",
            "dk-takes-",
        ),
    )
    built = {
        "ok-opens",
        "ok-stands",
        "ok-passes",
        "ok-calls",
        "dk-beat",
        "dk-discard",
        "dk-beats",
        "dk-discards",
    }
    built |= {"od-follow-again", "od-trump-again", "waits-for-deck"}
    assert [id for id in messages("en") if id not in used | built and not id.startswith(starts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cyrillic_and_latin_do_not_mix_in_a_word(language: str) -> None:
    def alphabet(char: str) -> str | None:
        return (
            "latin"
            if char.isascii() and char.isalpha()
            else "cyrillic"
            if "а" <= char.lower() <= "ґ"
            else None
        )

    for id, message in messages(language).items():
        for node in nodes(message):
            if isinstance(node, ftl.TextElement):
                for word in node.value.split():
                    assert len({alphabet(char) for char in word} - {None}) < 2, f"{id}: {word}"

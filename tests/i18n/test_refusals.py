"""Every refusal that the rules can answer with has a sentence in every language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import kozyr
from kozyr.games.refusal import Refusal
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.i18n.refusals import sentence, with_rule
from kozyr.match import Match

SOURCES = Path(kozyr.__file__).parent
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def trees() -> Iterator[ast.Module]:
    """The sources that make refusals."""
    for file in [*SOURCES.glob("games/**/*.py"), SOURCES / "match.py"]:
        text = file.read_text(encoding="utf-8")
        if "refusal" in text:
            yield ast.parse(text)


def docstrings(tree: ast.Module) -> set[int]:
    """The nodes of texts that stand alone."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def codes() -> set[str]:
    """Every code: texts that look like one, and those that another text is added to."""
    found = set()
    for tree in trees():
        skip = docstrings(tree)
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in skip else None
            if isinstance(text, str) and CODE.fullmatch(text):
                found.add(text)
            if isinstance(node, ast.FunctionDef):
                found |= added(node)
    return found


def added(function: ast.FunctionDef) -> set[str]:
    """``code + "-again"`` for every value that ``code`` is given in the function."""
    ends = {
        (node.left.id, node.right.value)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.left, ast.Name)
        and isinstance(node.right, ast.Constant)
    }
    values: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            if not isinstance(node.value, ast.Tuple):
                continue
            for target, value in zip(node.targets[0].elts, node.value.elts, strict=True):
                if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                    values.setdefault(target.id, set()).add(str(value.value))
    return {f"{code}{end}" for name, end in ends if isinstance(end, str) for code in values.get(name, set())}


def test_codes_are_found() -> None:
    found = codes()
    assert {
        "not-held",
        "no-deal",
        "od-hook",
        "od-trump-again",
        "dk-swap-first",
        "ok-short",
        "ex-just-received",
    } <= found
    assert len(found) > 55


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    words = catalogue(language)
    assert {code for code in codes() if not words.has(code)} == set()


SETUPS: list[tuple[str, int, Mapping[str, Any]]] = [
    ("exchange", 4, {"max_exchanges": 12, "deals": 2}),
    ("donkey", 4, {"must_beat": True, "limit": 3}),
    ("donkey", 2, {"trump": "none", "limit": 2}),
    ("donkey", 3, {"form": "two_vs_one", "talon": "gift", "limit": 3}),
    ("donkey", 4, {"form": "three_vs_one", "limit": 3}),
    ("odessa", 4, {"sizes": [3, 4, 5]}),
    ("odessa", 3, {"sizes": [5, 6], "revoke": "penalty"}),
    ("oko", 4, {"stack": 12, "reraise": True}),
    ("oko", 3, {"stack": 8}),
]


def attempts(match: Match, rng: random.Random) -> Iterator[str]:
    """Actions of every verb, most of them illegal, some unreadable."""
    cards = match.game.pack.names
    for verb in match.game.verbs:
        yield verb
        yield f"{verb} {rng.choice(cards)}"
        yield f"{verb} {' '.join(rng.choices(cards, k=rng.randint(2, 4)))}"
        yield f"{verb} {rng.randint(0, 14)}"
    for verb in {"play", "return"} & set(match.game.verbs):
        yield from (f"{verb} {card}" for card in cards)
    yield from ("fly 7H", "play 2H 1Z", "play", "bet x", "bid 3 4", "pass now", "talon roof")


def refusals(game: str, seats: int, options: Mapping[str, Any], seed: int) -> Iterator[Refusal]:
    """What random wrong actions of a random match are answered with."""
    rng = random.Random(seed)
    match = Match(game, seats=seats, seed=bytes([seed]), options=options)
    while match.to_act is not None:
        for action in attempts(match, rng):
            refusal = match.explain(action)
            if refusal is not None:
                yield refusal
        refusal = match.explain(match.legal()[0], seat=(match.to_act + 1) % seats)
        assert refusal is not None
        yield refusal
        action = rng.choice(match.legal())
        low, dots, _ = action.partition("..")
        match.apply(low if dots else action)
    refusal = match.explain("pass" if game in ("oko", "odessa") else next(iter(match.game.verbs)) + " 9H")
    assert refusal is not None
    yield refusal


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_sentences_have_all_that_they_need(game: str, seats: int, options: Mapping[str, Any]) -> None:
    seen: set[tuple[str, frozenset[str]]] = set()
    for seed in range(3):
        for refusal in refusals(game, seats, options, seed):
            if (refusal.code, frozenset(refusal.args)) in seen:
                continue
            seen.add((refusal.code, frozenset(refusal.args)))
            for language in LANGUAGES:
                text = sentence(catalogue(language), refusal)
                assert "{" not in text, f"{refusal}: {text}"
                assert text[-1] in ".!?", f"{refusal}: {text}"
    assert len(seen) > 8


def test_every_game_has_a_setup() -> None:
    assert {game for game, _, _ in SETUPS} == set(GAMES)


def test_a_refusal_names_its_rule_and_shows_cards_as_people_see_them() -> None:
    refusal = Refusal(
        kind="illegal",
        rule="OD-FOLLOW",
        code="od-follow",
        args={"card": "TS", "led": "C", "suit": "C", "count": 1},
    )
    assert with_rule(catalogue("en"), refusal) == (
        "OD-FOLLOW: Clubs were led, and you hold one: lay a club, not 10♠."
    )
    assert with_rule(catalogue("ru"), refusal) == (
        "OD-FOLLOW: Ходили с треф, и такая карта у вас есть: кладите трефу, а не 10♠."
    )
    assert with_rule(catalogue("uk"), refusal) == (
        "OD-FOLLOW: Ходили з треф, і така карта у вас є: кладіть трефу, а не 10♠."
    )


def test_a_seat_is_called_by_its_name_where_there_is_one() -> None:
    refusal = Refusal(kind="turn", rule="C-SEAT", code="not-your-turn", args={"seat": 2})
    assert sentence(catalogue("en"), refusal) == "It is the turn of seat 2."
    assert (
        sentence(catalogue("ru"), refusal, lambda seat: ["Анна", "Богдан", "Вера"][seat])
        == "Сейчас ходит Вера."
    )


def test_no_rule_is_named_where_none_is_in_play() -> None:
    refusal = Refusal(kind="malformed", rule=None, code="unknown-verb", args={"word": "fly"})
    assert with_rule(catalogue("en"), refusal) == "“fly” is not an action of this game."

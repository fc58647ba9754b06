"""Every rule id has a test named after it, and one that refuses where the rule can forbid something."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kozyr.games.registry import GAMES

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "kozyr"
NORMATIVE = ROOT.parent / "shared" / "spec" / "rules.md"  # not there in a plain checkout
LANGUAGES = ("en", "ru", "uk")
PAGES = ("common", "exchange", "donkey", "odessa", "oko")
HEADING = re.compile(r"^## ([A-Z]+(?:-[A-Z0-9]+)+) · \S", re.MULTILINE)
BOLD = re.compile(r"\*\*((?:C|EX|DK|OD|OK)-[A-Z0-9-]+)\*\*")
REFUSAL = re.compile(r'"((?:C|EX|DK|OD|OK)-[A-Z0-9-]+)"')

AS_WRITTEN = pytest.mark.skipif(ROOT.name == "mutants", reason="the sources hold their mutants here")

HAPPENS = "says what happens by itself; there is no action to refuse"
COUNTS = "says what cards, tricks or chips come to"
KNOWS = "says who may see what"
JUDGES = "says what beats what; an answer that doesn't beat is a discard, or DK-S-ANSWER refuses it"

FORBID_NOTHING = {
    "C-DEAL": HAPPENS,
    "EX-TURN": "whose turn it is: C-SEAT refuses",
    "EX-WIN": HAPPENS,
    "EX-SEEN": KNOWS,
    "DK-BEAT": JUDGES,
    "DK-BEAT-RANK": JUDGES,
    "DK-BEAT-SIX": JUDGES,
    "DK-BEAT-EIGHT": JUDGES,
    "DK-BEAT-TRUMP": JUDGES,
    "DK-DEAL": HAPPENS,
    "DK-FIRST": "whose lead it is: C-SEAT refuses",
    "DK-DEALER": HAPPENS,
    "DK-BANK": HAPPENS,
    "DK-DRAW": HAPPENS,
    "DK-END": HAPPENS,
    "DK-PAIRS-COUNT": COUNTS,
    "DK-TABLE-2": COUNTS,
    "DK-TABLE-3": COUNTS,
    "DK-TABLE-4": COUNTS,
    "DK-EGGS": COUNTS,
    "DK-SEVENS": COUNTS,
    "DK-SIDE": COUNTS,
    "DK-WIN": COUNTS,
    "DK-S-GROUP": JUDGES,
    "DK-S-DEAL": HAPPENS,
    "DK-S-NOBODY": HAPPENS,
    "DK-S-FIRST": "whose lead it is: C-SEAT refuses",
    "DK-S-SCORE": COUNTS,
    "DK-S-SEEN": KNOWS,
    "OD-TRUMP": HAPPENS,
    "OD-BLIND": KNOWS,
    "OD-FREE": "allows any card",
    "OD-TRICK": COUNTS,
    "OD-DOUBLE": COUNTS,
    "OK-DEAL": HAPPENS,
    "OK-STAND": "allows what OK-STAGES asks for",
    "OK-LAST": HAPPENS,
    "OK-HAND": COUNTS,
    "OK-POTS": COUNTS,
    "OK-SPLIT": COUNTS,
    "OK-SEEN": KNOWS,
}
"""Why no action and no option can be refused by these rules."""


def page_ids(language: str, page: str) -> list[str]:
    """The ids of a page of the rules for people, in order."""
    text = (SOURCE / "i18n" / "rules" / language / f"{page}.md").read_text(encoding="utf-8")
    return HEADING.findall(text)


def all_ids() -> list[str]:
    return [rule for page in PAGES for rule in page_ids("en", page)]


@cache
def names_of_tests() -> frozenset[str]:
    """Every test function of the project, read from its files."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in TESTS.rglob("test_*.py"))
    return frozenset(
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )


def named_after(rule: str) -> list[str]:
    """The tests named after a rule: ``test_OD_HOOK_...``, ``test_OD_SIZES_goes_up_and_OD_BLIND_...``."""
    # DK_BEAT is not meant by DK_BEAT_SIX: no capital follows the id.
    named = re.compile(rf"(?:^test|_and)_{rule.replace('-', '_')}(?:_(?![A-Z])|$)")
    return [name for name in sorted(names_of_tests()) if named.search(name)]


def ids_in_refusals() -> Iterator[str]:
    """The ids that the program names when it refuses an action or holds an option."""
    for file in (SOURCE / "match.py", *sorted((SOURCE / "games").glob("*/explain.py"))):
        yield from REFUSAL.findall(file.read_text(encoding="utf-8"))
    for game in GAMES.values():
        yield from (option.rule for option in game.options)


def test_there_are_rules() -> None:
    ids = all_ids()
    assert len(ids) == len(set(ids)) >= 80


@pytest.mark.parametrize("page", PAGES)
def test_the_rules_have_the_same_ids_in_all_languages(page: str) -> None:
    english = page_ids("en", page)
    assert english
    for language in LANGUAGES:
        assert page_ids(language, page) == english, language


def test_every_heading_of_the_rules_is_an_id() -> None:
    for language in LANGUAGES:
        for page in PAGES:
            text = (SOURCE / "i18n" / "rules" / language / f"{page}.md").read_text(encoding="utf-8")
            assert len(re.findall(r"^## ", text, re.MULTILINE)) == len(page_ids(language, page)), (
                language,
                page,
            )


@pytest.mark.skipif(not NORMATIVE.exists(), reason="the normative rules are not beside this checkout")
def test_the_rules_for_people_have_the_ids_of_the_normative_ones() -> None:
    wanted = list(dict.fromkeys(BOLD.findall(NORMATIVE.read_text(encoding="utf-8"))))
    assert sorted(all_ids()) == sorted(wanted)


def test_every_rule_has_a_test_named_after_it() -> None:
    missing = [rule for rule in all_ids() if not named_after(rule)]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_every_rule_that_can_forbid_has_a_test_that_refuses() -> None:
    missing = [
        rule
        for rule in all_ids()
        if rule not in FORBID_NOTHING and not any("_refuses_" in name for name in named_after(rule))
    ]
    assert not missing, f"rules without a test that refuses: {', '.join(missing)}"


@AS_WRITTEN
def test_rules_that_forbid_nothing_are_named_in_no_refusal() -> None:
    assert set(FORBID_NOTHING) <= set(all_ids())
    assert not set(FORBID_NOTHING) & set(ids_in_refusals())
    assert all(FORBID_NOTHING.values())


@AS_WRITTEN
def test_only_known_rules_are_named_in_refusals() -> None:
    assert set(ids_in_refusals()) <= set(all_ids())


def test_tests_name_only_known_rules() -> None:
    known = {rule.replace("-", "_") for rule in all_ids()}
    for name in names_of_tests():
        found = re.match(r"test_((?:C|EX|DK|OD|OK)(?:_[A-Z0-9]+)+)(?=_|$)", name)
        if found:
            assert found[1] in known, name

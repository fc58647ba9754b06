"""Entry points on words for the test of compiled rules; bound to one game's names before compiling."""

from typing import Any

import numpy as np

DEAL: Any = None
RULES: Any = None
start: Any = None
legal: Any = None
count: Any = None
pick: Any = None
apply: Any = None
score: Any = None


def begin(deal_words: Any, rule_words: Any, deck: Any, dealer: Any) -> None:
    start(deal_words.view(DEAL)[0], rule_words.view(RULES)[0], deck, dealer)


def list_legal(deal_words: Any, rule_words: Any) -> Any:
    deal = deal_words.view(DEAL)[0]
    rules = rule_words.view(RULES)[0]
    choices = legal(deal, rules)
    found = np.zeros(count(deal, rules, choices), np.int64)
    for k in range(found.size):
        found[k] = pick(deal, rules, choices, k)
    return found


def act(deal_words: Any, rule_words: Any, action: Any) -> None:
    apply(deal_words.view(DEAL)[0], rule_words.view(RULES)[0], action)


def count_up(deal_words: Any, rule_words: Any, row: Any) -> None:
    score(deal_words.view(DEAL)[0], rule_words.view(RULES)[0], row)

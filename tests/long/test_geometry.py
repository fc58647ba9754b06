"""Nothing lies over anything else: more matches than the usual tests play, of every kind in every language.

KOZYR_SEED says which ones, KOZYR_ROUNDS how many of each kind (3).
"""

from __future__ import annotations

import os

import pytest

from kozyr.i18n.catalogue import LANGUAGES
from tests.server.program import Program
from tests.web.conftest import NewContext
from tests.web.geometry import Options, measured
from tests.web.test_geometry import CASES, NAMES

ROUNDS = int(os.environ.get("KOZYR_ROUNDS", "3"))


@pytest.mark.parametrize("round", range(ROUNDS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=NAMES)
def test_nothing_covers_anything(
    context: NewContext,
    server: Program,
    game: str,
    seats: int,
    options: Options,
    language: str,
    round: int,
) -> None:
    found = measured(context, server.base, language, game, seats, options)
    assert not found, "\n".join(found)

"""kill -9 two hundred times under play, some of them between store and acknowledgement.

KOZYR_KILLS says how often (200), KOZYR_SEED which chance.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.test_kill import SEED, survive

KILLS = int(os.environ.get("KOZYR_KILLS", "200"))


def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    survive(tmp_path / "data", KILLS, SEED)

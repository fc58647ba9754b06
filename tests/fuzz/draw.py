"""What a stranger could send: any bytes, any JSON, and what is nearly right."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

EXAMPLES = int(os.environ.get("KOZYR_EXAMPLES", "60"))
bounded = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=EXAMPLES == 60
)
"""A few seconds in every run; more with KOZYR_EXAMPLES, then other ones each time."""
quick = settings(bounded, max_examples=4 * EXAMPLES)
"""For what needs no server."""

FIXTURES = json.loads((Path(__file__).parents[1] / "protocol" / "incoming.json").read_text())
GOOD: list[dict[str, Any]] = [one["message"] for one in FIXTURES["good"]]

ODD: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        2**53,
        2**64,
        1e308,
        "",
        "\x00",
        "\ud800",
        "Ы" * 500,
        "0x1",
        "NaN",
        "../..",
        [],
        {},
        [[]],
    ]
)
anything = st.recursive(
    ODD | st.integers() | st.floats(allow_nan=True) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn, valid: Any) -> Any:
    """A valid message with a field or two left out, added, or set to something else."""
    message = dict(draw(valid))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "extra", "t", "guest"]))
        if draw(st.booleans()):
            message.pop(name, None)
        else:
            message[name] = draw(anything)
    return message


def as_text(value: Any) -> str:
    """JSON as a careless client would write it."""
    return json.dumps(value)


@st.composite
def scratched(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with pieces cut out, doubled or put in."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        low = draw(st.integers(0, len(text)))
        high = min(len(text), low + draw(st.integers(0, 12)))
        piece = draw(
            st.sampled_from(["", text[low:high] * 2, '"', "[", "}", "\\", "\n", "-1", "\x00", "é", "="])
        )
        text = text[:low] + piece + text[high:]
    return text


texts = (
    st.text(max_size=60)
    | anything.map(as_text)
    | mutated(st.sampled_from(GOOD)).map(as_text)
    | scratched(st.sampled_from(GOOD).map(as_text))
    | st.integers(1, 3000).map(lambda depth: "[" * depth)
)

"""A little SVG: text, boxes, cards and arrows; colours follow the page, light or dark."""

from __future__ import annotations

from html import escape

from kozyr.i18n.cards import SIGNS

STYLE = (
    "text{font:13px system-ui,sans-serif;fill:currentColor}"
    ".s{font-size:11px}.m{text-anchor:middle}.e{text-anchor:end}.b{font-weight:600}"
    ".line{stroke:currentColor;fill:none}.faint{stroke:currentColor;stroke-opacity:.25;fill:none}"
    ".on{fill:#2f7d63}.card{fill:#fffdf7;stroke:#8a8577}"
)


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str = "faint", round: float = 0) -> str:
    """A rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" class="{kind}"/>'


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """A line with a head."""
    return f'<path class="line" marker-end="url(#head)" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def card(x: float, y: float, name: str, ranks: dict[str, str]) -> str:
    """A small card, as ``7H``."""
    ink = "#b3261e" if name[1] in "DH" else "#1b1b1b"
    words = ranks[name[0]] + SIGNS[name[1]]
    face = f'<text x="{x + 17:g}" y="{y + 18:g}" class="m b" style="fill:{ink}">{words}</text>'
    return box(x, y, 34, 26, "card", 4) + face


def picture(width: float, height: float, title: str, *parts: str) -> str:
    """The whole drawing; the title is read to those who can't see it."""
    head = (
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="currentColor"/></marker></defs>'
    )
    return (
        f'<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" role="img" aria-label="{escape(title, quote=True)}"><style>{STYLE}</style>{head}'
        f"{''.join(parts)}</svg>"
    )

"""The documentation site is built without a warning and asks no other host for anything."""

from __future__ import annotations

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from tools.site import arrows
from tools.site.build import CONTENTS, build, with_pictures
from tools.site.pictures import PICTURES

ROOT = Path(__file__).resolve().parents[2]

LOADS = {
    *((tag, "src") for tag in ("script", "img", "iframe", "source")),
    ("use", "href"),
    ("object", "data"),
}
"""What a page fetches by itself; links that a reader may follow are not among it."""
STYLE = re.compile(r"""(?:@import|url\()\s*["']?(?:https?:)?//""")


class Fetched(HTMLParser):
    """Collects what a page fetches by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        link = tag == "link" and values.get("rel") not in ("canonical", "next", "prev", "alternate")
        for name, value in attrs:
            if value and ((tag, name) in LOADS or (link and name == "href")):
                self.found.append(value)


def fetched(html: str) -> list[str]:
    """What a page fetches from other hosts."""
    reader = Fetched()
    reader.feed(html)
    return [place for place in reader.found if re.match(r"(?:[a-z]+:)?//", place)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    return build(tmp_path_factory.mktemp("docs") / "built")


def test_every_page_is_there(site: Path) -> None:
    pages = {file.relative_to(site).as_posix() for file in site.rglob("*.html")}
    for file in (ROOT / "docs").glob("*.md"):
        assert f"{file.stem}.html" in pages
    for language in LANGUAGES:
        for name in ("common", "exchange", "donkey", "odessa", "oko"):
            assert f"rules/{language}/{name}.html" in pages


def test_no_page_asks_another_host(site: Path) -> None:
    for file in site.rglob("*.html"):
        assert fetched(file.read_text(encoding="utf-8")) == [], file.name
    for file in site.rglob("*.css"):
        assert not STYLE.search(file.read_text(encoding="utf-8")), file.name


def test_a_page_that_asks_is_noticed() -> None:
    assert fetched('<link rel="stylesheet" href="https://fonts.example/a.css">')
    assert fetched('<script src="//cdn.example/a.js"></script>')
    assert not fetched('<a href="https://example.org">there</a><script src="a.js"></script>')
    assert STYLE.search("@import url(https://fonts.example/a.css)")


def test_the_reference_is_filled(site: Path) -> None:
    text = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("kozyr.match.Match.apply", "kozyr.lab.simulate.simulate", "kozyr.lab.stats.report.collect"):
        assert f'id="{name}"' in text
    assert ":::" not in re.sub(r"<[^>]+>", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_their_pictures(language: str) -> None:
    drawn = {id: draw(catalogue(language)) for id, draw in PICTURES.items()}
    for name in ("exchange", "donkey", "odessa", "oko"):
        text = with_pictures(language, name)
        for id in [id for id in drawn if f"## {id} " in text]:
            assert drawn.pop(id) in text.partition(f"## {id} ")[2].partition("\n## ")[0]
    assert not drawn


def test_pictures_show_what_the_rules_say() -> None:
    english = {id: draw(catalogue("en")) for id, draw in PICTURES.items()}
    assert english["OD-SCORE"].count('class="on"') == 7
    assert english["OD-TRICK"].count('class="on"') == 5 + 9
    assert english["EX-TARGET"].count('class="on"') == sum(4 * (13 // seats) for seats in range(2, 14))
    assert "+60" in english["OD-SCORE"]
    assert "В♥" in PICTURES["OK-HAND"](catalogue("ru")) or "Т♥" in PICTURES["OK-HAND"](catalogue("ru"))


def test_the_arrows_are_those_that_are_checked() -> None:
    shown = [name for row in arrows.layers() for name in row]
    package = ROOT / "src" / "kozyr"
    parts = [file for file in package.iterdir() if (file / "__init__.py").exists() or file.suffix == ".py"]
    there = {file.stem for file in parts}
    assert set(shown) == there - {"__init__", "__main__"}
    picture = arrows.drawing()
    places = [picture.index(f">{name}<") for name in shown]
    assert places == sorted(places)


def test_contents_name_no_page_twice() -> None:
    named = [name for names in CONTENTS.values() for name in names]
    assert len(named) == len(set(named))
    assert tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["strict"] is True

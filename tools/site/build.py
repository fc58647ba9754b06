"""Put the pages of the documentation site together: docs/, the rules with their pictures, the arrows.

``python -m tools.site.build FOLDER`` writes FOLDER/docs and FOLDER/zensical.toml, and builds the site from
them into FOLDER/site. Any warning is an error.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from kozyr.i18n import LANGUAGES
from kozyr.i18n.catalogue import catalogue
from kozyr.i18n.rules import PAGES, page
from tools.site import arrows
from tools.site.pictures import PICTURES

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"

CONTENTS: dict[str, tuple[str, ...]] = {
    "Start": ("index",),
    "How to": tuple(
        f"howto-{what}" for what in ("simulate", "bot", "train", "solve", "statistics", "game", "benchmark")
    ),
    "Play": ("review", "hosting", "positions"),
    "Formats": ("records", "view", "protocol", "engine"),
    "Learning": ("envs", "layouts", "openspiel", "arena", "strength"),
    "Inside": ("reference", "architecture"),
}
"""The chapters with their pages; one that isn't there is left out, one not named stands under More."""

RULES = {"en": "Rules", "ru": "Правила (русский)", "uk": "Правила (українська)"}
NAMED = re.compile(r"^```(\w+) file=(\S+)$", re.MULTILINE)
"""A block of code that is a file of its own; on the site the name stands above it."""
ARROWS = "<!-- arrows -->"
"""Where the architecture's picture stands."""

CSS = ".drawing{max-width:100%;height:auto;display:block}.rule-picture{overflow-x:auto;margin:1em 0}\n"


def with_pictures(language: str, name: str) -> str:
    """A page of rules in markdown, with the picture of each rule that has one at its end."""
    text = (DOCS / "rules" / language / f"{name}.md").read_text(encoding="utf-8")
    words = catalogue(language)
    for section in page(language, name).sections:
        if section.id in PICTURES:
            drawn = f'<figure class="rule-picture">{PICTURES[section.id](words)}</figure>'
            assert text.count(section.text) == 1, section.id
            text = text.replace(section.text, f"{section.text}\n\n{drawn}\n")
    return text


def write_pages(to: Path) -> None:
    """Everything that the site is built from."""
    shutil.copytree(DOCS, to, ignore=shutil.ignore_patterns("rules"))
    (to / "drawings.css").write_text(CSS, encoding="utf-8")
    for language in LANGUAGES:
        folder = to / "rules" / language
        folder.mkdir(parents=True)
        for name in PAGES:
            (folder / f"{name}.md").write_text(with_pictures(language, name), encoding="utf-8")
    for file in to.glob("*.md"):
        text = file.read_text(encoding="utf-8")
        file.write_text(NAMED.sub(r'```\1 title="\2"', text), encoding="utf-8")
    house = to / "architecture.md"
    plan = f"<figure>{arrows.drawing()}</figure>"
    house.write_text(house.read_text(encoding="utf-8").replace(ARROWS, plan), encoding="utf-8")


def contents(pages: Path) -> list[tuple[str, list[str]]]:
    """The chapters with the files that are there."""
    there = {file.stem for file in pages.glob("*.md")}
    chapters = [
        (title, [f"{name}.md" for name in names if name in there]) for title, names in CONTENTS.items()
    ]
    named = {name for names in CONTENTS.values() for name in names}
    more = sorted(f"{name}.md" for name in there - named)
    rules = [(RULES[language], [f"rules/{language}/{name}.md" for name in PAGES]) for language in LANGUAGES]
    found = [*chapters[:1], *rules, *chapters[1:], ("More", more)]
    return [(title, files) for title, files in found if files]


def configuration(pages: Path) -> str:
    """``zensical.toml`` with the table of contents."""
    text = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    lines = []
    for title, files in contents(pages):
        listed = ", ".join(f'"{file}"' for file in files)
        lines.append(f'  {{ "{title}" = [{listed}] }},')
    nav = "\n".join(["nav = [", *lines, "]"])
    return text.replace('docs_dir = "docs"\n', f'docs_dir = "docs"\n{nav}\n').replace(
        '"../src"', f'"{(ROOT / "src").as_posix()}"'
    )


def build(folder: Path) -> Path:
    """The site's folder.

    Raises:
        CalledProcessError: the build failed or warned.
    """
    shutil.rmtree(folder, ignore_errors=True)
    write_pages(folder / "docs")
    (folder / "zensical.toml").write_text(configuration(folder / "docs"), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "site"


if __name__ == "__main__":
    print(build(Path(sys.argv[1]).resolve()))

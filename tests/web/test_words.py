"""Every message that the browser client names is in the catalogues, with the variables that it gets."""

from __future__ import annotations

import re
from pathlib import Path

import kozyr
from kozyr.i18n.catalogue import catalogue

WEB = Path(kozyr.__file__).parent / "web"
FILES = [file for file in sorted(WEB.rglob("*.js")) if "vendor" not in file.parts]


def test_every_message_named_outright_is_there() -> None:
    named = {
        (file.name, id)
        for file in FILES
        for id in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 50
    assert [(file, id) for file, id in sorted(named) if not catalogue("en").has(id)] == []


def code_of(file: Path) -> str:
    """A script without its comments."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_no_script_holds_words_of_a_language() -> None:
    found = {file.name for file in FILES if re.search(r"[А-Яа-яІіЇїЄєҐґ]{2,}", code_of(file))}
    assert found == set()


def test_no_page_holds_code_or_style_inline() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son[a-z]+=", page) == []
    found = {file.name for file in FILES if re.search(r"\sstyle=[\"$]|\bstyleMap\b", code_of(file))}
    assert found == set()

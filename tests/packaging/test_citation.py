"""CITATION.cff: what Citation File Format 1.2.0 asks for, and what this project says elsewhere."""

from __future__ import annotations

from pathlib import Path

import kozyr

ROOT = Path(__file__).resolve().parents[2]


def top_level(text: str) -> dict[str, str]:
    """The keys that begin a line, with what stands behind them or is folded or listed below."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        if line[:1].isalpha():
            key, _, value = line.partition(": ") if ": " in line else (line.rstrip(":"), "", "")
            found[key] = value
        else:
            found[key] = f"{found[key]}\n{line}"
    return found


def test_it_has_the_keys_that_the_format_needs() -> None:
    found = top_level((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert found["cff-version"] == "1.2.0"
    assert found.keys() >= {"cff-version", "message", "title", "authors"}
    known = {
        "abstract",
        "date-released",
        "doi",
        "keywords",
        "license",
        "repository-code",
        "type",
        "url",
        "version",
    }
    assert found.keys() - {"cff-version", "message", "title", "authors"} <= known
    assert found["type"] == "software"
    assert found["authors"].strip().startswith("- name: ")


def test_it_says_what_the_package_says() -> None:
    found = top_level((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert found["version"] == kozyr.__version__
    assert found["license"] in (ROOT / "pyproject.toml").read_text(encoding="utf-8")

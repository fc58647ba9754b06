"""Documents that are made from the code are what the code says."""

from pathlib import Path

from tools import layouts, schema, strength

ROOT = Path(__file__).resolve().parents[2]


def test_the_schema_of_views_is_up_to_date() -> None:
    written = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    assert written == schema.text(), "run: make schema"


def test_every_game_has_its_view_in_the_schema() -> None:
    assert set(schema.schema()["discriminator"]["mapping"]) == {"exchange", "donkey", "odessa", "oko"}


def test_the_steps_and_layouts_are_up_to_date() -> None:
    written = (ROOT / "docs" / "layouts.md").read_text(encoding="utf-8")
    assert written == layouts.text(), "run: make schema"


def test_the_tables_of_strength_are_those_of_the_results() -> None:
    written = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert written == strength.text(), "run: make schema"

"""``kozyr engine``: a match that another program leads, in JSON lines (docs/engine.md)."""

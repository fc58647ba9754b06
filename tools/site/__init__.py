"""The documentation site: its pages are put together and built here."""

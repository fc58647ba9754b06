"""Whole matches as written, of every game and form in every language, played through the page."""

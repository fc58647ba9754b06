"""Deals that could be: they show a seat the same, tell nothing of the true deal, and are drawn evenly."""

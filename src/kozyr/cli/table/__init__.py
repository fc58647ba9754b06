"""The line table: a match against bots in a terminal, one question at a time."""

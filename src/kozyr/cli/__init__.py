"""The command line: thin commands over the match, and the line table."""

"""``python -m kozyr``: the same as the command ``kozyr``."""

from kozyr.cli.main import main

main()

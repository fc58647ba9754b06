"""The four games for OpenSpiel: import this, then ``pyspiel.load_game("kozyr_odessa")``.

Needs ``pip install 'kozyr[envs]'``; docs/openspiel.md says how to go on.
"""

from kozyr.envs.openspiel.game import Game, Observer, State, register

__all__ = ["Game", "Observer", "State", "register"]

register()

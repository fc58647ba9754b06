"""PettingZoo environments: ``from kozyr.envs.pettingzoo import odessa_v1; env = odessa_v1.env(seats=4)``."""

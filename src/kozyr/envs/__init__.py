"""Environments for other people's tools: many deals in arrays, one at full speed, PettingZoo, OpenSpiel.

Agents are shown observations made from a seat's view, never a deal.
"""

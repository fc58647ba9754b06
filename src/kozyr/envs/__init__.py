"""Environments for other people's tools: many deals at once in arrays, one deal at full speed, PettingZoo, and
OpenSpiel.

Agents are shown observations made from a seat's view, never a deal.
"""

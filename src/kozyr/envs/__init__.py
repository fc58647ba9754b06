"""Environments for other people's tools: OpenSpiel.

Agents are shown observations made from a seat's view, never a deal.
"""

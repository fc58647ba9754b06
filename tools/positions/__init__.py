"""Positions with proven answers, of each game that has them."""

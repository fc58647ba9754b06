"""Environments for other people's tools."""

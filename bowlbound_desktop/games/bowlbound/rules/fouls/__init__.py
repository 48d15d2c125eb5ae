"""Fouls and how they are settled."""

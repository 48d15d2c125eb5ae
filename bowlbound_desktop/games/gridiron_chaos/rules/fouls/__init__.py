"""Fouls, how they are enforced, and challenges."""

"""Scenario files: one situation, its answers and dice, and what must come of it."""

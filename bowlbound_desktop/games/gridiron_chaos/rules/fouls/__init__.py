"""Fouls: `penalties.py` (flags and choices), `enforcement.py` (how they are marked off); `challenges.py`."""

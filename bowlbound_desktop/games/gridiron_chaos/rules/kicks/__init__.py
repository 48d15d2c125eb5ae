"""Kicks: `kickoffs.py` with `onside.py`, `punts.py` with `punt_returns.py`, `field_goals.py`, `tries.py`."""

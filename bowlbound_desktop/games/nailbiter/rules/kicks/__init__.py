"""Kicks: `kickoffs.py` with `onside.py` and `prayers.py`; `punts.py` with `punt_returns.py`; `field_goals.py`
and `tries.py`; `fakes.py` of the coach."""

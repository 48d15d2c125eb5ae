"""Plays from scrimmage: `scrimmage.py` of the coach, with `long_count.py`; `ghost_scrimmage.py` of the ghost.

`ghost_fourth.py` is the ghost's fourth down.
"""

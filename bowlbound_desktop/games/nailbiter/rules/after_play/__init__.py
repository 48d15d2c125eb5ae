"""After a dead ball: `ending.py` ends a play from scrimmage, with `penalties.py` and `clock.py`.

`ghost_penalty.py` says whether the ghost accepts a penalty; `standing.py` compares games for a side.
"""

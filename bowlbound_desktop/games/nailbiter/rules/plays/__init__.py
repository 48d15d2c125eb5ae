"""The play tables, up to the dead ball.

`calls.py` (of the coach) and `selection.py` (by the ghost's table) give a play; `reading.py` rolls for its
result, `carrying.py` carries it out, with `long_gains.py`, `strips.py`, `loose_ball.py` and `challenges.py`.
"""

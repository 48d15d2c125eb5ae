"""Runs and passes, from the dice to the spot, in the order in which they happen.

`run_or_pass.py` is the whole of it. `consult.py` asks the charts about a `lineup.py`: `reading.py` (the
offensive dice), `defenses.py`, `priority.py` and `results.py` (both combined). `carry_out.py` moves the ball
by the yards of `yardage.py`.
"""

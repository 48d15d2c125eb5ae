"""What a situation is worth, computed by the program from a chart.

`judge.py` asks. `moves.py` has exact odds on the grid of `grid.py`, `points.py` and `chances.py` go backward
over it, `tables.py` keeps the result in `resources/bowlbound/values.npz`.
"""

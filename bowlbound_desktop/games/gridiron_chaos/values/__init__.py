"""What situations of Gridiron Chaos are worth.

`judge.py` is what others use, with `weighing.py` for calls; `tables.py` looks values up on the grid of
`grid.py`, `shape.py` says which leads and times they have. `build.py` makes the tables: `moves.py` (the ends
of calls, grouped by `bundles.py`), `points.py` (expected points), `chances.py` with `after_play.py` (the
chance to win).
"""

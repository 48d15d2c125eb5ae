"""What a situation is worth, computed by the program from the charts of two teams.

`judge.py` is what others use, with `extra_periods.py` for overtime. `pairings.py` knows which tables are in
force, `tables.py` and `series.py` look values up on the grid of `grid.py`, `shape.py` says which leads and
times they have; `shelf.py` keeps the tables of pairings on the disk, the common ones are
`resources/bowlbound/values.npz`. `making/` builds them.
"""

"""What a situation is worth, computed by the program from the charts of two teams.

`judge.py` asks. `pairings.py` knows which tables are in force, `tables.py` and `series.py` look them up on
the grid of `grid.py`; `shelf.py` keeps those of pairings on the disk, the common ones are
`resources/bowlbound/values.npz`. `making/` builds them.
"""

"""Builds values from the charts of two teams, from exact odds to chances to win.

`preparing.py` computes those of a pairing in the background, `build.py` does the steps in order:

- Moves: `pair_odds.py`, `ends_at.py` and `downs.py` find where every pair of calls leads, `kicking.py` does
  so for kicks, `explore.py` goes over the grid; `moves.py` and `grid_rows.py` are how moves are stored.
- Expected points: `points.py`, with the matrix games of `games.py`.
- Chances to win: `steps.py` and `chances.py` go backward over the clock, `halves.py` over both halves,
  `overtime.py` over extra periods.
- Tables: `monotonic.py` and `numbers.py` smooth them, `packing.py` packs them; `sides.py` does both sides at
  once.
"""

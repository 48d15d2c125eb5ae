"""Building values from the charts of two teams, from exact odds to chances to win.

`preparing.py` is asked for a pairing, `build.py` puts the steps in their order: `pair_odds.py`, `ends_at.py`
and `downs.py` say where every pair of calls leads, `kicking.py` does so for kicks, `explore.py` goes over the
grid; `points.py` solves expected points, `steps.py` and `chances.py` go backward over the clock, `halves.py`
over both halves, `overtime.py` over extra periods; `monotonic.py` and `packing.py` make tables of it.
"""

"""Bowl Bound in both editions, which differ by an Edition value (`edition.py`) and options (`options.py`).

`next_play.py` says which procedure follows; `game.py` is the state between two plays, `system.py` what a
front end sees, `tables.py` and `dice.py` what lies in the box, `toss.py` the coin toss, `checks.py` what a
saved game may hold. The chapters:

- `calls/`: how a down begins (`scrimmage.py`), what is called, and plays that need no chart.
- `plays/`: `run_or_pass.py` goes from the calls to the settled play. `consult.py` is what the charts say, by
  way of `reading.py` (columns and chains of fouls), `defenses.py`, `priority.py` and `results.py`; then
  `carry_out.py` (spot). Charts are read with a `lineup.py`, the part of a game that their answer depends on,
  so that answers can be cached.
- `fouls/`: what they are and how they are settled.
- `kicks/`: kickoffs, punts, field goals and tries; rush, fakes and coffin corner in `kicking.py`.
- `loose_ball/`: free balls, interceptions, returns.
- `clock/`: after the whistle. `dead_ball.py` is the one routine that moves the chains; then time, timeouts,
  periods.
- `weather/`, and `charts/`: cells, layout, ratings, corrections.
"""

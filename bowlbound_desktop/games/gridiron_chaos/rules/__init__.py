"""The rules of Gridiron Chaos; they import nothing but the kernel.

`next_play.py` says which procedure follows; `game.py` is the state between two plays, `system.py` what a
front end sees, `checks.py` what a saved game may hold, `options.py` the options, `dice.py` the dice. The
chapters:

- `plays/`: calls, the six columns and their cells, rare plays, Hail Mary; breaks into the open field are in
  `breaks.py`.
- `turnovers/`: interceptions, loose balls, returns.
- `kicks/`: kickoffs, punts, field goals and tries.
- `fouls/`: penalties, how they are enforced, and challenges.

`outcome.py` is the result of a play so far, `foresight.py` says what an answer leads to; `settle.py` moves
the chains and counts the points; then `clock.py` (time, timeouts, lettered boxes) and `periods.py`.
`tables.py` has all tables: the Play Calls of `cells.py`, the others of `rows.py`, shown by `show.py` and
`sheets.py` in the words of `wording.py`; `places.py` says where a row is shown, `telling.py` makes the
events. `roster.py` and `credits.py` are the players.
"""

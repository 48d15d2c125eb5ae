"""Gridiron Chaos, pure: it imports the kernel and nothing else.

`next_play.py` says which procedure follows. The chapters:

- `plays/`: calls, the six columns and what their cells bring, rare plays, Hail Mary; the open field is
  `breaks.py`.
- `turnovers/`: interceptions, loose balls, returns.
- `kicks/`: kickoffs, punts, field goals and tries.
- `fouls/`: penalties, how they are enforced, and challenges.

`outcome.py` is what a play has come to; `settle.py` moves the chains and counts the points; then `clock.py`
(time, timeouts, lettered boxes) and `periods.py`. `tables.py` holds all tables: the Play Calls as `cells.py`,
the others as `rows.py`, shown by `show.py` and `sheets.py` in the words of `wording.py`. `roster.py` and
`credits.py` are the players.
"""

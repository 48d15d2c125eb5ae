"""Exact odds of one play, from the rules and charts of the game itself.

- `table.py` is what others use; `call_blocks.py` says which calls belong together.
- Charts against charts: `matchup.py`, with `meetings.py` (cell against cell), `columns.py` (chains of fouls),
  `tokens.py`, `rows.py`, `results.py` and `layout.py`.
- On the field: `situation.py`, with `ends.py`, `free_balls.py`, `return_column.py`; `settling.py` and
  `landings.py` take fouls by value.
- Other calls: `specials.py`, with `kicks.py`, `kick_plans.py`, `aimed_punts.py`, `try_kicks.py`, `razzle.py`.
- `ways.py` and `grouping.py` follow rules throw by throw; `expectation.py` has quick means without penalties.
"""

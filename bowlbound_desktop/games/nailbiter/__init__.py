"""Nailbiter, the game of one coach against a ghost; most drives begin at their key play.

- `rules/` has the booklet, `values/` the chance to win, `coaches/` the computer coaches.
- The game for others: `descriptor.py`, with `tables.py` (the rules with their tables), `scenario.py` and
  `records.py` (the favourite by the records of teams).
"""

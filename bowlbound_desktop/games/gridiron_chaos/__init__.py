"""Gridiron Chaos, the game of two dice and two rosters.

- `rules/` has the booklet, `odds/` the exact ends of a play, `values/` what situations are worth, `coaches/`
  the computer coaches, `commands/` the command `rosters` and its `bowlbound odds`.
- Rosters as files: `rosters.py`, `own_rosters.py`, `roster_csv.py`; `roster_form.py` is their form.
- The game for others: `descriptor.py`, with `tables.py` (the rules with their tables), `shelf.py` and
  `scenario.py`.
"""

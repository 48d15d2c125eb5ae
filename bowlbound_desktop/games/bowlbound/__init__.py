"""Bowl Bound, in both its editions.

- `rules/` has the rule book, `charts/` the team charts as files, `odds/` the exact odds of a play, `values/`
  what situations are worth, `coaches/` the computer coaches, `workshop/` makes and edits charts, `teaching/`
  explains charts to beginners, `commands/` are the commands that only this game has. The chart room on the
  screen is `ui/room`.
- The game for others: `descriptor.py`, with `editions.py` and `tables.py` (the rules with their tables),
  `shelf.py`, `scenario.py`, `small_questions.py`, `spread.py` and `predictions.py`.
"""

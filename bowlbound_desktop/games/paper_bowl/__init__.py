"""Paper Bowl, the game of cards.

- `rules/` has the rule book, `odds/` the exact odds of a pair of cards, `values/` what situations are worth,
  `coaches/` the computer coaches, `commands/` its `bowlbound odds`.
- The game for others: `descriptor.py`, with `tables.py` (the rules with the cards) and `scenario.py`.
"""

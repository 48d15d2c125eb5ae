"""What computer coaches of all games share; a game's own coaches are in its folder.

- Calls: `matrix_game.py` (how often to make each call), `call_table.py` (the exact odds of calls),
  `play_figures.py` (what a play came to), `forecast_one.py` (the odds view).
- Other answers: `ahead.py` and `foresight.py` follow each answer through the rules.
- Values: `backward.py` (points by backward induction).
- Coaches: `by_odds.py` is what coaches with a book and odds share, `by_tree.py` a coach for any game;
  `lots.py` draws at random, repeatably.
"""

"""What a table tells of a game beside its log: `moments.py` the big ones, `made.py` how a result came about,
`swings.py` the plays that decided the game, `summary.py` the page at half-time and at the end.
"""

"""What a table tells beside the log: `moments.py` the big moments, `made.py` how results come about,
`swings.py` the plays that decided a game, `summary.py` the page at half-time and at the end.
"""

"""What a table tells besides the log.

`moments.py` finds the big moments, `chance.py` what they did to the chance to win, `made.py` how results come
about, `swings.py` the plays that decided a game; `summary.py` is the page at half-time and at the end,
`rating_points.py` what a game is worth for its coaches' ratings.
"""

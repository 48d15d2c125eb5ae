"""New teams from statistics.

`entries.py` checks a form and makes its profile, `statistics.py` finds a style from a season's statistics,
`trial.py` fits the team by games, shows a season and adds the chart to the player's own.
"""

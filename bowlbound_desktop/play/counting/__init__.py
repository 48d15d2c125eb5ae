"""A game in figures: box score, drives, players, and the chance to win.

`statistics.py` counts events into the lines of `box_line.py`, `players.py` into a line per player,
`drives.py` into drives; `figures.py` lays them out, `record.py` is what they are counted from,
`win_chance.py` the curve of a game.
"""

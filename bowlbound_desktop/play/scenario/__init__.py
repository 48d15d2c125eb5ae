"""Scenario files: one situation, its answers and dice, and the expected result.

`file.py` reads the tables of a file, with `values.py` for its values and a `dialect.py` for what differs from
game to game; `places.py` is what dialects share. `run.py` plays it with the answers of a `script.py`,
`compare.py` checks the result, `report.py` tells it.
"""

"""Exact odds of one play, from the rules and charts of the game itself.

`table.py` asks; `matchup.py` has charts against charts, `columns.py` chains of fouls, `free_balls.py`,
`kicks.py`, `kick_plans.py` and `try_kicks.py` where the ball goes, `settling.py` and `landings.py` fouls
taken by value; `call_blocks.py` says which calls belong together.
"""

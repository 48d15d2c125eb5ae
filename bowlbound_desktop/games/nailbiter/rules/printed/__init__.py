"""What is printed: `tables.py` has all tables together, `telling.py` the event of a row that was read.

Their cells and rows: `cells.py` (plays), `launch_rows.py`, `rare_rows.py`, `kick_rows.py`, `fouls.py`.
"""

"""What the printed pages of a game say, as plain data; `ui/paper` draws them.

`game_log.py` reads a game once, `facts.py` has the facts at the head of a page; `scoresheet.py`,
`clock_boxes.py`, `rosters.py`, `scoring.py`, `play_by_play.py` and `report.py` make the pages, `grid.py` is a
table on a page; `export.py` writes plays and box score as CSV and JSON.
"""

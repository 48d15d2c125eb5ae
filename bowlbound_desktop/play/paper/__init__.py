"""What the pages of a game say, as plain data; `ui/paper` draws it.

`game_log.py` reads a game once, `facts.py` what stands at its head; `scoresheet.py`, `clock_boxes.py`,
`scoring.py`, `play_by_play.py` and `report.py` make pages of it, `grid.py` is a table on a page, `export.py`
the same as CSV and text.
"""

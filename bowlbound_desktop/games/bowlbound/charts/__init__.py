"""Team charts as files.

- `files.py` finds, reads and writes them; `chart_toml.py`, `reader.py`, `writer.py`, `header.py`, `entry.py`
  and `applied.py` are the format, `check.py` and `typed.py` say what is wrong or missing.
- `layers.py` is a chart as it is played: the file, corrections and the player's edits. Corrections:
  `corrections.py`, `correcting.py`, `corrected_copies.py`, `correction_list.py`, `own_corrections.py`.
- The player's own charts: `own_charts.py`, `drafts.py` (unsaved edits), `incoming.py`.
- Other programs: `exchange.py` with `sheet.py`, `spelling.py` and `team_facts.py`; `workbooks/`.
- `ratings.py` has the published ratings of teams.
"""

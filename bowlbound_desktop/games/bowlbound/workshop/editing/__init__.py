"""Charts on the workbench, without a screen.

- A chart: `sheet.py` (its texts by place), `places.py` (its grids), `reading.py` (as a chart, with problems),
  `document.py` (undo and redo), `bench.py` (opened, saved, with unsaved edits), `looks.py` (at a glance).
- Editing: `edits.py` (named steps), `entering.py` and `quick_keys.py` (what typing means), `leading.py` (the
  next cell to type), `clipboard.py`, `imported.py` (charts of workbooks).
- Corrections and comparisons: `correcting.py`, `everywhere.py`, `own_lists.py`, `comparing.py`.
"""

"""The chart room: a library of charts, and grids to edit them like a spreadsheet.

- `window.py` puts the views together; `room.py` owns the chart being edited and tells the views what changed;
  `room_menu.py` has the menus, `room_files.py` and `room_exchange.py` do what the Chart menu offers.
- `library/` lists charts, `grid/` edits their cells, `new_team/` makes a chart from statistics, `workbook/`
  imports spreadsheets.
- Pages beside the grids: `problems_view.py`, `analysis/`, `compare/`, and the corrections
  (`corrections_view.py`, `corrector.py`, `own_lists_dialog.py`).
- `typing_bar.py` helps to type in a printed chart; `rating_dialog.py` measures a chart's rating.
"""

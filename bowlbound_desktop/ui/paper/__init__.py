"""Everything that is printed, laid out once for screen, printer and PDF.

- `papers.py` has every paper by name; `choices.py` lists those of a game or team for the print preview.
- Documents: `scoresheet.py` (`scorepad.py`, `clock.py`, `pencil.py`), `report.py` (`drives.py`,
  `win_curve.py`), `charts.py` (`table.py`), `faces.py` (cards); `field_strip.py` draws a field.
- `flow.py` lays out blocks on pages, `grid.py` is a table of text, `pen.py` draws and measures.
- `preview.py` and `page_setup.py` are the print preview; `press.py` sends pages to printer and PDF.
"""

"""Charts in workbooks of spreadsheet programs: found by their headings, read, written.

`opening.py` reads .xlsx and .ods files (`xlsx.py`, `xlsx_fills.py`, `ods.py`) into the plain values of
`values.py`; all else knows only these. `finding.py` finds the charts, with `search.py`, `blocks.py`,
`runs.py` (dice totals), `columns.py`, `headings.py`, `formations.py` and `facts.py`. `reading.py` reads them,
with `cell_readings.py`, `mending.py`, `number_formats.py` and `fills.py`; `importing.py` is what others use.
`writing.py` lays charts out for `exporting.py`, in the formats of `write_xlsx.py` and `write_ods.py`.
"""

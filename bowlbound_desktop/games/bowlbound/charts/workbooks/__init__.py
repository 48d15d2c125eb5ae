"""Charts in workbooks of spreadsheet programs: found by their headings, read, written.

`opening` reads .xlsx and .ods files into the plain values of `values`; all else knows only these. `finding`
finds the charts, `reading` reads them, `writing` lays charts out for the export.
"""

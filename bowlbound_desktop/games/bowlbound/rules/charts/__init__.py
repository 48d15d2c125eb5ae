"""Charts and their cells.

`chart.py` is a team's charts, `cells.py` the notation of a cell, `validation.py` what is wrong with one,
`changes.py` and `corrections.py` what can be changed. `ratings.py` has ratings, the spread and yardage
factors. `show.py`, `card_tables.py` and `printing.py` lay tables out; `cell_reads.py` tells which cell was
read.
"""

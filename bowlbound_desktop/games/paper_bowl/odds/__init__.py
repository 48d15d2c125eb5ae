"""Exact odds of Paper Bowl.

`exact.py` has the results of a pair of cards, `landings.py` the games after them, and `table.py` the table of
`bowlbound odds`.
"""

"""What a chart is worth while it is edited.

`counts.py` has the dice-weighted shares of a column, `exact.py` the exact averages of plays, `facts.py` the
facts of the chart's season; `sections.py` puts all of them into lines, and `so_far.py` compares a column that
is being typed.
"""

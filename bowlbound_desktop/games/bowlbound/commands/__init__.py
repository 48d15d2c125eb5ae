"""Commands that only Bowl Bound has, and its `bowlbound odds`.

`charts.py` is one command with the actions of `chart_actions.py`, `chart_correct.py`, `chart_exchange.py` and
`chart_workshop.py`; `correction_switches.py` has arguments that they share. `book.py`, `values.py` and
`odds.py` are a command each.
"""

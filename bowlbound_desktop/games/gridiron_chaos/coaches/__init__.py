"""The computer coaches of Gridiron Chaos (`levels.py`).

`book.py` calls by the numbers of `resources/gridiron_chaos/book.toml`, `odds_coach.py` by exact odds;
`call_odds.py` is the table of `bowlbound odds`, `forecast.py` the odds view.
"""

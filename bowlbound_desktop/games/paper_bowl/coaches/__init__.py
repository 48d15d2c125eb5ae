"""The computer coaches of Paper Bowl (`levels.py`).

`book.py` calls by the pages of `resources/paper_bowl/book.toml`, `odds_coach.py` by exact odds; `forecast.py`
is the odds view.
"""

"""The computer coaches of Nailbiter (`levels.py`).

- By the book, which is `resources/nailbiter/book.toml`: `book.py`, with `book_figures.py` (its pages),
  `book_calls.py`, `book_kicks.py`, `book_loose.py` and `book_clock.py` for each kind of question.
- By exact odds: `odds.py`; `forecast.py` is the odds view.
- `learn.py` makes the weights of `values/` from games of the book coach.
"""

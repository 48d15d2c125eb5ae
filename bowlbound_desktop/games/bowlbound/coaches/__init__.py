"""The coaches of Bowl Bound (`levels.py`): one by the book, the others by exact odds.

- By the book, which is `resources/bowlbound/book.toml`: `book.py` (its pages), `book_files.py`,
  `book_figures.py`, `book_reader.py` (the book open for one side of a game), `habits.py` (what his chart is
  good at), `worth.py`, `book_coach.py`.
- By exact odds: `equilibrium_coach.py`; `answers.py` and `plain_sense.py` for every kind of question.
- His calls as a matrix game: `calls.py` (what pairs of calls are worth), `naming.py` (the Wild Card), and
  `mixing` (how often each is called, by his team's style and what the other team is known for).
- His kicks: `kick_game.py` and `kick_answers.py`. Odds kept from game to game: `known.py`, `known_matrix.py`;
  `leaf.py` values a settled play.
- `forecast.py` is the odds view.
"""

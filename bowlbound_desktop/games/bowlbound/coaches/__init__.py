"""The coaches of Bowl Bound (`levels.py`), by the book and by exact odds.

The book is `resources/bowlbound/book.toml`: `book.py` and `book_files.py` read it, `book_figures.py` says
what its figures must be, `book_reader.py` opens it for one side of a game, `book_coach.py` answers.
`equilibrium_coach.py` mixes calls as `calls.py` solves them; `leaf.py` values a settled play, `known.py`
keeps odds from game to game.
"""

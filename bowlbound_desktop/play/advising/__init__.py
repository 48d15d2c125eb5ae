"""What coaches weighed and advise: `weighed.py` has the figures, `advice.py` puts them into a sentence.

`pages.py` tells the page of the book, `preparation.py` is long work that makes coaches wiser in one game.
"""

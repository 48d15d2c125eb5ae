"""What coaches weighed and advise: `weighed.py` has the figures, `advice.py` puts them into a sentence.

`pages.py` tells which page of a book a coach used, `preparation.py` is long work that makes coaches wiser in
one game.
"""

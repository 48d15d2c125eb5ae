"""What coaches weighed and advise: `weighed.py` has the figures, `advice.py` puts them into a sentence.

`preparation.py` is long work that makes them wiser in one game.
"""

"""What a table tells beside the game, as plain values and text.

`chance_words.py` says how throws are typed, `odds_tables.py` lays out odds, `rules_in_force.py` lists the
rules of a game, `tied.py` keeps a formation and its letter in one line.
"""

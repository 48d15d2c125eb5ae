"""What a table tells besides the game itself, as plain values and text.

`chance_words.py` says how throws are typed, `odds_tables.py` lays out odds, `rules_in_force.py` lists the
rules of a game, `help_places.py` and `rule_homes.py` find questions and rules in the manual, `tied.py` keeps
a formation and its letter on one line.
"""

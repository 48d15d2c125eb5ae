"""The teams of any game: `shelf.py` lists, finds and keeps them, `form.py` lets players write their own.

`search.py` ranks what a typed word may mean.
"""

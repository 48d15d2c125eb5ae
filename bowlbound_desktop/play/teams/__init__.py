"""The teams of any game: `shelf.py` lists, finds and stores them, `form.py` lets players write their own,
`search.py` finds them by what people call them.
"""

"""How teams look, without a screen.

- `colour.py` says how different two colours look.
- `kits.py` gives the visitors other colours where both teams look alike.
- `emblem.py` chooses a team's emblem and its initials.
"""

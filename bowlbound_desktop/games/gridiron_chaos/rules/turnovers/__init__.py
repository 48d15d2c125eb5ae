"""Turnovers: `interceptions.py` and `loose_ball.py`, then `takeaways.py`; `returns.py` for kick returns."""

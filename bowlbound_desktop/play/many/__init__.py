"""Many games: simulations, their figures, and tournaments.

`simulate.py` plays them, on any executor (`workers.py`), and `summary.py` adds up; `progress.py` is
whom they are told to meanwhile. `tournament.py` says who meets whom, `tournament_report.py` what came of it.
Files of tournaments: `storage/tournaments.py`.
"""

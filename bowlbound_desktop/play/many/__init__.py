"""Many games: simulations, their figures, and tournaments.

`simulate.py` plays them, on any executor (`workers.py`), and `summary.py` adds them up; `progress.py` is who
hears of them meanwhile. `outlook.py` says what to expect of one game. `tournament.py` says who meets whom,
`tournament_report.py` shows the results. Files of tournaments: `storage/tournaments.py`.
"""

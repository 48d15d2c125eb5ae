"""How a drive leaps to its key play: `launches.py` with `shifts.py`, `jolts.py`, `rare_plays.py`."""

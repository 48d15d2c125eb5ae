"""`rosters.py` is the command that only Gridiron Chaos has, `odds.py` its `bowlbound odds`."""

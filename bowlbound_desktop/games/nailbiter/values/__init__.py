"""The chance to win: `judge.py`, by the network of `net.py` from the numbers of `features.py`."""

"""Exact odds of Gridiron Chaos.

`ends.py` follows a call to its ends, with throws that read alike grouped by `grouping.py` and questions
answered by `habits.py`.
"""

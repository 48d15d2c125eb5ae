"""The range of seeds; not in `lots.py`, so that reading a number needs no hashing."""

LARGEST = 2**63 - 1
"""The largest seed, and the largest whole number that TOML promises to keep."""

"""Which seeds there are; apart from the lots that they make, for whoever only reads a number."""

LARGEST = 2**63 - 1
"""The largest seed, and the largest whole number that TOML promises to keep."""

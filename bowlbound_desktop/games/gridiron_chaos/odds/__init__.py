"""Exact odds of Gridiron Chaos."""

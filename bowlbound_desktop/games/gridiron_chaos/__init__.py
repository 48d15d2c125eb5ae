"""Gridiron Chaos: two dice, two rosters, and more of everything."""

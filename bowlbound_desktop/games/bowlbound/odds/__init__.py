"""Exact odds of one play, from the rules and charts of the game itself."""

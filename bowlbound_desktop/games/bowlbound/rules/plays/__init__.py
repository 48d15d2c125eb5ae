"""Runs and passes, from the dice to the spot."""

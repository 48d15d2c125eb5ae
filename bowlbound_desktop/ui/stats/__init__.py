"""Figures of the game: box score, drives, and who is likely to win."""

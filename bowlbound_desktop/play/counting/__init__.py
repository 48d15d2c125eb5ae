"""A game in figures: box score, drives, the chance to win, and a game as data."""

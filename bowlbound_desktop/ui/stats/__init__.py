"""Statistics: box score, drives, odds, the chance to win, and the pages at half-time and the end."""

"""The games of the shelf, a room per game."""

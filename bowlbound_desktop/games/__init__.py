"""The games of the shelf, a room each."""

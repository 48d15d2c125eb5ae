"""The rules of Gridiron Chaos: pure, and known to nobody but their own room."""

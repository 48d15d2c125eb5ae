"""Many games: simulations, their figures, and tournaments."""

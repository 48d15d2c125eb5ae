"""Paper Bowl, the game of cards."""

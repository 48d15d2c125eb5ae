"""Chart files: read, written, corrected, exchanged, the player's own."""

"""What the table shows, as plain values without Qt; views read them and nothing else of the game."""

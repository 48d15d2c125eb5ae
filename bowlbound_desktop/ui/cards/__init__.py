"""Cards on the table: faces, backs, the hand and the deck."""

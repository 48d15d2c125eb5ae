"""The form in which a player writes teams of his own."""

"""Charts made from season facts."""

"""What computer coaches of any game share: look-ahead, matrix games, exact odds, values, lots."""

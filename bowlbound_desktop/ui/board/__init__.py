"""The scoreboard and the dice, as they stand in the middle of a play."""

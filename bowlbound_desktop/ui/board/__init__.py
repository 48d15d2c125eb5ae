"""The board above the field: scoreboard, clock, result line and dice."""

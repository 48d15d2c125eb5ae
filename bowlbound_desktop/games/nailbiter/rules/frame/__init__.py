"""A game between two plays: state, dice, tracker, drives, the dead ball."""

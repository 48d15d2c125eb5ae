"""Calls and the play tables, up to the dead ball."""

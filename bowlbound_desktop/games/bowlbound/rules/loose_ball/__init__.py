"""Fumbles, interceptions and returns."""

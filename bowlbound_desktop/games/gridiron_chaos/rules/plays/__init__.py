"""Calls and plays from scrimmage."""

"""Balls that the others take, and returns."""

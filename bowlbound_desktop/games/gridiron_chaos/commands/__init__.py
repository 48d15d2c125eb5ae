"""The commands that only this game has."""

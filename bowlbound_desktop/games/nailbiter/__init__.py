"""Nailbiter: one coach against a ghost, possessions told by their turning points."""

"""Commands that only Bowl Bound has."""

"""The coaches of Bowl Bound."""

"""Bowl Bound, in both its editions."""

"""Rain and wind."""

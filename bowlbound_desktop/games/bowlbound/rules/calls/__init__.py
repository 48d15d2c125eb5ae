"""What the coaches call, and the plays that need no chart."""

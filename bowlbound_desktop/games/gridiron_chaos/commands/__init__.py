"""Commands that Gridiron Chaos answers in its own way."""

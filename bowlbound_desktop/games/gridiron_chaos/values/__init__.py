"""What situations of Gridiron Chaos are worth."""

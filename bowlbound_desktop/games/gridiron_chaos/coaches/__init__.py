"""Computer coaches of Gridiron Chaos."""

"""The browser of saved games."""

"""Commands that only Paper Bowl has."""

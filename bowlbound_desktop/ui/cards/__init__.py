"""Cards on the table, for games that are played with cards: their faces, pictures, and where they lie."""

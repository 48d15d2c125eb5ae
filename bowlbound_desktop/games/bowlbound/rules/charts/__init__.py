"""Charts and their cells: notation, layout, ratings, corrections."""

"""What is printed: cells and rows, and all tables together."""

"""The chart beside another one: what differs, in groups, as a list, and in two grids side by side."""

"""The chart room: a library of charts, and grids to edit them."""

"""For players who learn a game: what a game says of its boxes and calls (`teacher`), by a legend (`legend`)."""

"""For players who learn a game: what it says of its boxes and calls (`teacher`), by a legend (`legend`)."""

"""For players who learn the game: boxes in words (`cells`), what formations are for (`formations`)."""

"""What the pages of a game say, as plain data; `ui/paper` draws it."""

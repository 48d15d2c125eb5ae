"""One file a command of the bowlbound program."""

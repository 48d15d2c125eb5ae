"""The first page of the program."""

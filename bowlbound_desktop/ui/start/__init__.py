"""The start page of the program."""

"""What commands of the terminal share, whoever offers them, and the table in a terminal (`text.py`)."""

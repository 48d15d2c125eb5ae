"""What commands of the terminal share, whoever offers them, and the terminal table."""

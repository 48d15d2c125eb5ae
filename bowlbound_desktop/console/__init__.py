"""What commands of the terminal share, whoever offers them."""

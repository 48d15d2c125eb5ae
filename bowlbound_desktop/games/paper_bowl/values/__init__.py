"""What a situation of Paper Bowl is worth: `judge.py` looks values up, `solve.py` makes their table."""

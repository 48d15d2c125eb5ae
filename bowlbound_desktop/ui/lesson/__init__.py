"""The guided drive on the real table: `guide.py` runs its steps, `marks.py` and `bubble.py` show them."""

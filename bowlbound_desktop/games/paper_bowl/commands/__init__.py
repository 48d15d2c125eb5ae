"""`odds.py` is the `bowlbound odds` of Paper Bowl."""

"""For beginners: `cells.py` puts boxes of charts into words, `formations.py` says what formations are for;
`teacher.py` is both as the descriptor gives them."""

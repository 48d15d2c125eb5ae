"""What coaches weighed and advise: `weighed.py` has the figures, `advice.py` puts them into a sentence,
`pages.py` tells the page of the book."""

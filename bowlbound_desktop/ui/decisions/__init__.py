"""The decision panel: what is asked, and one button an answer."""

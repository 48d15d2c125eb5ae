"""A game in progress: what happened, who is asked, and what can be taken back."""

"""Paper Bowl: play cards against defence cards, and an event deck that is also the clock."""

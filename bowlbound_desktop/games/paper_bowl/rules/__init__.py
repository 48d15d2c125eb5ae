"""Paper Bowl: play cards against defense cards, and an event deck that is also the clock."""

"""What all football games share: field, clock, score, dice, requests and procedures."""

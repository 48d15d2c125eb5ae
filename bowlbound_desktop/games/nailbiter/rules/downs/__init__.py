"""A play from scrimmage of the coach and of the ghost."""

"""The end of a play: dead ball, time, timeouts, periods."""

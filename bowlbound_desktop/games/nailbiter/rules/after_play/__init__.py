"""What follows a dead ball from scrimmage: penalties and the clock of a drill."""

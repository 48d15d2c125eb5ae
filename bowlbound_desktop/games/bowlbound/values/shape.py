"""How the tables of values are laid out: which leads and times they know."""

LATE = 15
"""Ticks of ten seconds before the end of a half in which the timeouts are told apart."""
LATE_LEAD, MIDDLE_LEAD, MOST_LEAD = 17, 24, 35
"""Leads that are told apart late, towards the end, and before."""
HALF_TICKS = 180
MIDDLE_TICKS = (16, 18, 21, 24, 28, 32, 36)
EARLY_TICKS = (36, 42, 48, 60, 72, 90, 108, 126, 144, 162, 180)
FIRST_TICKS = (16, 18, 24, 30, 42, 60, 80, 100, 120, 140, 160, 180)
"""Ticks left in the first half."""
PROMISES = (-3.0, -2.0, -1.25, -0.5, 0.0, 0.5, 1.0, 1.75, 2.5, 3.25, 4.0, 5.0, 6.2)
"""Before the end, a place counts by its expected points only."""
USUAL_TIMEOUTS = 2
SCALE = 5_000
"""Values are kept as whole numbers: the chance to win less the chance to lose, times this."""

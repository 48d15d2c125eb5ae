"""How the tables of values are laid out: which leads and times they know."""

LATE = 24
"""Ticks of ten seconds before the end of a half in which timeouts are told apart; before, they fade."""
LATE_TICKS = (*range(1, 13), 14, 16, 18, 20, 22, 24)
FADED = 48
"""From so many ticks on timeouts count for nothing."""
LATE_LEAD, MOST_LEAD = 24, 35
"""Leads that are told apart towards the end, and before."""
HALF_TICKS = 180
MIDDLE_TICKS = (24, 28, 32, 36, 42, 48, 60)
EARLY_TICKS = (36, 42, 48, 60, 72, 90, 108, 126, 144, 162, 180)
"""In the second half; from the first of these to the last of the middle, one table gives way to the other."""
GAMES = 60
"""Ticks from the end of the game in which calls are solved for the win, and not for points."""
STOPPING, STOPPING_HALF = 30, 12
"""Ticks from the end of the game and of the first half in which the clock stops out of bounds (TC-5)."""
HALF_LATE_TICKS = (*LATE_TICKS, 30, 36, 42)
FIRST_TICKS = (24, 30, 36, 42, 60, 80, 100, 120, 140, 160, 180)
"""Ticks left in the first half; up to the last of those above, one table gives way to the other."""
PROMISES = (-3.0, -2.0, -1.25, -0.5, 0.0, 0.5, 1.0, 1.75, 2.5, 3.25, 4.0, 5.0, 6.2)
"""Before the end, a place counts by its expected points only."""
USUAL_TIMEOUTS = 2
SCALE = 5_000
"""Values are kept as whole numbers: the chance to win less the chance to lose, times this."""
OVERTIME_FROM = 50
"""Series of extra periods start from the 25: places behind this yard line count as this."""
OVERTIME_LEAD = 8
PERIODS = 3
"""From the third extra period on tries are for two."""

"""How the tables of values are laid out: which leads and times they have."""

LATE = 24
"""The last ticks (of ten seconds) of a half, in which timeouts are told apart; before, their worth fades."""
LATE_TICKS = (*range(1, 13), 14, 16, 18, 20, 22, 24)
FADED = 48
"""With this many ticks left or more, timeouts count for nothing."""
LATE_LEAD, MOST_LEAD = 24, 35
"""Leads that are told apart towards the end, and before."""
HALF_TICKS = 180
MIDDLE_TICKS = (24, 28, 32, 36, 42, 48, 60)
EARLY_TICKS = (36, 42, 48, 60, 72, 90, 108, 126, 144, 162, 180)
"""Ticks left in the second half that the table has; its first ones are blended with the late table."""
GAMES = 60
"""The last ticks of the game, in which calls are solved for the win instead of points."""
STOPPING, STOPPING_HALF = 30, 12
"""The last ticks of the game and of the first half, in which going out of bounds stops the clock (TC-5)."""
HALF_LATE_TICKS = (*LATE_TICKS, 30, 36, 42)
FIRST_TICKS = (24, 30, 36, 42, 60, 80, 100, 120, 140, 160, 180)
"""Ticks left in the first half that the table has; its first ones are blended with the late table."""
PROMISES = (-3.0, -2.0, -1.25, -0.5, 0.0, 0.5, 1.0, 1.75, 2.5, 3.25, 4.0, 5.0, 6.2)
"""The expected points that tables have instead of places, before the end of a half."""
USUAL_TIMEOUTS = 2
SCALE = 5_000
"""Values are kept as whole numbers: the chance to win less the chance to lose, times this."""
OVERTIME_FROM = 50
"""Series of extra periods start at the 25, so places behind this yard line count as this one."""
OVERTIME_LEAD = 8
PERIODS = 3
"""Periods that are told apart: from the third one on, tries must be for two."""

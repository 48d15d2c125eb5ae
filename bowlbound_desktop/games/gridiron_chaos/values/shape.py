"""Which times, leads and timeouts the tables of values distinguish."""

TICK = 15
"""Seconds: every play costs a whole number of these (GC-6)."""
QUARTER = 60
HALF = 2 * QUARTER
WARNING = 8
"""Ticks left at the two-minute warning."""
MOST_LEAD = 36
LATE_LEAD = 22
LATE = 12
"""In this many last ticks of the game the tables count the timeouts of the side that trails."""
STATES = 4
"""Timeouts: 0 to 3."""
USUAL = 2
"""How many timeouts are assumed to be left at that point."""
SECOND_MARKS = (13, 14, 16, 20, 25, 32, 42, 60, 80, 100, 120)
FIRST_MARKS = (0, 1, 2, 3, 4, 6, 8, 10, 14, 22, 36, 60, 90, 120)
EXTRA_MARKS = (0, 1, 2, 3, 4, 6, 8, 12, 18, 26, 40, 60)
SCALE = 2000
"""Values are stored as whole numbers, multiplied by this."""


def after(ticks: int, cost: int) -> int:
    """Ticks left in the half after a play; the clock stops at 0:00 and at the warning (GC-R18)."""
    stops = QUARTER if ticks > QUARTER else WARNING if ticks > WARNING else 0
    return max(ticks - cost, stops)

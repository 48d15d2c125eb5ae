"""The game clock, in whole seconds."""

import re

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError

QUARTERS = 4
"""Of a game without overtime."""
QUARTER_SECONDS = 15 * 60


@frozen
class Clock:
    """What is left of a quarter; quarter 5 and later are overtime periods."""

    quarter: int = 1
    seconds: int = QUARTER_SECONDS

    def run(self, seconds: int) -> "Clock":
        """The clock after `seconds`, never below 0:00."""
        return Clock(self.quarter, max(0, self.seconds - seconds))

    def next_quarter(self) -> "Clock":
        """The full clock of the quarter that follows."""
        return Clock(self.quarter + 1)

    @property
    def half(self) -> int:
        """1 or 2; overtime counts with the second half."""
        return 1 if self.quarter <= 2 else 2

    def __str__(self) -> str:
        return clock_text(self.seconds)


def clock_text(seconds: int) -> str:
    """Seconds as they stand on a scoreboard: 590 is 9:50."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def parse_clock(text: str) -> int:
    """Read "9:50" as 590 seconds."""
    match = re.fullmatch(r"(\d{1,2}):([0-5]\d)", text)
    if match is None or int(match[1]) * 60 + int(match[2]) > QUARTER_SECONDS:
        raise BowlboundError(f'"{text}" is not a time of a quarter: write "15:00" down to "0:00"')
    return int(match[1]) * 60 + int(match[2])

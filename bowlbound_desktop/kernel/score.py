"""Points by side and quarter."""

from attrs import frozen

from bowlbound_desktop.kernel.field import Side


@frozen
class Score:
    """The line score; overtime periods follow the four quarters."""

    home: tuple[int, ...] = (0, 0, 0, 0)
    away: tuple[int, ...] = (0, 0, 0, 0)

    def add(self, side: Side, quarter: int, points: int) -> "Score":
        """The score after `side` made `points` in `quarter`."""
        if side is Side.HOME:
            return Score(_add(self.home, quarter, points), self.away)
        return Score(self.home, _add(self.away, quarter, points))

    def line(self, side: Side) -> tuple[int, ...]:
        """Points of `side`, quarter by quarter."""
        return self.home if side is Side.HOME else self.away

    def total(self, side: Side) -> int:
        """All points of `side`."""
        return sum(self.line(side))

    def lead(self, side: Side) -> int:
        """How far `side` is ahead; negative when behind."""
        ahead = sum(self.home) - sum(self.away)
        return ahead if side is Side.HOME else -ahead


def _add(line: tuple[int, ...], quarter: int, points: int) -> tuple[int, ...]:
    line += (0,) * (quarter - len(line))
    return (*line[: quarter - 1], line[quarter - 1] + points, *line[quarter:])

"""Players' own statistics: what each one is credited with, folded from events.

As with the team's figures, what a play credited is held back until the next one starts: a penalty or offset
fouls may still cancel it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import define

from bowlbound_desktop.kernel.events import Credited, PenaltyMarked, PlayCancelled, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import COMMON, Deed, Ways

FIGURES = ("times", "good", "yards", "touchdowns", "lost", "longest")


@define
class PlayerLine:
    """What one player did of one kind."""

    side: Side
    player: str
    name: str
    what: str
    times: int = 0
    good: int = 0
    """Those that succeeded: passes caught, kicks made."""
    yards: int = 0
    touchdowns: int = 0
    lost: int = 0
    """Those that gave the ball away."""
    longest: int = 0

    def add(self, credit: Credited) -> None:
        """Count it once more."""
        self.longest = credit.yards if not self.times else max(self.longest, credit.yards)
        self.times += 1
        self.good += credit.good
        self.yards += credit.yards
        self.touchdowns += credit.touchdown
        self.lost += credit.lost

    def shown(self, deed: Deed) -> str:
        """In a few words: "12 of 20, 145 yards, 1 touchdown"."""
        parts = [f"{self.good} of {self.times}" if deed.tries else str(self.times)]
        if deed.yards:
            parts.append(counted(self.yards, "yard"))
        if self.touchdowns:
            parts.append(counted(self.touchdowns, "touchdown"))
        if self.lost and deed.lost:
            parts.append(f"{self.lost} {deed.lost}")
        return ", ".join(parts)


def player_lines(events: Iterable[Event], ways: Ways = COMMON) -> list[PlayerLine]:
    """Everything that players did: kinds in the order of the words, those with the most yards first."""
    lines: dict[tuple[Side, str, str], PlayerLine] = {}
    for credit in _standing(events):
        key = credit.side, credit.player, credit.what
        if key not in lines:
            lines[key] = PlayerLine(credit.side, credit.player, credit.name, credit.what)
        lines[key].add(credit)
    order = {what: place for place, what in enumerate(ways.deeds)}
    return sorted(
        lines.values(), key=lambda line: (order.get(line.what, len(order)), -line.yards, -line.times)
    )


def _standing(events: Iterable[Event]) -> Iterator[Credited]:
    """Credits of plays that count."""
    credits: list[Credited] = []
    cancelled = False
    for event in events:
        match event:
            case PlayStarted():
                yield from () if cancelled else credits
                credits, cancelled = [], False
            case Credited():
                credits.append(event)
            case PenaltyMarked(play_stands=stands):
                cancelled |= not stands
            case PlayCancelled():
                cancelled = True
    yield from () if cancelled else credits


def player_figures(
    events: Iterable[Event], ways: Ways, sides: Sequence[Side]
) -> list[tuple[str, Mapping[Side, str]]]:
    """Rows under the box score: a title for each kind, then a row per player, in the column of his side."""
    rows: list[tuple[str, Mapping[Side, str]]] = []
    told = ""
    for line in player_lines(events, ways):
        deed = ways.deed(line.what)
        if deed.title != told:
            rows.append((deed.title, dict.fromkeys(sides, "")))
            told = deed.title
        rows.append((f"  {line.name}", {side: line.shown(deed) * (side is line.side) for side in sides}))
    return rows

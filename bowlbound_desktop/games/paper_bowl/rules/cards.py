"""The cards of the box, read once from resources/paper_bowl/tables."""

from collections.abc import Mapping

from attrs import evolve, frozen

from bowlbound_desktop.games.paper_bowl.rules.dice import Throw
from bowlbound_desktop.kernel.cards import Deck

ENDS = (1, 6)
"""The faces that most events look for."""


@frozen(kw_only=True)
class PlayCard:
    """A card that the offense can put out (section 2)."""

    key: str
    title: str
    text: str
    kind: str
    """run, pass or kick."""
    yards: int = 0
    """What each point of the dice is worth."""


@frozen(kw_only=True)
class DefenseCard:
    """A card that the defense can put out (section 3)."""

    key: str
    run: int
    """Taken off the score of the dice."""
    short: tuple[int, ...]
    long: tuple[int, ...]
    red_zone: tuple[int, ...] | None = None
    """The long-pass numbers from the 20 on, where they differ (PBR-06)."""

    @property
    def title(self) -> str:
        """The name of the card."""
        return f"Defense {self.key}"

    def numbers(self, play: str, in_red_zone: bool) -> tuple[int, ...]:
        """The faces that make this pass incomplete."""
        if play == "short":
            return self.short
        return self.red_zone if in_red_zone and self.red_zone is not None else self.long


@frozen(kw_only=True)
class EventCard:
    """An event that may change a play (section 4)."""

    number: int
    title: str
    text: str
    effect: str
    plays: str
    """run, pass or any."""
    on: str = ""
    """What the first throw must show: ends, doublet, or anything."""
    yards: int = 0
    by: str = ""
    """The side that may challenge or spend a timeout: offense or defense."""
    returned: bool = False
    first_down: bool = False

    def befalls(self, throw: Throw) -> bool:
        """Whether the first throw makes it happen."""
        match self.on:
            case "ends":
                return throw.shows(ENDS)
            case "doublet":
                return throw.doublet
        return True


@frozen(kw_only=True)
class GoalRow:
    """The numbers that make a field goal good up to a distance (PB-7a)."""

    within: int
    numbers: tuple[int, ...]


@frozen(kw_only=True)
class Box:
    """All printed cards, and the yards of kicks."""

    plays: Mapping[str, PlayCard]
    defenses: Mapping[str, DefenseCard]
    events: Mapping[int, EventCard]
    field_goals: tuple[GoalRow, ...]
    punt: int
    touchback: int
    onside: int

    @property
    def deck(self) -> Deck:
        """The whole event deck."""
        return Deck("event", tuple(self.events))

    @property
    def longest_goal(self) -> int:
        """The longest field goal that may be tried, in yards."""
        return self.field_goals[-1].within

    def goal_row(self, distance: int) -> GoalRow:
        """The row of the Field Goal card for a distance to the goal line."""
        return next(row for row in self.field_goals if distance <= row.within)


@frozen(kw_only=True)
class CardsOut:
    """The cards of one play as they lie on the table."""

    play: PlayCard
    defense: DefenseCard
    event: EventCard | None = None
    """None on a try."""
    timeout: bool = False
    """Whether a timeout was spent on card 21 or 22."""

    @property
    def effect(self) -> str:
        """What the event does to this play; empty where it does not apply (PB-21)."""
        if self.event is None or self.event.plays not in ("any", self.play.kind):
            return ""
        return "" if self.play.kind == "kick" and self.event.effect != "change" else self.event.effect

    def befalls(self, effect: str, throw: Throw) -> bool:
        """Whether the event has this effect on the play with this first throw."""
        return self.event is not None and self.effect == effect and self.event.befalls(throw)

    def with_timeout(self) -> "CardsOut":
        """The same cards when a timeout was spent on them."""
        return evolve(self, timeout=True)

"""One side's line of the box score."""

from attrs import asdict, define, fields


@define
class BoxLine:
    """The figures of one side, for one game or added up over many."""

    points: int = 0
    first_downs: int = 0
    first_downs_rushing: int = 0
    first_downs_passing: int = 0
    first_downs_penalty: int = 0
    rushes: int = 0
    rush_yards: int = 0
    passes: int = 0
    completions: int = 0
    pass_yards: int = 0
    interceptions: int = 0
    """Passes of this side that the others caught."""
    fumbles: int = 0
    fumbles_lost: int = 0
    penalties: int = 0
    penalty_yards: int = 0
    punts: int = 0
    """Including blocked ones, which count no yards."""
    punt_yards: int = 0
    returns: int = 0
    """Of kicks, interceptions and free balls."""
    return_yards: int = 0
    field_goals: int = 0
    field_goals_tried: int = 0
    touchdowns: int = 0
    third_downs: int = 0
    third_downs_made: int = 0
    fourth_downs: int = 0
    fourth_downs_made: int = 0
    possession: int = 0
    """Seconds; those of a kickoff belong to the receivers."""

    @property
    def plays(self) -> int:
        """Rushes and passes."""
        return self.rushes + self.passes

    @property
    def yards(self) -> int:
        """Yards by rushing and passing."""
        return self.rush_yards + self.pass_yards

    @property
    def turnovers(self) -> int:
        """Interceptions thrown and fumbles lost."""
        return self.interceptions + self.fumbles_lost

    def add(self, other: "BoxLine") -> None:
        """Add another line to this one."""
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def values(self) -> dict[str, int]:
        """The figures by name."""
        return asdict(self)


NAMES = tuple(one.name for one in fields(BoxLine))

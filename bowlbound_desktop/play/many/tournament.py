"""Tournaments: who meets whom, what is still to be played, and how the teams stand.

Every game has a seed of its own that follows from its place in the plan, so that an interrupted tournament
resumes as if nothing had happened.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any

from attrs import define, field, frozen

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.counting.box_line import BoxLine
from bowlbound_desktop.play.many.simulate import GameRecord
from bowlbound_desktop.play.seeds import LARGEST

KINDS = ("round-robin", "bracket")
MOST = 250_000
"""Games of a tournament whose file can still be read into memory."""


@frozen(kw_only=True)
class TournamentPlan:
    """Everything that determines a tournament."""

    kind: str
    teams: tuple[str, ...]
    """Their ids; in a bracket the strongest first."""
    games: int
    """How many each pairing plays."""
    seed: int
    system: str
    coach: str
    options: dict[str, Any]
    choices: dict[str, Any]
    """What was chosen about the teams, besides the rule options."""
    fingerprints: tuple[str, ...]
    """What tells each team's chart from another with the same id."""

    def __attrs_post_init__(self) -> None:
        if len(self.teams) < 2 or len(set(self.teams)) < len(self.teams):
            raise BowlboundError("a tournament needs two teams or more, each named once")
        if self.kind not in KINDS or self.games < 1:
            raise BowlboundError(f"a tournament is {' or '.join(KINDS)}, with at least one game per pairing")
        if self.total > MOST:
            raise BowlboundError(f"a tournament has at most {MOST:,} games, not {self.total:,}")
        if self.seed + self.slots * self.games - 1 > LARGEST:
            raise BowlboundError(f"seed {self.seed} is too large: that of the last game is above {LARGEST}")

    @property
    def slots(self) -> int:
        """How many pairings are numbered, byes included."""
        teams = len(self.teams)
        if self.kind == "round-robin":
            return teams * (teams - 1) // 2
        return len(bracket_order(self.teams)) - 1

    @property
    def total(self) -> int:
        """How many games are played in all."""
        teams = len(self.teams)
        return self.games * (teams * (teams - 1) // 2 if self.kind == "round-robin" else teams - 1)


@frozen(kw_only=True)
class Fixture:
    """Two teams that meet; the first has the odd game at home."""

    number: int
    first: str
    second: str
    round: int = 1


@frozen(kw_only=True)
class TournamentGame:
    """One finished game."""

    seed: int
    home: str
    away: str
    home_line: BoxLine
    away_line: BoxLine

    @classmethod
    def of(cls, record: GameRecord, home: str, away: str) -> "TournamentGame":
        """A simulated game with the ids of its teams."""
        return cls(seed=record.seed, home=home, away=away, home_line=record.home, away_line=record.away)


@define
class TableLine:
    """A team's line of the table."""

    team: str
    played: int = 0
    won: int = 0
    tied: int = 0
    points: int = 0
    against: int = 0

    @property
    def lost(self) -> int:
        """Games that the others won."""
        return self.played - self.won - self.tied

    @property
    def share(self) -> float:
        """Wins per game, ties counting half."""
        return (self.won + self.tied / 2) / self.played if self.played else 0.0

    @property
    def rank(self) -> tuple[float, float]:
        """What decides the order: wins, then the margin per game."""
        return self.share, (self.points - self.against) / max(self.played, 1)

    def add(self, ours: int, theirs: int) -> None:
        """One more game."""
        self.played += 1
        self.won += ours > theirs
        self.tied += ours == theirs
        self.points += ours
        self.against += theirs


@define
class Tournament:
    """A plan with what has been played of it so far."""

    plan: TournamentPlan
    _scores: dict[int, dict[str, TableLine]] = field(factory=dict, init=False)
    """The lines of the two teams of each pairing against each other, by its number."""
    _played: dict[int, set[int]] = field(factory=lambda: defaultdict(set), init=False)
    """Seeds of the finished games of a pairing."""

    def add(self, game: TournamentGame) -> None:
        """Count a finished game; one that is known already changes nothing."""
        number = (game.seed - self.plan.seed) // self.plan.games
        if game.seed in self._played[number]:
            return
        sides = self._scores.get(number) or {team: TableLine(team) for team in (game.home, game.away)}
        if set(sides) != {game.home, game.away} or len(sides) < 2 or not 0 <= number < self.plan.slots:
            raise BowlboundError(f"{game.home} and {game.away} do not meet in game {game.seed}")
        self._scores[number] = sides
        self._played[number].add(game.seed)
        sides[game.home].add(game.home_line.points, game.away_line.points)
        sides[game.away].add(game.away_line.points, game.home_line.points)

    @property
    def played(self) -> int:
        """How many games are finished."""
        return sum(map(len, self._played.values()))

    def open_seeds(self, pairing: Fixture) -> list[int]:
        """Games of a pairing that are still to be played."""
        first = self.plan.seed + pairing.number * self.plan.games
        return [
            seed for seed in range(first, first + self.plan.games) if seed not in self._played[pairing.number]
        ]

    def at_home(self, pairing: Fixture, seed: int) -> tuple[str, str]:
        """Home and away in one of its games: they take turns."""
        turn = (seed - self.plan.seed) % self.plan.games % 2
        return (pairing.second, pairing.first) if turn else (pairing.first, pairing.second)

    def now(self) -> list[Fixture]:
        """Pairings that can be played now; none when all is over."""
        if self.plan.kind == "round-robin":
            return [pairing for pairing in round_robin(self.plan.teams) if self.open_seeds(pairing)]
        rounds = list(self.rounds())
        return [pairing for pairing in rounds[-1] if self.open_seeds(pairing)]

    def rounds(self) -> Iterator[list[Fixture]]:
        """The rounds of a bracket as far as they are known, the last one perhaps unfinished."""
        field_, number, count = bracket_order(self.plan.teams), 0, 1
        while len(field_) > 1:
            slots = list(pairwise(field_))[::2]
            pairings = {
                place: Fixture(number=number + place, first=first, second=second, round=count)
                for place, (first, second) in enumerate(slots)
                if first and second
            }
            yield list(pairings.values())
            if any(self.open_seeds(pairing) for pairing in pairings.values()):
                return
            winners = {place: self.winner(pairing) for place, pairing in pairings.items()}
            field_ = [winners.get(place) or first or second for place, (first, second) in enumerate(slots)]
            number, count = number + len(slots), count + 1

    def winner(self, pairing: Fixture) -> str:
        """Who advances: by wins, then margin, then place in the list."""
        sides = self._scores[pairing.number]
        if pairing.first not in sides or pairing.second not in sides:
            met = " and ".join(sides)
            raise BowlboundError(f"{met} met where {pairing.first} and {pairing.second} should have")
        teams = sorted((pairing.first, pairing.second), key=self.plan.teams.index)
        return max(teams, key=lambda team: sides[team].rank)

    def meeting(self, pairing: Fixture) -> tuple[TableLine, TableLine]:
        """The lines of the two teams against each other."""
        sides = self._scores.get(pairing.number, {})
        first, second = (sides.get(team, TableLine(team)) for team in (pairing.first, pairing.second))
        return first, second

    def standings(self) -> list[TableLine]:
        """All teams, the best first."""
        table = {team: TableLine(team) for team in self.plan.teams}
        for sides in self._scores.values():
            for team, part in sides.items():
                _join(table[team], part)
        return sorted(table.values(), key=lambda line: line.rank, reverse=True)


def _join(whole: TableLine, part: TableLine) -> None:
    for name in ("played", "won", "tied", "points", "against"):
        setattr(whole, name, getattr(whole, name) + getattr(part, name))


def round_robin(teams: Sequence[str]) -> list[Fixture]:
    """Everybody against everybody."""
    pairs = combinations(teams, 2)
    return [
        Fixture(number=number, first=first, second=second) for number, (first, second) in enumerate(pairs)
    ]


def bracket_order(teams: Sequence[str]) -> list[str]:
    """The teams so that neighbours meet, and the first two can only meet in the final; "" is a bye."""
    order = [0]
    while len(order) < len(teams):
        size = 2 * len(order)
        order = [place for one in order for place in (one, size - 1 - one)]
    names: Mapping[int, str] = dict(enumerate(teams))
    return [names.get(place, "") for place in order]

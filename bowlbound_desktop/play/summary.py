"""Many simulated games in a few figures: wins with their uncertainty, margins, averages of the box score."""

from math import sqrt
from typing import Any

from attrs import asdict, define, field

from bowlbound_desktop.play.simulate import GameRecord
from bowlbound_desktop.play.statistics import Line

SURE = 1.96
"""Standard deviations of the 95 % interval."""


@define
class Summary:
    """Games added up one after the other, so that it can be shown while they come in."""

    games: int = 0
    home_wins: int = 0
    ties: int = 0
    margins: int = 0
    margin_squares: int = 0
    totals: dict[str, dict[str, int]] = field(factory=lambda: {"home": {}, "away": {}})

    def add(self, record: GameRecord) -> None:
        """One more game."""
        margin = record.home.points - record.away.points
        self.games += 1
        self.home_wins += margin > 0
        self.ties += margin == 0
        self.margins += margin
        self.margin_squares += margin**2
        for side, line in (("home", record.home), ("away", record.away)):
            for name, value in asdict(line).items():
                self.totals[side][name] = self.totals[side].get(name, 0) + value

    @property
    def home_share(self) -> float:
        """Wins of the home side, ties counting half."""
        return (self.home_wins + self.ties / 2) / self.games

    @property
    def uncertainty(self) -> float:
        """Half the 95 % interval of that share."""
        share = self.home_share
        return SURE * sqrt(max(share * (1 - share), 0.25 / self.games) / self.games)

    @property
    def margin(self) -> tuple[float, float]:
        """Mean margin of the home side, and its standard deviation over the games."""
        mean = self.margins / self.games
        return mean, sqrt(max(self.margin_squares / self.games - mean**2, 0.0))

    def averages(self, side: str) -> dict[str, float]:
        """The box score of one side, a game."""
        return {name: value / self.games for name, value in self.totals[side].items()}

    def figures(self) -> dict[str, Any]:
        """Everything, for a file."""
        mean, spread = self.margin
        return {
            "games": self.games,
            "home_share": self.home_share,
            "uncertainty": self.uncertainty,
            "ties": self.ties,
            "margin": mean,
            "margin_deviation": spread,
            "home": self.averages("home"),
            "away": self.averages("away"),
        }


def report(summary: Summary, home: str, away: str) -> list[str]:
    """The figures as lines for people."""
    if not summary.games:
        return ["No game was played."]
    share, unsure = summary.home_share * 100, summary.uncertainty * 100
    mean, spread = summary.margin
    lines = [
        f"{summary.games} games, {summary.ties} ties",
        f"{home} win {share:.1f} % (± {unsure:.1f}), by {mean:+.1f} points a game (deviation {spread:.1f})",
        f"{'a game':20}{home:>26}{away:>26}",
    ]
    ours, theirs = summary.averages("home"), summary.averages("away")
    return lines + [f"{_words(name):20}{ours[name]:26.1f}{theirs[name]:26.1f}" for name in asdict(Line())]


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()

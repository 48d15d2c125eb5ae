"""Many simulated games in a few figures: wins with their uncertainty, margins, averages of the box score."""

from collections import Counter
from itertools import accumulate
from math import sqrt
from typing import Any

from attrs import define, field

from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.simulate import GameRecord

SURE = 1.96
"""Standard deviations of the 95 % interval."""
SPREAD = (0.25, 0.5, 0.75)
COLUMN = 26
"""Letters of a column, unless a name needs more."""


@define
class Summary:
    """Games added up one by one, so that the figures can be shown while games come in."""

    games: int = 0
    home_wins: int = 0
    ties: int = 0
    margins: Counter[int] = field(factory=Counter)
    """How many games ended with each margin of the home side."""
    totals: dict[str, BoxLine] = field(factory=lambda: {"home": BoxLine(), "away": BoxLine()})

    def add(self, record: GameRecord) -> None:
        """One more game."""
        margin = record.home.points - record.away.points
        self.games += 1
        self.home_wins += margin > 0
        self.ties += margin == 0
        self.margins[margin] += 1
        self.totals["home"].add(record.home)
        self.totals["away"].add(record.away)

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
        mean = sum(margin * times for margin, times in self.margins.items()) / self.games
        squares = sum(margin**2 * times for margin, times in self.margins.items()) / self.games
        return mean, sqrt(max(squares - mean**2, 0.0))

    def margin_at(self, share: float) -> int:
        """The smallest margin that at least this share of the games did not exceed."""
        margins = sorted(self.margins)
        below = accumulate(self.margins[margin] for margin in margins)
        return next(
            margin for margin, games in zip(margins, below, strict=True) if games >= share * self.games
        )

    def averages(self, side: str) -> dict[str, float]:
        """The box score of one side per game."""
        return {name: value / self.games for name, value in self.totals[side].values().items()}

    def figures(self) -> dict[str, Any]:
        """Everything, for a file."""
        if not self.games:
            return {"games": 0}
        mean, spread = self.margin
        return {
            "games": self.games,
            "home_share": self.home_share,
            "uncertainty": self.uncertainty,
            "home_wins": self.home_wins,
            "away_wins": self.games - self.home_wins - self.ties,
            "ties": self.ties,
            "margin": mean,
            "margin_deviation": spread,
            "margins": {str(margin): times for margin, times in sorted(self.margins.items())},
            "home": self.averages("home"),
            "away": self.averages("away"),
        }


def running(summary: Summary) -> str:
    """The figures so far in a few words."""
    share, unsure = summary.home_share * 100, summary.uncertainty * 100
    return f"home win {share:.1f} % (± {unsure:.1f}), by {summary.margin[0]:+.1f}"


def report(summary: Summary, home: str, away: str) -> list[str]:
    """The figures as lines for people."""
    if not summary.games:
        return ["No game was played."]
    mean, spread = summary.margin
    low, middle, high = map(summary.margin_at, SPREAD)
    ours, theirs = summary.averages("home"), summary.averages("away")
    broad = max(COLUMN, len(home) + 2, len(away) + 2)
    return [
        f"{counted(summary.games, 'game')}, {counted(summary.ties, 'tie')}",
        f"{home} win {summary.home_share:.1%} (± {summary.uncertainty * 100:.1f}), "
        f"score {ours['points']:.1f} to {theirs['points']:.1f}",
        f"margin {mean:+.1f} (deviation {spread:.1f}), half the games from {low:+} to {high:+}, "
        f"the middle one {middle:+}",
        f"{'a game':20}{home:>{broad}}{away:>{broad}}",
        *(
            f"{_words(name):20}{_shown(name, ours):>{broad}}{_shown(name, theirs):>{broad}}"
            for name in ours
            if name != "possession" or ours[name] + theirs[name]
        ),
    ]


def _shown(name: str, figures: dict[str, float]) -> str:
    return clock_text(round(figures[name])) if name == "possession" else f"{figures[name]:.1f}"


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()

"""Tries out a new team: rounds of games against the season's average team fit it, then a season is shown."""

from attrs import define, evolve, field, frozen

from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own
from bowlbound_desktop.games.bowlbound.descriptor import consolidated
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.show import chart_tables
from bowlbound_desktop.games.bowlbound.workshop.analysis.exact import shipped_chart
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.calibrate import Played, next_fit
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile, profile_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.paths import own_profiles
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.progress import Progress
from bowlbound_desktop.play.many.simulate import simulate
from bowlbound_desktop.storage.files import write_text

ROUNDS, GAMES = 2, 24
"""Rounds that fit the team's strength, and games in each; below, the games of the season that is shown."""
SHOWN = 48
SEED = 500_000
NOTE = (
    "Made in the chart room from the player's own figures of strength and style; not a printed chart. "
    "The profile of the same name says which."
)


@frozen
class TrialSeason:
    """The results of some games."""

    games: int
    wins: int
    losses: int
    scored: float
    allowed: float

    @property
    def ties(self) -> int:
        """Games without a winner."""
        return self.games - self.wins - self.losses


@frozen
class Tried:
    """The fitted profile of a new team, its chart, and the season that it played."""

    profile: Profile
    chart: TeamChart
    season: TrialSeason


@define
class _Count:
    lines: tuple[BoxLine, BoxLine] = field(factory=lambda: (BoxLine(), BoxLine()))
    wins: int = 0
    losses: int = 0
    games: int = 0

    def add(self, own: BoxLine, other: BoxLine) -> None:
        self.lines[0].add(own)
        self.lines[1].add(other)
        self.games += 1
        self.wins += own.points > other.points
        self.losses += own.points < other.points

    def season(self) -> TrialSeason:
        scored, allowed = (line.points / self.games for line in self.lines)
        return TrialSeason(self.games, self.wins, self.losses, scored, allowed)


def whole() -> int:
    """How many games a trial has."""
    return ROUNDS * GAMES + SHOWN


def new_chart(profile: Profile) -> TeamChart:
    """The chart of a new team."""
    return evolve(build_chart(profile), notes=NOTE)


def preview(chart: TeamChart) -> tuple[Table, ...]:
    """The tables of a chart, to be shown."""
    return chart_tables(chart, Side.HOME)


def try_out(profile: Profile, progress: Progress) -> Tried | None:
    """Find the steps of strength by games, then play a season; None if it was stopped."""
    done = 0
    for _ in range(ROUNDS):
        count = _play(profile, GAMES, SEED + done, done, progress)
        if count is None:
            return None
        done += GAMES
        profile = next_fit(profile, Played(*count.lines, count.games))
    last = _play(profile, SHOWN, SEED + done, done, progress)
    return None if last is None else Tried(profile, new_chart(profile), last.season())


def _play(profile: Profile, games: int, seed: int, done: int, progress: Progress) -> _Count | None:
    own, other, count = new_chart(profile), shipped_chart(profile.average), _Count()
    for record in simulate(consolidated(), own, other, games, seed):
        if progress.stopped:
            return None
        count.add(record.home, record.away)
        progress.tell(done + count.games)
    return count


def add_team(profile: Profile) -> str:
    """Write the chart and its profile to the player's folders; the id of the chart."""
    chart_id = add_own(new_chart(profile))
    write_text(own_profiles() / f"{chart_id}.toml", profile_text(evolve(profile, id=chart_id)))
    return chart_id

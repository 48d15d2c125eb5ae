"""Plays the games of a calibration: charts are made from profiles in memory, outcomes kept in the journal."""

from collections.abc import Callable, Mapping, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, TeamChart
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.profile import Fitted, Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import (
    Journal,
    Outcome,
    Pairing,
    play_pairings,
    rules_key,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import in_play
from bowlbound_desktop.play.many.workers import Workers

Tell = Callable[[str, int, int], None]
"""Called with the stage, how many pairings are done and how many there are."""


@frozen
class Bench:
    """The journal and the workers of a calibration, and the function that is told of progress."""

    journal: Journal
    workers: Workers | None
    rules: str
    tell: Tell

    def play(self, stage: str, pairings: Sequence[Pairing], profiles: Mapping[str, Profile]) -> list[Outcome]:
        """The outcomes of some pairings between the charts of these profiles."""
        charts = {name: _chart(profile) for name, profile in profiles.items()}
        found = []
        for outcome in play_pairings(pairings, charts, self.journal, self.workers, self.rules):
            found.append(outcome)
            self.tell(stage, len(found), len(pairings))
        return found


def _chart(profile: Profile) -> TeamChart:
    """The chart in play, for averages without the old rating, which would change the journal's keys."""
    chart = in_play(build_chart(profile))
    return evolve(chart, mays=Rating(), nicely=Rating()) if profile.folder == "averages" else chart


def set_up(journal: Journal, workers: Workers | None, control: Profile, tell: Tell) -> Bench:
    """A bench with today's rules and coach."""
    return Bench(journal, workers, rules_of_today(control), tell)


def rules_of_today(control: Profile) -> str:
    """A hash that changes with the rules or the coach, of games of the control's chart without its fit."""
    return rules_key(in_play(build_chart(evolve(control, fitted=Fitted()))))

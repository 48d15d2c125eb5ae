"""Where a calibration plays: charts of profiles in memory, games by way of the journal."""

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
"""Told the stage, the pairings done and all of them."""


@frozen
class Bench:
    """Journal, workers and whoever is told."""

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
    """The chart in play; an average's has no rating yet, so that none can tell its games apart."""
    chart = in_play(build_chart(profile))
    return evolve(chart, mays=Rating(), nicely=Rating()) if profile.folder == "averages" else chart


def set_up(journal: Journal, workers: Workers | None, control: Profile, tell: Tell) -> Bench:
    """A bench with the rules and the coach of today."""
    return Bench(journal, workers, rules_of_today(control), tell)


def rules_of_today(control: Profile) -> str:
    """A word that changes with the rules or the coach: by games of the control's chart without any fit."""
    return rules_key(in_play(build_chart(evolve(control, fitted=Fitted()))))

"""The chart of a new team, and games that try it out."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_by_id
from bowlbound_desktop.games.bowlbound.workshop.analysis import exact
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import facts_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.games.bowlbound.workshop.new_team import trial
from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import profile_from
from bowlbound_desktop.games.bowlbound.workshop.profile import read_profile
from tests.games.bowlbound.workshop.new_team.test_entries import GOOD
from tests.shelf import simulate


class Told:
    """Somebody who listens, and may have enough."""

    def __init__(self, enough=1000):
        self.heard, self._enough = [], enough

    @property
    def stopped(self):
        return len(self.heard) >= self._enough

    def tell(self, progress):
        self.heard.append(progress)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def short(monkeypatch):
    """Trials of a few games."""
    for name, games in {"ROUNDS": 1, "GAMES": 2, "SHOWN": 3}.items():
        monkeypatch.setattr(trial, name, games)


def test_the_same_entries_give_the_same_chart(home):
    one, other = (trial.new_chart(profile_from(GOOD)) for _ in range(2))
    assert chart_text(one) == chart_text(other)


def test_strength_is_on_the_chart(home):
    strong, weak = (
        trial.new_chart(profile_from(evolve(GOOD, offense=points, defense=points))) for points in (12, -8)
    )
    gained, allowed = (
        [exact.overall(exact.by_play(found)).yards for found in pair]
        for pair in (
            [exact.attack(chart.offense, "average-1984") for chart in (strong, weak)],
            [exact.stand(chart.defense, "average-1984") for chart in (strong, weak)],
        )
    )
    assert gained[0] > gained[1] + 0.5
    assert allowed[0] < allowed[1] - 0.5


def test_a_team_that_is_made_is_a_chart_and_a_profile_of_the_player(home):
    profile = profile_from(GOOD)
    chart_id = trial.add_team(profile)
    assert chart_id == "1984-harbor-state"
    assert load_by_id(chart_id) == trial.new_chart(profile)
    assert read_profile(home / "profiles" / f"{chart_id}.toml") == profile
    assert facts_of(sheet_of(load_by_id(chart_id))).offense == profile.strength.offense
    assert trial.add_team(profile_from(GOOD)) == "1984-harbor-state-2"


def test_a_trial_tells_every_game_and_ends_with_a_season(home, short):
    told = Told()
    tried = trial.try_out(profile_from(GOOD), told)
    assert told.heard == [1, 2, 3, 4, 5]
    assert told.heard[-1] == trial.whole()
    season = tried.season
    assert season.games == season.wins + season.losses + season.ties == 3
    games = list(simulate(tried.chart, exact.shipped_chart("average-1984"), 3, trial.SEED + 2))
    assert season.scored == pytest.approx(sum(game.home.points for game in games) / 3)
    assert season.wins == sum(game.home.points > game.away.points for game in games)


def test_a_trial_can_be_stopped(home, short):
    assert trial.try_out(profile_from(GOOD), Told(enough=1)) is None

"""New teams from statistics: entries, profile, chart and trial."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_by_id
from bowlbound_desktop.games.bowlbound.workshop.analysis import exact
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import facts_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.games.bowlbound.workshop.new_team import trial
from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import (
    Entries,
    problems,
    profile_from,
    season_of,
    strength_by_points,
)
from bowlbound_desktop.games.bowlbound.workshop.new_team.statistics import Statistics, figure, style_from
from bowlbound_desktop.games.bowlbound.workshop.profile import Strength, read_profile, shipped_profile
from tests.shelf import simulate

GOOD = Entries(school='Harbor "State"', year=1984, design=1984, record="9-2", points="310-150", offense=5.5)


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


def test_a_good_form_has_no_problem():
    assert problems(GOOD) == ()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"school": "  "}, "The team needs a name."),
        ({"record": "unbeaten"}, "The record must be won, lost and tied, like 9-0-1."),
        ({"points": "310"}, "The points must be for and against, like 362-38."),
        ({"colours": ("#000000", "#000000")}, "The two colours must differ."),
        ({"coach": "a\tb"}, "Coach must be text of one line and at most 80 characters."),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_wrong_is_one_sentence(change, sentence):
    assert problems(evolve(GOOD, **change)) == (sentence,)


def test_points_of_a_season_give_the_strength():
    season = season_of(1984)
    found = strength_by_points("9-2", "310-150", season)
    assert found == Strength(
        offense=round(310 / 11 - season.points, 1), defense=round(season.points - 150 / 11, 1)
    )
    assert strength_by_points("", "310-150", season) is None
    assert strength_by_points("0-0", "310-150", season) is None


def test_a_team_of_no_season_plays_the_football_of_the_one_that_is_chosen(home):
    profile = profile_from(evolve(GOOD, year=0, design=1957))
    assert (profile.year, profile.design, profile.average) == (0, 1957, "average-1957")


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


def test_statistics_give_the_style_whose_chart_has_them(home):
    profile = profile_from(GOOD)
    style = style_from(profile, Statistics(run=5.0, lost=4.0))
    assert set(style) == {"inside", "outside", "option", "security"}
    found = evolve(profile, style=evolve(profile.style, **style))
    assert figure(found, "run") == pytest.approx(5.0, abs=0.1)
    assert figure(found, "lost") == pytest.approx(4.0, abs=0.3)


def test_opponents_gains_are_those_of_the_defense(home):
    profile = profile_from(GOOD)
    style = style_from(profile, Statistics(run_against=figure(profile, "run_against") - 0.4))
    assert list(style) == ["run_defense"]
    assert 0 < style["run_defense"] <= 3


def test_what_is_not_known_moves_nothing(home):
    assert style_from(profile_from(GOOD), Statistics()) == {}


def test_a_team_of_no_strength_is_made_like_the_average_of_its_season():
    average = shipped_profile("average-1966").fitted
    assert profile_from(Entries(school="Plain", year=1966, design=1966)).fitted == average

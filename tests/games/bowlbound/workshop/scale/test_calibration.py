"""Calibration in a made-up football, where every chart scores exactly what its steps say."""

import numpy as np
import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts import ratings
from bowlbound_desktop.games.bowlbound.charts.ratings import house_ratings, ratings_table
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.profile import Fitted, read_profile, shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale import calibration, levels
from bowlbound_desktop.games.bowlbound.workshop.scale.aims import aims, era_of
from bowlbound_desktop.games.bowlbound.workshop.scale.averages import season_teams
from bowlbound_desktop.games.bowlbound.workshop.scale.calibration import calibrated
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Outcome
from bowlbound_desktop.games.bowlbound.workshop.scale.levels import Levels
from bowlbound_desktop.games.bowlbound.workshop.scale.model import Meeting
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel
from bowlbound_desktop.games.bowlbound.workshop.scale.teams import REAL_WEIGHT, ROUNDS, start, wanted


def scored(one, two):
    """Points of one profile's chart against another's, a game."""
    attack = 2.75 + 0.4 * (one.fitted.base + one.fitted.offense) + 0.1 * one.fitted.defense
    guard = 0.02 * two.fitted.offense + 0.43 * two.fitted.defense + 0.01 * two.fitted.field
    return float(np.exp(attack + 0.05 * one.style.long - guard - 0.03 * two.style.run_defense))


class Invented:
    """A bench without dice."""

    def __init__(self):
        self.rounds = []

    def play(self, stage, pairings, profiles):
        self.rounds.append(stage)
        return [self.outcome(profiles[one.first], profiles[one.second], one.games) for one in pairings]

    def outcome(self, one, two, games):
        points = round(100 * games * scored(one, two)), round(100 * games * scored(two, one))
        gained = [2.9 + 0.082 * scored(*both) + 0.05 * one.fitted.field for both in ((one, two), (two, one))]
        yards = round(7000 * gained[0]), round(7000 * gained[1])
        return Outcome(points, (7000, 7000), yards, 100 * games)


TEAMS = (*panel(), "1985-michigan", "house-cedar-foxes", "house-harbor-gulls")
RATED = [name for name in TEAMS if name in ratings_table()]


@pytest.fixture(scope="module")
def found():
    """The panel and some more, calibrated in the made-up football from quite wrong numbers."""
    bench, names = Invented(), {*TEAMS, *(shipped_profile(name).average for name in TEAMS)}
    nonsense = Fitted(offense=9.0, defense=-5.0, base=3.0)
    wrong = [evolve(shipped_profile(name), fitted=nonsense) for name in sorted(names)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calibration, "set_up", lambda *_: bench)
        patch.setattr(levels, "never_used", lambda _: ([], []))
        whole = calibrated(wrong, None, None, None)
    return {profile.id: profile for profile in whole.profiles}, bench.rounds, whole.averages


def margin(one, two):
    return scored(one, two) - scored(two, one)


def test_every_pair_plays_to_its_published_spread(found):
    teams = {name: ratings_table()[name] for name in RATED}
    off = [
        margin(found[0][one], found[0][two]) - (teams[one].mays.base - teams[two].mays.base)
        for one in teams
        for two in teams
    ]
    assert np.abs(off).mean() < 0.8
    assert np.abs(off).max() < 6


def test_house_teams_play_to_their_stated_spread(found):
    teams = {name: house_ratings()[name] for name in TEAMS if name in house_ratings()}
    off = [
        margin(found[0][one], found[0][two]) - (teams[one].mays.base - teams[two].mays.base)
        for one in teams
        for two in teams
    ]
    assert np.abs(off).max() < 1


def test_scoring_levels_are_those_of_era_season_and_balance(found):
    teams = [found[0][name] for name in RATED]
    goal = aims(teams)
    levels = []
    for team in teams:
        mates = [one for one in teams if one != team and era_of(one) == era_of(team)]
        levels.append(np.mean([scored(team, mate) + scored(mate, team) for mate in mates]) / 2)
    assert levels == pytest.approx([goal[team.id].level for team in teams], abs=0.8)


def test_averages_score_the_national_figure_and_lie_below_their_seasons_teams(found):
    laid = [one for one in found[0].values() if one.folder == "averages"]
    teams = [found[0][name] for name in RATED]
    for average in laid:
        assert scored(average, average) == pytest.approx(average.season.points, rel=0.01)
        mates = [teams[place] for place in season_teams(average, teams)]
        assert all(mate.design == average.design for mate in mates)
        assert np.mean([margin(mate, average) for mate in mates]) > 5


def test_teams_share_the_steps_of_their_season(found):
    team = found[0]["1985-michigan"].fitted
    assert team.season() == found[0]["average-1985"].fitted.season() != Fitted()


def test_it_stops_before_the_last_round_where_everything_fits(found):
    rounds = [stage for stage in found[1] if stage.startswith("teams")]
    assert 3 <= len(rounds) < len(ROUNDS)


RESPONSE = np.array([[0.4, 0.1], [0.02, 0.45]])


def played(points, steps):
    """Ten games of an average with itself at some steps, in which each side scored so much a game."""
    return Meeting((0, 0), (steps, steps), (10 * points, 10 * points), 10)


def test_a_levelled_average_keeps_its_strength_and_scores_the_national_figure():
    found = Levels(0, RESPONSE, [played(20, (0.0, 0.0))]).levelled(0, 17.5, np.array([0.0, 0.0]))
    attack, guard = RESPONSE @ found
    assert 20 * np.exp(attack - guard) == pytest.approx(17.5, rel=0.001)
    assert attack + guard == pytest.approx(0.0, abs=0.001)


def test_the_level_is_that_of_all_games_of_the_average_with_itself_wherever_its_steps_were():
    slope = RESPONSE[0] - RESPONSE[1]
    there = 20 * np.exp(slope @ [0.5, 0.3])
    one = Levels(0, RESPONSE, [played(20, (0.0, 0.0))])
    both = Levels(0, RESPONSE, [played(20, (0.0, 0.0)), played(there, (0.5, 0.3))])
    steps = np.array([0.2, -0.1])
    assert both.levelled(0, 17.5, steps) == pytest.approx(one.levelled(0, 17.5, steps))


def test_an_average_is_drawn_back_until_no_call_is_dominated_and_stays_on_its_level(monkeypatch):
    seen = []

    def never_used(chart):
        seen.append(chart)
        return (["7"], []) if len(seen) < 3 else ([], [])

    monkeypatch.setattr(levels, "never_used", never_used)
    average, steps = shipped_profile("average-1966"), np.array([0.4, -0.8])
    known = Levels(0, RESPONSE, [played(16, (0.0, 0.0))])
    laid = levels.undominated(average, 0, steps, known)
    assert (laid.fitted.offense, laid.fitted.defense) == tuple(known.levelled(0, 17.5, steps / 2))


def test_two_teams_that_met_in_life_are_wanted_a_tenth_nearer_to_that_result():
    names = ["1966-notre-dame", "1966-army", "1966-alabama"]
    found = wanted(start([shipped_profile(name) for name in names]))
    assert found.margins[0, 1] == -found.margins[1, 0] == pytest.approx(16.0 + 0.1 * (35 - 16))
    spread = ratings_table()["1966-notre-dame"].mays.base - ratings_table()["1966-alabama"].mays.base
    assert (found.margins[0, 2], found.weights[0, 2], found.weights[0, 1]) == (spread, 1, REAL_WEIGHT)


def test_averages_are_rated_by_their_margins_against_the_panel(found):
    teams, _, rated = found
    assert set(rated) == {name for name in teams if name.startswith("average-")}
    for name, mays in rated.items():
        levels = [ratings_table()[one].mays.base + margin(teams[name], teams[one]) for one in panel()]
        assert mays == pytest.approx(np.mean(levels), abs=0.3)
        assert 2 * mays == round(2 * mays)


@pytest.fixture
def written(tmp_path, monkeypatch):
    """A calibration of one team that was saved to a folder."""
    record = tmp_path / "calibrated.toml"
    for module in (calibration, ratings):
        monkeypatch.setattr(module, "RECORD", record)
    monkeypatch.setattr(calibration, "FOLDER", tmp_path)
    calibration.save(calibration.Calibrated([shipped_profile("1966-army")], {"average-1966": 226.5}))
    yield tmp_path
    ratings.average_ratings.cache_clear()


def test_calibrated_profiles_are_written_to_their_files(written):
    assert read_profile(written / "1966-army.toml") == shipped_profile("1966-army")


def test_average_charts_state_the_rating_that_was_measured(written):
    chart = build_chart(shipped_profile("average-1966"))
    assert (chart.mays.base, chart.nicely.base) == (226.5, 177.0)


def test_the_record_says_which_rules_the_profiles_are_fitted_to(written, monkeypatch):
    assert calibration.fitted_to_today()
    monkeypatch.setattr(calibration, "rules_of_today", lambda _: "others")
    assert not calibration.fitted_to_today()

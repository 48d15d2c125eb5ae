"""Calibration in a made-up football, where every chart scores exactly what its steps say."""

import numpy as np
import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.ratings import house_ratings, ratings_table
from bowlbound_desktop.games.bowlbound.workshop.profile import Fitted, profile_files, shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale import calibration
from bowlbound_desktop.games.bowlbound.workshop.scale.aims import aims, balance, era_of
from bowlbound_desktop.games.bowlbound.workshop.scale.averages import season_teams
from bowlbound_desktop.games.bowlbound.workshop.scale.calibration import calibrated
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Outcome
from bowlbound_desktop.games.bowlbound.workshop.scale.truths import rank_correlation


def scored(one, two):
    """Points of one profile's chart against another's, a game."""
    attack = 2.75 + 0.4 * (one.fitted.base + one.fitted.offense) + 0.1 * one.fitted.defense
    guard = 0.02 * two.fitted.offense + 0.43 * two.fitted.defense + 0.01 * two.fitted.field
    return float(np.exp(attack + 0.05 * one.style.long - guard - 0.03 * two.style.run_defense))


class Invented:
    """A bench without dice."""

    games = 0

    def play(self, stage, pairings, profiles):
        return [self.outcome(profiles[one.first], profiles[one.second], one.games) for one in pairings]

    def outcome(self, one, two, games):
        self.games += games
        points = round(100 * games * scored(one, two)), round(100 * games * scored(two, one))
        yards = tuple(round(100 * (300 + 2 * points[side] / games)) for side in (0, 1))
        return Outcome(points, (7000, 7000), yards, 100 * games)


@pytest.fixture(scope="module")
def found():
    """All shipped profiles, calibrated in the made-up football from quite wrong numbers."""
    bench = Invented()
    wrong = [
        evolve(shipped_profile(name), fitted=Fitted(offense=9.0, defense=-5.0, base=3.0))
        for name in profile_files()
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calibration, "set_up", lambda *_: bench)
        profiles = calibrated(wrong, None, None, None)
    return {profile.id: profile for profile in profiles}, bench.games


def margin(one, two):
    return scored(one, two) - scored(two, one)


def test_every_pair_plays_to_its_published_spread(found):
    teams = ratings_table()
    off = [
        margin(found[0][one], found[0][two]) - (teams[one].mays.base - teams[two].mays.base)
        for one in teams
        for two in teams
    ]
    assert np.abs(off).mean() < 0.6
    assert np.abs(off).max() < 5


def test_house_teams_play_to_their_stated_spread(found):
    teams = house_ratings()
    off = [
        margin(found[0][one], found[0][two]) - (teams[one].mays.base - teams[two].mays.base)
        for one in teams
        for two in teams
    ]
    assert np.abs(off).max() < 1


def test_offence_and_defence_keep_the_balance_of_the_season(found):
    teams = [found[0][name] for name in ratings_table()]
    goal = aims(teams)
    levels = []
    for team in teams:
        mates = [one for one in teams if one != team and era_of(one) == era_of(team)]
        levels.append(np.mean([scored(team, mate) + scored(mate, team) for mate in mates]) / 2)
    assert levels == pytest.approx([goal[team.id].level for team in teams], abs=0.5)
    early = [n for n, team in enumerate(teams) if team.design == 1966]
    assert rank_correlation([levels[n] for n in early], [balance(teams[n]) for n in early]) > 0.99


def test_averages_score_the_national_figure_and_lie_below_their_seasons_teams(found):
    averages = [one for one in found[0].values() if one.folder == "averages"]
    teams = [found[0][name] for name in ratings_table()]
    for average in averages:
        assert scored(average, average) == pytest.approx(average.season.points, rel=0.1)
        mates = [teams[place] for place in season_teams(average, teams)]
        assert all(mate.design == average.design for mate in mates)
        assert np.mean([margin(mate, average) for mate in mates]) > 5


def test_teams_share_the_steps_of_their_season(found):
    army = found[0]["1966-army"].fitted
    assert army.season() == found[0]["average-1966"].fitted.season()


def test_it_stops_before_the_last_round_where_everything_fits(found):
    most = 1885 * 40 + 38 * 200 + 38 * 600
    assert found[1] < most

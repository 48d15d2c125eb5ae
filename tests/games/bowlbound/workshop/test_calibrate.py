from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from attrs import evolve

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.calibrate import (
    FEWEST,
    Played,
    calibrate_seasons,
    calibrate_teams,
    fit_season,
    next_fit,
    play,
    targets,
)
from bowlbound_desktop.games.bowlbound.workshop.fidelity import Measured, near, report, summary
from bowlbound_desktop.games.bowlbound.workshop.profile import profile_text, read_profile, shipped_profile
from bowlbound_desktop.play.counting.statistics import Line


def played(own, other, games=10):
    lines = [Line(points=round(points * games), passes=10, rushes=10) for points in (own, other)]
    return Played(*lines, games)


def test_targets_are_the_national_average_and_the_rating():
    assert targets(shipped_profile("1966-michigan-state")) == pytest.approx((17.5 + 12.9, 17.5 - 10.0))


def test_no_target_is_below_what_teams_can_be_held_to():
    assert targets(shipped_profile("1945-army"))[1] == FEWEST


def test_a_team_that_scores_too_little_is_made_stronger():
    profile = shipped_profile("1966-michigan-state")
    assert next_fit(profile, played(20, 20)).fitted.offense > profile.fitted.offense
    assert next_fit(profile, played(20, 20)).fitted.defense > profile.fitted.defense


def test_a_team_on_its_targets_stays():
    profile = shipped_profile("1966-michigan-state")
    assert next_fit(profile, played(*targets(profile), games=1000)).fitted.offense == pytest.approx(
        profile.fitted.offense, abs=0.01
    )


def test_the_response_surface_finds_the_steps_it_was_made_from():
    rows = []
    for place, season in enumerate((1940, 1952, 1960, 1966, 1970, 1975, 1979, 1983, 1985, 1988)):
        profile = shipped_profile(f"average-{season}")
        profile = evolve(profile, fitted=evolve(profile.fitted, offense=0.1 * place, field=float(place % 3)))
        points, yards = 20 + 1.0 * place - place % 3, 400 + 10 * place
        line = Line(points=round(100 * points), rushes=100, rush_yards=yards)
        rows.append((profile, Played(line, line, 100)))
    offense, field = fit_season(rows)(rows[0][0])
    assert np.isfinite([offense, field]).all()


def test_two_charts_play_the_games_they_are_asked_for():
    chart = build_chart(shipped_profile("average-1966"))
    found = play(chart, chart, 3, seed=1)
    assert found.games == 3
    assert found.own.plays > 100
    assert play(chart, chart, 3, seed=1) == found


def test_matching_pennies_is_played_half_and_half():
    value, rows, columns = solve(np.array([[1.0, -1.0], [-1.0, 1.0]]))
    assert value == pytest.approx(0)
    assert rows == pytest.approx([0.5, 0.5])
    assert columns == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    ("found", "wanted", "is_near"), [(5, 3, True), (5.1, 3, False), (33, 30, True), (34, 30, False)]
)
def test_near_is_ten_per_cent_or_two_points(found, wanted, is_near):
    assert near(found, wanted) is is_near


def test_the_report_counts_true_teams():
    profiles = [shipped_profile(name) for name in ("1966-notre-dame", "1966-army")]
    measured = [Measured(profile, played(*targets(profile), games=100)) for profile in profiles]
    assert any("2 of 2 teams" in line for line in summary(measured, []))


def test_the_report_names_every_part(monkeypatch):
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.fidelity.unused", lambda: ["none"])
    names = "1966-notre-dame", "1966-army", "average-1966", "house-harbor-gulls"
    profiles = [shipped_profile(name) for name in names]
    measured = [Measured(profile, played(*targets(profile))) for profile in profiles]
    text = report(measured)
    for part in ("## Teams", "## Averages", "## House league", "## The matching game", "1966-army"):
        assert part in text


@pytest.fixture
def own_profiles(tmp_path, monkeypatch):
    """Copies of three profiles, so that calibration writes no shipped one."""
    for name in ("average-1966", "average-1985", "1966-army"):
        (tmp_path / f"{name}.toml").write_text(profile_text(shipped_profile(name)), encoding="utf-8")
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.calibrate.FOLDER", tmp_path)
    yield tmp_path
    shipped_profile.cache_clear()


def test_a_round_writes_the_next_fit_of_every_team(own_profiles):
    army = shipped_profile("1966-army")
    with ThreadPoolExecutor(1) as executor:
        (found,) = calibrate_teams([army], 2, 1, executor)
    assert read_profile(own_profiles / "1966-army.toml") == next_fit(army, found)


def test_seasons_are_fitted_together(own_profiles):
    averages = [shipped_profile("average-1966"), shipped_profile("average-1985")]
    with ThreadPoolExecutor(1) as executor:
        assert len(list(calibrate_seasons(averages, 2, executor))) == 2
    assert read_profile(own_profiles / "average-1966.toml").fitted != averages[0].fitted

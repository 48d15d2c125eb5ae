import numpy as np
import pytest

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.charts.ratings import house_ratings, rating_of
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.calibrate import FEWEST, Played, next_fit, play, targets
from bowlbound_desktop.games.bowlbound.workshop.fidelity import Measured, near, report, summary
from bowlbound_desktop.games.bowlbound.workshop.profile import shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale.aims import scale_facts
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Journal, Outcome
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel
from bowlbound_desktop.games.bowlbound.workshop.scale.report import Scale
from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import (
    HOUSE,
    Field,
    Met,
    drawn_pairs,
    meet_house,
    spread_lines,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.truths import rank_correlation
from bowlbound_desktop.play.counting.statistics import BoxLine


def played(own, other, games=10):
    lines = [BoxLine(points=round(points * games), passes=10, rushes=10) for points in (own, other)]
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
    assert any(": 2 of 2." in line for line in summary(measured, []))


def met(first, second, margin, games=100):
    points = round(games * (20 + margin / 2)), round(games * (20 - margin / 2))
    return Met(first, second, Outcome(points, (1, 1), (1, 1), games, (games // 2, games // 3)))


def as_published(pairs):
    return [met(one, two, rating_of(one).mays.base - rating_of(two).mays.base) for one, two in pairs]


def test_the_report_names_every_part(monkeypatch):
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.fidelity.unused", lambda: ["none"])
    names = "1966-notre-dame", "1966-army", "average-1966", "house-harbor-gulls"
    profiles = [shipped_profile(name) for name in names]
    measured = [Measured(profile, played(*targets(profile))) for profile in profiles]
    real = [(row["first"], row["second"]) for row in scale_facts()["real"]]
    both_ends = [("1971-nebraska", panel()[0]), (panel()[0], "1971-nebraska")]
    house = as_published([("house-cedar-foxes", "house-river-pilots")])
    scale = Scale(as_published(drawn_pairs(300)), as_published(real), as_published(both_ends), house)
    text = report(measured, scale)
    for part in ("## Teams", "## Averages", "## House league", "## The matching game", "1966-army"):
        assert part in text
    assert "| spread, mean error | at most 2 | 7.3 (61 pairs) | 0.00 |" in text
    assert "| spread, correlation | at least 0.95 | 0.50 (61 pairs) | 1.000 |" in text
    assert "| 1966 Notre Dame - Michigan State | +3.5, within 3 | +16.7 | +3.5 |" in text
    assert "| 1966-notre-dame - 1966-michigan-state | 10-10 | +3.5 | +3.5 |" in text


def test_the_house_league_is_compared_with_its_stated_ratings_and_not_with_a_season(monkeypatch):
    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.fidelity.unused", lambda: ["none"])
    both_ends = as_published([("1971-nebraska", panel()[0]), (panel()[0], "1971-nebraska")])
    real = as_published([(row["first"], row["second"]) for row in scale_facts()["real"]])
    house = [met("house-cedar-foxes", "house-river-pilots", 4.0)]
    gulls = Measured(shipped_profile("house-harbor-gulls"), played(30, 12))
    text = report([gulls], Scale(as_published(drawn_pairs(20)), real, both_ends, house))
    section = text.split("## House league")[1].split("## ")[0]
    stated = house_ratings()["house-cedar-foxes"].mays.base - house_ratings()["house-river-pilots"].mays.base
    assert f"| house-cedar-foxes - house-river-pilots | {stated:+.1f} | +4.0 | 58 % |" in section
    assert "| house-harbor-gulls | 30.0 | 12.0 |" in section
    assert "target" not in section


def test_every_two_house_teams_meet_with_seeds_of_their_own(monkeypatch):
    found = []

    def play(pairings, *_):
        found.extend(pairings)
        return [Outcome((0, 0), (1, 1), (1, 1), one.games) for one in pairings]

    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.scale.spreads.play_pairings", play)
    told = []
    pairs = meet_house(Field(Journal(), None, lambda *words: told.append(words)), 4)
    assert len(pairs) == len({frozenset((one.first, one.second)) for one in pairs}) == 28
    assert {name for one in pairs for name in (one.first, one.second)} == set(house_ratings())
    assert sorted(one.seed for one in found) == [HOUSE + 4 * place for place in range(28)]
    assert told[-1] == ("house league", 28, 28)


def test_a_pair_off_its_spread_is_named():
    pairs = drawn_pairs(20)
    lines = spread_lines([*as_published(pairs), met("1966-notre-dame", "1966-army", 40.0)])
    assert "| 1966-notre-dame - 1966-army | +16.0 | +40.0 | 58 % |" in lines
    assert any("| 24.0 |" in line for line in lines)


def test_pairs_are_drawn_by_lot_but_always_the_same():
    assert drawn_pairs(300)[:20] == drawn_pairs(20)
    assert len(set(drawn_pairs(300))) == 300


@pytest.mark.parametrize(("one", "other", "wanted"), [((1, 2, 9), (3, 4, 5), 1), ((1, 1, 0), (0, 0, 7), -1)])
def test_ranks_are_correlated_with_ties(one, other, wanted):
    assert rank_correlation(one, other) == pytest.approx(wanted)

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.workshop.rating import Rated, rate, ratings
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import SIZE, panel, shipped_in_play
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.simulate import GameRecord

CHART = "1966-notre-dame"


class Told:
    def __init__(self, stop_after=1000):
        self.stopped, self.words, self.stop_after = False, [], stop_after

    def tell(self, progress):
        self.words.append(progress)
        self.stopped = len(self.words) >= self.stop_after


def by_margin(monkeypatch, margin_of):
    """Every game ends as the function of both teams' ids says."""

    def play(orders, _):
        for order in orders:
            home, away = order.matchup.home.id, order.matchup.away.id
            yield GameRecord(order.seeds[0], BoxLine(points=100 + margin_of(home, away)), BoxLine(points=100))

    monkeypatch.setattr("bowlbound_desktop.games.bowlbound.workshop.rating.play_orders", play)


def test_the_panel_reaches_from_the_weakest_to_the_best_team():
    teams = sorted(ratings_table().values(), key=lambda team: team.mays.base)
    assert len(set(panel())) == SIZE
    assert (panel()[0], panel()[-1]) == (teams[0].id, teams[-1].id)


def test_the_panel_plays_with_the_published_corrections():
    assert "W" in shipped_in_play("1966-notre-dame").marks


def test_a_chart_that_plays_to_the_spread_gets_its_published_rating(monkeypatch):
    mays = {key: team.mays.base for key, team in ratings_table().items()}
    by_margin(monkeypatch, lambda home, away: mays[home] - mays[away])
    found = rate(shipped_in_play(CHART), games=2 * SIZE)
    assert found.value == pytest.approx(mays[CHART])
    assert found.give_or_take == pytest.approx(0, abs=1e-4)
    assert found.games == 2 * SIZE


def test_home_and_away_are_shared_evenly(monkeypatch):
    by_margin(monkeypatch, lambda home, away: 10)
    level = sum(ratings_table()[team].mays.base for team in panel()) / SIZE
    assert rate(shipped_in_play("average-1966"), games=2 * SIZE).value == pytest.approx(level)


def test_the_same_seed_gives_the_same_rating_with_any_workers():
    chart = shipped_in_play(CHART)
    with ThreadPoolExecutor(2) as executor:
        assert rate(chart, 4, 7, executor) == rate(chart, 4, 7)
    assert rate(chart, 4, 8) != rate(chart, 4, 7)


def test_a_rating_is_told_as_it_comes_and_can_be_stopped():
    told = Told(stop_after=2)
    assert rate(shipped_in_play(CHART), 10, progress=told) is None
    assert [rated.games for rated in told.words] == [2, 3]
    assert len(list(islice(ratings(shipped_in_play(CHART)), 2))) == 2


def test_a_rating_is_told_in_words():
    assert str(Rated(243.02, 1.5, 500)) == "plays like a 243.0 on the Mays scale, give or take 1.5"

"""Statistics of a season give the style of a new team."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import profile_from
from bowlbound_desktop.games.bowlbound.workshop.new_team.statistics import Statistics, figure, style_from
from tests.games.bowlbound.workshop.new_team.test_entries import GOOD


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


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

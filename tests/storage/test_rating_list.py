"""The list of rating points: every game once, totals and shares, and what a damaged file does."""

from fractions import Fraction

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import rating_percentage
from bowlbound_desktop.play.story.rating_points import RatedGame
from bowlbound_desktop.storage.rating_list import enter_game, is_entered, rating_list_path, standings

GAME = RatedGame(
    system="bowlbound",
    key="A 7 / B 3 / 140 / 5",
    words="",
    points={"You": Fraction(10), "Computer": Fraction(0)},
    share=rating_percentage,
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))


def test_ar_viii_3_points_of_all_games_are_a_share_of_ten_a_game():
    enter_game(GAME)
    enter_game(evolve(GAME, key="second", points={"You": Fraction(-5, 2), "Computer": Fraction(45, 2)}))
    assert standings(GAME) == ["You: 7.5 points in 2 games, 38 %", "Computer: 22.5 points in 2 games, 112 %"]


def test_a_game_counts_once_and_for_its_own_system():
    assert not is_entered(GAME)
    enter_game(GAME)
    enter_game(evolve(GAME, points={"You": Fraction(0)}))
    assert is_entered(GAME)
    assert not is_entered(evolve(GAME, system="other"))
    assert standings(GAME)[0] == "You: 10 points in 1 game, 100 %"


@pytest.mark.parametrize("text", ["what is this", "bowlbound = 3", '[bowlbound]\nx = 1\n"y" = {You = "z"}\n'])
def test_a_damaged_list_stops_nobody(text):
    rating_list_path().write_text(text)
    enter_game(GAME)
    assert is_entered(GAME)

"""The computer coaches of Paper Bowl: sensible in the small, repeatable, and of every level."""

import pytest

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.paper_bowl.coaches.odds_coach import PaperOdds, matrix
from bowlbound_desktop.games.paper_bowl.rules.calls import offense_options
from bowlbound_desktop.games.paper_bowl.values.judge import expected_points, shipped_values, win_chance
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.answerers import Moment
from tests.shelf import coach, levels, system, team_for_play

RULES = system("paper-bowl")
LEVELS = ("random", "book", "yards", "points", "equilibrium")


@pytest.fixture(scope="module")
def start():
    home, away = (team_for_play(RULES, "blank", side) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options({"onside_kick": True}))


def situation(start, y, down, to_go, *, quarter=1, left=24, lead=0, **changes):
    discards = tuple(RULES.box.events)[: 24 - left]
    score = Score((20 + lead, 0, 0, 0), (20, 0, 0, 0))
    place = {"down": down, "line": min(100, y + to_go), "quarter": quarter, "played": 24 - left}
    return start.series(Side.HOME, y).change(**place, discards=discards, score=score, **changes)


def call(game, level="equilibrium", seed=1):
    ask = Decision(side=game.offense, kind="offense_call", options=offense_options(game))
    return coach(level, seed, "paper-bowl").choose(ask, Moment(game=game, play=9))


def test_the_levels_are_registered():
    assert tuple(level.key for level in levels("paper-bowl")) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_calls_legal_cards_and_the_same_again(start, level):
    game = situation(start, 30, 2, 7)
    assert call(game, level) in offense_options(game)
    assert call(game, level) == call(game, level)


@pytest.mark.parametrize(
    ("where", "right"),
    [
        ({"y": 85, "down": 4, "to_go": 9, "quarter": 4, "left": 1, "lead": -2}, {"field_goal"}),
        ({"y": 85, "down": 4, "to_go": 9, "quarter": 4, "left": 1, "lead": -4}, {"run", "short", "long"}),
        ({"y": 40, "down": 4, "to_go": 10, "quarter": 4, "left": 1, "lead": -4}, {"run", "short", "long"}),
        ({"y": 10, "down": 4, "to_go": 18}, {"punt"}),
        ({"y": 90, "down": 4, "to_go": 9}, {"field_goal"}),
    ],
)
def test_it_does_what_everybody_knows_to_be_right(start, where, right):
    game = situation(start, where.pop("y"), where.pop("down"), where.pop("to_go"), **where)
    assert {call(game, seed=seed) for seed in range(3)} <= right


def test_a_two_point_try_succeeds_as_often_as_the_specification_says(start):
    """PB-16: best play succeeds 47.4 % of the time from the 3."""
    game = start.series(Side.HOME, 97).change(next="try", line=100)
    value, _, _ = solve(matrix(PaperOdds(), game, ("run", "short", "long"), tuple("12345")))
    assert f"{value:.1%}" == "47.4%"


def test_two_points_when_a_kick_does_not_help(start):
    game = situation(start, 97, 4, 3, quarter=4, left=1, lead=-2).change(next="try", played=24)
    ask = Decision(side=Side.HOME, kind="try", options=("kick", "two"), quiet="kick")
    assert coach("equilibrium", 1, "paper-bowl").choose(ask, Moment(game=game, play=9)) == "two"


def test_an_onside_kick_only_where_nothing_else_helps(start):
    ask = Decision(side=Side.HOME, kind="kickoff_call", options=("deep", "onside"), quiet="deep")
    early = situation(start, 35, 1, 10).kickoff_by(Side.HOME)
    assert coach("points", 1, "paper-bowl").choose(ask, Moment(game=early, play=9)) == "deep"


def test_values_grow_toward_the_goal_line_and_fall_with_downs():
    values = shipped_values()
    firsts = [values.first_down(y) for y in range(5, 96, 5)]
    assert firsts == sorted(firsts)
    assert all(values.scrimmage(50, down, 10) > values.scrimmage(50, down + 1, 10) for down in (1, 2, 3))
    assert 0 < values.kickoff < 2


def test_worth_is_the_same_seen_from_both_sides(start):
    game = situation(start, 60, 2, 5, lead=3)
    assert expected_points(game, Side.HOME) == -expected_points(game, Side.AWAY)
    assert win_chance(game, Side.HOME) + win_chance(game, Side.AWAY) == pytest.approx(1)
    assert win_chance(game.change(next="end"), Side.HOME) == 1.0

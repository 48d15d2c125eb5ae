"""The kick for one point on charts of all sets (BR-VI-7-A, trap 10)."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.charts.chart import NO_GOOD, with_cell
from bowlbound_desktop.kernel.field import Side
from tests.games.bowlbound.rules.table import chart, played, table


def points(team, total, **dice):
    """Points of a kick on that total by a team with this chart."""
    game = table(next="try", offense=Side.HOME, y=98)
    game = game.change(setup=evolve(game.setup, home=team))
    after = played(game, {"try": ["kick"]}, {"extra_point": [total], **dice})
    assert (after.next, after.offense, after.y) == ("kickoff", Side.HOME, 30)
    return after.score.total(Side.HOME)


@pytest.mark.parametrize("published", [1, 3])
def test_the_colour_of_the_number_decides(published):
    """BR-VI-7-A: sets I and III; a set I chart carries its PAT GOOD and NO GOOD numbers as colours."""
    team = evolve(with_cell(chart("home", {}), ("special", "extra_point", "24"), NO_GOOD), set=published)
    assert (points(team, 24), points(team, 25)) == (0, 1)


@pytest.mark.parametrize(
    ("cell", "scored"),
    [
        ("25", 1),
        ("3", 1),
        ("2", 0),
        ("T1", 1),
        ("NG", 0),
        ("BK -7", 0),
        ("F -7", 0),
        ("OFF S", 1),
        ("DEF 15", 1),
    ],
)
def test_set_two_kicks_a_field_goal_from_the_3(cell, scored):
    """BR-VI-7-A: penalties count as good, blocks and fumbles are simply no good."""
    team = evolve(chart("home", {"special.field_goal.24": cell}), set=2)
    assert points(team, 24, yardage=[24] if cell == "T1" else []) == scored


@pytest.mark.parametrize(("total", "scored"), [(37, 1), (38, 0)])
def test_set_two_throws_for_variable_yards(total, scored):
    """BR-VI-7-A, BR-VI-3: X is 40 less the throw and may fall short of the 3."""
    team = evolve(chart("home", {"special.field_goal.24": "X"}), set=2)
    assert points(team, 24, yardage=[total]) == scored


def test_set_two_does_not_look_at_the_colours():
    """BR-VI-7-A."""
    team = evolve(with_cell(chart("home", {}), ("special", "extra_point", "24"), NO_GOOD), set=2)
    assert points(team, 24) == 1

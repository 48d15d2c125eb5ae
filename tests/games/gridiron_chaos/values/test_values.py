"""What situations of Gridiron Chaos are worth, by the shipped tables."""

import numpy as np
import pytest

from bowlbound_desktop.games.gridiron_chaos.odds.ends import call_ends
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.build import start, try_chances
from bowlbound_desktop.games.gridiron_chaos.values.bundles import bundled
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.games.gridiron_chaos.values.judge import expected_points, value, win_chance
from bowlbound_desktop.games.gridiron_chaos.values.tables import read_tables, shipped_tables
from bowlbound_desktop.games.gridiron_chaos.values.weighing import call_points, call_value
from bowlbound_desktop.kernel.errors import FileError
from tests.games.gridiron_chaos.chaos import AWAY, HOME, at, kicking


def test_a_try_is_worth_what_its_tables_say():
    tries = try_chances(start())
    assert tries.one == pytest.approx(32 / 36)
    assert tries.two == pytest.approx(23 / 36 - 4 / 36 / 6)  # row 9 is challenged, doubles undo it
    assert tries.points == pytest.approx(2 * tries.two)


@pytest.mark.parametrize("place", [(1, 1, 10), (37, 2, 7), (63, 3, 1), (88, 4, 12), (96, 2, 4), (50, 1, 25)])
def test_a_place_lies_between_places_of_the_grid(place):
    grid = Grid()
    y, down, to_go = place
    mix = grid.mix("scrimmage", y, down, min(100, y + to_go))
    assert sum(share for _, share in mix) == pytest.approx(1)
    assert {grid.places[number][2] for number, _ in mix} == {down}
    mean = sum(grid.places[number][1] * share for number, share in mix)
    assert mean == pytest.approx(y)


def test_every_place_of_the_grid_is_itself():
    grid = Grid()
    for kind, y, down, to_go in grid.places:
        ((number, share),) = grid.mix(kind, y, down, y + to_go)
        assert grid.places[number] == (kind, y, down, to_go)
        assert share == 1


def test_the_clock_stops_at_the_warning_and_at_the_end_of_a_period():
    assert [shape.after(ticks, 3) for ticks in (120, 61, 60, 10, 9, 8, 2)] == [117, 60, 57, 8, 8, 5, 0]


def test_nearer_is_worth_more_points():
    worths = [expected_points(at(y), HOME) for y in (2, 20, 40, 60, 80, 95)]
    assert worths == sorted(worths)
    assert 4 < worths[-1] < 8
    assert expected_points(at(50), AWAY) == -expected_points(at(50), HOME)


def test_later_downs_are_worth_less():
    worths = [expected_points(at(40, down, 10), HOME) for down in (1, 2, 3, 4)]
    assert worths == sorted(worths, reverse=True)


def test_points_on_the_board_count():
    assert expected_points(at(40, score=(7, 0)), HOME) == expected_points(at(40), HOME) + 7


def test_a_lead_helps_and_late_it_helps_more():
    def chance(lead, clock, quarter=4):
        return win_chance(at(40, quarter=quarter, clock=clock, score=(10 + lead, 10)), HOME)

    assert chance(-7, "8:00") < chance(0, "8:00") < chance(7, "8:00")
    assert chance(7, "15:00", 1) < chance(7, "8:00") < chance(7, "1:00")
    assert 0 < chance(-7, "1:00") < 0.5


def test_both_chances_are_the_whole():
    for game in (at(33, quarter=2, clock="0:45"), kicking("try", quarter=4, clock="0:00", score=(6, 7))):
        assert win_chance(game, HOME) + win_chance(game, AWAY) == pytest.approx(1)


def test_the_end_is_certain():
    assert value(at(40, score=(7, 3)).change(next="end")) == 1
    assert value(at(40, score=(3, 7)).change(next="end")) == -1
    assert value(at(40, score=(7, 7)).change(next="end")) == 0


def test_a_try_at_the_whistle_decides():
    behind_by_one = kicking("try", quarter=4, clock="0:00", score=(6, 7))
    tries = shipped_tables().tries
    assert win_chance(behind_by_one, HOME) == pytest.approx(max(tries.two, tries.one / 2), abs=0.01)


def test_time_outs_help_who_trails_late():
    many, none = (
        win_chance(at(40, quarter=4, clock="1:30", score=(10, 14), timeouts=(left, 3)), HOME)
        for left in (3, 0)
    )
    assert many > none


def test_overtime_is_even_before_its_toss_and_favours_the_ball():
    assert win_chance(at(30, quarter=5).change(next="toss"), HOME) == 0.5
    assert win_chance(at(60, quarter=5, clock="10:00"), HOME) > 0.5


def test_receiving_after_half_time_counts():
    kicks = kicking(quarter=2, clock="0:15")
    assert win_chance(kicks.change(receives=HOME), HOME) > win_chance(kicks.change(receives=AWAY), HOME)


def test_a_call_is_worth_the_mean_of_its_ends():
    """In the first quarter every end is valued by itself through the rules' own games."""
    game = at(40, quarter=1, clock="10:00")
    ends = call_ends(game, "run", expected_points)
    bundles = bundled(shipped_tables().grid, ends)
    assert sum(bundle.chances.sum() for bundle in bundles.values()) == pytest.approx(1)
    assert -1 < call_value(game, ends) < 1
    assert call_points(game, ends) == pytest.approx(expected_points(game, HOME), abs=0.6)


def test_the_best_call_makes_the_value_of_a_place_of_the_grid():
    tables = shipped_tables()
    best = tables.calls.max(axis=1)
    assert np.allclose(best, tables.points, atol=2e-3)


def test_a_file_without_values_is_told_in_one_sentence(tmp_path):
    path = tmp_path / "values.npz"
    path.write_bytes(b"nothing")
    with pytest.raises(FileError, match="holds no values: build them with python -m"):
        read_tables(path)

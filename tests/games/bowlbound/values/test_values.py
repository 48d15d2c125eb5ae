"""What situations are worth: the shipped tables make sense, and are made as the command says."""

import pytest

from bowlbound_desktop.cli.main import main
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.coaches.leaf import settled_chance
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid, between
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, win_chance
from bowlbound_desktop.games.bowlbound.values.making.build import build, judge_by
from bowlbound_desktop.games.bowlbound.values.tables import ValueTables, read_tables, shipped_tables
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from tests.shelf import system

HOME, AWAY = Side


@pytest.fixture(scope="module")
def start():
    rules, team = system("bowlbound"), load_by_id("average-1975")
    return rules.new_game(team, team, rules.read_options({"kneel": "on"}))


@pytest.fixture(scope="module")
def small(start):
    """A whole build over a few places."""
    grid = PlaceGrid((20, 50, 75, 95), (10,))
    return start, grid, build(start, lambda _: None, grid=grid)


def at(start, quarter=3, seconds=600, lead=0, y=30, down=1, to_go=10, timeouts=(3, 3), what="scrimmage"):
    return start.change(
        next=what,
        offense=HOME,
        y=y,
        down=down,
        line=min(100, y + to_go),
        clock=Clock(quarter, seconds),
        score=Score((30 + lead, 0, 0, 0), (30, 0, 0, 0)),
        timeouts=timeouts,
    )


def chance(start, **where):
    return win_chance(at(start, **where), HOME)


def test_points_grow_with_every_yard_and_fall_with_every_down(start):
    by_yard = [expected_points(at(start, y=y), HOME) for y in range(5, 90, 5)]
    assert by_yard == sorted(by_yard)
    by_down = [expected_points(at(start, y=50, down=down), HOME) for down in range(1, 5)]
    assert by_down == sorted(by_down, reverse=True)


@pytest.mark.parametrize(("quarter", "seconds"), [(1, 800), (2, 100), (3, 500), (4, 500), (4, 200), (4, 60)])
def test_chances_grow_with_the_lead_and_both_sides_share_them(start, quarter, seconds):
    games = [at(start, quarter, seconds, lead) for lead in range(-16, 17, 4)]
    chances = [win_chance(game, HOME) for game in games]
    assert chances == sorted(chances)
    assert chances[0] < 0.35 < 0.65 < chances[-1]
    assert all(win_chance(game, AWAY) == pytest.approx(1 - win_chance(game, HOME)) for game in games)


def test_nothing_jumps_where_one_table_gives_way_to_the_next(start):
    for seconds in (360, 150):
        before, after = (chance(start, quarter=4, seconds=seconds + more, lead=-3) for more in (10, 0))
        assert before == pytest.approx(after, abs=0.02)
    before, after = (chance(start, quarter=2, seconds=seconds) for seconds in (160, 150))
    assert before == pytest.approx(after, abs=0.02)


def test_a_timeout_is_worth_something_to_the_side_that_is_behind(start):
    without, with_one = (
        chance(start, quarter=4, seconds=40, lead=-3, y=60, timeouts=(left, 0)) for left in (0, 1)
    )
    assert with_one > without + 0.01
    held, stopped = (chance(start, quarter=4, seconds=110, lead=3, timeouts=(0, left)) for left in (0, 3))
    assert stopped < held - 0.01


def test_kneeling_down_wins_a_game_that_is_won(start):
    assert chance(start, quarter=4, seconds=60, lead=1, timeouts=(0, 0)) == 1.0


@pytest.mark.parametrize(("lead", "won"), [(1, 1.0), (0, 0.5), (-1, 0.0)])
def test_at_the_end_only_the_score_counts(start, lead, won):
    assert chance(start, quarter=4, seconds=0, lead=lead, what="end") == won
    last = at(start, quarter=4, seconds=10, lead=lead)
    assert settled_chance(last, Settled(game=last.change(down=2), rows=("TC-1",))) == won


def test_an_accepted_foul_of_the_defense_leaves_one_more_play(start):
    last = at(start, quarter=4, seconds=10, lead=-3, y=80)
    again = Settled(game=last.change(y=85), rows=("TC-6",), prolongs=True)
    assert 0.1 < settled_chance(last, again) < 0.9


def test_after_a_touchdown_the_better_try_counts(start):
    behind = chance(start, quarter=4, seconds=0, lead=-2, y=98, what="try")
    assert behind == pytest.approx(0.5 * shipped_tables().two)
    tied = chance(start, quarter=4, seconds=0, lead=0, y=98, what="try")
    assert tied == pytest.approx(0.5 + 0.5 * shipped_tables().one)


def test_a_figure_between_two_marks_is_their_mean():
    assert between((10, 20, 40), 25) == [(20, 0.75), (40, 0.25)]
    assert between((10, 20, 40), 3) == [(10, 1.0)]
    assert between((10, 20, 40), 20) == [(20, 1.0)]
    grid = PlaceGrid()
    for y, down, line in ((33, 2, 41), (92, 3, 100), (1, 1, 11), (99, 4, 100), (70, 2, 100)):
        assert sum(share for _, share in grid.mix("scrimmage", y, down, line)) == pytest.approx(1)


def test_a_small_build_finds_points_and_chances(small):
    start, grid, raw = small
    worth = raw["points"][0]
    own, theirs = (worth[grid.numbers["scrimmage", y, 1, 10]] for y in (20, 75))
    assert -1 < own < theirs < 6
    judge = judge_by(grid, [worth])
    assert judge(at(start, y=75), HOME) == pytest.approx(theirs) == -judge(at(start, y=75), AWAY)
    tables = ValueTables({**raw, "made": "a test"}, grid)
    mix = grid.mix("scrimmage", 75, 1, 85)
    without, with_one = (tables.second(mix, -3, 2, ours, 0) for ours in (0, 1))
    assert with_one > without + 0.01  # time for a play and the kick
    by_lead = [tables.second(mix, lead, 12, 2, 2) for lead in range(-20, 21)]
    assert by_lead == sorted(by_lead)


def test_the_values_are_shown_with_the_command_that_made_them(capsys):
    assert main(["values", "show"]) == 0
    printed = capsys.readouterr().out
    assert "Made by: bowlbound values build --chart average-1975" in printed
    assert "Chance to win with first and ten" in printed


def test_who_builds_into_no_place_is_told_before_the_work(tmp_path, capsys):
    (tmp_path / "file").touch()
    for name, why in (("", "is a directory"), ("file/values.npz", "not a directory")):
        assert main(["values", "build", "--file", str(tmp_path / name)]) == 2
        told = capsys.readouterr().err
        assert told.endswith(f"cannot be written: {why}\n")
        assert told.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("data", [b"nothing", b"", b"PK\x03\x04 cut off"])
def test_a_file_without_values_is_refused_in_one_sentence(tmp_path, data):
    path = tmp_path / "values.npz"
    path.write_bytes(data)
    with pytest.raises(FileError, match="holds no values"):
        read_tables(path)

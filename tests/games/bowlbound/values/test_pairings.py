"""The values of a pairing: their own odds, in force when they arrive, kept on the disk and read again."""

import os
import subprocess
import sys

import numpy as np
import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.values import pairings, shelf
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, win_chance
from bowlbound_desktop.games.bowlbound.values.making import preparing
from bowlbound_desktop.games.bowlbound.values.making.build import (
    columns_of,
    find_models,
    judge_by,
    plainly,
    rough_columns,
)
from bowlbound_desktop.games.bowlbound.values.making.downs import USUAL, Down
from bowlbound_desktop.games.bowlbound.values.making.ends_at import ends_at
from bowlbound_desktop.games.bowlbound.values.making.explore import LAST_MINUTE
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import grid_rows
from bowlbound_desktop.games.bowlbound.values.making.pair_odds import PAIRS, pair_odds
from bowlbound_desktop.games.bowlbound.values.making.points import find_points
from bowlbound_desktop.games.bowlbound.values.tables import FILE, shipped_pair, shipped_tables
from bowlbound_desktop.kernel.field import Side
from tests.shelf import system

HOME, AWAY = Side


def new_game(home="1945-army", away="1964-princeton", **options):
    rules = system("bowlbound")
    game = rules.new_game(load_by_id(home), load_by_id(away), rules.read_options(options))
    return game.change(next="kickoff")


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    yield
    pairings.forget()


@pytest.fixture
def quick(monkeypatch):
    """Instead of computing: the shipped tables, the second side a little better off."""
    with np.load(FILE) as raw:
        found = {name: np.concatenate([raw[name], raw[name]]) for name in raw if name != "made"}
    found["kickoff"][1] += 500
    found["first"][1] = np.minimum(found["first"][1] + 500, 5000)
    found["first"][0] = np.maximum(found["first"][0] - 500, -5000)
    asked = []
    monkeypatch.setattr(preparing, "compute", lambda setup, _tell: asked.append(setup) or found)
    return asked


@pytest.mark.parametrize(("y", "down", "line"), [(50, 1, 60), (25, 3, 32), (98, 4, 100), (50, 4, 52)])
def test_quick_odds_of_a_place_agree_with_the_exact_ones(y, down, line):
    game = new_game("1966-notre-dame", "1966-michigan-state").change(
        next="scrimmage", y=y, down=down, line=line
    )
    tables, late = shipped_tables(), game.change(clock=LAST_MINUTE)
    odds, rows, columns = pair_odds(late), grid_rows(tables.grid), columns_of(tables)
    ends = ends_at(odds, FreeBalls(late), late, expected_points)
    moves = Down(game, odds, ends).landed(rows @ columns).moves(rows, USUAL)
    quick = (moves.chances @ np.tile(columns, 5)[moves.columns]).tolist()
    exact = OddsBook(game.setup).odds(game, expected_points)
    some = exact.chances(PAIRS[::7])
    worths = np.array([landing.worth for landing in exact.situation.landings])
    for found, chances in zip(quick[::7], some, strict=True):
        assert found == pytest.approx(chances @ worths[: len(chances)] / chances.sum(), abs=0.02)


def test_until_they_arrive_the_common_values_hold(quick):
    game = new_game()
    before, token = win_chance(game, HOME), pairings.token(game)
    assert pairings.pair_for(game) is shipped_pair()
    preparing.PairingValues(game.setup).wait()
    assert pairings.pair_for(game) is not shipped_pair()
    assert pairings.token(game) != token
    assert win_chance(game, HOME) != before
    assert win_chance(new_game("1966-notre-dame"), HOME) == before
    assert len(quick) == 1


def test_the_other_way_round_it_is_the_same_pairing(quick):
    preparing.PairingValues(new_game().setup).wait()
    turned = new_game("1964-princeton", "1945-army").change(offense=AWAY, chooser=HOME)
    assert preparing.PairingValues(turned.setup).known
    assert win_chance(turned, AWAY) == pytest.approx(win_chance(new_game(), HOME))
    assert not preparing.PairingValues(new_game("1964-princeton", "1945-army", site="home").setup).known
    assert len(quick) == 1


def test_what_was_computed_is_read_again_and_a_damaged_file_is_as_good_as_none(quick):
    game = new_game()
    preparing.PairingValues(game.setup).wait()
    known = win_chance(game, HOME)
    pairings.forget()
    assert preparing.PairingValues(game.setup).known
    assert win_chance(game, HOME) == known
    pairings.forget()
    (kept,) = paths.kept_values().iterdir()
    kept.write_bytes(kept.read_bytes()[:1000])
    assert not preparing.PairingValues(game.setup).known
    preparing.PairingValues(game.setup).wait()
    assert win_chance(game, HOME) == known
    assert len(quick) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no idle processes")
def test_the_process_that_computes_them_never_makes_the_game_wait():
    code = f"import os; from {preparing.__name__} import give_way; give_way()"
    code += "; print(os.sched_getscheduler(0), os.nice(0))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    policy, nice = map(int, told.split())
    assert policy == os.SCHED_IDLE
    assert nice >= preparing.PATIENT


def test_only_the_pairings_used_last_are_kept(monkeypatch):
    monkeypatch.setattr(shelf, "MOST", 2)
    monkeypatch.setattr(shelf, "write_tables", lambda path, _raw, _made: path.touch())
    paths.kept_values().mkdir(parents=True)
    found = [pairings.ValuedPairing(name, "other", "rules") for name in "abc"]
    for age, pairing in enumerate(found):
        shelf.keep(pairing, {})
        os.utime(shelf.file_of(pairing), (1000 + age, 1000 + age))
    assert [shelf.file_of(pairing).exists() for pairing in found] == [False, True, True]


def test_where_nothing_can_be_kept_the_values_hold_all_the_same(quick):
    paths.user_data().joinpath("values").write_text("in the way")
    game = new_game()
    before = win_chance(game, HOME)
    preparing.PairingValues(game.setup).wait()
    assert win_chance(game, HOME) != before


def test_options_that_values_know_nothing_of_make_no_other_pairing():
    some, other = (pairings.pairing_of(new_game(timing=word).setup) for word in ("normal", "alt_whole"))
    assert some == other
    assert pairings.pairing_of(new_game(overtime="ncaa").setup) != some


def test_moves_of_two_teams_are_found_under_all_advanced_rules():
    rules = system("bowlbound")
    options = rules.read_options(rules.presets["advanced"])
    start = rules.new_game(load_by_id("1945-army"), load_by_id("1964-princeton"), options)
    grid = PlaceGrid((50, 75, 95), (10,))
    worths = [rough_columns(start, grid)]
    models = find_models(plainly(start), grid, judge_by(grid, worths), worths, lambda _: None)
    for points, model in zip(find_points(models, worths), models, strict=True):
        far, middle, near = (
            points.worth[grid.numbers["scrimmage", *place]]
            for place in ((50, 1, 10), (75, 1, 10), (95, 1, 0))
        )
        assert -2 < far < middle < near < 6.5
        assert 0.1 < model.two_points < 0.9


class Gone:
    """The process of a game that was killed."""

    def is_alive(self):
        return False


def test_the_work_ends_with_the_program_even_where_that_was_killed(monkeypatch):
    monkeypatch.setattr(preparing.multiprocessing, "parent_process", Gone)
    monkeypatch.setattr(preparing.os, "nice", lambda _: None)
    monkeypatch.setattr(preparing, "compute", lambda _setup, tell: tell(0.1))
    with pytest.raises(SystemExit):
        preparing._work(new_game().setup, None)

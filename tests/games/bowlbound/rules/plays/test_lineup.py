"""What the charts say is remembered by line-up: a line-up holds all that it depends on (BR-V-8, BR-V-9)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.plays.lineup import line_up
from bowlbound_desktop.games.bowlbound.rules.system import SETUPS
from bowlbound_desktop.kernel.memory import Memory
from tests.games.bowlbound.rules.table import RULES, chart, table
from tests.games.bowlbound.test_random_games import played


@pytest.mark.parametrize("seed", range(9100, 9112))
def test_a_game_goes_the_same_way_whether_charts_are_remembered_or_read_anew(seed, monkeypatch):
    remembered = played(seed).positions()
    monkeypatch.setattr(Memory, "recall", lambda _, __, begin: begin())
    afresh = played(seed).positions()
    assert [position.answers for position in afresh] == [position.answers for position in remembered]
    assert [vars(position.game) | {"setup": None} for position in afresh] == [
        vars(position.game) | {"setup": None} for position in remembered
    ]


def test_the_same_line_up_is_met_again_on_another_down_and_yard_line():
    game = table(next="scrimmage")
    assert line_up(game) is line_up(game.change(y=71, down=3, line=78))
    assert line_up(game) is not line_up(game.change(offense=game.defense))


def test_fourth_down_is_another_line_up_only_where_it_costs_yards():
    game = table(next="scrimmage", options={"fourth_down_minus2": True})
    assert line_up(game) is not line_up(game.change(down=4))
    assert line_up(table(next="scrimmage")).fourth is line_up(table(next="scrimmage", down=4)).fourth


def test_the_same_teams_share_what_is_remembered_and_only_a_few_pairings_are_kept():
    home, away = chart("home", {}), chart("away", {})
    options = RULES.read_options({})
    first = RULES.new_game(home, away, options).setup
    assert RULES.new_game(home, away, options).setup is first
    assert RULES.new_game(home, away, RULES.read_options({"sneak": not options.sneak})).setup is not first
    for _ in range(SETUPS):
        table()
    assert RULES.new_game(home, away, options).setup is not first

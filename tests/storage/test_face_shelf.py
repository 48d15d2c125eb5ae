"""Teams that are only a name and two colours."""

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import ChartError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.face_shelf import PLAIN
from bowlbound_desktop.storage.saves import load_game, save_game
from tests.shelf import wish

SHELF = game("nailbiter").shelf


@pytest.mark.parametrize(
    ("team", "name", "colours"),
    [
        ("name:River Rats #102030 #f0F0f0", "River Rats", ("#102030", "#f0F0f0")),
        ("name:River Rats", "River Rats", PLAIN),
        ("name:Rats", "Rats", PLAIN),
        ("name: Old  Town 7 ", "Old Town 7", PLAIN),
    ],
)
def test_a_typed_name_is_a_team(team, name, colours):
    face = SHELF.load(team, "home", {})
    assert (face.name, face.colours) == (name, colours)


@pytest.mark.parametrize("team", ["name:", "name:#102030 #f0f0f0", "name:Rats #102030", "name:" + "x" * 31])
def test_what_is_no_name_is_refused_in_one_sentence(team):
    with pytest.raises(ChartError, match="is not a team: write name:"):
        SHELF.load(team, "home", {})


def test_a_mistyped_id_is_not_taken_for_a_name():
    with pytest.raises(ChartError):
        SHELF.load("1966-notre-dam", "home", {})


def test_typed_teams_are_kept_in_a_save(tmp_path):
    table = open_table(wish(system="nailbiter", home="name:River Rats #102030 #f0f0f0", away="name:Old Town"))
    save_game(table, tmp_path / "own.toml")
    board = table.system.scoreboard(load_game(tmp_path / "own.toml", game).game)
    assert {team.name: team.colours for team in board.teams.values()} == {
        "River Rats": ("#102030", "#f0f0f0"),
        "Old Town": PLAIN,
    }


def test_paper_bowl_takes_any_name_too():
    assert game("paper-bowl").typed_team("River Rats", PLAIN).id == "name:River Rats #1f4e79 #f2f2f2"


def test_games_with_charts_take_no_typed_names():
    assert game("bowlbound").typed_team("River Rats", PLAIN) is None

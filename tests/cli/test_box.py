"""`bowlbound box`: a saved game as tables and as data that agree with one another."""

import csv
import io
import json

import pytest

from bowlbound_desktop.__main__ import main
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.saves import save_game
from tests.shelf import wish

SIGNS = {"home": 1, "away": -1}


@pytest.fixture(scope="module")
def save(tmp_path_factory):
    path = tmp_path_factory.mktemp("box") / "game.toml"
    session = open_table(wish(seed=8, coaches={"home": "random", "away": "random"}))
    save_game(session, path)
    totals = session.system.scoreboard(session.game).totals
    return str(path), {side.value: points for side, points in totals.items()}


@pytest.fixture(scope="module")
def data(save, tmp_path_factory):
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", out)
        assert main(["box", save[0], "--json"]) == 0
    return json.loads(out.getvalue())


def test_the_box_has_the_score_and_the_whole_hour(save, data):
    assert {row["side"]: row["points"] for row in data["box"]} == save[1]
    assert sum(row["possession"] for row in data["box"]) == 3600
    assert data["over"]
    assert data["standing"].startswith("Final")


def test_the_plays_add_up_to_the_box(data):
    last = data["plays"][-1]
    for row in data["box"]:
        ours = [play for play in data["plays"] if play["side"] == row["side"] and play["what"] == "scrimmage"]
        assert sum(play["yards"] for play in ours) == row["rush_yards"] + row["pass_yards"]
        assert last[f"{row['side']}_points"] == row["points"]
    assert [play["number"] for play in data["plays"]] == list(range(1, len(data["plays"]) + 1))
    assert sum(play["took"] for play in data["plays"]) == 3600


def test_the_drives_hold_every_scrimmage_play_that_counts(data):
    downs = [play for play in data["plays"] if play["what"] == "scrimmage"]
    assert sum(drive["plays"] for drive in data["drives"]) == sum(play["counts"] for play in downs)
    assert sum(drive["time"] for drive in data["drives"]) == sum(play["took"] for play in downs)
    for drive in data["drives"]:
        assert drive["yards"] == (drive["end"] - drive["start"]) * SIGNS[drive["side"]]
        assert drive["result"]


def test_every_part_is_a_table_for_a_spreadsheet(save, data, capsys):
    for part in ("box", "drives", "plays"):
        assert main(["box", save[0], "--csv", part]) == 0
        rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
        assert rows == [{name: str(value) for name, value in row.items()} for row in data[part]]


def test_a_game_not_begun_has_tables_with_a_heading_alone(data, tmp_path, capsys):
    path = tmp_path / "fresh.toml"
    save_game(open_table(wish(seed=8)), path)
    for part in ("drives", "plays"):
        assert main(["box", str(path), "--csv", part]) == 0
        assert capsys.readouterr().out == ",".join(data[part][0]) + "\n"
    assert main(["box", str(path), "--csv"]) == 0
    assert [row["points"] for row in csv.DictReader(io.StringIO(capsys.readouterr().out))] == ["0", "0"]


def test_people_get_two_tables(save, data, capsys):
    assert main(["box", save[0]]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1966 Michigan State at 1966 Notre Dame\nFinal")
    assert "Time of possession" in out
    assert out.count("\n") == 2 + 1 + 17 + 1 + 1 + len(data["drives"]) + 1


def test_a_missing_save_gets_one_sentence(tmp_path, capsys):
    assert main(["box", str(tmp_path / "none.toml")]) == 2
    assert capsys.readouterr().err == "bowlbound: there is no file none.toml\n"

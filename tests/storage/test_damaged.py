"""A damaged file of the player is kept under another name and told, and everything else goes on."""

import os
import subprocess
import sys

import pytest

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections, published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
from bowlbound_desktop.games.bowlbound.coaches.book_files import own_file as own_book
from bowlbound_desktop.games.bowlbound.coaches.book_files import shipped_book, team_book
from bowlbound_desktop.games.bowlbound.descriptor import FAMOUS
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import ChartError, FileError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.damaged import keep_damaged
from bowlbound_desktop.storage.files import set_aside
from bowlbound_desktop.ui.new_game.presets import own_presets, presets_path, remove_preset, save_preset
from bowlbound_desktop.ui.start.recent import recent_games
from tests.shelf import wish

IRISH = FAMOUS[0]
DEEP = b"school = " + b"[" * 3000
"""Brackets nested too deep for the parser."""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def told(caplog):
    """The sentences that the player was told."""
    return lambda: [record.getMessage() for record in caplog.records if record.name.endswith(".player")]


def put(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def damaged(path):
    return path.with_name(f"{path.name}.damaged")


def wrong_cell():
    return (
        shipped_files()[IRISH]
        .read_bytes()
        .replace(b'"DEF R', b'"nonsense', 1)
        .replace(b"set = 1", b"set = 7")
    )


# Setting aside


def test_a_file_set_aside_never_takes_the_name_of_another(tmp_path):
    kept = [set_aside(put(tmp_path / "x.toml", str(number).encode())) for number in range(3)]

    assert [path.name for path in kept] == ["x.toml.damaged", "x.toml.damaged-2", "x.toml.damaged-3"]
    assert [path.read_text() for path in kept] == ["0", "1", "2"]
    assert not list(tmp_path.glob("*.toml"))


def test_what_cannot_be_set_aside_leaves_nothing_behind(tmp_path):
    with pytest.raises(FileError, match=r"x\.toml cannot be renamed"):
        set_aside(tmp_path / "x.toml")
    assert list(tmp_path.iterdir()) == []


def test_the_sentence_says_what_where_what_was_kept_and_what_to_do(tmp_path, told):
    path = put(tmp_path / "x.toml", b"x")
    keep_damaged(path, FileError("x.toml, line 1: odd"), "nothing else changes: write it anew")

    kept = tmp_path / "x.toml.damaged"
    assert told() == [
        "a file of yours cannot be used: x.toml, line 1: odd; "
        f"it is kept as {kept}, and nothing else changes: write it anew"
    ]


# Charts


@pytest.mark.parametrize("data", [b"x", b"\xff", b"", DEEP, wrong_cell(), b"x" * 70_000])
def test_a_damaged_copy_gives_way_to_the_shipped_chart(data, told):
    path = put(own_file(IRISH), data)

    session = open_table(wish(seed=1))

    assert session.game.setup.home.school == "Notre Dame"
    assert chart_for_play(IRISH, corrections=False) == load_chart(shipped_files()[IRISH])
    assert damaged(path).read_bytes() == data
    assert not path.exists()
    assert len(told()) == 1
    assert str(damaged(path)) in told()[0]


def test_a_copy_that_points_nowhere_gives_way_too(told):
    own_file(IRISH).parent.mkdir(parents=True)
    own_file(IRISH).symlink_to("nowhere.toml")

    assert chart_for_play(IRISH).id == IRISH
    assert len(told()) == 1


def test_a_damaged_chart_without_a_shipped_one_stays_and_is_an_error(told):
    path = put(own_file("my-team"), b"x")

    with pytest.raises(ChartError, match=r"my-team\.toml"):
        chart_for_play("my-team")
    assert path.exists()
    assert told() == []


@pytest.mark.parametrize(
    "line", ["school = 7", "year = 'x'", "colours = 'red'", "nicely = { base = 'x', home = 2 }"]
)
@pytest.mark.parametrize("chart", [IRISH, "my-team"])
def test_the_pickers_pass_over_a_damaged_header(line, chart):
    lines = shipped_files()[IRISH].read_text(encoding="utf-8").split("\n")
    key = line.split(" ")[0]
    put(own_file(chart), "\n".join(line if one.startswith(f"{key} ") else one for one in lines).encode())

    found = {entry.id: entry for entry in game("bowlbound").shelf.entries()}

    assert found[IRISH].name == "1966 Notre Dame"
    assert not found[IRISH].own
    assert "my-team" not in found
    assert all(entry.details for entry in found.values())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")
def test_neither_pickers_nor_first_page_wait_for_a_pipe():
    for folder in (paths.own_charts(), paths.saves()):
        folder.mkdir()
        os.mkfifo(folder / "pipe.toml")
        put(folder / "deep.toml", DEEP)
        (folder / "nowhere.toml").symlink_to("gone")

    assert {entry.id for entry in game("bowlbound").shelf.entries()} >= {IRISH}
    assert recent_games() == ()


# Corrections and books


@pytest.mark.parametrize(
    "data", [b"x", b"\xff", b"[MY-1]\nnew = 7", b'[CC-17]\ncells = ["offense.9.39"]\nnew = "T3"']
)
def test_a_damaged_list_of_corrections_stops_no_game(data, told):
    good = b'[MY-2]\ncells = ["offense.9.39"]\nnew = "T3"'
    put(paths.own_corrections() / "b.toml", good)
    path = put(paths.own_corrections() / "a.toml", data)

    open_table(wish(seed=1))

    assert [one.id for one in all_corrections()] == [*(one.id for one in published_corrections()), "MY-2"]
    assert damaged(path).read_bytes() == data
    assert len(told()) == 1


def test_a_damaged_book_gives_way_to_the_shipped_one(told):
    path = put(own_book("1988-miami"), b"[[offense]]\nname = 7")

    assert team_book("1988-miami") == shipped_book()
    assert damaged(path).exists()
    assert "1988-miami.toml, [[offense]] 1: " in told()[0]


# Sets of options


@pytest.mark.parametrize("data", [b"x", b"\xff", b"bowlbound = 7", b"[bowlbound]\nmine = 7"])
def test_a_damaged_file_of_sets_is_not_written_over(data, told):
    path = put(presets_path(), data)

    assert own_presets("bowlbound") == {}
    save_preset("bowlbound", "windy", {"wind": True})

    assert own_presets("bowlbound") == {"windy": {"wind": True}}
    assert damaged(path).read_bytes() == data
    assert len(told()) == 1


def test_a_set_saved_without_a_look_keeps_a_damaged_file_too():
    path = put(presets_path(), b"x")

    save_preset("bowlbound", "windy", {"wind": True})

    assert damaged(path).read_bytes() == b"x"


def test_sets_of_other_games_stay():
    save_preset("paper-bowl", "quick", {"deck": 1})
    save_preset("bowlbound", "windy", {"wind": True})
    remove_preset("bowlbound", "windy")

    assert own_presets("paper-bowl") == {"quick": {"deck": 1}}
    assert own_presets("bowlbound") == {}


# At the terminal


def test_a_command_says_it_and_goes_on(home):
    path = put(own_file(IRISH), b"x")
    command = [sys.executable, "-m", "bowlbound_desktop", "simulate", *FAMOUS, "-n", "1", "--seed", "1"]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert str(damaged(path)) in done.stderr
    assert "Traceback" not in done.stderr

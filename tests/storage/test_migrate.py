"""Games that older programs saved in mid-play still load, show all their plays, and go on to their end.

The files are what the programs wrote: version 1 by f6d6c93 (Paper Bowl by 2e1ede5, which wrote version 1 when
remarks and halves were already in it), version 2 by e71c334. They are never made anew.
"""

import tomllib
from pathlib import Path

import pytest

from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.play.answerers import words_of
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.storage.save_writer import save_text
from bowlbound_desktop.storage.saves import saved_games
from tests.shelf import load_game, seats

SAVES = Path(__file__).parent / "saves"
WAITING = {
    "bowlbound-version-1": (24, "timeout.home"),
    "bowlbound-version-2": (26, "offense_call defense_call"),
    "bowlbound-classic-version-1": (24, "kick_rush"),
    "bowlbound-classic-version-2": (25, "offense_call defense_call"),
    "paper-bowl-version-1": (30, "kick_return"),
    "paper-bowl-version-2": (35, "offense_call defense_call"),
}
"""Finished plays of each save, and what it waits for."""


def path_of(name):
    return SAVES / f"{name}.toml"


def tables_of(text):
    """The tables of a save but its version, the setting of the table last."""
    tables = tomllib.loads(text)
    del tables["format"]
    return tables, tables.pop("table")


def test_there_is_a_save_of_each_version_for_each_system():
    assert {path.stem for path in SAVES.glob("*.toml")} == set(WAITING)
    for name in WAITING:
        system, _, version = name.partition("-version-")
        assert path_of(name).read_text("utf-8").startswith(f'format = {version}\nsystem = "{system}"\n')


@pytest.mark.parametrize("name", WAITING)
def test_an_old_save_waits_where_it_was_left(name):
    session = load_game(path_of(name))
    plays, words = WAITING[name]
    assert session.notice == ""
    assert (session.plays, words_of(session.pending)) == (plays, tuple(words.split()))


@pytest.mark.parametrize("name", WAITING)
def test_an_old_save_is_written_with_every_value_that_it_had(name):
    old, old_table = tables_of(path_of(name).read_text("utf-8"))
    new, new_table = tables_of(save_text(load_game(path_of(name))))
    assert new == old
    assert new_table.items() >= old_table.items()


@pytest.mark.parametrize("name", [name for name in WAITING if name.endswith("2")])
def test_a_half_call_a_remark_and_a_throw_again_are_still_known(name):
    session = load_game(path_of(name))
    assert isinstance(session.pending, Together)
    assert list(session.halves) == [0]
    assert [word for _, word in session.remarks] == ["odds"]
    assert list(session.rethrown.values()) == [1]


@pytest.mark.parametrize("name", WAITING)
def test_every_play_of_an_old_save_is_told(name):
    log = read_log(load_game(path_of(name)))
    toss, *plays, _unfinished = log.plays
    assert [number for number, play in enumerate(plays) if not log.narrator.summary(play)] == []
    assert [number for number, play in enumerate((toss, *plays)) if not log.narrator.why(play)] == []


@pytest.mark.parametrize("name", WAITING)
def test_an_old_save_is_played_to_its_end(name):
    session = load_game(path_of(name))
    plays, _ = WAITING[name]
    session.seat(seats(7, home="book", away="book", system=session.system.key))
    assert session.over
    assert session.plays > plays


def test_the_list_of_saves_shows_their_headers():
    headers = {game.path.stem: game.header for game in saved_games(SAVES)}
    assert {name: (*header.score, header.situation) for name, header in headers.items()} == {
        "bowlbound-version-1": (0, 5, "Q1 8:40, 1st and 10"),
        "bowlbound-version-2": (2, 3, "Q1 8:40, 2nd and 7"),
        "bowlbound-classic-version-1": (0, 7, "Q1 9:40, 2nd and 20"),
        "bowlbound-classic-version-2": (0, 14, "Q1 9:50, 1st and 10"),
        "paper-bowl-version-1": (0, 0, "Q2 20 cards, 3rd and 6"),
        "paper-bowl-version-2": (0, 7, "Q2 17 cards, 1st and 10"),
    }

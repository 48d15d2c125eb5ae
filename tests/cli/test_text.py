"""In the terminal, too, a pairing is prepared beside the game and taken over between two questions."""

from types import SimpleNamespace

import pytest

from bowlbound_desktop.cli.text import BesideTheGame, Keeper, Terminal
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.play.advising import preparation
from bowlbound_desktop.storage import game_files


class Work:
    """A preparation that is over when the test says."""

    def __init__(self):
        self.over, self.done = False, []
        self.start = lambda: self.done.append("started")
        self.finish = lambda: self.done.append("finished")
        self.stop = lambda: self.done.append("stopped")


@pytest.fixture
def work(monkeypatch):
    found = Work()
    monkeypatch.setattr(preparation, "preparation_for", lambda _session: found)
    return found


def test_what_is_ready_is_taken_over_before_a_question_and_only_once(work, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _prompt: "k")
    terminal = Terminal(BesideTheGame(None).look)
    assert terminal.read("> ") == "k"
    assert work.done == ["started"]
    work.over = True
    terminal.read("> ")
    terminal.read("> ")
    assert work.done == ["started", "finished"]


def test_a_game_that_is_left_ends_the_work(work):
    BesideTheGame(None).stop()
    assert work.done == ["started", "stopped"]


@pytest.fixture
def disk(monkeypatch):
    """What each attempt to write the game gives: an error, or None."""
    attempts = []

    def keep(_session):
        if (error := attempts.pop(0)) is not None:
            raise error

    monkeypatch.setattr(game_files, "keep_game", keep)
    return attempts


FULL = SaveError("game.toml cannot be written: no space left on device")


def test_a_game_that_cannot_be_written_is_told_and_tried_again_after_every_answer(disk):
    disk += [FULL, FULL, None]
    session, keeper = SimpleNamespace(notice="", mistakes=[]), Keeper()
    for told in (f"{FULL}.", f"{FULL}.", ""):
        session.notice = ""
        keeper.keep(session)
        assert session.notice == told
    assert keeper.trouble(session) == ""


def test_leaving_tries_once_more_to_write_the_game(disk):
    disk += [FULL, FULL, None]
    session, keeper = SimpleNamespace(notice="Play 2 starts again.", mistakes=[]), Keeper()
    keeper.keep(session)
    assert session.notice == f"Play 2 starts again. {FULL}."
    assert [keeper.trouble(session), keeper.trouble(session)] == [f"{FULL}.", ""]

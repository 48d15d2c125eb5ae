"""In the terminal, too, a pairing is prepared beside the game and taken over between two questions."""

import pytest

from bowlbound_desktop.cli.text import BesideTheGame, Terminal
from bowlbound_desktop.play.advising import preparation


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

"""Pages on a terminal: read on, stopped, or left for what was typed in their middle."""

import pytest

from bowlbound_desktop.console.look import Look
from bowlbound_desktop.console.printer import Printer

PAGES = [["first"], ["second"], ["third"]]


class Paper:
    """A console that types from a list and remembers what it was shown."""

    def __init__(self, typed):
        self.typed, self.shown, self.secrets = iter(typed), [], []

    def read(self, prompt, secret=False):
        self.secrets.append(secret)
        return next(self.typed, None)

    def write(self, line):
        self.shown.append(line)


def paged(typed):
    paper = Paper(typed)
    printer = Printer(paper, lambda: Look(width=80, height=24))
    printer.pages(PAGES)
    return printer, paper


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (["", ""], ["first", "second", "third"]),
        (["", "q"], ["first", "second"]),
        (["Quit"], ["first"]),
        ([], ["first"]),
    ],
)
def test_enter_reads_on_and_q_stops(typed, shown):
    printer, paper = paged(typed)
    assert paper.shown == shown
    assert printer.read("> ") is None


def test_what_is_typed_between_two_pages_is_the_next_line():
    printer, paper = paged(["why", "punt"])
    assert paper.shown == ["first"]
    assert printer.read("> ") == "why"
    assert paper.shown == ["first", "> why"]
    assert printer.read("> ") == "punt"


def test_a_secret_is_never_what_everybody_saw_being_typed():
    printer, paper = paged(["3", "5"])
    assert printer.read("> ", secret=True) == "5"
    assert paper.secrets == [False, True]
    assert "> 3" not in paper.shown
    assert printer.read("> ") is None

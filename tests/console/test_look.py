"""What the terminal shows: widths, colours, pages."""

import io
import sys

import pytest

from bowlbound_desktop.console.look import PLAIN, Look, in_columns, terminal_look
from bowlbound_desktop.console.printer import MORE, Printer


class Screen(io.StringIO):
    def isatty(self):
        return True


def sit_at_a_terminal(monkeypatch):
    """In the test itself: between set-up and test Pytest puts streams of its own in their place."""
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.parametrize("width", range(20, 50, 3))
def test_a_formation_and_its_letter_stay_in_one_line(width):
    text = (
        "Q1 13:50 Notre Dame 3rd and 5 at Michigan State 49, Off Tackle against Formation A: gain of 5 yards."
    )
    lines = Look(width, 24).wrapped(text)
    assert not any(line.endswith("Formation") for line in lines)
    assert " ".join(lines) == text


def test_a_terminal_has_its_size_and_colours(monkeypatch):
    sit_at_a_terminal(monkeypatch)
    assert terminal_look() == Look(80, 24, colour=True)


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_refused(monkeypatch, variable, value):
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setenv(variable, value)
    assert not terminal_look().colour


def test_what_is_piped_away_is_plain(monkeypatch):
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert terminal_look() == PLAIN


def test_who_pipes_answers_in_is_not_asked_to_turn_pages(monkeypatch):
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert terminal_look().height == 0


def test_lines_break_between_words_and_keep_their_indent():
    lines = Look(20).wrapped("  one two three four five six", "  ")
    assert lines == ["  one two three four", "    five six"]
    assert all(len(line) <= 20 for line in lines)


def test_paint_leaves_plain_text_alone():
    assert Look().paint("x", "strong") == "x"
    assert Look(colour=True).paint("x", "strong") == "\x1b[1mx\x1b[0m"
    assert Look(colour=True).paint("x", "") == "x"


def test_columns_are_filled_from_above():
    assert in_columns(["a", "bb", "c"], 9) == [["a ", "c "], ["bb"]]


def test_a_bar_is_never_longer_than_the_line():
    assert len(Look(10).bar("x" * 30)) == 10


class Reader:
    def __init__(self, typed):
        self.typed, self.shown, self.prompts = iter(typed), [], []

    def read(self, prompt, secret=False):
        self.prompts.append(prompt)
        return next(self.typed, None)

    def write(self, line):
        self.shown.append(line)


def test_long_text_comes_a_page_at_a_time_until_somebody_has_enough():
    reader = Reader(["", "q"])
    Printer(reader, lambda: Look(40, 6)).text([f"line {number}" for number in range(50)])
    assert reader.prompts == [MORE, MORE]
    assert reader.shown == [f"line {number}" for number in range(10)]

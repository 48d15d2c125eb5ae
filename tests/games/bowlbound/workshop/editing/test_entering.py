"""What is typed becomes what a chart file has."""

import pytest

from bowlbound_desktop.games.bowlbound.workshop.editing.entering import coloured, entered

CELL = ("offense", "3", "24")


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("7", "7"),
        (" 7 ", "7"),
        ("7|green", "7"),
        ("6|red", "6|red"),
        ("6|RED", "6|red"),
        ("|black", "|black"),
        ("inc", "INC"),
        ("off 5", "OFF 5"),
        ("(td)", "(TD)"),
        ("-3", "-3"),
        ("–3", "–3"),
        ("−3", "−3"),
        ("\u20113", "-3"),
        ("\uff0d3*", "-3*"),
        ("(\u20125)", "(-5)"),
        ("10†", "10†"),
        ("10‡", "10†"),
        ("\u00a012\u00a0", "12"),
        ("3.0", "3"),
        ("'+2", "+2"),
        ("", ""),
        ("   ", ""),
        ("hello", "hello"),
    ],
)
def test_what_is_typed_becomes_what_a_chart_file_has(typed, entry):
    assert entered(CELL, typed) == entry


@pytest.mark.parametrize(("typed", "entry"), [("g", "good"), ("NG", "no good"), ("Good", "good"), ("7", "7")])
def test_extra_points_have_their_own_words(typed, entry):
    assert entered(("special", "extra_point", "12"), typed) == entry


def test_a_colour_comes_from_the_text_or_the_palette():
    assert coloured(CELL, "6", "red") == "6|red"
    assert coloured(CELL, "6|red", None) == "6"
    assert coloured(CELL, "6|red", "green") == "6"

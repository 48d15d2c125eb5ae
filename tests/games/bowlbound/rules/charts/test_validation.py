"""What is odd about a cell where it stands (section 4, R-08)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import OFFENSE_COLUMNS, PLAYS, SPECIAL_COLUMNS
from bowlbound_desktop.games.bowlbound.rules.charts.validation import cell_problems


def severities(part, column, text, colour=None):
    return [severity for severity, _ in cell_problems(part, column, parse_cell(text, colour))]


@pytest.mark.parametrize("text", ["OFF 5", "DEF S", "PI 8", "B", "SOP", "BLP"])
def test_r_08_fouls_breakaways_and_option_passes_cannot_stand_on_defense(text):
    assert severities("defense", "3", text) == ["error"]


@pytest.mark.parametrize(
    "text", ["", "3", "(-2)", "[4]", "TD", "(TD)", "[TD]", "INC", "INT 4", "F", "QR", "QT"]
)
def test_r_08_everything_else_of_a_defensive_chart_is_welcome(text):
    assert severities("defense", "7", text) == []


@pytest.mark.parametrize(
    ("part", "column", "text"),
    [
        ("offense", "2", "[3]"),
        ("offense", "2", "BK -7"),
        ("offense", "9", "NG"),
        ("offense", "9", "FG"),
        ("offense", "9", "KO"),
        ("offense", "7", "SOP"),
        ("offense", "B", "BLP"),
        ("offense", "B", "B"),
        ("offense", "1", "OFF R"),
        ("defense", "8", "NG"),
        ("special", "punt_return", "B"),
        ("special", "kickoff", "QR"),
        ("special", "kickoff", "QT"),
        ("special", "punt", "INC"),
        ("special", "punt", "INT 5"),
        ("special", "punt", "SOP"),
        ("special", "punt", "(40)"),
        ("special", "kickoff", "BK -7"),
        ("special", "kickoff", "FG"),
        ("special", "punt", "NG"),
        ("special", "punt", "DEF R"),
        ("special", "kickoff_return", "OFF S"),
        ("offense", "1", "DEF 5A"),
        ("offense", "1", "OFF 5Y"),
    ],
)
def test_section_4_oddities_are_warnings(part, column, text):
    assert severities(part, column, text) == ["warning"]


@pytest.mark.parametrize(
    ("part", "column", "text"),
    [("offense", "5", "SOP"), ("special", "punt", "KO*"), ("special", "field_goal", "BK -7")]
    + [("special", "field_goal", "NG"), ("special", "punt_return", "DEF R"), ("special", "punt", "DEF S")]
    + [("offense", column, "F -2") for column in OFFENSE_COLUMNS]
    + [("special", column, "12") for column in SPECIAL_COLUMNS if column != "extra_point"]
    + [("defense", play, "(2)") for play in PLAYS],
)
def test_ordinary_cells_pass_without_a_word(part, column, text):
    assert severities(part, column, text) == []


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("INT 5", "green"),
        ("-4", "green"),
        ("+4", "red"),
        ("B", "red"),
        ("OFF 5", "white"),
        ("", "green"),
        ("7", "white"),
        ("7", "black"),
        ("INC", "white"),
        ("QT", "green"),
        ("TD", "red"),
        ("X", "yellow"),
    ],
)
def test_a_colour_that_contradicts_its_text_is_a_warning(text, colour):
    assert severities("offense", "5", text, colour) == ["warning"]


@pytest.mark.parametrize(
    ("text", "colour"),
    [("7", "red"), ("DS", "red"), ("", "black"), ("0", "green"), ("(0)", "red"), ("*", "white")],
)
def test_a_colour_that_completes_its_text_is_no_warning(text, colour):
    """R-09 and LG-25."""
    assert severities("offense", "5", text, colour) == []

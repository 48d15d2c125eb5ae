"""The Priority Chart, box by box (section 5, BR-IV-2-D, PC-1 to PC-8)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.plays.priority import combine
from tests.games.bowlbound.rules.table import table

DEFENSE = ("", "3", "(3)", "[3]", "[TD]", "INC", "QR", "QT", "INT 3", "F +3")
CHART = {
    "6": "O    | ADD   | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "": "O    | ADD   | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "(6)": "O    | O     | ADD | D   | TD  | O   | O   | O   | O       | O",
    "TD": "TD   | TD    | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "(TD)": "TD   | TD    | TD  | D   | TD  | TD  | TD  | TD  | TD      | TD",
    "B": "B    | B +D  | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "QR": "QR   | QR +D | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "QT": "QT   | QT    | D   | D   | TD  | INC | QR  | QT  | INT D   | F D",
    "INC": "INC  | INC   | D   | D   | TD  | INC | QR  | QT  | INT D   | INC",
    "INT 6": "INT O | INT O | D   | D   | INC | INC | QR  | QT  | INT MIN | INT O",
    "F +6": "F O  | F O   | F D | F D | F 1 | F O | F O | F O | F O     | F O",
}
BOXES = [
    (offense, defense, box.strip())
    for offense, row in CHART.items()
    for defense, box in zip(DEFENSE, row.split("|"), strict=True)
]


@pytest.mark.parametrize(("offense", "defense", "box"), BOXES)
def test_br_iv_2_d_every_box_of_the_chart(offense, defense, box):
    """BR-IV-2-D, PC-3, R-01 to R-08 (traps 12 to 17)."""
    assert combine(table(), parse_cell(offense), parse_cell(defense)) == box


@pytest.mark.parametrize("red", ["-6", "-DS", "X"])
def test_losses_and_variable_yards_are_numbers(red):
    """PC, first row: green or red (trap 12: a loss and a gain add)."""
    assert combine(table(), parse_cell(red), parse_cell("-2")) == "ADD"


@pytest.mark.parametrize("touchdown", ["TD", "(TD)", "[TD]"])
@pytest.mark.parametrize(("offense", "box"), [("4", "TD"), ("(4)", "TD"), ("INT 4", "INC"), ("F +4", "F 1")])
def test_r_02_every_defensive_touchdown_is_the_same(touchdown, offense, box):
    """R-02, R-08, LG-6 (trap 4)."""
    assert combine(table(), parse_cell(offense), parse_cell(touchdown)) == box


@pytest.mark.parametrize("defense", DEFENSE)
@pytest.mark.parametrize(
    ("foul", "box"), [("OFF 15", "PEN"), ("DEF S", "PEN"), ("PI 8", "PI"), ("SOP", "REROLL")]
)
def test_pc_1_and_pc_2_fouls_and_option_passes_come_before_any_defense(foul, box, defense):
    """PC-1, PC-2 (trap 18)."""
    assert combine(table(), parse_cell(foul), parse_cell(defense)) == box


def test_black_boxes_and_words_are_the_same():
    """LG-17, LG-25 (traps 1 and 13)."""
    black = parse_cell("", "black")
    assert combine(table(), parse_cell("6"), black) == "INC"
    assert combine(table(), black, parse_cell("6")) == "INC"

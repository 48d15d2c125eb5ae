import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from bowlbound_desktop.ui.charts.cell_delegate import draw_broken, halves


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("50 AA 2min:INC", ("50 AA", "2min:INC")),
        ("RVS 25 FUMBLE BB", ("RVS 25", "FUMBLE BB")),
        ("INTERFERENCE", ("INTERFERENCE", "")),
    ],
)
def test_two_lines_are_about_equally_long(text, lines):
    assert halves(text) == lines


def inked_rows(text, height):
    """The rows of a narrow box in which a text leaves ink."""
    image = QImage(24, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        draw_broken(painter, QRectF(0, 0, 24, height), text)
    white = image.pixel(0, 0)
    return [y for y in range(height) if any(image.pixel(x, y) != white for x in range(24))]


def test_one_word_stands_in_the_middle_of_a_high_box_and_two_share_it(qapp):
    word = inked_rows("REROLL", 44)
    assert abs(word[0] - (43 - word[-1])) <= 4
    two = inked_rows("INT MIN", 44)
    assert two[0] < word[0]
    assert two[-1] > word[-1]


def test_a_share_keeps_its_sign_in_its_line(qapp):
    assert inked_rows("100 %", 44) == inked_rows("100%", 44)

"""Columns of text on paper."""

import pytest

from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper.grid import PAD, GridBlock
from bowlbound_desktop.ui.paper.pen import Face, width_of, wrapped

LONG = "Q1 poss. 1/4"
COLUMNS = (Column("Time", 0.5, whole=True), Column("What", 3.0), Column("Score", 0.5))


@pytest.fixture(autouse=True)
def application():
    make_application()


def block(*times, size=8.0):
    rows = tuple(Row((time, "Gain of 4 yards", "0-0")) for time in times)
    return GridBlock(PaperGrid(title="Plays", columns=COLUMNS, rows=rows, size=size))


def test_a_column_that_must_stay_whole_takes_the_room_of_the_others():
    usual, broad = block("Q1"), block("Q1", LONG)
    assert usual.height(200) - block().height(200) == pytest.approx(broad.height(200) - usual.height(200))
    widths = broad._widths(200)
    assert sum(widths) == pytest.approx(200)
    assert widths[0] >= width_of(LONG, Face(8.0, bold=True)) + 2 * PAD
    assert widths[1] < usual._widths(200)[1]


def test_columns_are_as_broad_on_every_page():
    whole = block(*["Q1"] * 40, LONG)
    parts = whole.split(200, whole.height(200) / 2)
    assert parts is not None
    assert [part._widths(200) for part in parts] == [whole._widths(200)] * 2


def test_headings_do_not_grow_with_rows_for_a_pencil():
    high, low = block(size=11.0), block(size=8.0)
    assert high.height(200) == low.height(200)


def test_a_snug_column_takes_nearly_all_of_its_texts_whole_and_no_more_room():
    columns = (Column("Calls", snug=True), Column("What"))
    rows = [Row((call, "Gain of 4 yards")) for call in ["Punt"] * 39 + ["Medium Pass against Formation A"]]
    widths = GridBlock(PaperGrid(title="Plays", columns=columns, rows=tuple(rows)))._widths(400)
    assert sum(widths) == pytest.approx(400)
    assert widths[0] < width_of("Medium Pass", Face(8.0))
    assert widths[0] >= width_of("Punt", Face(8.0)) + 2 * PAD


@pytest.mark.parametrize("width", range(60, 200, 7))
def test_a_formation_and_its_letter_are_never_apart(width):
    lines = wrapped("End Run against Formation A: gain of 5 yards to Formation B, flag", Face(8.0), width)
    assert not any(line.endswith("Formation") for line in lines)
    assert " ".join(lines) == "End Run against Formation A: gain of 5 yards to Formation B, flag"

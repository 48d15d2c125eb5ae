"""The table of the odds stays readable with as many defenses as the advanced rules have."""

import pytest
from attrs import evolve

from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.telling.odds_tables import MIX
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.stats.odds_table import SQUEEZED, OddsTable
from bowlbound_desktop.ui.theme import DARK

DEFENSES = (*"ABCDEFRPQ", *(f"wild:{play}" for play in range(1, 13)))


def odds(defenses):
    cells = tuple(
        (*(TableCell("-2.8", "red") for _ in defenses), TableCell("47 %", "yellow")) for _ in range(14)
    )
    return Table(
        key="odds", title="Odds", columns=(*defenses, MIX), rows=tuple("123456789SKPFG"), cells=cells
    )


@pytest.fixture
def shown(qtbot):
    make_application()
    view = OddsTable(DARK)
    qtbot.addWidget(view)
    view.resize(370, 500)
    view.show()
    return view


def test_columns_are_never_too_narrow_for_their_figures(shown):
    shown.show_odds(odds(DEFENSES))
    widest = shown.fontMetrics().horizontalAdvance("47 %")
    assert all(shown.columnWidth(column) >= SQUEEZED * widest for column in range(len(DEFENSES) + 1))
    assert shown.horizontalScrollBar().maximum() > 0
    shown.resize(1200, 500)
    assert shown.horizontalScrollBar().maximum() == 0


def test_few_columns_share_the_width(shown):
    shown.show_odds(odds(DEFENSES[:5]))
    assert shown.horizontalScrollBar().maximum() == 0
    assert shown.horizontalHeader().length() == shown.viewport().width()


def test_the_mix_stands_first_whatever_was_shown_before(shown):
    for defenses in (DEFENSES, DEFENSES[:6], DEFENSES):
        shown.show_odds(odds(defenses))
        assert shown.horizontalHeader().visualIndex(len(defenses)) == 0
        assert shown.columnViewportPosition(len(defenses)) == 0


def test_a_wild_card_has_a_heading_of_two_lines(shown):
    shown.show_odds(odds(DEFENSES))
    assert shown.model().table.columns[9:11] == ("wild 1", "wild 2")


def test_the_columns_of_another_table_stand_in_their_own_order(shown):
    """As after a game of two charts comes one in which nobody calls a defense."""
    shown.show_odds(odds(DEFENSES[:6]))
    figures = odds(DEFENSES[:8])
    columns = (MIX, *figures.columns[:-1])
    shown.show_odds(evolve(figures, columns=columns))
    head = shown.horizontalHeader()
    assert [head.logicalIndex(place) for place in range(head.count())] == list(range(len(columns)))

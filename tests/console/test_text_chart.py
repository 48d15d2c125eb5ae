"""Charts in the terminal: every table of every game fits 80 columns and 24 lines."""

import re

import pytest

from bowlbound_desktop.console.look import Look
from bowlbound_desktop.console.text_chart import find_table, table_pages
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.opening import GameWish, open_table
from tests.shelf import game

SMALL = Look(80, 24)
GAMES = ("bowlbound", "paper-bowl", "gridiron-chaos", "nailbiter")
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def tables_of(key):
    session = open_table(GameWish(game=game(key), seed=1))
    return session.system.tables(session.game)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("colour", [False, True])
def test_every_table_fits_a_small_terminal(key, colour):
    for table in tables_of(key):
        for page in table_pages(table, Look(80, 24, colour)):
            assert len(page) <= 23, table.title
            assert max(len(ESCAPES.sub("", line)) for line in page) <= 80, table.title


@pytest.mark.parametrize("key", GAMES)
def test_no_word_of_a_table_is_lost_on_its_pages(key):
    for table in tables_of(key):
        shown = {word for page in table_pages(table, SMALL) for line in page for word in line.split()}
        words = {word for row in table.cells for cell in row for word in cell.text.split()}
        assert words <= shown, table.title


def test_every_page_has_the_headings_again():
    table = next(table for table in tables_of("bowlbound") if table.key == "offense")
    pages = list(table_pages(table, SMALL))
    assert len(pages) > 1
    assert {page[0] for page in pages} == {table.title}
    assert pages[0][1].split()[0] == "1"
    assert pages[1][1].split()[0] == "1"


def table(key, side=None):
    return Table(key=key, title=key, side=side, columns=("1",), rows=("a",), cells=((TableCell("x"),),))


TABLES = (
    table("offense", Side.HOME),
    table("offense", Side.AWAY),
    table("priority"),
    table("punt"),
    table("punt_return"),
)


@pytest.mark.parametrize(
    ("typed", "place"),
    [("home offense", 0), ("a o", 1), ("offense", 1), ("off", 1), ("pri", 2), ("punt", 3), ("punt_", 4)],
)
def test_a_table_is_found_by_the_beginnings_of_its_name(typed, place):
    assert find_table(TABLES, typed.split(), Side.AWAY) is TABLES[place]


@pytest.mark.parametrize(("typed", "offered"), [("", "home offense"), ("p", "priority, punt, punt_return")])
def test_who_names_no_table_or_several_is_told_which_there_are(typed, offered):
    with pytest.raises(BowlboundError, match=offered):
        find_table(TABLES, typed.split(), Side.AWAY)

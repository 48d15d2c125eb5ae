"""The papers of Gridiron Chaos: lettered boxes, rosters with statistics, all tables on two sheets."""

from itertools import chain

import pytest

from bowlbound_desktop.games.gridiron_chaos.rules.roster import SLOTS
from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.export import box_text, plays_text
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper import papers
from bowlbound_desktop.ui.paper.choices import choices_of_game
from bowlbound_desktop.ui.paper.press import PaperSize, pages_of
from tests.shelf import wish
from tests.ui.paper.test_paper import check, drawn

CHAOS = game("gridiron-chaos")


@pytest.fixture(scope="module")
def log():
    make_application()
    coaches = {"home": "random", "away": "random"}
    return read_log(open_table(wish(seed=3, system="gridiron-chaos", coaches=coaches)))


def texts(document):
    return [text.text for text in chain.from_iterable(drawn(document))]


def test_every_paper_fits_its_pages(log):
    for make in papers.OF_A_GAME.values():
        check(drawn(make(log)))
    check(drawn(papers.cards(CHAOS)))
    check(drawn(papers.blank(CHAOS)))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_all_tables_stand_on_two_sheets_and_the_blank_pad_too(log, paper):
    layout = PaperSize(paper).layout(landscape=False)
    assert len(pages_of(papers.cards(CHAOS), layout)) == 2
    assert len(pages_of(papers.blank(CHAOS), layout)) == 2


def test_no_row_of_any_table_is_missing_on_paper():
    printed = " ".join(cell.text for table in CHAOS.rules.cards() for row in table.cells for cell in row)
    for places in CHAOS.rules.printed.places.values():
        for place in places.values():
            assert place.text in printed


def test_the_clock_has_the_letters_of_every_period():
    """GC-R19: the letter at 12:30 is crossed when the tenth box is struck."""
    sheet = blank_scoresheet("Gridiron Chaos", CHAOS.scorepad)
    assert list(sheet.clock) == [1, 2, 3, 4, 5]
    assert sheet.pad.labels[1] == {9: "M", 17: "L", 23: "M", 41: "T", 49: "L"}
    assert [len(letters) for letters in sheet.pad.labels.values()] == [5, 5, 5, 6, 4]


def test_a_blank_pad_has_a_line_for_every_slot_and_lines_for_drives(log):
    found = texts(papers.blank(CHAOS))
    assert all(found.count(slot) == 2 for slot in ("QB2", "DD", "Punter"))
    assert "Drives" in found


def test_a_filled_sheet_has_the_players_with_what_they_did(log):
    visitors, home = filled_scoresheet(log).rosters
    assert [row.cells[0] for row in home.rows] == list(SLOTS)
    quarterback = next(row for row in visitors.rows if row.cells[0] == "QB")
    assert quarterback.cells[1] == "Terry Bradshaw"
    assert quarterback.cells[2].startswith("passing ")


def test_players_are_named_in_the_files_for_other_programs(log):
    assert "Terry Bradshaw" in plays_text(log, "csv")
    assert '"name": "Terry Bradshaw"' in box_text(log, "json")


def test_a_roster_is_named_once_on_its_page():
    session = open_table(wish(seed=3, system="gridiron-chaos"))
    chart = next(choice for choice in choices_of_game(session) if choice.key == "chart:away")
    assert texts(chart.make(False)).count("Pittsburgh Steelers 1978") == 1

"""Papers: everything fits, nothing is tiny, and a PDF has real text in fonts of its own."""

import io
from collections import Counter
from itertools import chain, pairwise

import pytest
from attrs import evolve
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QPdfWriter

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.play_by_play import play_lines
from bowlbound_desktop.play.paper.scoresheet import filled_scoresheet
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper import papers
from bowlbound_desktop.ui.paper.flow import FEW, first_part
from bowlbound_desktop.ui.paper.press import PaperSize, draw_on, fits_on, pdf_bytes
from bowlbound_desktop.ui.paper.table import GREYS
from bowlbound_desktop.ui.theme import contrast
from tests.play.paper.book_games import book_game, known_game, overtime_game

PAGES = [("a4", False), ("letter", False), ("a4", True), ("letter", True)]


@pytest.fixture(scope="module", autouse=True)
def application():
    return make_application()


@pytest.fixture(scope="module", params=["ordinary", "overtime"])
def log(request):
    return read_log(known_game(request.param))


@pytest.fixture(scope="module")
def rules():
    return game("bowlbound")


def drawn(document, paper="a4", landscape=None):
    """The texts of each page as they were drawn."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    layout = PaperSize(paper).layout(document.landscape if landscape is None else landscape)
    assert fits_on(document, layout), "a part is higher than its page"
    writer.setPageLayout(layout)
    return draw_on(document, writer)


def check(pages):
    texts = list(chain.from_iterable(pages))
    assert [text for text in texts if not text.fits] == []
    assert min(text.size for text in texts) >= 6
    assert all(len(page) > 8 for page in pages), "a page with a few lines"


OF_A_GAME = [(name, paper, across) for name in papers.OF_A_GAME for paper, across in PAGES[::3]]
TEAMS = ("1966-notre-dame", "1988-notre-dame", "1970-nebraska")


@pytest.fixture(scope="module")
def teams():
    return [load_by_id(name) for name in TEAMS]


@pytest.mark.parametrize(("paper", "across"), PAGES)
def test_the_blank_scorepad_fits_one_page_and_the_plays_of_each_quarter_another(rules, paper, across):
    pages = drawn(papers.blank(rules), paper, across)
    check(pages)
    titles = [page[0].text for page in pages]
    assert titles == ["Bowl Bound scorepad", *(f"Plays, quarter {quarter}" for quarter in (1, 2, 3, 4))]


@pytest.mark.parametrize(("name", "paper", "across"), OF_A_GAME)
def test_papers_of_a_game_fit_their_pages(name, paper, across):
    log = read_log(overtime_game())
    check(drawn(papers.OF_A_GAME[name](log), paper, across))


def test_a_scoresheet_says_every_score_and_every_drive(log):
    sheet = filled_scoresheet(log)
    pages = drawn(papers.scoresheet(log))
    assert len(pages) == 2
    texts = [text.text for text in chain.from_iterable(pages)]
    assert all(row.how in texts for row in sheet.scores)
    assert texts.count("Punt") == sum(drive.result == "Punt" for drive in sheet.drives)


def test_a_report_says_every_play_and_repeats_its_headings(log):
    pages = drawn(papers.report(log))
    texts = [[text.text for text in page] for page in pages]
    numbers = [str(line.number) for line in play_lines(log)]
    assert len(pages) <= 9
    plays = pages.index(next(page for page in pages if page[0].text == "Play by play"))
    for page in texts[plays:]:
        assert page[1:7] == ["No", "Time", "Situation", "Calls", "What came of it", "Score"]
    assert all(page[0] == "Play by play (continued)" for page in texts[plays + 1 :])
    told = [text for page in texts[plays:] for text in page]
    rest = iter(told)
    assert all(number in rest for number in numbers), "a play is missing or out of its order"


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_charts_fit_one_a_page_or_two_a_sheet(rules, teams, paper, two):
    pages = drawn(papers.charts(rules, teams, grey=two, two=two), paper)
    check(pages)
    assert len(pages) == (2 if two else 3)
    texts = Counter(text.text for text in chain.from_iterable(pages))
    cells = Counter(
        cell.text
        for team in teams
        for table in rules.charts.team_tables(team)
        for row in table.cells
        for cell in row
    )
    assert all(texts[text] >= number for text, number in cells.items() if text)


def test_a_chart_fits_a_page_that_lies_across(rules, teams):
    pages = drawn(papers.charts(rules, teams[:1]), "letter", True)
    check(pages)
    assert len(pages) == 1


@pytest.mark.parametrize("name", ["cards", "forms"])
@pytest.mark.parametrize(("paper", "across"), PAGES)
def test_cards_and_forms_fit_their_pages(rules, name, paper, across):
    check(drawn(papers.OF_A_GAME_KIND[name](rules), paper, across))


def test_the_shades_of_a_grey_chart_differ_and_can_be_read():
    shades = {ink.fill for colour, ink in GREYS.items() if colour not in ("", "white", "yellow")}
    assert len(shades) == 3
    assert all(contrast(ink.fill, ink.text) >= 7 for ink in GREYS.values())
    greys = sorted(QColor(shade).lightness() for shade in (*shades, "#ffffff"))
    assert all(b - a >= 25 for a, b in pairwise(greys))


def test_a_long_game_goes_on_with_its_headings_and_leaves_no_page_with_a_few_lines():
    log = read_log(book_game())
    long = evolve(log, plays=log.plays * 2)
    pages = drawn(papers.plays(long))
    check(pages)
    assert len(play_lines(long)) > 350
    for page in pages[1:]:
        assert [text.text for text in page[:3]] == ["Play by play (continued)", "No", "Time"]


def test_a_pdf_has_title_date_text_and_its_own_fonts(log):
    document = papers.scoresheet(log)
    reader = PdfReader(io.BytesIO(pdf_bytes(document)))
    assert reader.metadata.title == "1966 Michigan State at 1966 Notre Dame"
    assert reader.metadata.creation_date is not None
    assert reader.metadata.creator.startswith("Bowlbound")
    text = reader.pages[0].extract_text()
    assert log.standing in text
    assert all(row.how in text for row in filled_scoresheet(log).scores)
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            descriptor = font["/DescendantFonts"][0]["/FontDescriptor"]
            assert "/FontFile2" in descriptor


def test_rows_are_shared_so_that_no_part_has_only_a_few():
    assert first_part([10] * 40, 1000) == 40
    assert first_part([10] * 40, 395) == 40 - FEW
    assert first_part([10] * 40, 200) == 20
    assert first_part([10] * 40, 50) == 0
    assert first_part([10] * 20, 195) == 0

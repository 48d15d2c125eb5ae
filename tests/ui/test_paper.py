"""Papers: everything fits, nothing is tiny, and a PDF has real text in fonts of its own."""

import io
from itertools import chain

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper.flow import FEW, first_part
from bowlbound_desktop.ui.paper.press import PaperSize, draw_on, pdf_bytes
from bowlbound_desktop.ui.paper.scoresheet import scoresheet_document
from tests.paper_games import OVERTIME, book_game


@pytest.fixture(scope="module", autouse=True)
def application():
    return make_application()


@pytest.fixture(scope="module", params=[3, OVERTIME])
def log(request):
    return read_log(book_game(request.param))


def blank():
    return scoresheet_document(blank_scoresheet("Bowl Bound", Scorepad()))


def drawn(document, paper="a4", landscape=None):
    """The texts of each page as they were drawn."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(PaperSize(paper).layout(document.landscape if landscape is None else landscape))
    return draw_on(document, writer)


def check(pages, room=(0, 0)):
    texts = list(chain.from_iterable(pages))
    assert [text for text in texts if not text.fits] == []
    assert min(text.size for text in texts) >= 6
    assert all(len(page) > 8 for page in pages), "a page with a few lines"


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_blank_scorepad_fits_its_page(paper, landscape):
    pages = drawn(blank(), paper, landscape)
    check(pages)
    assert landscape or len(pages) == 1


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_scoresheet_fits_its_pages_and_says_every_score(log, paper):
    sheet = filled_scoresheet(log)
    pages = drawn(scoresheet_document(sheet), paper)
    check(pages)
    assert len(pages) <= 3
    texts = [text.text for text in chain.from_iterable(pages)]
    assert all(row.how in texts for row in sheet.scores)
    assert texts.count("Punt") == sum(drive.result == "Punt" for drive in sheet.drives)


def test_a_pdf_has_title_date_text_and_its_own_fonts(log):
    document = scoresheet_document(filled_scoresheet(log))
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
    assert first_part([10] * 20, 1000) == 20
    assert first_part([10] * 20, 195) == 20 - FEW
    assert first_part([10] * 20, 100) == 10
    assert first_part([10] * 20, 50) == 0
    assert first_part([10] * 8, 75) == 0

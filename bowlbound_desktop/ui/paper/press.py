"""Sends a document to a device: printer, preview or PDF."""

import re
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter

from bowlbound_desktop import __version__
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.ui.paper.flow import Document, Placed, lay_out
from bowlbound_desktop.ui.paper.pen import FINE, GREY, POINTS_PER_INCH, Face, Pen, Written

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
DPI = 1200
MARGIN = 12.0
"""In millimetres."""
FOOT = 14.0
WHITE = "#ffffff"
FOOT_FACE = Face(6.5)
_LETTERS = re.compile(rb"\[\s*(?:<\w{4}>\s*)+\]")
"""A list of the characters that a font's glyphs stand for, in a PDF file."""

Device: TypeAlias = "QPdfWriter | QPrinter"


@frozen
class PaperSize:
    """The paper size and margin of a document."""

    name: str = "a4"
    margin: float = MARGIN

    def layout(self, landscape: bool) -> QPageLayout:
        """The size as a Qt page layout."""
        lies = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
        margins = QMarginsF(self.margin, self.margin, self.margin, self.margin)
        return QPageLayout(QPageSize(PAPERS[self.name]), lies, margins, QPageLayout.Unit.Millimeter)


A4 = PaperSize()


def pages_of(document: Document, layout: QPageLayout) -> list[list[Placed]]:
    """The pages of a document on this paper."""
    room = layout.paintRect(QPageLayout.Unit.Point)
    page = QRectF(0, 0, room.width(), room.height() - FOOT)
    return lay_out(document.blocks, page, document.columns_on(page))


def fits_on(document: Document, layout: QPageLayout) -> bool:
    """Whether every block fits on a page of this paper."""
    high = layout.paintRect(QPageLayout.Unit.Point).height() - FOOT + 0.1
    return all(placed.room.bottom() <= high for page in pages_of(document, layout) for placed in page)


def draw_on(document: Document, device: Device) -> list[list[Written]]:
    """Draw all pages; returns the texts of each page as they were drawn."""
    layout = device.pageLayout()
    pages = pages_of(document, layout)
    painter = QPainter()
    if not painter.begin(device):
        raise BowlboundError("the printer cannot use this size of paper")
    written = []
    try:
        scale = device.logicalDpiX() / POINTS_PER_INCH / FINE
        painter.scale(scale, scale)
        for number, page in enumerate(pages):
            if number:
                device.newPage()
            painter.setPen(QColor(WHITE))  # a preview only records changes, and starts with the window's pen
            pen = Pen(painter)
            for placed in page:
                placed.draw(pen)
            _draw_foot(pen, document, layout, number, len(pages))
            written.append(pen.written)
    finally:
        painter.end()
    return written


def _draw_foot(pen: Pen, document: Document, layout: QPageLayout, number: int, pages: int) -> None:
    room = layout.paintRect(QPageLayout.Unit.Point)
    foot = QRectF(0, room.height() - FOOT + 4, room.width(), FOOT - 4)
    half = foot.width() / 2
    pen.text(
        QRectF(foot.left(), foot.top(), foot.width() - 80, foot.height()),
        document.title,
        FOOT_FACE,
        colour=GREY,
    )
    if pages > 1:
        right = QRectF(foot.left() + half, foot.top(), half, foot.height())
        pen.text(right, f"page {number + 1} of {pages}", FOOT_FACE, "right", GREY)


def pdf_bytes(document: Document, paper: PaperSize = A4, landscape: bool | None = None) -> bytes:
    """The document as a PDF file."""
    layout = paper.layout(document.landscape if landscape is None else landscape)
    return pdf_with(document, layout)


def pdf_with(document: Document, layout: QPageLayout) -> bytes:
    """The document as a PDF file with this page layout."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.title)
    writer.setCreator(f"Bowlbound {__version__}")
    writer.setResolution(DPI)
    writer.setPageLayout(layout)
    draw_on(document, writer)
    del writer
    return _LETTERS.sub(_with_spaces, bytes(buffer.data().data()))


def _with_spaces(letters: re.Match[bytes]) -> bytes:
    """Correct Qt's table, which says that the glyph of a space means a tab and so spoils searching."""
    return letters[0].replace(b"<0009>", b"<0020>")

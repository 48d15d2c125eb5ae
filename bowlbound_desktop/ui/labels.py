"""Labels and framed panels in the sizes that the table uses."""

from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

Made = TypeVar("Made", bound=QLabel)
CENTRE = Qt.AlignmentFlag.AlignCenter


_plain: list[float] = []
"""The size of the desktop's font, in points, before any setting."""


def set_text_size(percent: int) -> None:
    """Scale the font of the whole program; widgets made before keep theirs."""
    font = QApplication.font()
    if not _plain:
        _plain.append(font.pointSizeF())
    font.setPointSizeF(_plain[0] * percent / 100)
    QApplication.setFont(font)


def text_scale() -> float:
    """How much larger than the desktop's own size text is."""
    return QApplication.font().pointSizeF() / _plain[0] if _plain else 1.0


def heading_scale(scale: float) -> float:
    """How large headings are beside plain text: the larger that is, the less they stand out."""
    return float(scale / text_scale() ** 0.5)


def roomy(width: int, height: int) -> QSize:
    """The size of a dialog that grows with the text, as far as the screen goes."""
    plain, room = QSize(width, height), QGuiApplication.primaryScreen().availableSize() * 0.95
    return (plain * text_scale()).boundedTo(room.expandedTo(plain))


def scaled(font: QFont, scale: float, bold: bool = False) -> QFont:
    """A font relative to another one, so that the text size setting reaches everything."""
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * scale)
    larger.setBold(bold)
    return larger


def label(
    text: str = "", *, name: str = "", scale: float = 1.0, bold: bool = False, faint: bool = False
) -> QLabel:
    """A plain text label."""
    return dressed(QLabel(text), name, scale, bold, faint)


def dressed(made: Made, name: str = "", scale: float = 1.0, bold: bool = False, faint: bool = False) -> Made:
    """Give a label its name and its font."""
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(name)
    made.setProperty("faint", faint)
    made.setFont(scaled(made.font(), scale, bold))
    return made


def wrapping(made: QLabel) -> QLabel:
    """Let a label break its lines instead of asking for width."""
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made


def panel(parent: QWidget | None = None) -> QFrame:
    """A framed group of widgets."""
    frame = QFrame(parent)
    frame.setProperty("panel", True)
    return frame


def scrolling(content: QWidget) -> QScrollArea:
    """Bars for what is higher than its place; as wide as the place."""
    area = QScrollArea()
    # A viewport of our own: to name Qt's, PySide loads all of its classes, which takes as long as the page.
    clear = QWidget()
    area.setViewport(clear)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    clear.setAutoFillBackground(False)
    return area

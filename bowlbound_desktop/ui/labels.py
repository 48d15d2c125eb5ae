"""Labels, frames and scroll areas in the sizes that the whole program uses."""

from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

Made = TypeVar("Made", bound=QLabel)
CENTRE = Qt.AlignmentFlag.AlignCenter


_plain: list[float] = []
"""The size of the desktop's font in points, before any setting."""


def set_text_size(percent: int) -> None:
    """Scale the font of the whole program; existing widgets keep theirs."""
    font = QApplication.font()
    if not _plain:
        _plain.append(font.pointSizeF())
    font.setPointSizeF(_plain[0] * percent / 100)
    QApplication.setFont(font)


def text_scale() -> float:
    """How many times larger than the desktop's font the text is."""
    return QApplication.font().pointSizeF() / _plain[0] if _plain else 1.0


def heading_scale(scale: float) -> float:
    """How much larger than plain text a heading is: at large text sizes the difference shrinks."""
    return float(scale / text_scale() ** 0.5)


def roomy(width: int, height: int) -> QSize:
    """The size of a dialog, growing with the text as far as the screen allows."""
    plain, room = QSize(width, height), QGuiApplication.primaryScreen().availableSize() * 0.95
    return (plain * text_scale()).boundedTo(room.expandedTo(plain))


def scaled(font: QFont, scale: float, bold: bool = False) -> QFont:
    """A font relative to another, so that the text size setting applies to every font."""
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
    """Give a label its name and its font; returns it."""
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(name)
    made.setProperty("faint", faint)
    made.setFont(scaled(made.font(), scale, bold))
    return made


def wrapping(made: QLabel) -> QLabel:
    """Let a label wrap its text instead of asking for more width."""
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made


def panel(parent: QWidget | None = None) -> QFrame:
    """A frame around a group of widgets."""
    frame = QFrame(parent)
    frame.setProperty("panel", True)
    return frame


def scrolling(content: QWidget) -> QScrollArea:
    """A vertical scroll area for content that may be too high."""
    area = QScrollArea()
    # A viewport of our own: to look up Qt's, PySide loads all its classes, as slow as building the page.
    clear = QWidget()
    area.setViewport(clear)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    clear.setAutoFillBackground(False)
    return area

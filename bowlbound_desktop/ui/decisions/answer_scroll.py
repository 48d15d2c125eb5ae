"""The place of the answer buttons: its size is fixed, and it scrolls where they need more."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStackedWidget, QWidget

from bowlbound_desktop.ui.decisions.answer_area import AnswerArea
from bowlbound_desktop.ui.decisions.answer_button import GAP, KEY_SCALE, LARGE_SIDE
from bowlbound_desktop.ui.decisions.button_grid import SPACING
from bowlbound_desktop.ui.labels import scaled

LEAST_ROOM = 84
PLAYS = 9
LONGEST = "Medium Pass"
"""As long as the name of a play gets."""
ROW, NAMED_ROW = 42, 34


def sheet_height(width: int, font: QFont) -> int:
    """The height that nine plays and a row of named calls need at this width."""
    key = QFontMetrics(scaled(font, KEY_SCALE, bold=True)).horizontalAdvance("9") + GAP
    wide = key + QFontMetrics(font).horizontalAdvance(LONGEST) + 2 * LARGE_SIDE + 2
    rows = -(-PLAYS // max(1, (width + SPACING) // (wide + SPACING)))
    return rows * ROW + NAMED_ROW + SPACING


class AnswerStack(QStackedWidget):
    """The answers of several questions, one of them shown; it needs room for that one only."""

    def sizeHint(self) -> QSize:
        """The size of the answers on show."""
        shown = self.currentWidget()
        return QSize() if shown is None else shown.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size of the answers on show."""
        shown = self.currentWidget()
        return QSize() if shown is None else shown.minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        """The height of the answers on show, where it depends on their width."""
        shown = self.currentWidget()
        return shown.heightForWidth(width) if shown is not None and shown.hasHeightForWidth() else -1


class AnswerScroll(QScrollArea):
    """A scroll area for the answer buttons."""

    def __init__(self) -> None:
        super().__init__()
        self._high = LEAST_ROOM
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stack = AnswerStack()
        self.setWidget(self._stack)
        self._stack.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def put(self, content: QWidget) -> QWidget | None:
        """Show other answers; returns the ones shown before."""
        before = self._stack.currentWidget()
        if content is before:
            return None
        if self._stack.indexOf(content) < 0:
            self._stack.addWidget(content)
        self._stack.setCurrentWidget(content)
        self.fit()
        return before

    def content(self) -> QWidget | None:
        """The answers on show."""
        return self._stack.currentWidget()

    def sizeHint(self) -> QSize:
        """As high as the answers need at this width."""
        return QSize(400, max(LEAST_ROOM, self._high))

    def minimumSizeHint(self) -> QSize:
        """The same for every question, so that the field above never moves."""
        return QSize(200, LEAST_ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the columns for the new width before the height is asked for."""
        super().resizeEvent(event)
        if event.oldSize() != event.size():
            self.fit()

    def fit(self) -> None:
        """Arrange the answers for the current width."""
        content = self._stack.currentWidget()
        if isinstance(content, AnswerArea):
            self._high = content.fit(self.viewport().width(), self.viewport().height())
        elif content is not None:
            self._high = content.sizeHint().height()
        self._stack.updateGeometry()
        self.updateGeometry()

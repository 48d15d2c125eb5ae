"""Where the answers lie: room that grows with them, and scrolls where the window is too small."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStackedWidget, QWidget

from bowlbound_desktop.ui.decisions.answer_area import AnswerArea

ROOM_FOR_FEW = 118
ROOM_FOR_MOST = 214


class AnswerStack(QStackedWidget):
    """Answers of several questions, one of them shown; it needs the room of that one only."""

    def sizeHint(self) -> QSize:
        """What is shown."""
        shown = self.currentWidget()
        return QSize() if shown is None else shown.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What is shown."""
        shown = self.currentWidget()
        return QSize() if shown is None else shown.minimumSizeHint()


class AnswerScroll(QScrollArea):
    """Room for answers that grows with them, and scrolls where the window is too small."""

    def __init__(self) -> None:
        super().__init__()
        self._high = self._room = ROOM_FOR_FEW
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
        """Show other answers, and say which were shown before."""
        before = self._stack.currentWidget()
        if content is before:
            return None
        if self._stack.indexOf(content) < 0:
            self._stack.addWidget(content)
        self._stack.setCurrentWidget(content)
        self.fit()
        return before

    def content(self) -> QWidget | None:
        """What is shown."""
        return self._stack.currentWidget()

    def sizeHint(self) -> QSize:
        """As high as the answers are at this width."""
        return QSize(400, max(self._room, self._high))

    def minimumSizeHint(self) -> QSize:
        """It only grows, so that the field above does not jump from question to question."""
        return QSize(200, self._room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the columns follow the width before the height is asked for."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def fit(self) -> None:
        """Arrange the answers for the present width."""
        content = self._stack.currentWidget()
        if isinstance(content, AnswerArea):
            self._high = content.fit(self.viewport().width())
        elif content is not None:
            self._high = content.sizeHint().height()
        self._room = max(self._room, min(ROOM_FOR_MOST, self._high))
        self._stack.updateGeometry()
        self.updateGeometry()

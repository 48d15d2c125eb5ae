"""The middle of the table: the field, the result below it, and the question or the replay controls."""

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bowlbound_desktop.ui.board.result_line import ResultPanel
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.field.view import FieldView
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.table.travel_bar import TravelBar
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

SIDE, GAP, FOOT = 6, 4, 3
FRAME = 3
LEAST_FIELD = 140


class Centre(QWidget):
    """The size of the field depends on the window alone, so no question moves it."""

    def __init__(
        self,
        field: FieldView,
        result: ResultPanel,
        decisions: DecisionPanel,
        travel: TravelBar,
        messages: MessageBar,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._field, self._result, self._decisions = field, result, decisions
        self._travel, self._messages, self._theme = travel, messages, theme
        self.summary: QWidget | None = None
        """The page that covers the field, if any."""
        self._past = False
        for view in (field, field.words, result, decisions, travel, messages):
            view.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_frame(self, frame: Frame) -> None:
        """Show the question, or the replay controls while the table shows the past."""
        if frame.shows_new("moment"):
            self._past = bool(frame.moment)
            self._decisions.setVisible(not self._past)
            self._decisions.setDisabled(self._past)
            self._travel.setVisible(self._past)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """A size that leaves room for two charts."""
        field = self._field.sizeHint()
        return QSize(field.width() + 2 * SIDE, field.height() + self._below(field.width()) + FOOT)

    def minimumSizeHint(self) -> QSize:
        """The least size of the field with the usual question."""
        least = self._field.minimumWidth()
        return QSize(least + 2 * SIDE, LEAST_FIELD + self._below(least, least=True) + FOOT)

    def _below(self, width: int, least: bool = False) -> int:
        """The height that result and question need below the field."""
        asked = self._decisions.least_height() if least else self._decisions.usual_height(width)
        return self._result.sizeHint().height() + asked + 2 * GAP

    def event(self, event: QEvent) -> bool:
        """Lay out the message bar alone when its text changes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_messages()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out everything in the new size."""
        super().resizeEvent(event)
        self._result.suit(event.size())
        self.arrange()

    def arrange(self) -> None:
        """Make the field as large as possible above the usual question."""
        wide = self.width() - 2 * SIDE
        room = self.height() - self._below(wide) - FOOT
        high = max(LEAST_FIELD, min(self._field.heightForWidth(wide), room))
        self._field.setGeometry(SIDE, 0, wide, high)
        top, line = high + GAP, self._result.sizeHint().height()
        self._result.setGeometry(SIDE, top, wide, line)
        top += line + GAP
        below = QRect(SIDE, top, wide, max(0, self.height() - top - FOOT))
        self._travel.setGeometry(below)
        if self.summary is not None:
            below.setTop(max(top, below.bottom() - self._decisions.least_height()))
        self._decisions.setGeometry(below)
        self._place_messages()
        self._place_summary()

    def cover(self, page: QWidget | None) -> None:
        """Cover field and result with a page; None shows them again."""
        self.summary = page
        if page is not None:
            page.setParent(self)
            page.show()
            page.raise_()
        self.arrange()

    def _place_summary(self) -> None:
        """Lay the page over field and result, down to a question that needs one row of answers."""
        if self.summary is not None:
            high = max(self._result.geometry().bottom(), self._decisions.geometry().top() - GAP)
            self.summary.setGeometry(SIDE, 0, self.width() - 2 * SIDE, high)

    def _place_messages(self) -> None:
        """Lay messages over the upper edge of the field, as high as their text needs."""
        if self._messages.isHidden():
            return
        wide = self.width() - 2 * SIDE
        layout = self._messages.layout()
        high = layout.totalHeightForWidth(wide) if layout is not None else 0
        self._messages.setGeometry(SIDE, 0, wide, max(high, self._messages.minimumSizeHint().height()))
        self._messages.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a frame while the table shows the past."""
        if self._past:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._theme.accent), FRAME))
            painter.drawRect(self.rect().adjusted(2, 1, -3, -2))

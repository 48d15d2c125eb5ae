"""Why?: the steps that led to the result of one play, each with its rule."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.play.telling.rule_homes import RuleHome, rule_home, rule_ids
from bowlbound_desktop.play.telling.tied import tied
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.log.why_model import REASON_ROLE, WhyModel
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.key_button import ENTER
from bowlbound_desktop.ui.widgets.opaque import make_opaque

PAD = 3
WRAP = int(Qt.TextFlag.TextWordWrap)
RIGHT = int(Qt.AlignmentFlag.AlignRight)
RULE_SHARE = 0.36
"""The largest part of a row that a rule's id may take; longer ones are wrapped."""
NOTHING = "Each play explains itself here: dice, cells, rules."


class WhyDelegate(QStyledItemDelegate):
    """Paints a step: its number, the sentence, and the rule on the right."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view
        self._known: dict[tuple[Reason, int], int] = {}
        self._advance: dict[str, int] = {}
        """The widths of numbers and rules, cached: there are few different ones."""
        self.linked: Callable[[Reason], bool] = lambda _: False
        """Whether the manual has the page of a rule."""

    def _rooms(self, room: QRect, reason: Reason) -> tuple[QRect, QRect]:
        """The rectangles of the sentence and the rule."""
        wide = min(self._wide(reason.rule) + 2, round(room.width() * RULE_SHARE))
        inner = room.adjusted(self.numbers() + 3 * PAD, PAD, -2 * PAD, -PAD)
        return inner.adjusted(0, 0, -wide - 2 * PAD, 0), inner.adjusted(inner.width() - wide, 0, 0, 0)

    def numbers(self) -> int:
        """The width of the numbers: room for two digits."""
        return 2 * PAD + self._wide("00")

    def _wide(self, text: str) -> int:
        if text not in self._advance:
            self._advance[text] = self._view.fontMetrics().horizontalAdvance(text)
        return self._advance[text]

    def rule_at(self, room: QRect, reason: Reason, point: QPoint) -> str:
        """The rule at a point of a row; empty where there is none."""
        place = self._rooms(room, reason)[1]
        if not reason.rule or not place.contains(point):
            return ""
        layout = QTextLayout(reason.rule, self._view.font())
        layout.beginLayout()
        high, found = 0.0, -1
        while (line := layout.createLine()).isValid():
            line.setLineWidth(place.width())
            if high <= point.y() - place.top() < high + line.height():
                found = line.xToCursor(point.x() - place.left(), QTextLine.CursorPosition.CursorOnCharacter)
            high += line.height()
        layout.endLayout()
        return "" if found < 0 else _word_at(reason.rule, int(found))

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The height of the sentence or the rule, whichever is higher."""
        reason: Reason = index.data(REASON_ROLE)
        width = self._view.viewport().width()
        if (reason, width) not in self._known:
            self._known[reason, width] = self._height(reason, width)
        return QSize(width, self._known[reason, width])

    def _height(self, reason: Reason, width: int) -> int:
        rooms = self._rooms(QRect(0, 0, width, 10_000), reason)
        return max(map(self._text_height, rooms, (reason.sentence, reason.rule))) + 2 * PAD

    def _text_height(self, room: QRect, text: str) -> int:
        """The height of a text; only text too long for one line is wrapped to measure it."""
        metrics = self._view.fontMetrics()
        if "\n" not in text and metrics.horizontalAdvance(text) < room.width():
            return metrics.height()
        return metrics.boundingRect(room, WRAP, tied(text)).height()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one step."""
        reason: Reason = index.data(REASON_ROLE)
        room: QRect = option.rect
        sentence, rule = self._rooms(room, reason)
        painter.setFont(self._view.font())
        number = QRect(room.left(), room.top() + PAD, self.numbers(), room.height())
        for colour, place, align, text in (
            (self.theme.faint, number, RIGHT, str(index.row() + 1)),
            (self.theme.text, sentence, WRAP, tied(reason.sentence)),
        ):
            painter.setPen(QColor(colour))
            painter.drawText(place, align, text)
        if reason.rule:
            self._paint_rule(painter, rule, reason)

    def _paint_rule(self, painter: QPainter, room: QRect, reason: Reason) -> None:
        font = painter.font()
        font.setUnderline(self.linked(reason))
        painter.setFont(font)
        painter.setPen(QColor(self.theme.accent))
        painter.drawText(room, WRAP, reason.rule)


def _word_at(rule: str, place: int) -> str:
    """The rule around a character, where there are several."""
    return rule_ids(rule)[rule[:place].count(",")]


class WhyView(QListView):
    """The steps as numbered rows; a click on a rule opens the manual."""

    rule_wanted = Signal(object)
    """A RuleHome to open in the manual."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("why")
        self.setAccessibleName("Why?")
        self._told: Sequence[Reason] = ()
        self._reasons = WhyModel(self)
        self.setModel(self._reasons)
        self._delegate = WhyDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        make_opaque(self)
        self._game: Descriptor | None = None
        self._delegate.linked = lambda reason: bool(self._homes(reason))
        self._reasons.homes = self._homes

    def _homes(self, reason: Reason) -> list[RuleHome]:
        return list(filter(None, map(self._home, rule_ids(reason.rule))))

    def _home(self, rule: str) -> RuleHome | None:
        return None if self._game is None or not rule else rule_home(self._game, rule)

    def _home_at(self, point: QPoint) -> RuleHome | None:
        index = self.indexAt(point)
        if not index.isValid():
            return None
        return self._home(self._delegate.rule_at(self.visualRect(index), index.data(REASON_ROLE), point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over a rule that can be opened."""
        super().mouseMoveEvent(event)
        home = self._home_at(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if home else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the rule that was clicked."""
        super().mouseReleaseEvent(event)
        home = self._home_at(event.position().toPoint())
        if home is not None and event.button() is Qt.MouseButton.LeftButton:
            self.rule_wanted.emit(home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the first rule of the current step on Enter."""
        reason = self.currentIndex().data(REASON_ROLE) if event.key() in ENTER else None
        homes = self._homes(reason) if reason else []
        if homes:
            self.rule_wanted.emit(homes[0])
        else:
            super().keyPressEvent(event)

    def show_frame(self, frame: Frame) -> None:
        """Show the reasons of the play on show."""
        self._game = frame.descriptor
        if frame.shows_new("play"):
            self.show_reasons(frame.play.reasons)

    def show_reasons(self, reasons: Sequence[Reason]) -> None:
        """Show the reasons of a play; while nobody can see the list, put it off."""
        self._told = reasons
        if not self.visibleRegion().isEmpty():
            self.catch_up()

    def catch_up(self) -> None:
        """Lay out what was put off."""
        self._reasons.set_reasons(self._told)

    def toPlainText(self) -> str:
        """All steps as text."""
        return "\n".join(map(str, self._told))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background; in an empty list, say what will be shown here."""
        QPainter(self.viewport()).fillRect(event.rect(), QColor(self._delegate.theme.panel))
        super().paintEvent(event)
        if not self._reasons.reasons:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._delegate.theme.faint))
            painter.drawText(self.viewport().rect().adjusted(8, 8, -8, -8), WRAP, NOTHING)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._delegate.theme = theme
        self.viewport().update()

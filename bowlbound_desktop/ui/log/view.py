"""The play-by-play: two lines for each play, wrapped to the width of the dock."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from bowlbound_desktop.play.telling.tied import tied
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.told import ToldPlay
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.log.model import PLAY_ROLE, LogModel
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.opaque import make_opaque

PAD = 3
WRAP = int(Qt.TextFlag.TextWordWrap)


def _height(font: QFont, text: str, width: int) -> int:
    """The height of a text in the font it is painted in: bold text may need one line more."""
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), WRAP, tied(text)).height()


class LogDelegate(QStyledItemDelegate):
    """Paints a play: the situation in a small faint line, the result below it."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._known: dict[tuple[ToldPlay, int], tuple[int, int]] = {}

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme

    def _font(self, scale: float = 1.0, bold: bool = False) -> QFont:
        return scaled(self._view.font(), scale, bold)

    def _result_font(self, play: ToldPlay) -> QFont:
        return self._font(bold=play.scored)

    def _heights(self, play: ToldPlay, width: int) -> tuple[int, int]:
        """The heights of situation and result, wrapped to a width."""
        known = self._known.get((play, width))
        if known is None:
            small = _height(self._font(0.85), play.situation, width) if play.situation else 0
            known = small, _height(self._result_font(play), play.result, width)
            self._known[play, width] = known
        return known

    def measure(self, play: ToldPlay | None, title: str) -> QSize:
        """The size of a play with both texts wrapped, or of the title of a drive."""
        width = self._view.viewport().width() - self._view.indentation() * (2 if play else 1)
        if play is None:
            return QSize(width, _height(self._font(bold=True), title, width - 2 * PAD) + 3 * PAD)
        return QSize(width, sum(self._heights(play, width - 2 * PAD)) + 2 * PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the title of a drive, or the two texts of a play."""
        room: QRect = option.rect
        play = index.data(PLAY_ROLE)
        painter.save()
        if index == self._view.currentIndex():
            painter.fillRect(room, QColor(self._theme.hover))
        inner = room.adjusted(PAD, PAD, -PAD, -PAD)
        if play is None:
            self._paint_title(painter, inner, str(index.data()))
        else:
            self._paint_play(painter, inner, play)
        painter.restore()

    def _paint_title(self, painter: QPainter, room: QRect, title: str) -> None:
        painter.setFont(self._font(bold=True))
        painter.setPen(QColor(self._theme.text))
        painter.drawText(room, WRAP | int(Qt.AlignmentFlag.AlignVCenter), title)

    def _paint_play(self, painter: QPainter, room: QRect, play: ToldPlay) -> None:
        high, _ = self._heights(play, room.width())
        painter.setFont(self._font(0.85))
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(room, WRAP, tied(play.situation))
        painter.setFont(self._result_font(play))
        painter.setPen(QColor(self._theme.text))
        painter.drawText(room.adjusted(0, high, 0, 0), WRAP, tied(play.result))


class LogView(QTreeView):
    """The log; emits `play_chosen` when a play is clicked."""

    play_chosen = Signal(int)

    def __init__(self, model: LogModel, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("log")
        self.setAccessibleName("Play by play")
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        make_opaque(self)
        self.setModel(model)
        self._log = model
        self._theme = theme
        self._delegate = LogDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        model.measure = self._delegate.measure
        self.selectionModel().currentChanged.connect(self._tell_choice)
        self._following = False

    def show_frame(self, frame: Frame) -> None:
        """Show new plays, and select the play of the past on show, or the newest."""
        if frame.dealt:
            self._log.set_names({side: team.short for side, team in frame.board.teams.items()})
        if frame.shows_new("plays") or frame.returned:
            self.show_plays(frame.plays)
        if frame.moment and frame.shows_new("moment", "plays"):
            self._go_to(self._log.place_of(frame.play.number))

    def show_plays(self, plays: Sequence[ToldPlay]) -> None:
        """Show these plays and scroll to the newest, without emitting `play_chosen`."""
        self._following = True
        self._log.set_plays(plays)
        self._following = False
        self._go_to(self._log.last())

    def _go_to(self, place: QModelIndex) -> None:
        """Open the drive of a play, select the play and scroll to it, without emitting `play_chosen`."""
        if place.isValid() and place != self.currentIndex():
            self._following = True
            self.expand(place.parent())
            self.setCurrentIndex(place)
            self.scrollTo(place)
            self._following = False

    def _tell_choice(self, index: QModelIndex) -> None:
        play = index.data(PLAY_ROLE)
        if play is not None and not self._following:
            self.play_chosen.emit(play.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, then the rows."""
        QPainter(self.viewport()).fillRect(event.rect(), QColor(self._theme.panel))
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the texts again."""
        super().resizeEvent(event)
        self._log.fit()
        self.scheduleDelayedItemsLayout()
        QTimer.singleShot(0, self, self._keep_in_sight)

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._delegate.set_theme(theme)
        self.viewport().update()

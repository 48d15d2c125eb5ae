"""The curtain that hides secret calls when two people share a screen."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QPushButton, QToolTip, QVBoxLayout

from bowlbound_desktop.play.looks.colour import mixed
from bowlbound_desktop.ui.decisions.overlay import Overlay
from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, text_scale, wrapping
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.emblem import EmblemView
from bowlbound_desktop.ui.widgets.growing import grow, growth, picture_growth

HINT = "Any key or a click opens it. Call by key or button; the other side sees nothing of it."
FOLD = 46
"""The width of a fold of the curtain."""
LIT = 0.05
"""How much every second fold differs where the team's colour is that of the background."""
EMBLEM = 76
PLAIN_ROOM, LARGEST = QSize(760, 400), 2.0
"""At this size of curtain the fonts have their usual size, and how many times they may grow."""
ROOM_FOR_HINT = 116
"""The height, at the usual text size, from which there is room for a hint."""
HELD = Qt.KeyboardModifier
COMMANDS = HELD.ControlModifier | HELD.AltModifier | HELD.MetaModifier
MARGIN = 24


class Curtain(Overlay):
    """Covers the answers before the first call, and the whole table before the second."""

    opened = Signal()

    def __init__(self, window: QMainWindow, panel: DecisionPanel, theme: Theme) -> None:
        super().__init__(window, panel, theme)
        self._window = window
        self.setObjectName("curtain:cover")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.wanted = True
        """Whether the two players want a curtain."""
        self.whole = False
        """Whether it covers the whole table."""
        self._colour = theme.panel
        self._waiting: tuple[int, int, int] | None = None
        """The call that it was closed for, even if it has been opened since; None where no call is secret."""
        self._emblem = EmblemView(EMBLEM)
        self._title = wrapping(label(name="curtain:title", scale=1.35, bold=True))
        self._hint = wrapping(label(HINT, name="curtain:hint", faint=True))
        self._handle = self._make_handle()
        self._lay_out()

    def _make_handle(self) -> QPushButton:
        """For screen readers; keys and clicks go to the curtain, which shows no trace of a pointer."""
        handle = QPushButton("Open")
        handle.setObjectName("curtain:open")
        handle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        handle.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        handle.clicked.connect(self.open)
        return handle

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._hint)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 4, MARGIN, 4)
        row.setSpacing(18)
        row.addStretch(1)
        row.addWidget(self._emblem)
        row.addLayout(texts, 8)
        row.addWidget(self._handle)
        row.addStretch(1)

    # Closing and opening

    def show_frame(self, frame: Frame) -> None:
        """Close before each secret call, once."""
        question = frame.question
        if not (self.wanted and question.covered and not frame.moment):
            self._waiting = None
            self._hang(False)
        elif question.place != self._waiting:
            self._waiting = question.place
            self._announce(frame)
            self._hang(True)

    def _announce(self, frame: Frame) -> None:
        side = frame.question.side
        if side is None:
            return
        team, other = frame.board.teams[side], frame.board.teams[side.opponent]
        self.whole = frame.question.place[2] > 0
        self._colour = team.colours[0]
        self._emblem.show_team(team)
        self._title.setText(f"{team.short} to call: press a key when {other.short} looks away")
        self.setAccessibleName(self._title.text())
        self._handle.setAccessibleName(f"Open the curtain for {team.short}")

    def _hang(self, down: bool) -> None:
        self._panel.cover(down)
        if not down:
            self.hide()
            return
        self.come_down()
        self.setFocus()
        QToolTip.hideText()
        if self.whole and self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self._take_pointer_away()

    def _take_pointer_away(self) -> None:
        """Move the pointer off the call that it last pointed at; where the system forbids that, hide it."""
        QCursor.setPos(self.mapToGlobal(self.rect().center()))

    def open(self) -> None:
        """Open the curtain for the side that calls."""
        if self.isVisible():
            self._panel.cover(False)
            self._panel.take_keyboard()  # before it goes, or a chart would get the focus in between
            self._hang(False)
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open on any key, except one still held down from the call before."""
        if not event.isAutoRepeat() and not _is_command(event):
            self.open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press of a click that opens it."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open on release, so that no half of the click reaches what is behind."""
        event.accept()
        self.open()

    def event(self, event: QEvent) -> bool:
        """Keep keys away from the answers; menu commands still work."""
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and not _is_command(event):
            event.accept()
            return True
        return super().event(event)

    # Looks

    def room(self) -> QRect:
        """The answers, or everything below the menus."""
        if not self.whole:
            return super().room()
        top = self._window.menuBar().geometry().bottom() + 1
        return self._window.rect().adjusted(0, top, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the hint where there is little room."""
        super().resizeEvent(event)
        self._hint.setVisible(self.height() >= ROOM_FOR_HINT * text_scale())
        scale = growth(event.size(), PLAIN_ROOM, LARGEST)
        grow((self._title, self._hint, self._handle), scale)
        self._emblem.setFixedSize(QSize(EMBLEM, EMBLEM) * picture_growth(event.size(), PLAIN_ROOM, LARGEST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint folds in a shade of the team's colour that the text is readable on."""
        painter = QPainter(self)
        for place in range(self.width() // FOLD + 1):
            shade = mixed(self.theme.panel, self._colour, 0.16 if place % 2 else 0.07)
            lit = mixed(shade, self.theme.text, LIT if place % 2 else 0.0)
            painter.fillRect(place * FOLD, 0, FOLD, self.height(), QColor(lit))
        painter.fillRect(0, 0, self.width(), 3, QColor(self.theme.accent))


def _is_command(event: QKeyEvent) -> bool:
    """Whether a key belongs to the menus, or does nothing by itself."""
    alone = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
    function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    return bool(event.modifiers() & COMMANDS) or function or event.key() in (*alone, Qt.Key.Key_Escape)

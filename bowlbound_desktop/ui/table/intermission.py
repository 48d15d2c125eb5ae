"""Shows the page of half-time over the field, and the final page over everything below the scoreboard."""

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QToolBar

from bowlbound_desktop.play.story.summary import GameSummary
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.stats.summary_page import SummaryPage
from bowlbound_desktop.ui.table.centre import Centre
from bowlbound_desktop.ui.theme import Theme


class Intermission(QObject):
    """Has a page at half-time and at the end, shown unless the player looks at the past."""

    wanted = Signal(str)
    play_chosen = Signal(int)

    def __init__(self, window: QMainWindow, centre: Centre, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._centre, self._theme = window, centre, theme
        self._summary: GameSummary | None = None
        self.page: SummaryPage | None = None
        self.at_half_time = True
        """Whether to show a page at half-time."""
        for bar in window.findChildren(QToolBar):
            bar.installEventFilter(self)

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if not frame.shows_new("summary", "moment"):
            return
        if frame.summary != self._summary:
            self._drop()
            self._summary = frame.summary
            if frame.summary is not None and (frame.summary.over or self.at_half_time):
                self._make(frame, frame.summary)
        self.show_page(not frame.moment)

    def _make(self, frame: Frame, summary: GameSummary) -> None:
        self.page = SummaryPage(frame, summary, self._theme)
        self.page.wanted.connect(self.wanted)
        self.page.play_chosen.connect(self.play_chosen)
        if summary.over:
            self.page.setParent(self._window)
        else:
            self._centre.cover(self.page)

    def _drop(self) -> None:
        self._centre.cover(None)
        if self.page is not None:
            self.page.hide()
            self.page.setParent(None)
            self.page.deleteLater()
        self.page = None

    def show_page(self, shown: bool = True) -> None:
        """Show or hide the page."""
        if self.page is None:
            return
        self.page.setVisible(shown)
        if shown:
            self.place()
            QTimer.singleShot(0, self, self.place)  # docks come to the front when the window is laid out
            self.page.take_keyboard()

    def make_way(self) -> None:
        """Hide the final page, because the player opens something below it."""
        if self._summary is not None and self._summary.over:
            self.show_page(False)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fit the page when the scoreboard changes its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return False

    def place(self) -> None:
        """Cover everything below the scoreboard."""
        if self.page is not None and self._summary is not None and self._summary.over:
            window = self._window
            above = [window.menuBar().geometry(), *(bar.geometry() for bar in window.findChildren(QToolBar))]
            top = max(rect.bottom() for rect in above) - 2
            self.page.setGeometry(QRect(0, top, window.width(), window.height() - top))
            self.page.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        if self.page is not None:
            self.page.set_theme(theme)

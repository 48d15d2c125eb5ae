"""Coach's odds of every call, against every defense where both sides call."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bowlbound_desktop.play.forecast import Forecast
from bowlbound_desktop.play.telling.odds_tables import calls_table, odds_table
from bowlbound_desktop.ui.frame.calls import Calls
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.stats.odds_table import OddsTable
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.choice_box import choice_box
from bowlbound_desktop.ui.worker import Job, worker

NOTHING = "Odds are computed when a call is asked for."
SILENT = "The odds of these calls cannot be computed."
COMPUTING = "Computing …"


class OddsView(QWidget):
    """A choice of figures and a table; computed only while it can be seen."""

    consulted = Signal()
    """Somebody looks at the odds of the calls being asked for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("odds")
        self._calls: Calls | None = None
        self._forecast: Forecast | None = None
        self._job: Job | None = None
        self._figure = choice_box("odds:figure", "Figure")
        self._figure.currentIndexChanged.connect(self._show_table)
        self._view = OddsTable(theme)
        self._note = wrapping(label(NOTHING, faint=True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        for widget in (self._figure, self._note, self._view):
            layout.addWidget(widget)
        self._show_note(NOTHING)

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if frame.shows_new("calls"):
            self.show_calls(frame.calls)

    def show_calls(self, calls: Calls | None) -> None:
        """Show the odds of other calls."""
        if calls is not None and self._calls is not None and calls.same_as(self._calls):
            return
        self.drop()
        self._calls, self._forecast = calls, None
        if self.isVisible():
            self._compute_soon()

    def drop(self) -> None:
        """Stop computing."""
        if self._job is not None:
            self._job.drop()
        self._job = None

    def showEvent(self, event: QShowEvent) -> None:
        """Compute what was put off."""
        super().showEvent(event)
        self._compute_soon()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Compute what was put off: a dock behind others is not painted, though it counts as shown."""
        super().paintEvent(event)
        if self._undone:
            self._compute_soon()

    @property
    def _undone(self) -> bool:
        return self._calls is not None and self._forecast is None and self._job is None

    def _compute_soon(self) -> None:
        QTimer.singleShot(0, self, self._compute)

    def _compute(self) -> None:
        """Compute the odds, if they can be seen and are not being computed already."""
        if self._calls is None:
            self._show_note(NOTHING)
        elif self._undone and not self.visibleRegion().isEmpty():
            self._show_note(COMPUTING)
            self._job = worker().submit(self._calls.compute, self._keep, owner=self)

    def _keep(self, forecast: Forecast | None) -> None:
        self._forecast = forecast
        if forecast is None:
            self._show_note(SILENT if self._calls is not None and self._calls.silent else NOTHING)
            return
        self.consulted.emit()
        titles = [figure.title for figure in forecast.figures]
        if titles != [self._figure.itemText(row) for row in range(self._figure.count())]:
            self._figure.clear()
            self._figure.addItems(titles)
        self._show_table()

    def _show_note(self, text: str) -> None:
        self._note.setText(text)
        self._note.show()
        self._figure.hide()
        self._view.hide()

    def _show_table(self) -> None:
        forecast, row = self._forecast, self._figure.currentIndex()
        if forecast is None or not 0 <= row < len(forecast.figures):
            return
        self._note.hide()
        self._figure.setHidden(forecast.one_sided)
        self._view.show()
        one_sided = forecast.one_sided
        self._view.show_odds(
            calls_table(forecast) if one_sided else odds_table(forecast, forecast.figures[row])
        )

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._view.set_theme(theme)

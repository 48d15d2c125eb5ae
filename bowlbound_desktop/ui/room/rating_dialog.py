"""Measures the rating that a chart plays like, by simulating games in the background."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, TeamChart
from bowlbound_desktop.games.bowlbound.workshop.rating import GAMES, Rated, rate
from bowlbound_desktop.ui.labels import label, roomy, wrapping
from bowlbound_desktop.ui.widgets.form_dialog import FormDialog
from bowlbound_desktop.ui.widgets.plain_button import plain_button
from bowlbound_desktop.ui.worker import Job, Link, worker

SIZE = (460, 210)
FEWEST = 10
"""The fewest games from which a rating is shown."""
TAKEN = "It becomes the chart's Mays rating: point spreads follow it where the power ratings are by Mays."


def compared(rated: Rated, chart: TeamChart) -> str:
    """The measured rating beside the chart's own, if it has one."""
    if chart.mays == Rating():
        return f"{chart.name} {rated}; the chart has no rating of its own yet."
    off = rated.value - chart.mays.base
    near = "which agrees with it" if abs(off) <= rated.give_or_take else f"which is {off:+.1f} away"
    return f"{chart.name} {rated}; the chart says {chart.mays.base:g}, {near}."


class RatingDialog(FormDialog):
    """Shows the progress and can be stopped; `wanted` carries the rating to write into the chart."""

    wanted = Signal(float)

    def __init__(self, parent: QWidget | None, chart: TeamChart, games: int = GAMES) -> None:
        super().__init__(parent)
        self.setObjectName("rating")
        self.setWindowTitle("Measure its rating")
        self.resize(roomy(*SIZE))
        self._chart = chart
        self._rated: Rated | None = None
        self._words = wrapping(label(f"{chart.name} plays {games} games…", name="rating:words"))
        self._bar = QProgressBar()
        self._bar.setObjectName("rating:progress")
        self._bar.setAccessibleName("Games played")
        self._bar.setRange(0, games)
        self._bar.setFormat("%v of %m games")
        self._take = plain_button("rating:take", "&Use this rating", self._take_over)
        self._close = plain_button("rating:close", "Stop", self.reject)
        self._take.setEnabled(False)
        self._take.setToolTip(TAKEN)
        self._lay_out()
        link = Link()
        work = partial(rate, chart, games, progress=link)
        self._job: Job | None = worker().submit(work, self._show, owner=self, told=self._tell, link=link)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._take)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._bar)
        layout.addLayout(row)
        self.set_main(self._close)

    @property
    def busy(self) -> bool:
        """Whether games are being simulated."""
        return self._job is not None

    def _tell(self, rated: Rated) -> None:
        self._bar.setValue(rated.games)
        if rated.games >= FEWEST:
            self._words.setText(f"So far, {self._chart.name} {rated}.")

    def _show(self, rated: Rated | None) -> None:
        self._job = None
        if rated is not None:
            self._rated = rated
            self._bar.setValue(rated.games)
            self._words.setText(compared(rated, self._chart))
            self._take.setEnabled(True)
            self._close.setText("Close")

    def _take_over(self) -> None:
        if self._rated is not None:
            self.wanted.emit(round(self._rated.value, 1))
        self.accept()

    def done(self, result: int) -> None:
        """Close the dialog, and stop the simulation."""
        if self._job is not None:
            self._job.drop()
            self._job = None
        super().done(result)

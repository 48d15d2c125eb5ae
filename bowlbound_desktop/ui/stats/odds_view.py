"""Coach's odds: every call against every call; reckoned only while it can be seen."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from bowlbound_desktop.ui.charts.chart_model import ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.stats.odds import FIGURES, Calls, odds_table, reckon
from bowlbound_desktop.ui.theme import Theme


class OddsView(QWidget):
    """A figure to choose, and its table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("odds")
        self._calls: Calls | None = None
        self._figures: Mapping[tuple[str, str], Any] = {}
        self._figure = QComboBox()
        self._figure.setObjectName("odds:figure")
        self._figure.setAccessibleName("Figure")
        for name, title in FIGURES.items():
            self._figure.addItem(title, name)
        self._figure.currentIndexChanged.connect(self._show_table)
        self._view = ChartView(theme)
        self._note = wrapping(label("Odds are reckoned when both coaches are asked for a call.", faint=True))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        for widget in (self._figure, self._note, self._view):
            layout.addWidget(widget)

    def show_calls(self, calls: Calls | None) -> None:
        """Another question was asked."""
        self._calls, self._figures = calls, {}
        if self.isVisible():
            self._reckon_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """Reckon what was left undone."""
        super().showEvent(event)
        self._reckon_soon()

    def _reckon_soon(self) -> None:
        QTimer.singleShot(0, self, self._reckon)

    def _reckon(self) -> None:
        if self._calls is not None and not self._figures and not self.visibleRegion().isEmpty():
            self._figures = reckon(self._calls)
        self._show_table()

    def _show_table(self) -> None:
        known = bool(self._figures)
        self._note.setVisible(not known)
        self._view.setVisible(known)
        if known:
            before = self._view.model()
            table = odds_table(self._figures, self._figure.currentData())
            self._view.show_model(ChartModel(table, self._view))
            if before is not None:
                before.deleteLater()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._view.set_theme(theme)

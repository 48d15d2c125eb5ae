"""The preview of a new team: its chart, and its results in simulated games."""

from PySide6.QtWidgets import QProgressBar, QTabWidget, QVBoxLayout, QWidget

from bowlbound_desktop.games.bowlbound.workshop.new_team.trial import TrialSeason, whole
from bowlbound_desktop.kernel.system import Table
from bowlbound_desktop.ui.charts.chart_model import ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.plain_tabs import without_frame

UNPLAYED = "Not played yet: the strength is a first guess until it is."


class Preview(QWidget):
    """Three charts in tabs, and a line about the season."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tabs = QTabWidget()
        self._tabs.setObjectName("new-team:preview")
        without_frame(self._tabs)
        self._views: dict[str, ChartView] = {}
        self._season = wrapping(label(UNPLAYED, name="new-team:season"))
        self._bar = QProgressBar()
        self._bar.setObjectName("new-team:progress")
        self._bar.setAccessibleName("Games played")
        self._bar.setRange(0, whole())
        self._bar.setFormat("%v of %m games")
        self._bar.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._season)
        layout.addWidget(self._bar)

    def show_tables(self, tables: tuple[Table, ...]) -> None:
        """Show another chart."""
        for table in tables:
            if table.key not in self._views:
                view = self._views[table.key] = ChartView(self._theme)
                self._tabs.addTab(view, table.key.capitalize())
            view = self._views[table.key]
            view.show_model(ChartModel(table, view))

    def show_unplayed(self) -> None:
        """Say that the results on show are those of an earlier version of the team."""
        self._bar.hide()
        self._season.setText(UNPLAYED)

    def show_progress(self, games: int) -> None:
        """Show that games are being simulated."""
        self._bar.show()
        self._bar.setValue(games)
        self._season.setText("Finding the strength, then a season against the average team …")

    def show_season(self, season: TrialSeason, wanted: tuple[float, float]) -> None:
        """Show the results of the simulated games."""
        self._bar.hide()
        self._season.setText(
            f"{season.games} games against the average team: {season.wins} won, {season.losses} lost, "
            f"{season.ties} tied; {season.scored:.1f} points for ({wanted[0]:.1f} wanted), "
            f"{season.allowed:.1f} against ({wanted[1]:.1f} wanted)."
        )

"""The docks around the field (charts, log, Why?, statistics, odds) and where they go."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.emblem import emblem_of
from bowlbound_desktop.ui.cards.card_table import CardTable
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.log.view import LogView
from bowlbound_desktop.ui.log.why_view import WhyView
from bowlbound_desktop.ui.stats.docks import StatsDocks
from bowlbound_desktop.ui.stats.odds_view import OddsView
from bowlbound_desktop.ui.table.dock_tabs import (
    bring_to_front,
    put_stale_tabs_away,
    skip_bars_out_of_sight,
)
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.dock import make_dock

NARROW_CHARTS = 370
"""The width of charts where both are in tabs."""
TAB = 16
"""The width of a tab beside its text."""


class TableDocks(QObject):
    """Creates the docks of a table, and arranges them for wide and narrow windows."""

    dealt = Signal()
    """A game with other docks is on the table."""

    def __init__(
        self, window: QMainWindow, charts: Mapping[Side, ChartPanel], log: LogView, why: WhyView, theme: Theme
    ) -> None:
        super().__init__(window)
        self._window = window
        self._asked = Side.HOME
        self.charts = {side: make_dock(window, f"chart:{side.value}", charts[side], "") for side in Side}
        self.log = make_dock(window, "log", log, "Play by play")
        self.why = make_dock(window, "why", why, "Why?")
        self.why.visibilityChanged.connect(lambda visible: why.catch_up() if visible else None)
        self.stats = StatsDocks(window, theme)
        self.card_table = CardTable(theme)
        self.cards = make_dock(window, "cards", self.card_table, "Cards")
        self._charted, self._with_cards = True, False
        self._teams: Mapping[Side, TeamFace] = {}
        self._wide = True
        self.odds_view = OddsView(theme)
        self.odds = make_dock(window, "odds", self.odds_view, "Odds")
        self._watch_tabs()
        window.setDockNestingEnabled(True)
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)

    def _watch_tabs(self) -> None:
        """Hide whatever is behind another dock, and bars without tabs, from keyboard and screen readers."""
        moved = QTimer(self)
        moved.setSingleShot(True)
        moved.timeout.connect(lambda: skip_bars_out_of_sight(self._window))
        for dock in self.every():
            dock.visibilityChanged.connect(lambda _visible: moved.start(0))

    def every(self) -> tuple[QDockWidget, ...]:
        """All docks in the order of the menu."""
        return (*self.charts.values(), self.cards, self.log, self.why, *self.stats.docks, self.odds)

    def show_frame(self, frame: Frame) -> None:
        """Show the docks that the game needs, and in front the chart of the coach who is asked."""
        if frame.dealt:
            self._deal(frame)
        for view in (self.card_table, self.stats, self.odds_view):
            view.show_frame(frame)
        if frame.shows_new("question", "play", "moment") and not frame.moment:
            self.raise_chart(frame.question.side or frame.board.possession or Side.HOME)

    def _deal(self, frame: Frame) -> None:
        charted = any(table.side is not None for table in frame.tables)
        self._teams = frame.board.teams if charted else {}
        self._name_charts()
        self.deal(charted, frame.descriptor.cards is not None)
        if len(frame.persons) == len(Side):
            self.odds.hide()

    def _name_charts(self) -> None:
        """Name each chart after its team, or by its initials where three tabs have no room for names."""
        advance = self._window.fontMetrics().horizontalAdvance
        names = [team.short for team in self._teams.values()]
        tabs = sum(advance(name) + TAB for name in (*names, self.odds.windowTitle()))
        whole = self._wide or tabs <= NARROW_CHARTS
        for side, dock in self.charts.items():
            team = self._teams.get(side)
            name = "Tables" if team is None else team.short if whole else emblem_of(team).initials
            dock.setWindowTitle(name)

    def raise_chart(self, side: Side) -> None:
        """Bring the chart of the coach who is asked to the front, or the cards; open odds stay in front."""
        self._asked = side
        if self._odds_lie_over_charts():
            return
        bring_to_front(self._window, self.cards if self._with_cards else self.charts[side])

    def _odds_lie_over_charts(self) -> bool:
        """Whether the odds are in front of the charts in a narrow window."""
        beside = self._window.tabifiedDockWidgets(self.odds)
        return self.charts[Side.AWAY] in beside and not self.odds.visibleRegion().isEmpty()

    def deal(self, charted: bool, with_cards: bool) -> None:
        """Choose the docks of a game: charts of both sides or only its tables, and cards if it has any."""
        self._charted, self._with_cards = charted, with_cards
        self.dealt.emit()

    @property
    def kind(self) -> str:
        """Which docks the game has; saved layouts belong to one kind."""
        return ("charts" if self._charted else "tables") + ("-cards" if self._with_cards else "")

    def has(self, dock: QDockWidget) -> bool:
        """Whether the game has anything to show in a dock."""
        if dock is self.cards:
            return self._with_cards
        return self._charted or dock is not self.charts[Side.AWAY]

    def hide_what_is_not_there(self) -> None:
        """Hide the docks, and their menu entries, that the game has no use for."""
        for dock in self.every():
            dock.toggleViewAction().setVisible(self.has(dock))
            if not self.has(dock):
                dock.hide()

    def arrange(self, wide: bool) -> None:
        """Put the charts left and right of the field, or both in tabs on the right."""
        QTimer.singleShot(0, self, lambda: put_stale_tabs_away(self._window))
        self._wide = wide
        self._name_charts()
        window, areas = self._window, Qt.DockWidgetArea
        left, right = self.charts[Side.HOME], self.charts[Side.AWAY]
        window.addDockWidget(areas.LeftDockWidgetArea if wide else areas.RightDockWidgetArea, left)
        window.addDockWidget(areas.RightDockWidgetArea, right)
        window.addDockWidget(areas.RightDockWidgetArea, self.cards)
        if not wide:
            window.tabifyDockWidget(left, right)
        window.tabifyDockWidget(right, self.cards)
        self._show_titles(wide)
        self._arrange_bottom(wide)
        for dock in (left, right, self.cards, self.log, self.why, *self.stats.docks):
            dock.show()
        (self.stats.docks[0] if wide else self.why).raise_()
        (self.cards if self._with_cards else self.charts[self._asked]).raise_()
        self.hide_what_is_not_there()
        self._share_room(wide)

    def _arrange_bottom(self, wide: bool) -> None:
        window, areas, corners = self._window, Qt.DockWidgetArea, Qt.Corner
        bottom = areas.BottomDockWidgetArea
        window.setCorner(corners.BottomLeftCorner, bottom if wide else areas.LeftDockWidgetArea)
        window.setCorner(corners.BottomRightCorner, bottom if wide else areas.RightDockWidgetArea)
        window.addDockWidget(bottom, self.log)
        window.splitDockWidget(self.log, self.why, Qt.Orientation.Horizontal)
        self._arrange_stats(wide)

    def _arrange_stats(self, wide: bool) -> None:
        """Put the statistics in a third column; in a narrow window behind Why?, the odds with the charts."""
        first, *others = self.stats.docks
        if wide:
            self._window.splitDockWidget(self.why, first, Qt.Orientation.Horizontal)
        else:
            for dock in self.stats.docks:  # Qt 6.12 leaves them where a restored layout had them
                self._window.removeDockWidget(dock)
            self._window.tabifyDockWidget(self.why, first)
        for dock in others:
            self._window.tabifyDockWidget(first, dock)
        self._window.tabifyDockWidget(first if wide else self.cards, self.odds)
        self.odds.hide()

    def _show_titles(self, wide: bool) -> None:
        """Show title bars, except over charts in tabs, whose names are on the tabs."""
        for dock in (*self.charts.values(), self.cards, self.why):
            dock.setTitleBarWidget(None if wide else QWidget())  # type: ignore[arg-type]
        for dock in (*self.stats.docks, self.odds):
            dock.setTitleBarWidget(QWidget())

    def _share_room(self, wide: bool) -> None:
        window, charts = self._window, list(self.charts.values())
        share = window.width() * 24 // 100 if wide else NARROW_CHARTS
        window.resizeDocks(
            charts if wide else charts[:1], [share] * (2 if wide else 1), Qt.Orientation.Horizontal
        )
        if not wide:
            window.resizeDocks([self.log, self.why], [2, 3], Qt.Orientation.Horizontal)
        room = window.height() * (27 if wide else 16) // 100
        window.resizeDocks([self.log], [room], Qt.Orientation.Vertical)
